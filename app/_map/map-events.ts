import type { Point } from "@/lib/terrain/point";
import type { MapSubject } from "./map-subject";
import type { DrawnKind } from "./map-tool";

/** What an author's hand does on the map. Each is told once, when the hand lets go. */
export interface MapEvents {
  readonly onSelect: (subject: MapSubject | null) => void;
  readonly onMoved: (subject: MapSubject, byCm: Point) => void;
  readonly onTurned: (unitId: string, facingDeg: number) => void;
  readonly onReshaped: (featureId: string, points: readonly Point[]) => void;
  readonly onDrawn: (kind: DrawnKind, points: readonly Point[]) => void;
  /** A click with the tool for units or names. */
  readonly onPointed: (at: Point) => void;
}
