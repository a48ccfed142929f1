"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { CircleMarker, Polyline, Tooltip, useMapEvents } from "react-leaflet";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { lookBetween } from "@/lib/domain/bogowie-wojny/field/measure/look";
import { outlinesOn } from "@/lib/domain/bogowie-wojny/field/measure/outline";
import { between, type Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { latLngOf, pointOf, SNAP_CM } from "../table-coordinates";

type Around = Parameters<typeof lookBetween>[2];

interface MeasureLineProps extends Pick<Around, "hillSight"> {
  readonly field: Battlefield;
  /** None, one or both ends. */
  readonly places: readonly Point[];
}

/** The look between the measured places: whole as far as it reaches, dashed beyond; to the pointer before the second is set. */
export default function MeasureLine({ field, places, hillSight }: MeasureLineProps) {
  const [pointer, setPointer] = useState<Point | null>(null);
  useMapEvents({
    mousemove: ({ latlng }) => setPointer(snappedToGrid(pointOf(latlng), SNAP_CM)),
    mouseout: () => setPointer(null),
  });
  const ground = useMemo(() => outlinesOn(field), [field]);
  const [from, to = pointer] = places;
  if (from === undefined) return null;
  return (
    <>
      <CircleMarker center={latLngOf(from)} radius={5} pathOptions={SEEN} />
      {to && <LookLine from={from} to={to} ground={ground} hillSight={hillSight} />}
    </>
  );
}

const SEEN = { color: "var(--color-brass)", weight: 3, interactive: false };
const UNSEEN = { color: "var(--color-error)", weight: 3, dashArray: "2 6", interactive: false };

interface LookLineProps extends Around {
  readonly from: Point;
  readonly to: Point;
}

function LookLine({ from, to, ground, hillSight }: LookLineProps) {
  const format = useFormatter();
  const t = useTranslations("fieldMeasure");
  const look = lookBetween(from, to, { ground, hillSight });
  const stop = look.visible ? to : between(from, to, look.seenCm / look.distanceCm);
  const cm = format.number(look.distanceCm, { maximumFractionDigits: 1 });
  return (
    <>
      <Polyline positions={[latLngOf(from), latLngOf(stop)]} pathOptions={SEEN} />
      {!look.visible && (
        <>
          <Polyline positions={[latLngOf(stop), latLngOf(to)]} pathOptions={UNSEEN} />
          <CircleMarker
            center={latLngOf(stop)}
            radius={4}
            pathOptions={{ ...UNSEEN, dashArray: "0", fillOpacity: 1 }}
          />
        </>
      )}
      <CircleMarker
        center={latLngOf(to)}
        radius={5}
        pathOptions={look.visible ? SEEN : { ...UNSEEN, dashArray: "0" }}
      >
        <Tooltip permanent direction="top" className="map-tape">
          {t(look.visible ? "tape.seen" : "tape.hidden", { cm })}
        </Tooltip>
      </CircleMarker>
    </>
  );
}
