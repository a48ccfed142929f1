import type { Shape } from "@/lib/domain/table/looks/look";
import type { MapSubject } from "@/lib/domain/table/scene";
import type { Point } from "@/lib/terrain/point";
import type { MapEvents } from "./map-events";
import type { MapGroup } from "./map-group";
import type { MapJoints } from "./map-joints";

/** The state of the map needed at the moment of gripping. */
export interface DragContext {
  readonly selected: MapSubject | null;
  /** A unit's centre and facing, or a commander's place; null for a shape. */
  readonly poseOf: (subject: MapSubject) => Pose | null;
  /** A subject's pivot and facing; null if it cannot be turned. */
  readonly pivotOf: (subject: MapSubject) => Pose | null;
  /** The offset of a subject for a drag of the pointer, in cm. */
  readonly constrainDrag: (subject: MapSubject, byCm: Point) => Point;
  /** The snapping of a thing dragged near its proper place. */
  readonly snapOf: MapJoints["snapOf"];
  /** The table's depth in cm, for converting to the picture's y axis, which points down. */
  readonly depthCm: number;
  readonly events: MapEvents;
  /** The things selected together; missing if things can only be selected one by one. */
  readonly group: MapGroup | undefined;
  /** Whether every drag draws a frame, as Shift does. */
  readonly isFraming: boolean;
}

/** The facing of a shape with a turning handle, in degrees clockwise from north; null for a shape without one. */
export type FacingOf = (shape: Shape) => number | null;

/** The place and facing of a thing. */
export interface Pose {
  readonly xCm: number;
  readonly yCm: number;
  readonly facingDeg: number;
}

/** Units and shapes turn in steps of this size, also by keyboard. */
export const TURN_STEP_DEG = 5;
