import { battalionsNamed } from "@/lib/domain/belle-alliance/import/units/battalions-read";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";

/** Figures in an average battalion, used if only the number of men is known. */
const FIGURES_OF_A_BATTALION = 32;
export const MAX_BATTALIONS = 12;

/** The number of battalions that regiments are split into: as each one suggests, or the same for all. */
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
    .filter((split) => split.parts > 1 && split.parts <= (split.unit.men ?? MAX_BATTALIONS));
}

/** Whether a unit is infantry that can be split: more than one man, or a strength not known yet. */
export function canSplit({ arm, men }: Pick<Unit, "arm" | "men">): boolean {
  return arm === "infantry" && men !== 1;
}

/** The likely number of battalions in a unit: as in its list or its name, otherwise by its strength [1.2.2]. */
export function battalionsOf(
  { name, men, battalionsOrSquadrons }: Pick<Unit, "name" | "men" | "battalionsOrSquadrons">,
  menPerFigure: number,
): number {
  const byStrength = Math.round((men ?? 0) / menPerFigure / FIGURES_OF_A_BATTALION);
  const likely = battalionsOrSquadrons ?? battalionsNamed(name) ?? byStrength;
  return Math.min(likely, men ?? MAX_BATTALIONS, MAX_BATTALIONS);
}
