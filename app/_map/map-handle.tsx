"use client";

import type { LatLngBounds } from "leaflet";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { useMap } from "react-leaflet";
import type { Point } from "@/lib/terrain/point";
import { latLngOf, pointOf } from "./table-coordinates";

/** What buttons and keys outside the pane do to it. */
export interface TableMapHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly panPx: (by: Point) => void;
  readonly centre: () => Point;
  /** Brings a place into sight if it is out of it. */
  readonly reveal: (point: Point) => void;
  readonly focus: () => void;
}

interface MapHandleProps {
  readonly ref: Ref<TableMapHandle>;
  readonly bounds: LatLngBounds;
  readonly onZoom: (percent: number) => void;
}

/** Room for the rulers and a little air. */
const PADDING = {
  paddingTopLeft: [30, 24] as [number, number],
  paddingBottomRight: [10, 10] as [number, number],
};

/** Fits the table at first and whenever the pane changes its size, and answers the handle. */
export function MapHandle({ ref, bounds, onZoom }: MapHandleProps) {
  const map = useMap();
  const fitted = useRef(0);
  const tell = useRef(onZoom);
  tell.current = onZoom;
  useEffect(() => {
    const told = () => tell.current(Math.round(2 ** (map.getZoom() - fitted.current) * 100));
    const fitTable = () => {
      map.invalidateSize({ animate: false });
      map.fitBounds(bounds, { ...PADDING, animate: false });
      fitted.current = map.getZoom();
      told();
    };
    fitTable();
    map.on("zoomend", told);
    const watch = new ResizeObserver(() => {
      const atFit = Math.abs(map.getZoom() - fitted.current) < 0.01;
      if (atFit) fitTable();
      else map.invalidateSize({ animate: false });
    });
    watch.observe(map.getContainer());
    return () => {
      watch.disconnect();
      map.off("zoomend", told);
    };
  }, [map, bounds]);
  useImperativeHandle(ref, () => ({
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    fit: () => map.fitBounds(bounds, PADDING),
    panPx: ([x, y]) => map.panBy([x, y], { animate: false }),
    centre: () => pointOf(map.getCenter()),
    reveal: (point) => {
      if (!map.getBounds().contains(latLngOf(point))) map.panTo(latLngOf(point));
    },
    focus: () => map.getContainer().focus(),
  }));
  return null;
}
