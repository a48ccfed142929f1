import type { Map as LeafletMap } from "leaflet";
import type { ShapeKind } from "@/lib/domain/table/looks/look";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { middleOf } from "@/lib/terrain/ring";
import { snappedToGrid } from "@/lib/terrain/snap";
import { jointHint } from "./joint-hint";
import { type MapJoints, snapReachCm } from "./map-joints";
import { SNAP_CM } from "./table-coordinates";

interface Drawing {
  readonly kind: ShapeKind;
  readonly joints: MapJoints;
}

/** Whether a corner snaps to things nearby, or is free because Alt is held. */
export type SnapMode = "catching" | "free";

/** The snapping mode of a pointer event. */
export function snapModeOf({ altKey }: Pick<MouseEvent, "altKey">): SnapMode {
  return altKey ? "free" : "catching";
}

/** The corners of a shape being drawn: each is joined to another shape, or else snapped to the lattice. */
interface HeldCorners {
  readonly hover: (at: Point, grasp: SnapMode) => void;
  readonly place: (at: Point, grasp: SnapMode) => void;
  readonly settled: (at: Point) => Point;
  /** The outline that a shape drawn there takes automatically; null to keep it as drawn. */
  readonly laid: (drawn: readonly Point[]) => readonly Point[] | null;
  readonly clear: () => void;
}

/** Tracks the corners of a shape while it is drawn, and rings the places where they are joined. */
export function heldCorners(now: () => Drawing, map: LeafletMap): HeldCorners {
  const hint = jointHint(map);
  const joined = new Map<string, Point>();
  let isAnyFree = false;
  const held = (at: Point) => {
    return { kind: now().kind, id: null, at, reachCm: snapReachCm(map.getZoom()) };
  };
  const jointAt = (at: Point) => now().joints.jointAt(held(at));
  const laidAt = (at: Point, reachCm = 0) => {
    const corner = held(at);
    const reach = Math.max(reachCm, corner.reachCm);
    return now().joints.laidAt({ ...corner, reachCm: reach });
  };
  return {
    hover: (at, grasp) => {
      if (grasp === "free") return hint.show(null);
      const laid = laidAt(at);
      hint.show(laid ? middleOf(laid) : jointAt(at));
    },
    place: (at, grasp) => {
      isAnyFree ||= grasp === "free";
      const joint = grasp === "free" ? null : jointAt(at);
      if (joint === null) return;
      joined.set(String(at), joint);
      hint.keep(joint);
    },
    settled: (at) => joined.get(String(at)) ?? snappedToGrid(at, SNAP_CM),
    laid: (drawn) => {
      if (isAnyFree) return null;
      const middle = middleOf(drawn);
      return laidAt(middle, distanceCm(middle, drawn[0] ?? middle));
    },
    clear: hint.clear,
  };
}
