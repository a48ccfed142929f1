import type { Map as LeafletMap } from "leaflet";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { strayFrom } from "./gesture";
import { pointOf, SNAP_CM } from "./table-coordinates";

/** The line from the start of a drag to its current place, in cm. */
export type Line = readonly [from: Point, to: Point];

/** Callbacks for a drag over the map that would otherwise move the map. */
export interface LineDrag {
  /** Whether a drag may begin now; missing: always. */
  readonly mayBegin?: () => boolean;
  readonly onPulled: (line: Line) => void;
  /** Called with null if a second finger was put down, since two fingers move the map. */
  readonly onDone: (line: Line | null) => void;
}

interface Pulling {
  readonly from: Point;
  readonly hasLeft: (event: PointerEvent) => boolean;
  to: Point | null;
}

/** Lets a drag pull out a line. Returns a function that detaches it. */
export function attachLineDrag(
  map: LeafletMap,
  { mayBegin, onPulled, onDone }: LineDrag,
): () => void {
  const pane = map.getContainer();
  let pulling: Pulling | null = null;
  const at = (event: PointerEvent) => placeAt(map.mouseEventToLatLng(event));
  const end = (line: Line | null) => {
    const hasBegun = pulling?.to != null;
    pulling = null;
    map.dragging.enable();
    if (hasBegun) onDone(line);
  };
  const down = (event: PointerEvent) => {
    if (!event.isPrimary) return end(null);
    if (event.button !== 0 || mayBegin?.() === false) return;
    pulling = { from: at(event), hasLeft: strayFrom(event), to: null };
    map.dragging.disable();
  };
  const move = (event: PointerEvent) => {
    if (!pulling?.hasLeft(event)) return;
    pulling.to = at(event);
    onPulled([pulling.from, pulling.to]);
  };
  const up = () => {
    const { from, to } = pulling ?? {};
    end(from && to && distanceCm(from, to) > 0 ? [from, to] : null);
  };
  const listeners = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: () => end(null),
  };
  const kinds = ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const;
  for (const kind of kinds) pane.addEventListener(kind, listeners[kind]);
  return () => {
    end(null);
    for (const kind of kinds) pane.removeEventListener(kind, listeners[kind]);
  };
}

/** A Leaflet position snapped to the lattice for drawing. */
export function placeAt(latlng: { readonly lat: number; readonly lng: number }): Point {
  return snappedToGrid(pointOf(latlng), SNAP_CM);
}
