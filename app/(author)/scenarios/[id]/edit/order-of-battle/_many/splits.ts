import type { Unit } from "@/lib/domain/scenario/unit";
import { battalionsOf } from "../../_desk/battalions";

/** Into how many battalions regiments are split: each as its strength suggests, or all in a number. */
export type Parts = "likely" | number;

/** A regiment to split, and into how many battalions. */
export interface Split {
  readonly unit: Unit;
  readonly parts: number;
}

/** The regiments among some units, with their battalions; those that are one battalion already stay whole. */
export function splitsOf(
  units: readonly Unit[],
  { parts, menPerFigure }: { readonly parts: Parts; readonly menPerFigure: number },
): readonly Split[] {
  return units
    .filter(canSplit)
    .map((unit) => ({ unit, parts: parts === "likely" ? battalionsOf(unit, menPerFigure) : parts }))
    .filter((split) => split.parts > 1 && split.parts <= (split.unit.men ?? 0));
}

/** Infantry with men enough to be split. */
export function canSplit({ arm, men }: Pick<Unit, "arm" | "men">): boolean {
  return arm === "infantry" && (men ?? 0) > 1;
}
