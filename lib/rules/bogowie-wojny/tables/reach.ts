import { SHOT_RANGES_CM } from "./artillery-fire";

/** The scale: a cm on the table is so many metres [3.2]. */
export const METRES_PER_CM = 33;

/** How wide a unit's field of view is, from the middle of its front edge; commanders see all round [2.6]. */
export const FIELD_OF_VIEW_DEG = { unit: 180, commander: 360 } as const;

/** How far the front zone, the field of fire and the zone of control open to each side of the front [2.7, 7.6, 8.4]. */
export const FRONT_ZONE_DEG = 45;

/** The depth of a zone of control: the range of firearms or of canister; units without fire have the least [2.7]. */
export const CONTROL_ZONE_CM = { foot: [5, 10], guns: SHOT_RANGES_CM.canister, least: 5 } as const;

/**
 * How a hill hides what is on it [3.5]: by its highest point, or, where the players or the umpire choose so, only what
 * stands behind the whole hill.
 */
export const HILL_SIGHTS = ["highest-point", "whole-hill"] as const;
export type HillSight = (typeof HILL_SIGHTS)[number];

/** The distance below which a defender has no time to change front or form square [10.9], in cm. */
export const ATTACK_WARNING_CM = {
  "change-front": { infantry: 15, cavalry: 30 },
  square: { infantry: 15, cavalry: 15 },
} as const;

/** What the order "move" adds to a unit's movement, in cm [7.6]. */
export const MOVE_ORDER_CM = 5;

/** A square moves at this share of the speed of a line [2.4, 7.4]. */
export const SQUARE_SHARE = 0.5;
