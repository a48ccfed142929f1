import type { Point } from "@/lib/terrain/point";
import { drawWaves, naturalOutline, wavyOval } from "../field/generator/outline";
import type { SeededRandom } from "../field/generator/seeded-random";

/** The smallest and largest value of a measure, in cm. */
export type Span = readonly [least: number, most: number];

/** What an outline is made from; measures that do not apply are 0. */
export interface OutlineMeasures {
  readonly longCm: number;
  readonly wideCm: number;
  readonly look: string | undefined;
}

/**
 * How players lay a thing of their own measurements [14.4]: by its middle, rotation and size, or by both ends of its
 * course.
 */
export type Laying =
  | {
      readonly by: "place";
      readonly long?: Span;
      readonly wide?: Span;
      /** Whether the number `shape` changes the outline. */
      readonly hasShapes?: true;
      /** Returns its outline about the origin, its length running from west to east. */
      outline(asked: OutlineMeasures, chance: SeededRandom): readonly Point[];
    }
  | { readonly by: "course"; readonly width: Span; readonly usualCm: number };

export interface SeedDrawing {
  /** The looks to choose from; likelier ones are repeated. */
  readonly looks?: readonly string[];
  /** For water: the widths to choose from, in cm. */
  readonly widths?: readonly number[];
  /**
   * Returns its outline about the origin, at its usual size or a share of it; left out for water, which runs from edge
   * to edge.
   */
  outline?(
    chance: SeededRandom,
    how: { readonly look: string | null; readonly size: number },
  ): readonly Point[];
  /** The cost per cm of a road through it, relative to 1 for open ground; left out if roads go round it. */
  readonly roadCost?: number;
}

interface Natural {
  /** How irregular its edge is. */
  readonly rough: number;
  /** The sizes players may ask for; the rules only give measures for gullies, built-up areas and works [3.5, 13.3]. */
  readonly long: Span;
  readonly wide: Span;
}

/** Laying for natural ground, by its size. */
export function naturalLaying({ rough, long, wide }: Natural): Laying & { readonly by: "place" } {
  return {
    by: "place",
    long,
    wide,
    hasShapes: true,
    outline: ({ longCm, wideCm }, chance) =>
      wavyOval(drawWaves(chance, rough), { x: longCm / 2, y: wideCm / 2 }),
  };
}

/** Seed drawing for natural ground. */
export function naturalDrawing({
  rough,
  long,
  wide,
}: Natural): Required<Pick<SeedDrawing, "outline">> {
  return {
    outline: (chance, { size }) =>
      naturalOutline(chance, {
        long: [long[0] * size, long[1] * size],
        wide: [wide[0] * size, wide[1] * size],
        rough,
      }),
  };
}

/** Laying for a square whose size is set by the rules, by its middle and rotation. */
export function squareLaying(sideCm: number): Laying {
  const half = sideCm / 2;
  return {
    by: "place",
    outline: () => [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ],
  };
}
