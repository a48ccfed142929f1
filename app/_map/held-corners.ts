import type { Map as LeafletMap } from "leaflet";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { middleOf } from "@/lib/terrain/ring";
import { snappedToGrid } from "@/lib/terrain/snap";
import { jointHint } from "./joint-hint";
import { catchReachCm, type MapJoints } from "./map-joints";
import type { DrawnKind } from "./map-tool";
import { SNAP_CM } from "./table-coordinates";

interface Drawing {
  readonly kind: DrawnKind;
  readonly joints: MapJoints;
}

/** How a hand holds a corner: caught by what is near, or with Alt free of it. */
export type Grasp = "catching" | "free";

/** How the hand of a pointer's event holds. */
export function graspOf({ altKey }: Pick<MouseEvent, "altKey">): Grasp {
  return altKey ? "free" : "catching";
}

/** The corners of a shape being drawn: where each is joined to what lies there, or else on the lattice. */
interface HeldCorners {
  readonly hover: (at: Point, grasp: Grasp) => void;
  readonly place: (at: Point, grasp: Grasp) => void;
  readonly settled: (at: Point) => Point;
  /** How a shape drawn there lies of itself. */
  readonly laid: (drawn: readonly Point[]) => readonly Point[] | null;
  readonly clear: () => void;
}

/** Follows the corners of a shape while it is drawn, and rings the places where they are joined. */
export function heldCorners(now: () => Drawing, map: LeafletMap): HeldCorners {
  const hint = jointHint(map);
  const joined = new Map<string, Point>();
  let isAnyFree = false;
  const held = (at: Point) => {
    return { kind: now().kind, id: null, at, reachCm: catchReachCm(map.getZoom()) };
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
