import type { PicturePlace } from "@/lib/terrain/picture-place";
import type { Point, Segment } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";

/** A picture that lies below the drawing, for its author to draw over. */
export interface PictureBelow {
  readonly id: string;
  readonly href: string;
  readonly place: PicturePlace;
  readonly heightCm: number;
  /** Of 1. */
  readonly opacity: number;
}

/** What the tool for pictures grips and measures. */
export interface PictureHand {
  /** The outline of the picture that a pointer carries; null where none can be moved. */
  readonly grip: Ring | null;
  /** The two places between which a distance is known; null while none is asked for. */
  readonly tape: Segment | null;
  /** Called as the picture is carried, from where it lay, and once with `done`. */
  readonly onCarried: (byCm: Point, is: "under-way" | "done") => void;
  /** A click while there is a tape. */
  readonly onPointed: (at: Point) => void;
}
