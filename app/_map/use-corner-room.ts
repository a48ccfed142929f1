"use client";

import { useMemo, useState } from "react";
import { useMap, useMapEvent } from "react-leaflet";
import type { ShapeFeature } from "@/lib/domain/scenario/feature";
import { type CornerRoom, cornerRoom } from "./corner-room";
import { isAreaKind } from "./map-tool";
import { useFinger } from "./use-finger";

/** Which handles a shape has room for at the present zoom, for this kind of pointer. */
export function useCornerRoom({ kind, points }: Pick<ShapeFeature, "kind" | "points">): CornerRoom {
  const map = useMap();
  const isFinger = useFinger();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvent("zoomend", () => setZoom(map.getZoom()));
  return useMemo(() => {
    const pxPerCm = 2 ** zoom;
    const corners = points.map(([x, y]) => [x * pxPerCm, y * pxPerCm] as const);
    return cornerRoom({ corners, isArea: isAreaKind(kind) }, { isFinger });
  }, [zoom, points, kind, isFinger]);
}
