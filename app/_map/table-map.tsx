"use client";

import "leaflet/dist/leaflet.css";
import "./map.css";
import { CRS, type LatLngBounds, latLngBounds } from "leaflet";
import { useFormatter } from "next-intl";
import {
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { MapContainer, Polyline, SVGOverlay, Tooltip, useMap, useMapEvents } from "react-leaflet";
import { claimSwipes } from "@/app/_ui/claim-swipes";
import { lazyPart } from "@/app/_ui/lazy-part";
import type { MapLayer } from "@/lib/domain/table/drawing/stratum";
import type { Shape } from "@/lib/domain/table/looks/look";
import type { MapSubject, Scene } from "@/lib/domain/table/scene";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import type { FacingOf } from "./drag-context";
import { GrabTool } from "./grab-tool";
import { type LineToDraw, LineTool, StretchTool } from "./line-tool";
import type { MapEvents } from "./map-events";
import type { MapGroup } from "./map-group";
import { FIT_PADDING, MapHandle, type TableMapHandle } from "./map-handle";
import { atCorners, type MapJoints } from "./map-joints";
import { drawnKind, type MapTool, STREET_TOOL } from "./map-tool";
import type { PictureBelow, PictureDragging } from "./picture-below";
import { PictureTool } from "./picture-tool";
import { type PointerListener, PointerWatch } from "./pointer-watch";
import { Rulers } from "./rulers";
import { latLngOf, pointOf, SNAP_CM } from "./table-coordinates";
import { TablePicture } from "./table-picture";
import { usePen } from "./use-pen";

const DrawTool = lazyPart(async () => (await import("./draw-tool")).default, { place: "within" });
const ReshapeTool = lazyPart(async () => (await import("./reshape-tool")).default, {
  place: "within",
});
/** The delay for loading the heaviest tools, well after the map itself, in case the connection is lost later. */
const FETCH_TOOLS_MS = 4_000;

export interface TableMapProps {
  readonly scene: Scene;
  readonly layers: readonly MapLayer[];
  readonly tool: MapTool;
  readonly selected: MapSubject | null;
  readonly events: MapEvents;
  /** The things selected together, if multiple selection is possible. */
  readonly group?: MapGroup;
  /** Whether a shape's outline is fixed: it is marked, but has no handles. */
  readonly isFixed?: (featureId: string) => boolean;
  readonly facingOf?: FacingOf;
  /** The offset of a subject for a drag, in cm; missing: the offset of the pointer. */
  readonly constrainDrag?: (subject: MapSubject, byCm: Point) => Point;
  /** How things being drawn or dragged join existing ones; missing: only at corners. */
  readonly joints?: MapJoints;
  /** Pictures underneath the drawing, for the author to draw over. */
  readonly pictures?: readonly PictureBelow[];
  readonly pictureHand?: PictureDragging;
  /** The line to be drawn with the unit tool, if it draws one instead of setting a point. */
  readonly lineHand?: LineToDraw | undefined;
  /** Where clicks of the measure tool go, and what it draws; missing: a tape from one click to the next. */
  readonly measuring?: Measuring | undefined;
  /** Called with the names that have no space at the current zoom. */
  readonly onUnnamed?: (names: readonly string[]) => void;
  /** Called with the place under the pointer, and with null when it leaves. */
  readonly onPointer: PointerListener;
  readonly onZoom: (percent: number) => void;
  /** The description of the subject under the pointer. */
  readonly describe: (subject: MapSubject) => string;
  readonly handle: Ref<TableMapHandle>;
  /** What a tool draws above the table, with its own hold on the map. */
  readonly over?: ReactNode;
  /** A group above everything on the table, in cm with y downwards, for what the page draws there itself. */
  readonly overlay?: Ref<SVGGElement>;
  /** Called each time the chosen tool has become ready for clicks. */
  readonly onReady: (tool: MapTool) => void;
}

export interface Measuring {
  readonly onPlace: (at: Point) => void;
  readonly drawn: ReactNode;
}

/** The table in a Leaflet pane, one unit per cm: pan, zoom, select, drag, turn, draw and reshape. */
export default function TableMap(props: TableMapProps) {
  const { widthCm, depthCm } = props.scene;
  const bounds = useMemo(() => tableBounds(widthCm, depthCm), [widthCm, depthCm]);
  return (
    <MapContainer
      crs={CRS.Simple}
      bounds={bounds}
      boundsOptions={FIT_PADDING}
      maxBounds={bounds.pad(0.6)}
      minZoom={-2}
      maxZoom={6}
      zoomSnap={0}
      zoomDelta={0.5}
      wheelPxPerZoomLevel={90}
      zoomControl={false}
      attributionControl={false}
      doubleClickZoom={false}
      boxZoom={false}
      keyboard={false}
      className="tablemap"
    >
      <InSlices>
        <Table {...props} bounds={bounds} />
      </InSlices>
    </MapContainer>
  );
}

/**
 * Defers its children, which Leaflet's container would otherwise render all at once, so that React renders them in
 * slices and stays responsive.
 */
function InSlices({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

interface TableProps extends TableMapProps {
  readonly bounds: LatLngBounds;
}

function Table(props: TableProps) {
  const { scene, bounds } = props;
  const leaflet = useMap();
  const [picture, setPicture] = useState<SVGElement | null>(null);
  useEffect(() => claimSwipes(leaflet.getContainer()), [leaflet]);
  useEffect(() => {
    const timer = setTimeout(() => {
      DrawTool.fetchAhead();
      ReshapeTool.fetchAhead();
    }, FETCH_TOOLS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Picture {...props} onFound={setPicture} />
      <Rulers widthCm={scene.widthCm} depthCm={scene.depthCm} />
      <MapHandle ref={props.handle} bounds={bounds} onZoom={props.onZoom} />
      <PointerWatch picture={picture} onPointer={props.onPointer} describe={props.describe} />
      <Tools {...props} picture={picture} />
      {props.over}
    </>
  );
}

interface PictureProps extends TableProps {
  readonly onFound: (picture: SVGElement | null) => void;
}

function Picture(props: PictureProps) {
  const { scene, layers, tool, selected, bounds, facingOf, onFound } = props;
  const { pen, hand } = usePen(scene);
  // Leaflet's overlay has its element only once it is on the map, which is after its ref is set.
  const found = useCallback(
    (content: SVGGElement | null) => onFound(content?.ownerSVGElement ?? null),
    [onFound],
  );
  return (
    <SVGOverlay
      key={`${scene.widthCm} ${scene.depthCm}`}
      bounds={bounds}
      interactive
      attributes={{
        viewBox: `0 0 ${scene.widthCm} ${scene.depthCm}`,
        class: "table-picture",
        // Otherwise its tooltip would make it a tab stop without a name.
        tabindex: "-1",
        "text-rendering": "geometricPrecision",
      }}
    >
      <g ref={found}>
        <TablePicture
          scene={scene}
          layers={layers}
          pen={pen}
          pictures={props.pictures}
          selected={tool === "select" ? selected : null}
          group={isOfHand(tool) ? props.group : undefined}
          hand={hand}
          facingOf={facingOf}
          onUnnamed={props.onUnnamed}
        />
      </g>
      <g ref={props.overlay} pointerEvents="none" />
    </SVGOverlay>
  );
}

interface ToolsProps extends TableProps {
  /** The drawn table, once it is on the map. */
  readonly picture: SVGElement | null;
}

/** The event handlers of the chosen tool. */
function Tools(props: ToolsProps) {
  const {
    scene,
    tool,
    selected,
    events,
    picture,
    isFixed,
    constrainDrag,
    facingOf,
    group,
    onReady,
  } = props;
  const { lineHand, measuring } = props;
  const kind = drawnKind(tool);
  // A tool drawn over the table says itself when it is ready.
  const takesClicks = isOfHand(tool) ? picture !== null : kind === null && tool !== "sight";
  useEffect(() => {
    if (takesClicks) onReady(tool);
  }, [takesClicks, tool, onReady]);
  const shape = selectedShape(scene, selected);
  const corners = useMemo(() => atCorners(scene.shapes), [scene.shapes]);
  const { joints = corners } = props;
  return (
    <>
      {isOfHand(tool) && picture && (
        <GrabTool
          picture={picture}
          scene={scene}
          selected={selected}
          events={events}
          facingOf={facingOf}
          constrainDrag={constrainDrag}
          snapOf={joints.snapOf}
          group={group}
          isFraming={tool === "frame"}
        />
      )}
      {tool === "select" && shape && (
        <ReshapeTool
          shape={shape}
          isFixed={
            isFixed?.(shape.id) ?? group?.isFixed({ kind: "feature", id: shape.id }) ?? false
          }
          joints={joints}
          onReshaped={events.onReshaped}
        />
      )}
      {kind && <DrawTool kind={kind} joints={joints} onDrawn={events.onDrawn} onReady={onReady} />}
      {tool === "unit" && lineHand && <LineTool hand={lineHand} />}
      {((tool === "unit" && !lineHand) || tool === "place") && (
        <PointTool onPointed={events.onPlaceClicked} />
      )}
      {tool === STREET_TOOL && events.onStreet && <StretchTool onStretch={events.onStreet} />}
      {tool === "picture" && props.pictureHand && <PictureTool hand={props.pictureHand} />}
      {tool === "measure" && !measuring && <MeasureTool metresPerCm={scene.metresPerCm} />}
      {tool === "measure" && measuring && (
        <>
          <PointTool onPointed={measuring.onPlace} />
          {measuring.drawn}
        </>
      )}
    </>
  );
}

/** A measuring tape from one click to the next, with its length in cm and metres. */
function MeasureTool({ metresPerCm }: { readonly metresPerCm: number }) {
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

/** Whether a tool selects existing things. */
function isOfHand(tool: MapTool): boolean {
  return tool === "select" || tool === "frame";
}

function tableBounds(widthCm: number, depthCm: number): LatLngBounds {
  return latLngBounds(latLngOf([0, 0]), latLngOf([widthCm, depthCm]));
}

function selectedShape({ shapes }: Scene, selected: MapSubject | null): Shape | null {
  if (selected?.kind !== "feature") return null;
  return shapes.find(({ id }) => id === selected.id) ?? null;
}

/** Reports the place of each click. */
function PointTool({ onPointed }: { readonly onPointed: (at: Point) => void }) {
  useMapEvents({
    click: ({ latlng }) => onPointed(snappedToGrid(pointOf(latlng), SNAP_CM)),
  });
  return null;
}
