"use client";

import { useMemo, useState } from "react";
import { useMap, useMapEvent } from "react-leaflet";
import { PALETTES } from "@/lib/domain/map-drawing/palette";
import { type Pen, rounded } from "@/lib/domain/map-drawing/pen";

/** Pixels a hand needs to hit a line. */
const GRIP_PX = 14;
/** Pixels a cm has where signs are as large as they are meant. */
const ORDINARY_PX_PER_CM = 3.2;

/**
 * The pen for the table at its present zoom. Signs and letters grow more slowly than the ground, so
 * that names stay readable far out and do not cover the field close in.
 */
export function usePen(table: { readonly depthCm: number }): {
  readonly pen: Pen;
  readonly gripCm: number;
} {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvent("zoomend", () => setZoom(map.getZoom()));
  const { depthCm } = table;
  return useMemo(() => {
    const pxPerCm = 2 ** zoom;
    const mark = (ORDINARY_PX_PER_CM / pxPerCm) ** 0.7;
    return {
      gripCm: rounded(GRIP_PX / pxPerCm),
      pen: {
        palette: PALETTES.variables,
        mark: rounded(Math.min(2.4, Math.max(0.3, mark))),
        idPrefix: "desk-map",
        depthCm,
      },
    };
  }, [zoom, depthCm]);
}
