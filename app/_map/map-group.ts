import type { Box } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import type { MapSubject } from "./map-subject";

/** Several things chosen at once, and what a hand does with them. Each is reported once, on release. */
export interface MapGroup {
  /** Empty while no more than one thing is chosen. */
  readonly subjects: readonly MapSubject[];
  /** About which place they turn. */
  readonly middle: Point;
  /** What no tool may move. */
  readonly isFixed: (subject: MapSubject) => boolean;
  /** How far a drag really carries them, in cm. */
  readonly carry: (byCm: Point) => Point;
  /** Adds a thing to those chosen, or lets go of it. */
  readonly onToggled: (subject: MapSubject) => void;
  /** Adds what lies in a frame. */
  readonly onFramed: (frame: Box) => void;
  readonly onMoved: (byCm: Point) => void;
  /** Clockwise about the middle. */
  readonly onTurned: (byDeg: number) => void;
}
