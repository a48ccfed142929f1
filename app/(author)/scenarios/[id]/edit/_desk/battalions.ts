import type { Unit } from "@/lib/domain/scenario/unit";

/** Figures of a battalion of middling strength, where only the men are known. */
const FIGURES_OF_A_BATTALION = 32;
export const MOST_BATTALIONS = 12;

type Regiment = Pick<Unit, "men" | "battalionsOrSquadrons">;

/** How many battalions a unit most likely is: as many as its list says, else by its strength [1.2.2]. */
export function battalionsOf(
  { men, battalionsOrSquadrons }: Regiment,
  menPerFigure: number,
): number {
  const byStrength = Math.round((men ?? 0) / menPerFigure / FIGURES_OF_A_BATTALION);
  return Math.min(battalionsOrSquadrons ?? byStrength, mostParts({ men }));
}

/** Into how many battalions to split a regiment: as many as it most likely is, and no fewer than two. */
export function likelyParts(regiment: Regiment, menPerFigure: number): number {
  return Math.max(2, battalionsOf(regiment, menPerFigure));
}

/** The most parts a unit can be split in: each needs a man. */
export function mostParts({ men }: Pick<Unit, "men">): number {
  return Math.max(2, Math.min(MOST_BATTALIONS, men ?? MOST_BATTALIONS));
}
