"use client";

import type { LeafletMouseEvent, PM } from "leaflet";
import { useEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import { terrainKindOf } from "@/lib/domain/ground/belle-alliance/kinds";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { geomanOf } from "./geoman";
import { type Grasp, graspOf, heldCorners } from "./held-corners";
import type { MapJoints } from "./map-joints";
import { type DrawnKind, isAreaKind } from "./map-tool";
import { pointOf } from "./table-coordinates";

interface DrawToolProps {
  readonly kind: DrawnKind;
  readonly joints: MapJoints;
  readonly onDrawn: (kind: DrawnKind, points: readonly Point[]) => void;
  readonly onReady: (kind: DrawnKind) => void;
}

/** Two taps farther apart than this are two corners, however quickly they come. */
const SAME_PLACE_PX = 24;
const line = { color: "var(--color-brass)", weight: 2 };

/** Draws corner by corner: click, click, and a double click, Enter or the first corner to finish. */
export default function DrawTool(props: DrawToolProps) {
  const { kind } = props;
  const map = useMap();
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const shape = isAreaKind(kind) ? "Polygon" : "Line";
    const { endsAfter } = terrainKindOf({ kind });
    const geoman = geomanOf(map);
    const corners = heldCorners(() => latest.current, map);
    let isDone = false;
    const draw = (points: readonly Point[]) => {
      if (!isDone) latest.current.onDrawn(kind, points);
      isDone = true;
    };
    const created: PM.CreateEventHandler = ({ layer }) => {
      const drawn = cornersOf(layer);
      layer.remove();
      draw(corners.laid(drawn) ?? withoutRepeats(drawn.map(corners.settled)));
    };
    const vertex: PM.VertexAddedEventHandler = ({ workingLayer, latlng }) => {
      corners.place(pointOf(latlng), lastTwo.grasp());
      if (endsAfter && cornersOf(workingLayer).length >= endsAfter) finish(geoman.Draw, shape);
    };
    const hover = ({ latlng, originalEvent }: LeafletMouseEvent) =>
      corners.hover(pointOf(latlng), graspOf(originalEvent));
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
      else finish(geoman.Draw, shape);
    };
    map.on("dblclick", twice);
    geoman.setGlobalOptions({ finishOnEnter: true });
    geoman.enableDraw(shape, drawOptions(shape));
    latest.current.onReady(kind);
    return () => {
      map.off("pm:create", created);
      map.off("pm:drawstart", started);
      map.off("mousemove", hover);
      map.off("dblclick", twice);
      lastTwo.detach();
      corners.clear();
      geoman.disableDraw();
    };
  }, [kind, map]);
  return null;
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

/** Geoman itself finishes a shape by a key or a click only. */
function finish(draw: object, shape: "Polygon" | "Line"): void {
  const tool = (draw as Readonly<Record<string, { readonly _finishShape?: () => void }>>)[shape];
  tool?._finishShape?.();
}

/** Says whether the last two clicks were at one place; two quick taps are a double click wherever they fall. */
function watchClicks(pane: HTMLElement): {
  readonly areAtOnePlace: () => boolean;
  readonly grasp: () => Grasp;
  readonly detach: () => void;
} {
  let last: Point | null = null;
  let before: Point | null = null;
  let grasp: Grasp = "catching";
  const clicked = (event: MouseEvent) => {
    grasp = graspOf(event);
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

/** Corners of a Leaflet polygon or line. */
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
