"use client";

import {
  type LatLngBounds,
  type Map as LeafletMap,
  point as pixels,
  type ZoomAnimEvent,
} from "leaflet";
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import { useMap } from "react-leaflet";
import type { MapSubject } from "@/lib/domain/table/scene";
import type { Point } from "@/lib/terrain/point";
import { subjectKey } from "./map-subject";
import { latLngOf, pointOf } from "./table-coordinates";

/** Methods for buttons and keys outside the pane. */
export interface TableMapHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly panPx: (by: Point) => void;
  readonly centre: () => Point;
  /** The place under a pointer, given in pixels of the window; null outside the map. */
  readonly placeUnder: (pointer: Point) => Point | null;
  /** Returns what draws the things as they are now with an offset in cm east and north; [0, 0] ends it. */
  readonly lift: (subjects: readonly MapSubject[]) => (byCm: Point) => void;
  /** Scrolls a place into view if it is not visible. */
  readonly reveal: (point: Point) => void;
  readonly focus: () => void;
}

interface MapHandleProps {
  readonly ref: Ref<TableMapHandle>;
  readonly bounds: LatLngBounds;
  readonly onZoom: (percent: number) => void;
}

/** Space for the rulers and a small margin around the fitted table. */
export const FIT_PADDING = {
  paddingTopLeft: [30, 24] as [number, number],
  paddingBottomRight: [10, 10] as [number, number],
};

/** The sum of both paddings. */
const ROOM = pixels(FIT_PADDING.paddingTopLeft).add(FIT_PADDING.paddingBottomRight);

/** Zoom levels closer than this count as equal. */
const SAME_ZOOM = 0.01;

/** Fits the table initially and whenever the pane changes size, and implements the handle. */
export function MapHandle({ ref, bounds, onZoom }: MapHandleProps) {
  const map = useMap();
  // The map reports its old view until the animation to the new one has ended.
  const aimed = useRef<ZoomAnimEvent | null>(null);
  useFit(map, { bounds, onZoom, aimed });
  useImperativeHandle(ref, () => ({
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    fit: () => map.fitBounds(bounds, FIT_PADDING),
    panPx: ([x, y]) => map.panBy([x, y], { animate: false }),
    centre: () => pointOf(aimed.current?.center ?? map.getCenter()),
    placeUnder: ([clientX, clientY]) => {
      const { left, right, top, bottom } = map.getContainer().getBoundingClientRect();
      const isIn = clientX > left && clientX < right && clientY > top && clientY < bottom;
      const at = new MouseEvent("pointermove", { clientX, clientY });
      return isIn ? pointOf(map.mouseEventToLatLng(at)) : null;
    },
    lift: (subjects) => lift(map.getContainer(), subjects),
    reveal: (point) => {
      if (!map.getBounds().contains(latLngOf(point))) map.panTo(latLngOf(point));
    },
    focus: () => map.getContainer().focus(),
  }));
  return null;
}

function lift(pane: HTMLElement, subjects: readonly MapSubject[]): (byCm: Point) => void {
  const keys = new Set(subjects.map(subjectKey));
  const elements = [...pane.querySelectorAll("[data-subject]")].filter((element) =>
    keys.has(element.getAttribute("data-subject") ?? ""),
  );
  return ([east, north]) => {
    const isHome = east === 0 && north === 0;
    for (const element of elements) {
      if (isHome) element.removeAttribute("transform");
      else element.setAttribute("transform", `translate(${east} ${-north})`);
    }
  };
}

interface FitOptions extends Pick<MapHandleProps, "bounds" | "onZoom"> {
  /** The view an animation leads to. */
  readonly aimed: RefObject<ZoomAnimEvent | null>;
}

/** Keeps the table fitted until the user zooms, and reports the zoom in per cent of the fitted zoom. */
function useFit(map: LeafletMap, { bounds, onZoom, aimed }: FitOptions): void {
  const fitted = useRef<number | null>(null);
  const tell = useRef(onZoom);
  tell.current = onZoom;
  useEffect(() => {
    const isAtFit = () =>
      fitted.current === null ||
      Math.abs((aimed.current?.zoom ?? map.getZoom()) - fitted.current) < SAME_ZOOM;
    const setsOff = (event: ZoomAnimEvent) => {
      aimed.current = event;
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
    // Also called once at the start, after layout and before paint.
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
  }, [map, bounds, aimed]);
}
