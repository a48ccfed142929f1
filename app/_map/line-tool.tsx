"use client";

import type { Map as LeafletMap, LeafletMouseEvent } from "leaflet";
import { useFormatter } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CircleMarker, Polyline, Tooltip, useMap, useMapEvents } from "react-leaflet";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { strayFrom } from "./gesture";
import { latLngOf, pointOf, SNAP_CM } from "./table-coordinates";

type Line = readonly [from: Point, to: Point];

/** A straight line that is drawn by hand. */
export interface LineHand {
  readonly line: Line;
  /** How long it has to be, in cm. */
  readonly neededCm: number;
  readonly onDrawn: (line: Line) => void;
}

interface LineToolProps {
  readonly hand: LineHand;
}

/** Draws a line by a drag, or by a click at each of its ends. */
export function LineTool({ hand }: LineToolProps) {
  const map = useMap();
  const [from, setFrom] = useState<Point | null>(null);
  const [to, setTo] = useState<Point | null>(null);
  const pulled = usePull(map, {
    onPulled: (line) => {
      setFrom(line[0]);
      setTo(line[1]);
    },
    onDone: (line) => {
      setFrom(null);
      if (line) hand.onDrawn(line);
    },
  });
  useMapEvents({
    click: ({ latlng }: LeafletMouseEvent) => {
      if (pulled.endsPull()) return;
      const at = placeAt(latlng);
      setTo(null);
      setFrom(from ? null : at);
      if (from && distanceCm(from, at) > 0) hand.onDrawn([from, at]);
    },
    mousemove: ({ latlng }: LeafletMouseEvent) => {
      if (from) setTo(placeAt(latlng));
    },
  });
  if (!from) return <Tape line={hand.line} neededCm={hand.neededCm} />;
  return <Tape line={[from, to ?? from]} neededCm={hand.neededCm} />;
}

const BRASS = { color: "var(--color-brass)", weight: 2, interactive: false };
const SHORT = { ...BRASS, color: "var(--color-error)" };

function Tape({ line, neededCm }: { readonly line: Line; readonly neededCm: number }) {
  const format = useFormatter();
  const lengthCm = distanceCm(...line);
  const look = lengthCm < neededCm - SNAP_CM ? SHORT : BRASS;
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <>
      {/* Its words stay where they were when a line that is there already is moved. */}
      <Polyline
        key={line.join()}
        positions={line.map(latLngOf)}
        pathOptions={{ ...look, dashArray: "6 4" }}
      >
        <Tooltip permanent direction="top" className="map-tape">
          {cm(lengthCm)} / {cm(neededCm)} cm
        </Tooltip>
      </Polyline>
      {line.map((end, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an end is known by its number
        <CircleMarker key={index} center={latLngOf(end)} radius={5} pathOptions={look} />
      ))}
    </>
  );
}

interface Pull {
  readonly onPulled: (line: Line) => void;
  /** Gets null where a second finger came down: two fingers move the map. */
  readonly onDone: (line: Line | null) => void;
}

/** Draws by a drag. A click that was the end of one is no click. */
function usePull(map: LeafletMap, pull: Pull): { readonly endsPull: () => boolean } {
  const latest = useRef(pull);
  latest.current = pull;
  const hasPulled = useRef(false);
  useEffect(
    () =>
      attachPull(map, {
        onPulled: (line) => {
          hasPulled.current = true;
          latest.current.onPulled(line);
        },
        onDone: (line) => latest.current.onDone(line),
      }),
    [map],
  );
  return {
    endsPull: () => {
      const was = hasPulled.current;
      hasPulled.current = false;
      return was;
    },
  };
}

interface Pulling {
  readonly from: Point;
  readonly hasLeft: (event: PointerEvent) => boolean;
  to: Point | null;
}

function attachPull(map: LeafletMap, { onPulled, onDone }: Pull): () => void {
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
    if (event.button !== 0) return;
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

function placeAt(latlng: { readonly lat: number; readonly lng: number }): Point {
  return snappedToGrid(pointOf(latlng), SNAP_CM);
}
