"use client";

import { useMapEvents } from "react-leaflet";
import type { Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { pointOf, SNAP_CM } from "./table-coordinates";

/** One click, one place. */
export function PointTool({ onPointed }: { readonly onPointed: (at: Point) => void }) {
  useMapEvents({
    click: ({ latlng }) => onPointed(snappedToGrid(pointOf(latlng), SNAP_CM)),
  });
  return null;
}
