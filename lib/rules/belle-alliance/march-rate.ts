import type { Arm } from "./arm";
import type { Formation } from "./formation";
import { marchRow } from "./march-row";
import type { MarchGround } from "./tables/table-3";
import type { UnitType } from "./unit-type";

/**
 * Whether a formation has a march rate on a kind of ground [2.3.1, table 3]. Without one the unit may stand there but
 * not attack, and a forced move puts it into FD. At work or rest the rate of the line decides. A garrison needs none: it
 * leaves its building by a change of formation [6.1.1]. Pioneers march as infantry, wagons as limbered artillery
 * [1.2.4, 6.3.0].
 */
export function hasMarchRate(arm: Arm, formation: Formation, ground: MarchGround): boolean {
  const row = marchRow({ arm, formation });
  return row === null || row.rates[ground] !== null;
}

/** How far a unit comes in column of march in one bound, in cm; driven artillery as horse artillery [2.3.1, table 3]. */
export function columnOfMarchRate(
  {
    arm,
    type,
    calibrePd,
  }: {
    readonly arm: Arm;
    readonly type: UnitType | null;
    readonly calibrePd: number | null;
  },
  ground: "road" | "ordinary",
): number {
  const horse = type === "horse-artillery";
  const rate = marchRow({ arm, formation: "column-of-march", horse, calibrePd })?.rates[ground];
  if (rate == null) throw new Error(`Table 3 has no column of march for ${arm}.`);
  return rate;
}
