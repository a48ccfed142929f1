"use client";

import type { PM } from "leaflet";
import { useEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import type { Point } from "@/lib/terrain/point";
import { snappedToGrid, snappedToPlace } from "@/lib/terrain/snap";
import { geomanOf } from "./geoman";
import { type DrawnKind, isAreaKind } from "./map-tool";
import { pointOf, SNAP_CM } from "./table-coordinates";

interface DrawToolProps {
  readonly kind: DrawnKind;
  /** Places a new corner takes when it comes near: ends of roads, corners of walls. */
  readonly catches: readonly Point[];
  readonly onDrawn: (kind: DrawnKind, points: readonly Point[]) => void;
}

const CATCH_PX = 8;
const line = { color: "var(--brass)", weight: 2 };

/** Draws corner by corner: click, click, and a double click, Enter or the first corner to finish. */
export default function DrawTool({ kind, catches, onDrawn }: DrawToolProps) {
  const map = useMap();
  const latest = useRef({ catches, onDrawn });
  latest.current = { catches, onDrawn };
  useEffect(() => {
    const shape = isAreaKind(kind) ? "Polygon" : "Line";
    const geoman = geomanOf(map);
    const created: PM.CreateEventHandler = ({ layer }) => {
      const drawn = cornersOf(layer);
      layer.remove();
      const reachCm = CATCH_PX / 2 ** map.getZoom();
      const points = drawn.map((point) =>
        snappedToPlace(snappedToGrid(point, SNAP_CM), latest.current.catches, reachCm),
      );
      latest.current.onDrawn(kind, withoutRepeats(points));
    };
    const vertex: PM.VertexAddedEventHandler = ({ workingLayer }) => {
      if (kind === "crossing" && cornersOf(workingLayer).length >= 2) finish(geoman.Draw);
    };
    map.on("pm:create", created);
    const started: PM.DrawStartEventHandler = ({ workingLayer }) =>
      workingLayer.on("pm:vertexadded", vertex);
    map.on("pm:drawstart", started);
    geoman.setGlobalOptions({ finishOnEnter: true });
    geoman.enableDraw(shape, drawOptions(shape));
    return () => {
      map.off("pm:create", created);
      map.off("pm:drawstart", started);
      geoman.disableDraw();
    };
  }, [kind, map]);
  return null;
}

function drawOptions(shape: "Polygon" | "Line"): PM.DrawModeOptions {
  return {
    tooltips: false,
    snappable: false,
    finishOn: "dblclick",
    allowSelfIntersection: shape === "Line",
    templineStyle: line,
    hintlineStyle: { ...line, dashArray: "5 5" },
    pathOptions: { ...line, fillColor: "var(--select)", fillOpacity: 0.3 },
  };
}

/** Geoman finishes a shape by a key or a click only; a bridge is finished by its second end. */
function finish(draw: object): void {
  if (!("Line" in draw)) return;
  const line = draw.Line as { readonly _finishShape?: () => void };
  line._finishShape?.();
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
