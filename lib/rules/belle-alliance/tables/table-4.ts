import type { MarchArm } from "./table-3";

/** Classes of obstacle and of cover, weakest first. */
export const CLASSES = ["I", "II", "III"] as const;
export type ObstacleClass = (typeof CLASSES)[number];
export type CoverClass = ObstacleClass;

/** The share of the march rate that is left when passing an obstacle; 0 if it is impassable. */
type PassageRate = 1 | 0.5 | 0.25 | 0;

/** Table 4: passage of obstacles [2.3.5]. */
export const TABLE_4: Readonly<Record<ObstacleClass, Readonly<Record<MarchArm, PassageRate>>>> = {
  I: { infantry: 1, cavalry: 0.5, artillery: 0.5 },
  II: { infantry: 0.5, cavalry: 0.25, artillery: 0.25 },
  III: { infantry: 0.25, cavalry: 0, artillery: 0 },
};
