import type { Unit } from "@/lib/domain/scenario/unit";

/** Figures of a battalion of middling strength, where only the men are known. */
const FIGURES_OF_A_BATTALION = 32;
const MOST_BATTALIONS = 12;

/** How many battalions a regiment most likely is: as many as its list says, else by its strength [1.2.2]. */
export function likelyParts(
  { men, battalionsOrSquadrons }: Pick<Unit, "men" | "battalionsOrSquadrons">,
  menPerFigure: number,
): number {
  const listed =
    battalionsOrSquadrons ?? Math.round((men ?? 0) / menPerFigure / FIGURES_OF_A_BATTALION);
  return Math.min(Math.max(2, listed), mostParts({ men }));
}

/** The most parts a unit can be split in: each needs a man. */
export function mostParts({ men }: Pick<Unit, "men">): number {
  return Math.max(2, Math.min(MOST_BATTALIONS, men ?? MOST_BATTALIONS));
}
