"use client";

import {
  DomEvent,
  type Map as LeafletMap,
  type LeafletMouseEvent,
  latLngBounds,
  type PM,
  polygon,
  polyline,
} from "leaflet";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useMap, useMapEvent } from "react-leaflet";
import { buttonLook } from "@/app/_ui/button-look";
import type { Shape } from "@/lib/domain/table/looks/look";
import type { Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import type { CornerRoom } from "./corner-room";
import { cornerRoom } from "./corner-room";
import { cornersOf } from "./draw-tool";
import { geomanOf } from "./geoman";
import { jointHint } from "./joint-hint";
import { type MapJoints, snapReachCm } from "./map-joints";
import { isAreaKind } from "./map-tool";
import { latLngOf, pointOf, SNAP_CM } from "./table-coordinates";
import { useFinger } from "./use-finger";

interface ReshapeToolProps {
  readonly shape: Shape;
  /** Whether it is only marked, without handles. */
  readonly isFixed: boolean;
  readonly joints: MapJoints;
  readonly onReshaped: (shapeId: string, points: readonly Point[]) => void;
}

/** The margin on each side when zooming to a shape, as a share of its width. */
const NEAR = 0.3;

const style = {
  color: "var(--color-brass)",
  weight: 1.5,
  dashArray: "4 3",
  fill: false,
  interactive: false,
} as const;

/**
 * Handles on a shape's corners, and small ones between them that add corners. If they would leave no space to grip the
 * shape there are none, and a button zooms in far enough.
 */
export default function ReshapeTool(props: ReshapeToolProps) {
  const { shape, isFixed } = props;
  const map = useMap();
  const room = useCornerRoom(shape);
  const [wantedOf, setWantedOf] = useState<string | null>(null);
  if (room !== "none" && wantedOf !== null) setWantedOf(null);
  const isWanted = wantedOf === shape.id;
  const handles = isWanted && room === "none" ? "corners" : room;
  const press = () => {
    setWantedOf(isWanted ? null : shape.id);
    const around = latLngBounds(shape.points.map(latLngOf)).pad(NEAR);
    if (!isWanted) map.fitBounds(around, { animate: false });
  };
  return (
    <>
      <Outline {...props} handles={isFixed ? "none" : handles} />
      {!isFixed && room === "none" && <CornersButton isOn={isWanted} onPress={press} />}
    </>
  );
}

interface OutlineProps extends ReshapeToolProps {
  readonly handles: CornerRoom;
}

function Outline(props: OutlineProps) {
  const { shape, handles } = props;
  const map = useMap();
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    geomanOf(map);
    const isArea = isAreaKind(shape.kind);
    const corners = shape.points.map(latLngOf);
    const layer = isArea ? polygon(corners, style) : polyline(corners, style);
    layer.addTo(map);
    if (handles === "none") return () => void layer.remove();
    const preventMarkerRemoval = corners.length <= (isArea ? 3 : 2);
    layer.pm.enable({
      ...EDITING,
      preventMarkerRemoval,
      hideMiddleMarkers: handles === "corners",
    });
    const hint = jointHint(map);
    let joint: Point | null = null;
    const dragged: PM.MarkerDragEventHandler = ({ markerEvent }) => {
      joint = jointOf(markerEvent as LeafletMouseEvent, shape, latest.current.joints, map);
      hint.show(joint);
    };
    const edited: PM.EditEventHandler = () => {
      const points = cornersOf(layer).map((point) =>
        isCornerOf(shape, point) ? point : (joint ?? snappedToGrid(point, SNAP_CM)),
      );
      hint.show(null);
      joint = null;
      latest.current.onReshaped(shape.id, points);
    };
    layer.on("pm:markerdrag", dragged);
    layer.on("pm:edit", edited);
    return () => {
      hint.clear();
      layer.off("pm:markerdrag", dragged);
      layer.off("pm:edit", edited);
      layer.pm.disable();
      layer.remove();
    };
  }, [shape, handles, map]);
  return null;
}

/** The place where a dragged corner joins another shape; null with Alt. */
function jointOf(
  { latlng, originalEvent }: LeafletMouseEvent,
  { kind, id }: Shape,
  joints: MapJoints,
  map: LeafletMap,
): Point | null {
  if (originalEvent?.altKey) return null;
  return joints.jointAt({ kind, id, at: pointOf(latlng), reachCm: snapReachCm(map.getZoom()) });
}

/**
 * Whether a point is an existing corner. Corners that were not dragged stay exactly in place, on the lattice or at a
 * joint.
 */
function isCornerOf({ points }: Shape, [x, y]: Point): boolean {
  return points.some((corner) => corner[0] === x && corner[1] === y);
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

/** The button for corners on the map; presses on it do not reach the table. */
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

/** Keys handled by the button; all others go to the map. */
const OWN_KEYS = ["Enter", " ", "Tab"];

/** The handles a shape has space for at the current zoom and with the current kind of pointer. */
function useCornerRoom({ kind, points }: Pick<Shape, "kind" | "points">): CornerRoom {
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
