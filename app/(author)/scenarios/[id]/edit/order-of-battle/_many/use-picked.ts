import { useMemo } from "react";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { useDocument } from "../../_desk/scenario-editor";
import type { OrderDesk } from "../use-order-desk";
import { type Picked, pickedOf } from "./picked";

const sidesOf = ({ sides }: Scenario) => sides;

/** The troops that the selected rows stand for. */
export function usePicked({ selection: { keys } }: Pick<OrderDesk, "selection">): Picked {
  const sides = useDocument(sidesOf);
  return useMemo(() => pickedOf(sides, keys), [sides, keys]);
}
