"use client";

import { useFormatter } from "next-intl";
import { useState } from "react";
import { Polyline, Tooltip, useMapEvents } from "react-leaflet";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { latLngOf, pointOf } from "./table-coordinates";

/** A measuring tape from one click to the next, with its length in cm and metres. */
export function MeasureTool({ metresPerCm }: { readonly metresPerCm: number }) {
  const format = useFormatter();
  const [from, setFrom] = useState<Point | null>(null);
  const [to, setTo] = useState<Point | null>(null);
  const [held, setHeld] = useState(false);
  useMapEvents({
    click: ({ latlng }) => {
      if (from === null || held) {
        setFrom(pointOf(latlng));
        setTo(null);
        setHeld(false);
      } else setHeld(true);
    },
    mousemove: ({ latlng }) => {
      if (from !== null && !held) setTo(pointOf(latlng));
    },
  });
  if (from === null || to === null) return null;
  const cm = distanceCm(from, to);
  return (
    <Polyline
      positions={[latLngOf(from), latLngOf(to)]}
      pathOptions={{ color: "var(--color-brass)", weight: 2, dashArray: "6 4", interactive: false }}
    >
      <Tooltip permanent direction="top" className="map-tape">
        {format.number(cm, { maximumFractionDigits: 1 })} cm ·{" "}
        {format.number(cm * metresPerCm, { maximumFractionDigits: 0 })} m
      </Tooltip>
    </Polyline>
  );
}
