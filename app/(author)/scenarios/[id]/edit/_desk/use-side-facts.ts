import { useMemo } from "react";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { useDocument } from "./scenario-editor";

type SideFacts = Pick<Side, "id" | "name" | "colour">;

const idsOf = ({ sides }: Scenario) => sides.map(({ id }) => id);
const namesOf = ({ sides }: Scenario) => sides.map(({ name }) => name);
const coloursOf = ({ sides }: Scenario) => sides.map(({ colour }) => colour);

/**
 * Facts about the sides for a choice between them; the list stays the same while only the troops of the sides change.
 */
export function useSideFacts(): readonly SideFacts[] {
  const ids = useDocument(idsOf);
  const names = useDocument(namesOf);
  const colours = useDocument(coloursOf);
  return useMemo(
    () => ids.map((id, i) => ({ id, name: names[i] ?? "", colour: colours[i] ?? "a" })),
    [ids, names, colours],
  );
}
