"use client";

import {
  type LatLngBounds,
  type Map as LeafletMap,
  point as pixels,
  type ZoomAnimEvent,
} from "leaflet";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { useMap } from "react-leaflet";
import type { Point } from "@/lib/terrain/point";
import { type MapSubject, subjectKey } from "./map-subject";
import { latLngOf, pointOf } from "./table-coordinates";

/** What buttons and keys outside the pane do to it. */
export interface TableMapHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly panPx: (by: Point) => void;
  readonly centre: () => Point;
  /** The place under a pointer in pixels of the window; null outside the map. */
  readonly placeUnder: (pointer: Point) => Point | null;
  /** Draws things so many cm east and north of where they are, until they are drawn at [0, 0]. */
  readonly carry: (subjects: readonly MapSubject[], byCm: Point) => void;
  /** Brings a place into sight if it is out of it. */
  readonly reveal: (point: Point) => void;
  readonly focus: () => void;
}

interface MapHandleProps {
  readonly ref: Ref<TableMapHandle>;
  readonly bounds: LatLngBounds;
  readonly onZoom: (percent: number) => void;
}

/** Room for the rulers and a little air around the fitted table. */
export const FIT_PADDING = {
  paddingTopLeft: [30, 24] as [number, number],
  paddingBottomRight: [10, 10] as [number, number],
};

/** The same, taken together. */
const ROOM = pixels(FIT_PADDING.paddingTopLeft).add(FIT_PADDING.paddingBottomRight);

/** Zoom levels nearer than this are the same. */
const SAME_ZOOM = 0.01;

/** Fits the table at first and whenever the pane changes its size, and answers the handle. */
export function MapHandle({ ref, bounds, onZoom }: MapHandleProps) {
  const map = useMap();
  useFit(map, { bounds, onZoom });
  useImperativeHandle(ref, () => ({
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    fit: () => map.fitBounds(bounds, FIT_PADDING),
    panPx: ([x, y]) => map.panBy([x, y], { animate: false }),
    centre: () => pointOf(map.getCenter()),
    placeUnder: ([clientX, clientY]) => {
      const { left, right, top, bottom } = map.getContainer().getBoundingClientRect();
      const isIn = clientX > left && clientX < right && clientY > top && clientY < bottom;
      const at = new MouseEvent("pointermove", { clientX, clientY });
      return isIn ? pointOf(map.mouseEventToLatLng(at)) : null;
    },
    carry: (subjects, byCm) => carry(map.getContainer(), subjects, byCm),
    reveal: (point) => {
      if (!map.getBounds().contains(latLngOf(point))) map.panTo(latLngOf(point));
    },
    focus: () => map.getContainer().focus(),
  }));
  return null;
}

function carry(pane: HTMLElement, subjects: readonly MapSubject[], [east, north]: Point): void {
  const keys = new Set(subjects.map(subjectKey));
  const isHome = east === 0 && north === 0;
  for (const element of pane.querySelectorAll("[data-subject]")) {
    if (!keys.has(element.getAttribute("data-subject") ?? "")) continue;
    if (isHome) element.removeAttribute("transform");
    else element.setAttribute("transform", `translate(${east} ${-north})`);
  }
}

/** Keeps the table fitted until the user zooms, and reports the zoom in per cent of that. */
function useFit(
  map: LeafletMap,
  { bounds, onZoom }: Pick<MapHandleProps, "bounds" | "onZoom">,
): void {
  const fitted = useRef<number | null>(null);
  const aimed = useRef<number | null>(null);
  const tell = useRef(onZoom);
  tell.current = onZoom;
  useEffect(() => {
    const isAtFit = () =>
      fitted.current === null ||
      Math.abs((aimed.current ?? map.getZoom()) - fitted.current) < SAME_ZOOM;
    // The map reports its old zoom until it has flown to the new one.
    const setsOff = ({ zoom }: ZoomAnimEvent) => {
      aimed.current = zoom;
    };
    const arrived = () => {
      aimed.current = null;
    };
    const told = () => tell.current(Math.round(2 ** (map.getZoom() - (fitted.current ?? 0)) * 100));
    const fitTable = () => {
      map.fitBounds(bounds, { ...FIT_PADDING, animate: false });
      fitted.current = map.getZoom();
      told();
    };
    fitted.current = null;
    map.on("zoomanim", setsOff);
    map.on("zoomend", arrived);
    map.on("zoomend", told);
    // Calls once for the pane as it is, after the layout and before the paint.
    const watch = new ResizeObserver(() => {
      const wasAtFit = isAtFit();
      map.invalidateSize({ animate: false });
      if (wasAtFit) return fitTable();
      fitted.current = map.getBoundsZoom(bounds, false, ROOM);
      told();
    });
    watch.observe(map.getContainer());
    return () => {
      watch.disconnect();
      map.off("zoomanim", setsOff);
      map.off("zoomend", arrived);
      map.off("zoomend", told);
    };
  }, [map, bounds]);
}
