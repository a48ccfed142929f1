import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { battalionsOf } from "../../_desk/battalions";

/** The number of battalions that regiments are split into: as each one's strength suggests, or the same for all. */
export type Parts = "likely" | number;

/** A regiment to split, with its number of battalions. */
export interface Split {
  readonly unit: Unit;
  readonly parts: number;
}

/** The regiments among some units, with their number of battalions; those with one battalion are left out. */
export function splitsOf(
  units: readonly Unit[],
  { parts, menPerFigure }: { readonly parts: Parts; readonly menPerFigure: number },
): readonly Split[] {
  return units
    .filter(canSplit)
    .map((unit) => ({ unit, parts: parts === "likely" ? battalionsOf(unit, menPerFigure) : parts }))
    .filter((split) => split.parts > 1 && split.parts <= (split.unit.men ?? 0));
}

/** Whether a unit is infantry with enough men to be split. */
export function canSplit({ arm, men }: Pick<Unit, "arm" | "men">): boolean {
  return arm === "infantry" && (men ?? 0) > 1;
}
