"use client";

import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import { CircleMarker, Polyline, Tooltip, useMap, useMapEvents } from "react-leaflet";
import { moved, type Point } from "@/lib/terrain/point";
import { ringHolds } from "@/lib/terrain/ring";
import type { PictureHand } from "./picture-below";
import { latLngOf, pointOf } from "./table-coordinates";

interface PictureToolProps {
  readonly hand: PictureHand;
}

/** Carries the chosen picture; while a distance is asked for, a click sets one of its two ends. */
export function PictureTool({ hand }: PictureToolProps) {
  const map = useMap();
  const current = useRef(hand);
  current.current = hand;
  useEffect(() => attachCarrying(map, () => current.current), [map]);
  useMapEvents({
    click: ({ latlng }) => {
      if (hand.tape) hand.onPointed(pointOf(latlng));
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
        // biome-ignore lint/suspicious/noArrayIndexKey: an end is known by its number
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

/** Lets a pointer carry the chosen picture; anywhere else the map is moved as ever. Gives what ends it. */
function attachCarrying(map: LeafletMap, handNow: () => PictureHand): () => void {
  const pane = map.getContainer();
  let carrying: Carrying | null = null;
  const down = (event: PointerEvent) => {
    // A second finger zooms: what the first began is dropped where it is.
    if (!event.isPrimary) return up();
    const { grip, tape } = handNow();
    const from = pointOf(map.mouseEventToLatLng(event));
    if (event.button !== 0 || tape || grip === null || !ringHolds(grip, from)) return;
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
