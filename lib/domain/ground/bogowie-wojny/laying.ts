import type { Point } from "@/lib/terrain/point";
import type { Chance } from "../../battlefield/generator/chance";
import { drawWaves, naturalOutline, wavyOval } from "../../battlefield/generator/outline";

/** Least and most of a measure, in cm. */
export type Span = readonly [least: number, most: number];

/** What an outline follows from; measures that are not asked for are 0. */
export interface Asked {
  readonly longCm: number;
  readonly wideCm: number;
  readonly look: string | undefined;
}

/** How players lay a thing whose measures they choose [14.4]: by its middle, turn and size, or by both ends of its course. */
export type Laying =
  | {
      readonly by: "place";
      readonly long?: Span;
      readonly wide?: Span;
      /** Whether another number gives another outline. */
      readonly hasShapes?: true;
      /** Its outline about the origin, long from west to east. */
      outline(asked: Asked, chance: Chance): readonly Point[];
    }
  | { readonly by: "course"; readonly width: Span; readonly usualCm: number };

/** How a seed draws a piece. */
export interface SeedDrawing {
  /** Its looks, the likelier the more often. */
  readonly looks?: readonly string[];
  /** Its widths in cm, of water. */
  readonly widths?: readonly number[];
  /** Its outline about the origin, of its usual size or a share of it; none for water, which runs from edge to edge. */
  outline?(
    chance: Chance,
    how: { readonly look: string | null; readonly size: number },
  ): readonly Point[];
  /** What a cm of road through it costs, open ground being 1; none where roads go round it. */
  readonly roadCost?: number;
}

interface Natural {
  /** How rough nature leaves its edge. */
  readonly rough: number;
  /** As large as players may ask for: the text measures gullies, built-up areas and works alone [3.5, 13.3]. */
  readonly long: Span;
  readonly wide: Span;
}

/** Ground as nature leaves it, laid by its size. */
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

/** Ground as nature leaves it, drawn by a seed. */
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

/** A square that the rules measure, laid by its middle and turn. */
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
