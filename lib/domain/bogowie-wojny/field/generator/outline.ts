import { BUILT_UP_SECTION_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import type { Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import type { Ring } from "@/lib/terrain/ring";
import type { SeededRandom } from "./seeded-random";
import { turnedBy, unitVector } from "./unit-vector";

/** The smallest and largest size of a shape, in cm. */
export type Span = readonly [least: number, most: number];

const CORNERS = 26;

/** Half an outline's length and width, in cm. */
interface Half {
  readonly x: number;
  readonly y: number;
}

interface Wave {
  readonly times: number;
  readonly height: number;
  readonly shift: number;
}

/** A natural outline about the origin: an oval with a wavy edge. */
export function naturalOutline(
  chance: SeededRandom,
  { long, wide, rough }: { readonly long: Span; readonly wide: Span; readonly rough: number },
): Ring {
  const waves = drawWaves(chance, rough);
  const half = { x: chance.between(...long) / 2, y: chance.between(...wide) / 2 };
  const way = unitVector(chance.fraction());
  return wavyOval(waves, half).map((corner) => turnedBy(corner, way));
}

/** Random waves for an edge; higher for rougher outlines. */
export function drawWaves(chance: SeededRandom, rough: number): readonly Wave[] {
  return [2, 3, 4, 5].map((times) => ({
    times,
    height: (chance.between(0.3, 1) * rough) / times,
    shift: chance.fraction(),
  }));
}

/** An oval of the given size with a wavy edge, its long side from west to east. */
export function wavyOval(waves: readonly Wave[], half: Half): Ring {
  const reach = (turn: number) =>
    1 +
    waves.reduce(
      (sum, wave) => sum + wave.height * unitVector(turn * wave.times + wave.shift)[0],
      0,
    );
  const turns = Array.from({ length: CORNERS }, (_, corner) => corner / CORNERS);
  const furthest = Math.max(...turns.map(reach));
  return turns.map((turn) => {
    const [x, y] = unitVector(turn);
    const share = reach(turn) / furthest;
    return [x * half.x * share, y * half.y * share];
  });
}

/** A farmed field's outline about the origin: four corners, none exactly a right angle. */
export function fieldOutline(chance: SeededRandom): Ring {
  const half = { x: chance.between(6.5, 10), y: chance.between(5, 7.5) };
  const way = unitVector(chance.fraction());
  return fourCorners(chance, half).map((corner) => turnedBy(corner, way));
}

/** Four corners about the origin, each displaced by up to a centimetre. */
export function fourCorners(chance: SeededRandom, half: Half): Ring {
  const corners: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return corners.map(([x, y]) => [
    x * half.x + chance.between(-1, 1),
    y * half.y + chance.between(-1, 1),
  ]);
}

/** Directions of a section's side for which its corners fall on whole millimetres. */
const SECTION_WAYS: readonly Point[] = [
  [1, 0],
  [0.8, 0.6],
  [0.6, 0.8],
  [0.96, 0.28],
  [0.28, 0.96],
];

/** A section of a built-up area about the origin: a true square [3.5]. */
export function sectionOutline(chance: SeededRandom): Ring {
  const way = chance.pickOne(SECTION_WAYS);
  const half = BUILT_UP_SECTION_CM / 2;
  const corners: readonly Point[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  return corners.map((corner) => turnedBy(corner, way));
}

/** A gully about the origin; its ways in and out are the first corner and the one halfway round [3.5]. */
export function gullyOutline(chance: SeededRandom): Ring {
  const [long, wide] = [chance.between(14, 19.6), chance.between(2.8, 3.7)];
  const way = unitVector(chance.fraction());
  return gullyAlong(chance, long, wide).map((corner) => turnedBy(corner, way));
}

/** A gully of the given length and maximum width, from west to east. */
export function gullyAlong(chance: SeededRandom, long: number, wide: number): Ring {
  const stations = [-1, -0.9, -0.65, -0.35, 0, 0.35, 0.65, 0.9, 1];
  const side = (sign: 1 | -1) =>
    stations.slice(1, -1).map((share): Point => {
      const swell = Math.sqrt(1 - share ** 4) * chance.between(0.86, 1);
      return [(share * long) / 2, (sign * swell * wide) / 2];
    });
  return [[-long / 2, 0], ...side(-1), [long / 2, 0], ...side(1).reverse()];
}

/** A hedge, fence or wall about the origin, with a bend or a corner. */
export function fenceLine(chance: SeededRandom): Polyline {
  const [first, second] = [chance.between(5, 9), chance.between(5, 9)];
  const way = unitVector(chance.fraction());
  return bentLine(chance, first, second).map((corner) => turnedBy(corner, way));
}

/** A line from the west that bends slightly, or turns a corner, at the origin. */
export function bentLine(chance: SeededRandom, first: number, second: number): Polyline {
  const bend = unitVector(chance.withProbability(0.45) ? 0.25 : chance.between(-0.06, 0.06));
  return [
    [-first, 0],
    [0, 0],
    [bend[0] * second, bend[1] * second],
  ];
}
