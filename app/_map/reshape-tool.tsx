"use client";

import { type PM, polygon, polyline } from "leaflet";
import { useEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import type { ShapeFeature } from "@/lib/domain/scenario/feature";
import type { Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { cornersOf } from "./draw-tool";
import { geomanOf } from "./geoman";
import { isAreaKind } from "./map-tool";
import { latLngOf, SNAP_CM } from "./table-coordinates";

interface ReshapeToolProps {
  readonly feature: ShapeFeature;
  /** Marked only, without handles. */
  readonly isFixed: boolean;
  readonly onReshaped: (featureId: string, points: readonly Point[]) => void;
}

const style = {
  color: "var(--brass)",
  weight: 1.5,
  dashArray: "4 3",
  fill: false,
  interactive: false,
} as const;

/** Handles on a shape's corners, and small ones between them that make new corners. */
export default function ReshapeTool({ feature, isFixed, onReshaped }: ReshapeToolProps) {
  const map = useMap();
  const tell = useRef(onReshaped);
  tell.current = onReshaped;
  useEffect(() => {
    geomanOf(map);
    const isArea = isAreaKind(feature.kind);
    const corners = feature.points.map(latLngOf);
    const layer = isArea ? polygon(corners, style) : polyline(corners, style);
    layer.addTo(map);
    if (isFixed) return () => void layer.remove();
    layer.pm.enable(editOptions(isArea ? 3 : 2, feature.points.length));
    const edited: PM.EditEventHandler = () => {
      const points = cornersOf(layer).map((point) => snappedToGrid(point, SNAP_CM));
      tell.current(feature.id, points);
    };
    layer.on("pm:edit", edited);
    return () => {
      layer.off("pm:edit", edited);
      layer.pm.disable();
      layer.remove();
    };
  }, [feature, isFixed, map]);
  return null;
}

function editOptions(least: number, corners: number): PM.EditModeOptions {
  return {
    snappable: false,
    allowSelfIntersection: true,
    removeLayerBelowMinVertexCount: false,
    preventMarkerRemoval: corners <= least,
    draggable: false,
  };
}
