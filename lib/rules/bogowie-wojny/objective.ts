/** Objectives of a battle [14.6]. */
export const OBJECTIVE_ROLES = ["main", "secondary"] as const;
export type ObjectiveRole = (typeof OBJECTIVE_ROLES)[number];

/** How far from nearest or most even a choice may be and still count as equal. */
const ALIKE_CM = 0.1;

/** A piece that may be an objective, with what decides it; distances are from its nearest place. */
export interface ObjectiveCandidate {
  readonly id: string;
  readonly toCentreCm: number;
  /** How much farther it lies from one player's deployment zone than from the other's. */
  readonly unevenCm: number;
}

/** The pieces the player with the initiative may make the main objective: those nearest the centre [14.6]. */
export function mainObjectives(candidates: readonly ObjectiveCandidate[]): string[] {
  const least = Math.min(...candidates.map(({ toCentreCm }) => toCentreCm));
  return candidates.filter(({ toCentreCm }) => toCentreCm <= least + ALIKE_CM).map(({ id }) => id);
}

/**
 * The pieces the player without the initiative may choose the two secondary objectives from: as evenly far from both
 * deployment zones as can be, the main one left out [14.6]. Those that are surely among the two are in `certain`,
 * those the rest are picked from in `equals`.
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
