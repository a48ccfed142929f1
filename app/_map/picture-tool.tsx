"use client";

import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import { CircleMarker, Polyline, Tooltip, useMap, useMapEvents } from "react-leaflet";
import { moved, type Point } from "@/lib/terrain/point";
import { ringContains } from "@/lib/terrain/ring";
import type { PictureDragging } from "./picture-below";
import { latLngOf, pointOf } from "./table-coordinates";

interface PictureToolProps {
  readonly hand: PictureDragging;
}

/** Drags the selected picture; while a known distance is being entered, a click sets one of its two ends. */
export function PictureTool({ hand }: PictureToolProps) {
  const map = useMap();
  const current = useRef(hand);
  current.current = hand;
  useEffect(() => attachCarrying(map, () => current.current), [map]);
  useMapEvents({
    click: ({ latlng }) => {
      if (hand.tape) hand.onPlaceClicked(pointOf(latlng));
    },
  });
  return hand.tape && <Tape ends={hand.tape} />;
}

const BRASS = { color: "var(--color-brass)", weight: 2, interactive: false };

function Tape({ ends }: { readonly ends: readonly [Point, Point] }) {
  return (
    <>
      <Polyline positions={ends.map(latLngOf)} pathOptions={{ ...BRASS, dashArray: "6 4" }} />
      {ends.map((end, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an end is identified by its number
        <CircleMarker key={index} center={latLngOf(end)} radius={6} pathOptions={BRASS}>
          <Tooltip permanent direction="top" className="map-tape">
            {index + 1}
          </Tooltip>
        </CircleMarker>
      ))}
    </>
  );
}

interface Carrying {
  readonly from: Point;
  byCm: Point;
}

/**
 * Lets a pointer drag the selected picture; dragging elsewhere moves the map as usual. Returns a function that detaches
 * it.
 */
function attachCarrying(map: LeafletMap, handNow: () => PictureDragging): () => void {
  const pane = map.getContainer();
  let carrying: Carrying | null = null;
  const down = (event: PointerEvent) => {
    // A second finger zooms, so the drag by the first ends where it is.
    if (!event.isPrimary) return up();
    const { grip, tape } = handNow();
    const from = pointOf(map.mouseEventToLatLng(event));
    if (event.button !== 0 || tape || grip === null || !ringContains(grip, from)) return;
    carrying = { from, byCm: [0, 0] };
    map.dragging.disable();
    pane.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!carrying) return;
    carrying.byCm = moved(pointOf(map.mouseEventToLatLng(event)), carrying.from, -1);
    handNow().onCarried(carrying.byCm, "under-way");
  };
  const up = () => {
    if (!carrying) return;
    handNow().onCarried(carrying.byCm, "done");
    carrying = null;
    map.dragging.enable();
  };
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  const kinds = ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const;
  for (const kind of kinds) pane.addEventListener(kind, listeners[kind]);
  return () => {
    up();
    for (const kind of kinds) pane.removeEventListener(kind, listeners[kind]);
  };
}
