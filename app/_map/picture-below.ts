import type { PlacedPicture } from "@/lib/domain/table/drawing/placed-picture";
import type { Point, Segment } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";

/** A picture underneath the drawing, for its author to draw over. */
export interface PictureBelow extends PlacedPicture {
  readonly id: string;
}

/** The state and callbacks of the picture tool. */
export interface PictureDragging {
  /** The outline of the picture that can be dragged; null if none can be moved. */
  readonly grip: Ring | null;
  /** The two ends of a known distance; null while none is being entered. */
  readonly tape: Segment | null;
  /** Called while the picture is dragged, with the offset from its original place, and once with `done`. */
  readonly onCarried: (byCm: Point, is: "under-way" | "done") => void;
  /** A click while there is a tape. */
  readonly onPlaceClicked: (at: Point) => void;
}
