import { type Box, boxesOverlap } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";

/** A text that looks for its place: its size, and places to try, the best first. */
export interface LabelWish {
  readonly text: string;
  readonly sizeCm: number;
  /** Middle of the text's foot line. */
  readonly places: readonly Point[];
}

/** A text at the place it got. */
export interface PlacedLabel {
  readonly text: string;
  readonly sizeCm: number;
  readonly at: Point;
}

/** Width of a letter as a share of its size, for the mixed text of names. */
const LETTER_WIDTH = 0.52;

/** The ground a text covers on the table. */
export function labelBox(text: string, sizeCm: number, [x, y]: Point): Box {
  const half = (text.length * sizeCm * LETTER_WIDTH) / 2;
  return { minX: x - half, maxX: x + half, minY: y - sizeCm * 0.25, maxY: y + sizeCm * 0.8 };
}

/**
 * Gives each text the place among its wishes where it covers least of what is `taken` and of the
 * texts set before it.
 */
export function setLabels(
  wishes: readonly LabelWish[],
  taken: readonly Box[],
): readonly PlacedLabel[] {
  const covered = [...taken];
  return wishes.map((wish) => {
    const cost = (at: Point) => {
      const box = labelBox(wish.text, wish.sizeCm, at);
      return covered.filter((other) => boxesOverlap(box, other)).length;
    };
    const at = wish.places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
    covered.push(labelBox(wish.text, wish.sizeCm, at));
    return { text: wish.text, sizeCm: wish.sizeCm, at };
  });
}
