import { type Box, boxesOverlap } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";

/** A text that looks for its place: its size, and places to try, the best first. */
export interface LabelWish {
  readonly text: string;
  readonly sizeCm: number;
  /** Middle of the text's foot line. */
  readonly places: readonly Point[];
  /** How many drawn things the text may lie on and still be worth its place. */
  readonly mayCover: number;
}

/** A text at the place it got. */
export interface PlacedLabel {
  readonly text: string;
  readonly sizeCm: number;
  readonly at: Point;
}

/** Width of a letter as a share of its size, for the mixed text of names. */
const LETTER_WIDTH = 0.5;

/** The width of a text in cm, near enough to keep texts apart. */
export function textWidthCm(text: string, sizeCm: number): number {
  return text.length * sizeCm * LETTER_WIDTH;
}

/** The ground a text covers on the table. */
export function labelBox(text: string, sizeCm: number, [x, y]: Point): Box {
  const half = textWidthCm(text, sizeCm) / 2;
  return { minX: x - half, maxX: x + half, minY: y - sizeCm * 0.25, maxY: y + sizeCm * 0.8 };
}

/** What texts should keep clear of: other texts always, drawn things where they can. */
export interface Taken {
  readonly texts: readonly Box[];
  readonly things: readonly Box[];
}

/**
 * Gives each text the place among its wishes where it covers least. A text that would lie on another
 * everywhere, or on too much of what is drawn, is left out (null): it would tell nothing.
 */
export function setLabels(
  wishes: readonly LabelWish[],
  taken: Taken,
): readonly (PlacedLabel | null)[] {
  const texts = [...taken.texts];
  return wishes.map(({ text, sizeCm, places, mayCover }) => {
    const free = places
      .map((at) => ({ at, box: labelBox(text, sizeCm, at) }))
      .filter(({ box }) => !texts.some((other) => boxesOverlap(box, other)))
      .map((place) => ({ ...place, covers: covered(place.box, taken.things) }));
    const best = free.toSorted((a, b) => a.covers - b.covers)[0];
    if (best === undefined || best.covers > mayCover) return null;
    texts.push(best.box);
    return { text, sizeCm, at: best.at };
  });
}

function covered(box: Box, things: readonly Box[]): number {
  return things.filter((thing) => boxesOverlap(box, thing)).length;
}
