import type { z } from "zod";
import type { Language } from "../language";
import type { scenarioSchema } from "./scenario";
import type { Side } from "./side";
import { SIDE_COLOURS } from "./side-colours";

/** What a new scenario starts with; names and ids come from the caller. */
interface NewScenario {
  readonly title: string;
  readonly language: Language;
  /** Empty where its author does not name one. */
  readonly battle: string;
  /** `YYYY-MM-DD`, or null where it is still open. */
  readonly date: string | null;
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly sides: readonly Pick<Side, "id" | "name">[];
}

/**
 * A new scenario as it is sent: its sides, each in a colour of its own while there are enough, and an empty table. All
 * else is left to the schema.
 */
export function newScenario({
  table,
  sides,
  ...told
}: NewScenario): z.input<typeof scenarioSchema> {
  return {
    kind: "scenario",
    schemaVersion: 1,
    ...told,
    map: { ...table },
    sides: sides.map((side, i) => ({
      ...side,
      colour: SIDE_COLOURS[i % SIDE_COLOURS.length] ?? SIDE_COLOURS[0],
    })),
  };
}
