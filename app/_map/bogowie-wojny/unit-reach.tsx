"use client";

import { useFormatter } from "next-intl";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { CircleMarker, Polygon, Polyline, Tooltip, useMap } from "react-leaflet";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import {
  type Around,
  arcsAt,
  controlledGround,
  groundOfUnit,
  groundSeenBy,
  type Standing,
} from "@/lib/domain/bogowie-wojny/field/measure/control-zone";
import { outlinesOn } from "@/lib/domain/bogowie-wojny/field/measure/outline";
import {
  type PlacedUnit,
  standingOf,
  viewDegOf,
} from "@/lib/domain/bogowie-wojny/field/measure/placed-unit";
import { placed } from "@/lib/terrain/placement";
import type { Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { attachLookDrag, type LookDragging } from "../look-drag";
import { latLngOf, SNAP_CM } from "../table-coordinates";

interface UnitReachProps {
  readonly field: Battlefield;
  readonly unit: PlacedUnit;
  readonly hillSight: Around["hillSight"];
  /** The distances at which arcs are drawn before it, in cm. */
  readonly arcsCm: readonly number[];
  readonly layers: ReadonlySet<"seen" | "zone" | "arcs">;
  readonly onMoved: (middle: Point) => void;
  readonly onTurned: (facingDeg: number) => void;
  /** Set to what tells whether a click was only the end of a drag. */
  readonly endsDrag: RefObject<() => boolean>;
}

/** A unit on the map: the ground it sees, its zone of control and its ranges; dragged by itself, turned by its handle. */
export default function UnitReach(props: UnitReachProps) {
  const { field, unit } = props;
  const ground = useMemo(() => outlinesOn(field), [field]);
  const standing = useMemo(() => standingOf(unit, ground), [unit, ground]);
  if (!standing) return null;
  return (
    <>
      <Reached {...props} standing={standing} ground={ground} />
      <Handles {...props} standing={standing} />
    </>
  );
}

interface ReachedProps extends UnitReachProps {
  readonly standing: Standing;
  readonly ground: ReturnType<typeof outlinesOn>;
}

function Reached({ field, unit, hillSight, arcsCm, layers, standing, ground }: ReachedProps) {
  const format = useFormatter();
  const around = { table: field.table, ground, hillSight };
  const seen = layers.has("seen") ? groundSeenBy(standing, viewDegOf(unit), around) : [];
  const zone = layers.has("zone") ? controlledGround(standing, unit.zoneCm, around) : [];
  const arcs = layers.has("arcs") ? arcsCm : [];
  const round = unit.reacher === "commander" ? { ...standing, isAllRound: true } : standing;
  return (
    <>
      {seen.length > 0 && (
        <Polygon
          positions={seen.map((ring) => [ring.map(latLngOf)])}
          interactive={false}
          pathOptions={SEEN}
          className="map-seen-ground"
        />
      )}
      {zone.length > 0 && (
        <Polygon
          positions={zone.map((ring) => [ring.map(latLngOf)])}
          interactive={false}
          pathOptions={ZONE}
          className="map-control-zone"
        />
      )}
      {arcs.flatMap((cm) =>
        arcsAt(round, cm).map((arc, front) => (
          <Polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit's fronts keep their order
            key={`${cm} ${front}`}
            positions={arc.map(latLngOf)}
            interactive={false}
            pathOptions={ARC}
            className="map-range-arc"
          />
        )),
      )}
      {labelled(arcs).map((cm) => (
        <CircleMarker
          key={cm}
          center={latLngOf(arcsAt(round, cm)[0]?.at(-1) ?? standing.middle)}
          radius={1}
          interactive={false}
          pathOptions={ARC}
        >
          <Tooltip permanent direction="right" className="map-tape">
            {format.number(cm)} cm
          </Tooltip>
        </CircleMarker>
      ))}
    </>
  );
}

/** Arcs nearer to one another than this share the label of the farther. */
const LABEL_CM = 10;

/** The distances there is room to write, from the farthest. */
function labelled(arcsCm: readonly number[]): readonly number[] {
  const named: number[] = [];
  for (const cm of arcsCm.toSorted((a, b) => b - a)) {
    const last = named.at(-1);
    if (last === undefined || last - cm >= LABEL_CM) named.push(cm);
  }
  return named;
}

const INK = "var(--color-ink)";
const SHEET = "var(--color-sheet)";
const BRASS = "var(--color-brass)";
const ERROR = "var(--color-error)";

const SEEN = {
  stroke: false,
  fillColor: BRASS,
  fillOpacity: 0.28,
  fillRule: "nonzero",
} as const;
const ZONE = {
  stroke: false,
  fillColor: ERROR,
  fillOpacity: 0.35,
  fillRule: "nonzero",
} as const;
const ARC = { color: INK, weight: 2, dashArray: "6 4" };
const BASE = { color: SHEET, weight: 2, fillColor: INK, fillOpacity: 0.85 };
const FACING = { color: INK, weight: 2 };
const GRIP = { color: INK, weight: 3, fillColor: SHEET, fillOpacity: 1 };

/** How far before the unit the handle lies that turns it. */
const HANDLE_CM = 12;

function Handles(props: Omit<ReachedProps, "ground">) {
  const { standing, onMoved, onTurned, endsDrag } = props;
  const { middle, facingDeg } = standing;
  const handle = placed([0, HANDLE_CM], { xCm: middle[0], yCm: middle[1], facingDeg });
  const now: LookDragging = {
    grips: [
      { key: "turn", at: handle },
      { key: "unit", at: middle },
    ],
    mayPull: false,
    onDragged: (key, _, to) => {
      if (key === "unit") onMoved(snappedToGrid(to, SNAP_CM));
      else onTurned(bearingDeg(middle, to));
    },
  };
  useGrips(now, endsDrag);
  return (
    <>
      <Polygon
        positions={groundOfUnit(standing).map(latLngOf)}
        interactive={false}
        pathOptions={BASE}
        className="map-placed-unit"
      />
      <Polyline
        positions={[latLngOf(middle), latLngOf(handle)]}
        interactive={false}
        pathOptions={FACING}
      />
      <CircleMarker center={latLngOf(middle)} radius={6} interactive={false} pathOptions={GRIP} />
      <CircleMarker
        center={latLngOf(handle)}
        radius={8}
        interactive={false}
        pathOptions={GRIP}
        className="map-unit-handle"
      />
    </>
  );
}

function useGrips(now: LookDragging, endsDrag: RefObject<() => boolean>): void {
  const map = useMap();
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    const drag = attachLookDrag(map, () => latest.current);
    endsDrag.current = drag.endsDrag;
    return () => {
      drag.detach();
      endsDrag.current = NEVER;
    };
  }, [map, endsDrag]);
}

const NEVER = () => false;

/** In whole degrees clockwise from north. */
function bearingDeg([x, y]: Point, to: Point): number {
  const deg = (Math.atan2(to[0] - x, to[1] - y) * 180) / Math.PI;
  return (Math.round(deg) + 360) % 360;
}
