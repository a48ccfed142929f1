import type { BuiltUpLevel } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { direction, type Point } from "@/lib/terrain/point";
import { centroid, type Ring } from "@/lib/terrain/ring";

/** A house: its middle relative to the section's middle, along the section's sides, and its size, in cm. */
type House = readonly [x: number, y: number, wide: number, deep: number];

/** Houses by level: more for better defences. They are only decoration. */
const HOUSES: Readonly<Record<BuiltUpLevel, readonly House[]>> = {
  0: [
    [-2.4, 1.9, 2.4, 1.5],
    [2.1, -2, 1.5, 2.3],
  ],
  1: [
    [-2.6, 2.4, 2.4, 1.5],
    [2.4, 2.2, 1.5, 2.3],
    [-2.7, -2.1, 1.5, 2.2],
    [2.2, -2.6, 2.5, 1.5],
  ],
  2: [
    [-2.9, 2.9, 2.5, 1.6],
    [0.5, 3, 2, 1.6],
    [3.1, 2.2, 1.6, 2.7],
    [-3, -0.4, 1.6, 2.3],
    [-2.5, -3, 2.6, 1.6],
    [1.9, -2.8, 3.1, 1.7],
  ],
  3: [
    [-2.9, 3.1, 2.9, 1.7],
    [0.7, 3.2, 2.5, 1.7],
    [3.2, 2.6, 1.7, 2.9],
    [-3.2, 0.4, 1.7, 2.5],
    [0, 0.3, 1.9, 2.8],
    [3.2, -0.9, 1.7, 2.3],
    [-2.8, -2.9, 2.7, 1.9],
    [0.6, -3.2, 2.4, 1.7],
    [3.2, -3.2, 1.8, 1.7],
  ],
};

/** The outlines on the table of the houses that represent a section of a built-up area. */
export function housesOf(section: Ring, level: BuiltUpLevel): [number, number][][] {
  const middle = centroid(section);
  const [from, to] = [section[0] ?? middle, section[1] ?? middle];
  const [x, y] = direction(from, to);
  const place = ([along, across]: Point): [number, number] => [
    middle[0] + along * x - across * y,
    middle[1] + along * y + across * x,
  ];
  return HOUSES[level].map(([east, north, wide, deep]) =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([i = 0, j = 0]) => place([east + (i * wide) / 2, north + (j * deep) / 2])),
  );
}
