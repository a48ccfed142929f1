import { type Displacement, MOST_DISORDER } from "../tables/fire";

/** A regiment's bases and what they can still take. */
export interface Bases {
  readonly bases: number;
  /** WTR of one base. */
  readonly endurance: number;
  /** Points lost already by the base that suffers first. */
  readonly damage: number;
}

/** What a unit is after a fire, an attack or a melee: its level of disorder, in flight, or no more. */
export const STATES = ["0", "1", "2", "3", "rout", "destroyed"] as const;
export type State = (typeof STATES)[number];

/** Points of WTR a regiment has left. */
export function pointsLeft({ bases, endurance, damage }: Bases): number {
  return bases * endurance - damage;
}

/** Whole bases a loss of WTR takes off the table, all of one endurance [8.1, 10.20]. */
export function basesLost(unit: Bases, loss: number): number {
  return Math.min(unit.bases, Math.floor((unit.damage + loss) / unit.endurance));
}

/** A unit with this many levels of disorder altogether; beyond the third it routs [11.6]. */
export function stateOf(disorder: number, displacement: Displacement = "stays"): State {
  if (displacement === "rout" || disorder > MOST_DISORDER) return "rout";
  return STATES[disorder] ?? "0";
}
