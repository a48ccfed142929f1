import type { ShapeKind } from "@/lib/domain/table/looks/look";
import type { MapSubject } from "@/lib/domain/table/scene";
import type { Point } from "@/lib/terrain/point";

/** A turn by the handle: the new facing (for shapes, relative to the original) and the clockwise change. */
export interface Turn {
  readonly facingDeg: number;
  readonly byDeg: number;
}

/** Callbacks for an author's actions on the map. Each is called once, on release. */
export interface MapEvents {
  readonly onSelect: (subject: MapSubject | null) => void;
  readonly onMoved: (subject: MapSubject, byCm: Point) => void;
  /** Called at every place of a drag, before the release, and with null after it. */
  readonly onCarried?: (subjects: readonly MapSubject[], byCm: Point | null) => void;
  readonly onTurned: (subject: MapSubject, turn: Turn) => void;
  readonly onReshaped: (featureId: string, points: readonly Point[]) => void;
  readonly onDrawn: (kind: ShapeKind, points: readonly Point[]) => void;
  /** A stretch of street dragged for a village; both ends are the same place after a click. */
  readonly onStreet?: (from: Point, to: Point) => void;
  /** A click with the tool for units or names. */
  readonly onPlaceClicked: (at: Point) => void;
}
