import type { FireZone } from "./table-13";

/** A class of calibre in table 14, by the weight of the shot in pounds. */
interface CalibreRow {
  readonly id: "3-4" | "6-8" | "9-12";
  readonly fromPd: number;
  readonly toPd: number;
  readonly zones: readonly [FireZone, FireZone, FireZone];
}

/** Table 14: zones of fire of artillery, nearest first. It has no class for 5 pdr. */
export const TABLE_14: readonly CalibreRow[] = [
  {
    id: "3-4",
    fromPd: 3,
    toPd: 4,
    zones: [
      { fromCm: 0, toCm: 15 },
      { fromCm: 15, toCm: 40 },
      { fromCm: 40, toCm: 100 },
    ],
  },
  {
    id: "6-8",
    fromPd: 6,
    toPd: 8,
    zones: [
      { fromCm: 0, toCm: 20 },
      { fromCm: 20, toCm: 50 },
      { fromCm: 50, toCm: 120 },
    ],
  },
  {
    id: "9-12",
    fromPd: 9,
    toPd: 12,
    zones: [
      { fromCm: 0, toCm: 25 },
      { fromCm: 25, toCm: 60 },
      { fromCm: 60, toCm: 140 },
    ],
  },
];
