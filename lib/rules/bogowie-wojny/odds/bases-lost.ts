import { type Displacement, MAX_DISORDER } from "../tables/fire";

/** A regiment's bases and the damage they can still take. */
export interface Bases {
  readonly bases: number;
  /** WTR of one base. */
  readonly endurance: number;
  /** Points already lost by the damaged base, which is the first to be removed. */
  readonly damage: number;
}

/** A unit's state after a fire, an attack or a melee: its level of disorder, in rout, or destroyed. */
export const STATES = ["0", "1", "2", "3", "rout", "destroyed"] as const;
export type State = (typeof STATES)[number];

/** Points of WTR a regiment has left. */
export function pointsLeft({ bases, endurance, damage }: Bases): number {
  return bases * endurance - damage;
}

/** Whole bases lost to a loss of WTR, if all bases have the same endurance [8.1, 10.20]. */
export function basesLost(unit: Bases, loss: number): number {
  return Math.min(unit.bases, Math.floor((unit.damage + loss) / unit.endurance));
}

/** The state of a unit with this many levels of disorder in total; above the third it routs [11.6]. */
export function stateOf(disorder: number, displacement: Displacement = "stays"): State {
  if (displacement === "rout" || disorder > MAX_DISORDER) return "rout";
  return STATES[disorder] ?? "0";
}
