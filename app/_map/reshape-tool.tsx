"use client";

import { DomEvent, latLngBounds, type PM, polygon, polyline } from "leaflet";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useMap, useMapEvent } from "react-leaflet";
import { buttonLook } from "@/app/_ui/button-look";
import type { ShapeFeature } from "@/lib/domain/scenario/feature";
import type { Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import type { CornerRoom } from "./corner-room";
import { cornerRoom } from "./corner-room";
import { cornersOf } from "./draw-tool";
import { geomanOf } from "./geoman";
import { isAreaKind } from "./map-tool";
import { latLngOf, SNAP_CM } from "./table-coordinates";
import { useFinger } from "./use-finger";

interface ReshapeToolProps {
  readonly feature: ShapeFeature;
  /** Marked only, without handles. */
  readonly isFixed: boolean;
  readonly onReshaped: (featureId: string, points: readonly Point[]) => void;
}

/** How much of a shape's own width is left free on each side of it when it is brought near. */
const NEAR = 0.3;

const style = {
  color: "var(--color-brass)",
  weight: 1.5,
  dashArray: "4 3",
  fill: false,
  interactive: false,
} as const;

/**
 * Handles on a shape's corners, and small ones between them that make new corners. Where they would leave nothing of
 * it to be gripped there are none, and a button brings the shape near enough.
 */
export default function ReshapeTool({ feature, isFixed, onReshaped }: ReshapeToolProps) {
  const map = useMap();
  const room = useCornerRoom(feature);
  const [wantedOf, setWantedOf] = useState<string | null>(null);
  if (room !== "none" && wantedOf !== null) setWantedOf(null);
  const isWanted = wantedOf === feature.id;
  const handles = isWanted && room === "none" ? "corners" : room;
  const press = () => {
    setWantedOf(isWanted ? null : feature.id);
    const around = latLngBounds(feature.points.map(latLngOf)).pad(NEAR);
    if (!isWanted) map.fitBounds(around, { animate: false });
  };
  return (
    <>
      <Outline feature={feature} handles={isFixed ? "none" : handles} onReshaped={onReshaped} />
      {!isFixed && room === "none" && <CornersButton isOn={isWanted} onPress={press} />}
    </>
  );
}

interface OutlineProps extends Pick<ReshapeToolProps, "feature" | "onReshaped"> {
  readonly handles: CornerRoom;
}

function Outline({ feature, handles, onReshaped }: OutlineProps) {
  const map = useMap();
  const tell = useRef(onReshaped);
  tell.current = onReshaped;
  useEffect(() => {
    geomanOf(map);
    const isArea = isAreaKind(feature.kind);
    const corners = feature.points.map(latLngOf);
    const layer = isArea ? polygon(corners, style) : polyline(corners, style);
    layer.addTo(map);
    if (handles === "none") return () => void layer.remove();
    const preventMarkerRemoval = corners.length <= (isArea ? 3 : 2);
    layer.pm.enable({
      ...EDITING,
      preventMarkerRemoval,
      hideMiddleMarkers: handles === "corners",
    });
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
  }, [feature, handles, map]);
  return null;
}

const EDITING: PM.EditModeOptions = {
  snappable: false,
  allowSelfIntersection: true,
  removeLayerBelowMinVertexCount: false,
  draggable: false,
};

interface CornersButtonProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
}

/** Stands on the map itself; presses on it are none on the table. */
function CornersButton({ isOn, onPress }: CornersButtonProps) {
  const t = useTranslations("map");
  const shield = useCallback((button: HTMLButtonElement | null) => {
    if (button) DomEvent.disableClickPropagation(button);
  }, []);
  return createPortal(
    <button
      ref={shield}
      type="button"
      className={buttonLook({ className: "absolute top-6.5 right-2 z-500" })}
      aria-pressed={isOn}
      onKeyDown={(event) => {
        if (OWN_KEYS.includes(event.key)) event.stopPropagation();
      }}
      onClick={onPress}
    >
      {t("corners.edit")}
    </button>,
    useMap().getContainer(),
  );
}

/** Keys that are the button's; all others are the map's. */
const OWN_KEYS = ["Enter", " ", "Tab"];

/** Which handles a shape has room for at the present zoom, for this kind of pointer. */
function useCornerRoom({ kind, points }: Pick<ShapeFeature, "kind" | "points">): CornerRoom {
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
