import { type Displacement, MOST_DISORDER } from "../tables/fire";

/** What a unit is after a fire, an attack or a melee: its level of disorder, in flight, or no more. */
export const STATES = ["0", "1", "2", "3", "rout", "destroyed"] as const;
export type State = (typeof STATES)[number];

/** A unit with so many levels of disorder altogether; beyond the third it routs [11.6]. */
export function stateOf(disorder: number, displacement: Displacement = "stays"): State {
  if (displacement === "rout" || disorder > MOST_DISORDER) return "rout";
  return STATES[disorder] ?? "0";
}
