/** Objectives of a battle [14.6]. */
export const OBJECTIVE_ROLES = ["main", "secondary"] as const;
export type ObjectiveRole = (typeof OBJECTIVE_ROLES)[number];

/** Tolerance in cm within which pieces count as equally near or equally even. */
const ALIKE_CM = 0.1;

/**
 * A piece of terrain that may become an objective, with the distances that decide it, measured from its nearest
 * point.
 */
export interface ObjectiveCandidate {
  readonly id: string;
  readonly toCentreCm: number;
  /** How much farther it is from one player's deployment zone than from the other's. */
  readonly unevenCm: number;
}

/** The pieces that the player with the initiative may choose as main objective: those nearest the centre [14.6]. */
export function mainObjectives(candidates: readonly ObjectiveCandidate[]): string[] {
  const least = Math.min(...candidates.map(({ toCentreCm }) => toCentreCm));
  return candidates.filter(({ toCentreCm }) => toCentreCm <= least + ALIKE_CM).map(({ id }) => id);
}

/**
 * The pieces from which the player without the initiative chooses the two secondary objectives: those whose distances
 * to the two deployment zones differ least, apart from the main objective [14.6]. `certain` holds the pieces that are
 * among the two in any case, `equals` those from which the rest are chosen.
 */
export function secondaryObjectives(
  candidates: readonly ObjectiveCandidate[],
  main: string,
): { readonly certain: string[]; readonly equals: string[] } {
  const others = candidates.filter(({ id }) => id !== main);
  const second = others.map(({ unevenCm }) => unevenCm).toSorted((a, b) => a - b)[1];
  if (second === undefined) return { certain: others.map(({ id }) => id), equals: [] };
  const named = (wanted: (unevenCm: number) => boolean) =>
    others.filter(({ unevenCm }) => wanted(unevenCm)).map(({ id }) => id);
  return {
    certain: named((unevenCm) => unevenCm < second - ALIKE_CM),
    equals: named((unevenCm) => Math.abs(unevenCm - second) <= ALIKE_CM),
  };
}
