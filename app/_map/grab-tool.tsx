"use client";

import { useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { MapView } from "@/lib/domain/scenario/scenario-view";
import { attachGrab, type Grip } from "./grab";
import type { MapEvents } from "./map-events";
import { type MapSubject, subjectOf } from "./map-subject";

interface GrabToolProps {
  readonly picture: SVGElement;
  readonly map: MapView;
  readonly selected: MapSubject | null;
  readonly events: MapEvents;
}

/** Choosing by click; dragging and turning by pointer. */
export function GrabTool({ picture, map, selected, events }: GrabToolProps) {
  const leaflet = useMap();
  const grip = useRef<Grip | null>(null);
  grip.current = {
    selected,
    events,
    standOf: ({ kind, id }) =>
      kind === "unit" ? (map.units.find((unit) => unit.id === id) ?? null) : null,
  };
  useEffect(() => attachGrab(leaflet, picture, () => grip.current), [leaflet, picture]);
  useMapEvents({
    click: ({ originalEvent }) => {
      const target = originalEvent.target;
      const key =
        target instanceof Element
          ? target.closest("[data-subject]")?.getAttribute("data-subject")
          : null;
      events.onSelect(key ? subjectOf(key) : null);
    },
  });
  return null;
}
