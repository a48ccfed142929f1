"use client";

import { useMemo, useState } from "react";
import { useMap, useMapEvent } from "react-leaflet";
import { PALETTES } from "@/lib/domain/table/drawing/palette";
import { type Pen, rounded } from "@/lib/domain/table/drawing/pen";
import { useFinger } from "./use-finger";

/** Width in pixels at which a line can be hit. */
const GRIP_PX = 14;
/** Radius of a round handle for fingers: 44 pixels across. */
const FINGER_PX = 22;
/** Pixels per cm at which signs have their intended size. */
const ORDINARY_PX_PER_CM = 3.2;

/** Sizes that can be hit at the current zoom, in cm on the table. */
export interface HitSizes {
  /** The width of a thin line. */
  readonly gripCm: number;
  /** The radius of a round handle. */
  readonly fingerCm: number;
}

/**
 * The pen for the table at its current zoom. Signs and letters grow more slowly than the ground, so that names stay
 * legible when zoomed out and do not cover the field when zoomed in.
 */
export function usePen(table: { readonly depthCm: number }): {
  readonly pen: Pen;
  readonly hand: HitSizes;
} {
  const map = useMap();
  const isFinger = useFinger();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvent("zoomend", () => setZoom(map.getZoom()));
  const { depthCm } = table;
  return useMemo(() => {
    const pxPerCm = 2 ** zoom;
    const mark = (ORDINARY_PX_PER_CM / pxPerCm) ** 0.7;
    return {
      hand: {
        gripCm: rounded(GRIP_PX / pxPerCm),
        fingerCm: rounded((isFinger ? FINGER_PX : GRIP_PX) / pxPerCm),
      },
      pen: {
        palette: PALETTES.variables,
        mark: rounded(Math.min(2.4, Math.max(0.3, mark))),
        idPrefix: "desk-map",
        depthCm,
      },
    };
  }, [zoom, depthCm, isFinger]);
}
