import type { ShapeFeature } from "@/lib/domain/scenario/feature";
import type { Point } from "@/lib/terrain/point";
import type { MapEvents } from "./map-events";
import type { MapGroup } from "./map-group";
import type { MapJoints } from "./map-joints";
import type { MapSubject } from "./map-subject";

/** What the hand needs to know of the map at the moment it grips. */
export interface Grip {
  readonly selected: MapSubject | null;
  /** A unit's centre and facing, a commander's place; null for a shape. */
  readonly standOf: (subject: MapSubject) => Stand | null;
  /** About what a subject turns, and where it looks; null for what does not turn. */
  readonly pivotOf: (subject: MapSubject) => Stand | null;
  /** How far a drag really carries a subject, in cm. */
  readonly carry: (subject: MapSubject, byCm: Point) => Point;
  /** What catches something dragged near to where it belongs. */
  readonly catchOf: MapJoints["catchOf"];
  /** From which place on the table upwards the picture counts its own. */
  readonly depthCm: number;
  readonly events: MapEvents;
  /** What is chosen together; missing where things are chosen one by one. */
  readonly group: MapGroup | undefined;
  /** Whether every drag draws a frame, as with Shift. */
  readonly isFraming: boolean;
}

/** Where a shape looks that gets a handle to be turned by, in degrees clockwise from north; null for one without. */
export type FacingOf = (shape: ShapeFeature) => number | null;

/** Where something stands and looks. */
export interface Stand {
  readonly xCm: number;
  readonly yCm: number;
  readonly facingDeg: number;
}

/** Units and shapes turn in steps, as the keys turn them. */
export const TURN_STEP_DEG = 5;
