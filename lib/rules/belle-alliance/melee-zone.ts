import type { Formation } from "./formation";

/** The depth of the melee zone before a unit's front [4.1.1]. */
export const MELEE_ZONE_CM = 5;

/** The sides of its formation on which a unit has a front, and with it a melee zone [1.3.1, 1.3.5, 1.3.6, 4.1.1]. */
export function frontsOf(formation: Formation): "ahead" | "four-sides" | "all-round" {
  switch (formation) {
    case "square":
      return "four-sides";
    case "huddle":
    case "work":
    case "rest":
      return "all-round";
    default:
      return "ahead";
  }
}
