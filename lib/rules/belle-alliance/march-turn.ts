import type { March, Turn } from "./march-question";
import { underfootAtStart } from "./march-underfoot";

/** The widest wheel in a charge or a continued advance, in degrees [2.4.1, 4.1.4]. */
export const WIDEST_WHEEL_IN_CHARGE = 20;

/** The way of a turn of 90 degrees in widths of the front: a rotation pivots on its middle, a wheel on its flank [2.4.2]. */
const FRONTS_PER_RIGHT_ANGLE: Readonly<Record<Turn["kind"], number>> = {
  rotation: 3 / 4,
  wheel: 3 / 2,
};
const RIGHT_ANGLE = 90;

/** The way of a turn in cm; for other angles than 90 degrees in proportion, which is our reading [2.4.2]. */
export function turnLengthCm({ kind, degrees }: Turn, frontCm: number): number {
  return (frontCm * FRONTS_PER_RIGHT_ANGLE[kind] * degrees) / RIGHT_ANGLE;
}

/**
 * Whether a unit turns at half rate: all but skirmish lines and columns of march on a road. Of columns only the front
 * rank counts its turn; those behind it follow round the same point without loss of time [2.4.2, 2.4.3].
 */
export function turnsAtHalfRate(march: March): boolean {
  return march.formation !== "skirmish-line" && !isColumnOnRoad(march);
}

/** Whether a unit is a column of march with all of its length on a road, where it wheels freely [2.4.3]. */
export function isColumnOnRoad(march: March): boolean {
  if (march.formation !== "column-of-march") return false;
  return underfootAtStart(march).grounds.every((ground) => ground === "road");
}
