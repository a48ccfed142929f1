"use client";

import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import { CircleMarker, Polygon, Polyline, Tooltip, useMap, useMapEvents } from "react-leaflet";
import type { MapSubject } from "@/lib/domain/table/scene";
import { between, type Point } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";
import { placeAt } from "./line-drag";
import { attachLookDrag, type LookDragging } from "./look-drag";
import { subjectOf } from "./map-subject";
import { latLngOf } from "./table-coordinates";

/** A look as the map shows it. */
export interface DrawnLook {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  /** The share of the way that is seen; 1 for a look that succeeds. */
  readonly seenTo: number;
  readonly isChosen: boolean;
}

/** The tool's hold on the map while it is chosen. */
export interface LookHand extends LookDragging {
  /** A click, with what lies under it. */
  readonly onPointed: (subject: MapSubject | null, at: Point) => void;
  /** Called once clicks are heard. */
  readonly onReady: () => void;
}

interface LookLayerProps {
  readonly looks: readonly DrawnLook[];
  /** Ground that is seen. */
  readonly ground: readonly Ring[];
  /** Outlines of those who see. */
  readonly watchers: readonly Ring[];
  /** The places of observer and targets. */
  readonly ends: readonly LookEnd[];
  readonly hand: LookHand | null;
}

/** The place of an observer or a target. */
export interface LookEnd {
  readonly key: string;
  readonly at: Point;
  readonly is: "observer" | "seen" | "hidden";
  /** What is written beside it; null for nothing. */
  readonly label: string | null;
}

/** Looks over the table, the ground that is seen and who sees it, above everything drawn. */
export default function LookLayer({ looks, ground, watchers, ends, hand }: LookLayerProps) {
  return (
    <>
      {ground.length > 0 && (
        <Polygon
          positions={ground.map((ring) => [ring.map(latLngOf)])}
          interactive={false}
          pathOptions={SEEN_GROUND}
          className="map-seen-ground"
        />
      )}
      {watchers.length > 0 && (
        <Polygon
          positions={watchers.map((ring) => [ring.map(latLngOf)])}
          interactive={false}
          pathOptions={WATCHER}
          className="map-watcher"
        />
      )}
      {looks.map((look) => (
        <LookLine key={look.key} look={look} />
      ))}
      {ends.map(({ key, at, is, label }) => (
        <CircleMarker
          key={key}
          center={latLngOf(at)}
          pane="markerPane"
          radius={is === "observer" ? 7 : 6}
          interactive={false}
          pathOptions={END_LOOKS[is]}
        >
          {label !== null && (
            <Tooltip permanent direction="top" offset={LABEL_OFFSET} className="map-tape">
              {label}
            </Tooltip>
          )}
        </CircleMarker>
      ))}
      {hand && <Hand hand={hand} />}
    </>
  );
}

const LABEL_OFFSET: [number, number] = [0, -8];
const OK = "var(--color-ok)";
const ERROR = "var(--color-error)";
const SHEET = "var(--color-sheet)";

const SEEN_GROUND = {
  stroke: false,
  fillColor: "var(--color-brass)",
  fillOpacity: 0.28,
  fillRule: "nonzero",
} as const;
const WATCHER = { color: ERROR, weight: 3, fill: false };
const END_LOOKS = {
  observer: { color: SHEET, weight: 2, fillColor: OK, fillOpacity: 1 },
  seen: { color: OK, weight: 3, fillColor: SHEET, fillOpacity: 1 },
  hidden: { color: ERROR, weight: 3, fillColor: SHEET, fillOpacity: 1 },
} as const;

/** Solid where it is seen, dashed behind the place where it is stopped, which a bar marks. */
function LookLine({ look }: { readonly look: DrawnLook }) {
  const { from, to, seenTo, isChosen } = look;
  const stop = between(from, to, seenTo);
  const weight = isChosen ? 4 : 2;
  const seen = { color: OK, weight };
  const hidden = {
    color: ERROR,
    weight,
    dashArray: "3 6",
  };
  return (
    <>
      {/* A rim in the paper's colour keeps it apart from the ground. */}
      <Polyline
        positions={[latLngOf(from), latLngOf(to)]}
        interactive={false}
        pathOptions={{ color: SHEET, weight: weight + 3, opacity: 0.7 }}
      />
      {seenTo < 1 && (
        <Polyline
          positions={[latLngOf(stop), latLngOf(to)]}
          interactive={false}
          pathOptions={hidden}
          className="map-look-hidden"
        />
      )}
      <Polyline
        positions={[latLngOf(from), latLngOf(stop)]}
        interactive={false}
        pathOptions={seen}
        className="map-look-seen"
      />
      {seenTo < 1 && <StopMark at={stop} from={from} />}
    </>
  );
}

const STOP_PX = 8;

/** A bar across the line of sight. */
function StopMark({ at, from }: { readonly at: Point; readonly from: Point }) {
  const map = useMap();
  const middle = map.project(latLngOf(at));
  const way = middle.subtract(map.project(latLngOf(from)));
  const length = Math.hypot(way.x, way.y) || 1;
  const across = [way.y / length, -way.x / length] as const;
  const ends = [1, -1].map((side) =>
    map.unproject([middle.x + across[0] * STOP_PX * side, middle.y + across[1] * STOP_PX * side]),
  );
  return (
    <Polyline positions={ends} interactive={false} pathOptions={{ color: ERROR, weight: 4 }} />
  );
}

/** Clicks and drags of the tool. */
function Hand({ hand }: { readonly hand: LookHand }) {
  const map = useMap();
  const latest = useRef(hand);
  latest.current = hand;
  const drag = useDrag(map, () => latest.current);
  useMapEvents({
    click: ({ latlng, originalEvent: { target } }) => {
      if (drag.current?.endsDrag()) return;
      const element = target instanceof Element ? target.closest("[data-subject]") : null;
      const subject = subjectOf(element?.getAttribute("data-subject") ?? "");
      latest.current.onPointed(subject, placeAt(latlng));
    },
  });
  useEffect(() => latest.current.onReady(), []);
  return null;
}

function useDrag(map: LeafletMap, now: () => LookDragging) {
  const drag = useRef<ReturnType<typeof attachLookDrag> | null>(null);
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    drag.current = attachLookDrag(map, () => latest.current());
    return () => drag.current?.detach();
  }, [map]);
  return drag;
}
