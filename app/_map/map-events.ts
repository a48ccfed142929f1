import type { Point } from "@/lib/terrain/point";
import type { MapSubject } from "./map-subject";
import type { DrawnKind } from "./map-tool";

/** A turn by the handle: the new facing (for shapes, relative to the original) and the clockwise change. */
export interface Turn {
  readonly facingDeg: number;
  readonly byDeg: number;
}

/** Callbacks for an author's actions on the map. Each is called once, on release. */
export interface MapEvents {
  readonly onSelect: (subject: MapSubject | null) => void;
  readonly onMoved: (subject: MapSubject, byCm: Point) => void;
  readonly onTurned: (subject: MapSubject, turn: Turn) => void;
  readonly onReshaped: (featureId: string, points: readonly Point[]) => void;
  readonly onDrawn: (kind: DrawnKind, points: readonly Point[]) => void;
  /** A click with the tool for units or names. */
  readonly onPlaceClicked: (at: Point) => void;
}
