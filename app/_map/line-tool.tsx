"use client";

import type { Map as LeafletMap, LeafletMouseEvent } from "leaflet";
import { useFormatter } from "next-intl";
import { useEffect, useRef, useState } from "react";
import {
  CircleMarker,
  Polyline as LeafletLine,
  Tooltip,
  useMap,
  useMapEvents,
} from "react-leaflet";
import type { Point } from "@/lib/terrain/point";
import { lengthCm, type Polyline } from "@/lib/terrain/polyline";
import { attachLineDrag, type LineDrag, placeAt } from "./line-drag";
import { latLngOf, SNAP_CM } from "./table-coordinates";

/** A line to be drawn by the user. */
export interface LineToDraw {
  readonly line: Line;
  /** The required length, in cm. */
  readonly neededCm: number;
  /** Called with the line each time a corner is added. */
  readonly onDrawn: (line: Line) => void;
}

interface LineToolProps {
  readonly hand: LineToDraw;
}

/**
 * Draws a straight line by dragging, or one with bends by a click at each corner; clicking the last corner again ends
 * it.
 */
export function LineTool({ hand }: LineToolProps) {
  const map = useMap();
  const [corners, setCorners] = useState<Line>(NONE);
  const [to, setTo] = useState<Point | null>(null);
  // A line that has been changed elsewhere counts as finished.
  const open = corners.length > 1 && corners !== hand.line ? NONE : corners;
  const pulled = usePull(map, {
    onPulled: ([from, end]) => {
      setCorners([from]);
      setTo(end);
    },
    onDone: (line) => {
      setCorners(NONE);
      if (line) hand.onDrawn(line);
    },
  });
  useMapEvents({
    click: ({ latlng, containerPoint }: LeafletMouseEvent) => {
      if (pulled.endsPull()) return;
      const last = open.at(-1);
      const isAgain =
        last && map.latLngToContainerPoint(latLngOf(last)).distanceTo(containerPoint) < SAME_PX;
      if (isAgain) return setCorners(NONE);
      const line = [...open, placeAt(latlng)];
      setCorners(line);
      setTo(null);
      if (line.length > 1) hand.onDrawn(line);
    },
    mousemove: ({ latlng }: LeafletMouseEvent) => {
      if (open.length > 0) setTo(placeAt(latlng));
    },
  });
  const line = open.length > 0 ? [...open, ...(to ? [to] : [])] : hand.line;
  return <Tape line={line} neededCm={hand.neededCm} />;
}

type Line = Polyline;
const NONE: Line = [];
/** Clicks closer than this are at the same place. */
const SAME_PX = 6;

const BRASS = { color: "var(--color-brass)", weight: 2, interactive: false };
const SHORT = { ...BRASS, color: "var(--color-error)" };

function Tape({ line, neededCm }: { readonly line: Line; readonly neededCm: number }) {
  const format = useFormatter();
  const drawnCm = lengthCm(line);
  const look = drawnCm < neededCm - SNAP_CM ? SHORT : BRASS;
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <>
      {/* Keyed by the line, because its tooltip would not move along with an existing line. */}
      <LeafletLine
        key={line.join()}
        positions={line.map(latLngOf)}
        pathOptions={{ ...look, dashArray: "6 4" }}
      >
        <Tooltip permanent direction="top" className="map-tape">
          {cm(drawnCm)} / {cm(neededCm)} cm
        </Tooltip>
      </LeafletLine>
      {Object.entries({ from: line[0], to: line.at(-1) }).map(
        ([name, end]) =>
          end && <CircleMarker key={name} center={latLngOf(end)} radius={5} pathOptions={look} />,
      )}
    </>
  );
}

interface StretchToolProps {
  readonly onStretch: (from: Point, to: Point) => void;
}

/** Reports the ends of each drag; after a click both are the same place. */
export function StretchTool({ onStretch }: StretchToolProps) {
  const map = useMap();
  const [line, setLine] = useState<Line>(NONE);
  const pulled = usePull(map, {
    onPulled: setLine,
    onDone: (ends) => {
      setLine(NONE);
      if (ends) onStretch(...ends);
    },
  });
  useMapEvents({
    click: ({ latlng }: LeafletMouseEvent) => {
      const at = placeAt(latlng);
      if (!pulled.endsPull()) onStretch(at, at);
    },
  });
  return <LeafletLine positions={line.map(latLngOf)} pathOptions={BRASS} />;
}

/** Draws by dragging. `endsPull` tells whether a click was the end of a drag, so that it is ignored. */
function usePull(map: LeafletMap, pull: LineDrag): { readonly endsPull: () => boolean } {
  const latest = useRef(pull);
  latest.current = pull;
  const hasPulled = useRef(false);
  useEffect(
    () =>
      attachLineDrag(map, {
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
