"use client";

import type { Map as LeafletMap, LeafletMouseEvent, PM } from "leaflet";
import { polygon } from "leaflet";
import { useEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import type { ShapeKind } from "@/lib/domain/table/looks/look";
import { lookOf } from "@/lib/domain/table/looks/looks";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { crossesItself, middleOf } from "@/lib/terrain/ring";
import { snappedToGrid } from "@/lib/terrain/snap";
import { geomanOf } from "./geoman";
import { jointHint } from "./joint-hint";
import { attachLineDrag, type Line } from "./line-drag";
import { type MapJoints, snapReachCm } from "./map-joints";
import { isAreaKind } from "./map-tool";
import { latLngOf, pointOf, SNAP_CM } from "./table-coordinates";

interface DrawToolProps {
  readonly kind: ShapeKind;
  readonly joints: MapJoints;
  readonly onDrawn: (kind: ShapeKind, points: readonly Point[]) => void;
  readonly onReady: (kind: ShapeKind) => void;
}

/** Two taps farther apart than this are two corners, however quick. */
const SAME_PLACE_PX = 24;
const line = { color: "var(--color-brass)", weight: 2 };

/**
 * Draws corner by corner: one click per corner, and a double click, Enter or a click on the first corner to finish. One
 * click and Enter make a shape of ordinary size there, one click on a ringed place for a bridge adds it, and a drag
 * draws a house or a bridge.
 */
export default function DrawTool(props: DrawToolProps) {
  const { kind } = props;
  const map = useMap();
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const shape = isAreaKind(kind) ? "Polygon" : "Line";
    const { endsAfter, isRectangle } = lookOf({ kind });
    /** The corners clicked so far. */
    let begun: readonly Point[] = [];
    const geoman = geomanOf(map);
    const corners = heldCorners(() => latest.current, map);
    let isDone = false;
    const draw = (points: readonly Point[]) => {
      if (!isDone) latest.current.onDrawn(kind, points);
      isDone = true;
    };
    const settle = (drawn: readonly Point[]) =>
      draw(corners.laid(drawn) ?? withoutRepeats(drawn.map(corners.settled)));
    const finish = () => {
      if (isWhole(shape, withoutRepeats(begun))) settle(begun);
    };
    const created: PM.CreateEventHandler = ({ layer }) => {
      layer.remove();
      settle(cornersOf(layer));
    };
    const vertex: PM.VertexAddedEventHandler = ({ workingLayer, latlng }) => {
      corners.place(pointOf(latlng), lastTwo.grasp());
      begun = cornersOf(workingLayer);
      const laid = begun.length === 1 && lastTwo.grasp() === "catching" && corners.laid(begun);
      if (laid) draw(laid);
      else if (endsAfter && begun.length >= endsAfter) finish();
    };
    const pressed = (event: KeyboardEvent) => {
      const pane = map.getContainer();
      const isHere =
        event.target instanceof Node &&
        (event.target.contains(pane) || pane.contains(event.target));
      if (event.key === "Enter" && isHere && begun.length === 1) draw(begun.map(corners.settled));
    };
    const pull = (isRectangle || endsAfter === 2) && {
      mayBegin: () => begun.length === 0,
      outlineOf: isRectangle ? rectangleOf : (line: Line) => line,
      onDrawn: (points: readonly Point[]) => draw(corners.laid(points) ?? points),
    };
    const letGo = pull ? attachOutline(map, pull) : () => {};
    const hover = ({ latlng, originalEvent }: LeafletMouseEvent) =>
      corners.hover(pointOf(latlng), snapModeOf(originalEvent));
    map.on("mousemove", hover);
    map.on("pm:create", created);
    const started: PM.DrawStartEventHandler = ({ workingLayer }) =>
      workingLayer.on("pm:vertexadded", vertex);
    map.on("pm:drawstart", started);
    const lastTwo = watchClicks(map.getContainer());
    const twice = ({ latlng }: LeafletMouseEvent) => {
      if (!lastTwo.areAtOnePlace()) return;
      const laid = corners.laid([pointOf(latlng)]);
      if (laid) draw(laid);
      else finish();
    };
    map.on("dblclick", twice);
    document.addEventListener("keydown", pressed);
    geoman.setGlobalOptions({ finishOnEnter: true });
    geoman.enableDraw(shape, drawOptions(shape));
    latest.current.onReady(kind);
    return () => {
      map.off("pm:create", created);
      map.off("pm:drawstart", started);
      map.off("mousemove", hover);
      map.off("dblclick", twice);
      document.removeEventListener("keydown", pressed);
      letGo();
      lastTwo.detach();
      corners.clear();
      geoman.disableDraw();
    };
  }, [kind, map]);
  return null;
}

interface Drawing {
  readonly kind: ShapeKind;
  readonly joints: MapJoints;
}

/** Whether a corner snaps to things nearby, or is free because Alt is held. */
type SnapMode = "catching" | "free";

/** The snapping mode of a pointer event. */
function snapModeOf({ altKey }: Pick<MouseEvent, "altKey">): SnapMode {
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
function heldCorners(now: () => Drawing, map: LeafletMap): HeldCorners {
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

function drawOptions(shape: "Polygon" | "Line"): PM.DrawModeOptions {
  return {
    tooltips: false,
    snappable: false,
    allowSelfIntersection: shape === "Line",
    templineStyle: line,
    hintlineStyle: { ...line, dashArray: "5 5" },
    pathOptions: { ...line, fillColor: "var(--color-select)", fillOpacity: 0.3 },
  };
}

interface OutlinePull {
  readonly mayBegin: () => boolean;
  readonly outlineOf: (line: Line) => readonly Point[];
  readonly onDrawn: (points: readonly Point[]) => void;
}

/** Draws an outline by dragging, with a preview. */
function attachOutline(map: LeafletMap, { mayBegin, outlineOf, onDrawn }: OutlinePull): () => void {
  const shown = polygon([], { ...line, fillOpacity: 0.3, interactive: false, pmIgnore: true });
  const detach = attachLineDrag(map, {
    mayBegin,
    onPulled: (pulled) => shown.setLatLngs(outlineOf(pulled).map(latLngOf)).addTo(map),
    onDone: (pulled) => {
      shown.remove();
      swallowClick();
      const outline = pulled ? outlineOf(pulled) : [];
      if (outline.length > 0) onDrawn(outline);
    },
  });
  return () => {
    shown.remove();
    detach();
  };
}

function rectangleOf([[x, y], [toX, toY]]: Line): readonly Point[] {
  if (x === toX || y === toY) return [];
  return [
    [x, y],
    [toX, y],
    [toX, toY],
    [x, toY],
  ];
}

/** Keeps the end of a drag from clicking the thing there; if no click follows, stops at the next press. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  const hear = () => removeEventListener("click", swallow, true);
  addEventListener("pointerdown", hear, { capture: true, once: true });
}

/** Whether corners make a shape that can be finished: a line, or an area whose outline does not cross itself. */
function isWhole(shape: "Polygon" | "Line", corners: readonly Point[]): boolean {
  if (shape === "Line") return corners.length >= 2;
  return corners.length >= 3 && !crossesItself(corners);
}

/**
 * Reports whether the last two clicks were at the same place, since two quick taps anywhere count as a double click.
 */
function watchClicks(pane: HTMLElement): {
  readonly areAtOnePlace: () => boolean;
  readonly grasp: () => SnapMode;
  readonly detach: () => void;
} {
  let last: Point | null = null;
  let before: Point | null = null;
  let grasp: SnapMode = "catching";
  const clicked = (event: MouseEvent) => {
    grasp = snapModeOf(event);
    before = last;
    last = [event.clientX, event.clientY];
  };
  pane.addEventListener("click", clicked, true);
  return {
    areAtOnePlace: () =>
      last !== null && before !== null && distanceCm(last, before) <= SAME_PLACE_PX,
    grasp: () => grasp,
    detach: () => pane.removeEventListener("click", clicked, true),
  };
}

/** The corners of a Leaflet polygon or line. */
export function cornersOf(layer: object): readonly Point[] {
  if (!("getLatLngs" in layer) || typeof layer.getLatLngs !== "function") return [];
  const found: unknown = layer.getLatLngs();
  const outer = Array.isArray(found) && Array.isArray(found[0]) ? found[0] : found;
  return Array.isArray(outer) ? outer.map(pointOf) : [];
}

function withoutRepeats(points: readonly Point[]): readonly Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    return before === undefined || before[0] !== point[0] || before[1] !== point[1];
  });
}
