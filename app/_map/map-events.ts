import type { Point } from "@/lib/terrain/point";
import type { MapSubject } from "./map-subject";
import type { DrawnKind } from "./map-tool";

/** A turn by the handle: to a facing, which of a shape counts from how it lay, and by how much, clockwise. */
export interface Turn {
  readonly facingDeg: number;
  readonly byDeg: number;
}

/** What an author does on the map by hand. Each is reported once, on release. */
export interface MapEvents {
  readonly onSelect: (subject: MapSubject | null) => void;
  readonly onMoved: (subject: MapSubject, byCm: Point) => void;
  readonly onTurned: (subject: MapSubject, turn: Turn) => void;
  readonly onReshaped: (featureId: string, points: readonly Point[]) => void;
  readonly onDrawn: (kind: DrawnKind, points: readonly Point[]) => void;
  /** A click with the tool for units or names. */
  readonly onPointed: (at: Point) => void;
}
