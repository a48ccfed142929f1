import type { MapSubject } from "@/lib/domain/table/scene";
import type { Box } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";

/** Several selected things with callbacks for actions on them. Each is called once, on release. */
export interface MapGroup {
  /** Empty while at most one thing is selected. */
  readonly subjects: readonly MapSubject[];
  /** The point about which they turn. */
  readonly middle: Point;
  /** Whether a subject is locked against all tools. */
  readonly isFixed: (subject: MapSubject) => boolean;
  /** Their offset for a drag of the pointer, in cm. */
  readonly carry: (byCm: Point) => Point;
  /** Adds a thing to the selection, or removes it. */
  readonly onToggled: (subject: MapSubject) => void;
  /** Adds the things in a frame to the selection. */
  readonly onFramed: (frame: Box) => void;
  readonly onMoved: (byCm: Point) => void;
  /** Clockwise about the middle. */
  readonly onTurned: (byDeg: number) => void;
}
