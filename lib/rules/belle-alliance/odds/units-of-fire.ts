import { UNIT_OF_FIRE } from "../tables/table-12";

/** How many units of fire, or of melee, a number of figures or gunners makes [3.1.1, 4.1.3]; one may be incomplete. */
export function unitsOfFire(count: number, of: keyof typeof UNIT_OF_FIRE): number {
  const { whole, least } = UNIT_OF_FIRE[of];
  return Math.floor(count / whole) + (count % whole >= least ? 1 : 0);
}

/** Figures lost to this many units causing this many quarters each, rounded down [table 12]; at most `all`. */
export function figuresLost(
  { units, quartersEach }: { readonly units: number; readonly quartersEach: number },
  all = Number.POSITIVE_INFINITY,
): number {
  return Math.min(all, Math.floor((units * quartersEach) / 4));
}
