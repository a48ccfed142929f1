import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";

/** Figures in an average battalion, used if only the number of men is known. */
const FIGURES_OF_A_BATTALION = 32;
export const MAX_BATTALIONS = 12;

type Regiment = Pick<Unit, "men" | "battalionsOrSquadrons">;

/** The likely number of battalions in a unit: as in its list, otherwise by its strength [1.2.2]. */
export function battalionsOf(
  { men, battalionsOrSquadrons }: Regiment,
  menPerFigure: number,
): number {
  const byStrength = Math.round((men ?? 0) / menPerFigure / FIGURES_OF_A_BATTALION);
  return Math.min(battalionsOrSquadrons ?? byStrength, mostParts({ men }));
}

/** The suggested number of battalions for splitting a regiment: the likely number, at least two. */
export function likelyParts(regiment: Regiment, menPerFigure: number): number {
  return Math.max(2, battalionsOf(regiment, menPerFigure));
}

/** The maximum number of parts when splitting a unit; each part needs at least one man. */
export function mostParts({ men }: Pick<Unit, "men">): number {
  return Math.max(2, Math.min(MAX_BATTALIONS, men ?? MAX_BATTALIONS));
}
