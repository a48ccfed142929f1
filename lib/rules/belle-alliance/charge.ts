import type { Arm } from "./arm";
import type { UnitType } from "./unit-type";

/** How many whole bounds must pass after a bound in which a unit charged before it may charge again [2.3.3]. */
export const CHARGE_WAIT_BOUNDS = 4;

/**
 * Whether troops may charge at all: only those with a charge rate in table 3, that is foot, horse and horse artillery
 * [2.3.3]. Pioneers march as infantry [6.3.0], trains as foot artillery. A battery whose type is not yet chosen may
 * charge.
 */
export function mayCharge({ arm, type }: { readonly arm: Arm; readonly type: UnitType | null }) {
  if (arm === "artillery") return type !== "foot-artillery";
  return arm !== "train";
}
