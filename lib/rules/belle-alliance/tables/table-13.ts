import type { Weapon } from "../unit-type";

/** A zone of fire, as distances in cm. */
export interface FireZone {
  readonly fromCm: number;
  readonly toCm: number;
}

/** Table 13: zones of fire of small arms, nearest first. */
export const TABLE_13: Readonly<Record<Weapon, readonly [FireZone, FireZone]>> = {
  carbine: [
    { fromCm: 0, toCm: 6 },
    { fromCm: 6, toCm: 12 },
  ],
  musket: [
    { fromCm: 0, toCm: 10 },
    { fromCm: 10, toCm: 18 },
  ],
  rifle: [
    { fromCm: 0, toCm: 18 },
    { fromCm: 18, toCm: 30 },
  ],
};
