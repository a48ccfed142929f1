"use client";

import { useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { MapView } from "@/lib/domain/scenario/scenario-view";
import { attachGrab, type Grab, type Grip } from "./grab";
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
    standOf: (subject) => standOn(map, subject),
  };
  const grab = useRef<Grab | null>(null);
  useEffect(() => {
    grab.current = attachGrab(leaflet, picture, () => grip.current);
    return () => grab.current?.detach();
  }, [leaflet, picture]);
  useMapEvents({
    click: ({ originalEvent: { target } }) => {
      if (grab.current?.endsGrip()) return;
      const element = target instanceof Element ? target.closest("[data-subject]") : null;
      events.onSelect(subjectOf(element?.getAttribute("data-subject") ?? ""));
    },
  });
  return null;
}

/** A unit's or a commander's own place, to which a drag snaps; shapes have none. */
function standOn(map: MapView, { kind, id }: MapSubject): ReturnType<Grip["standOf"]> {
  if (kind === "unit") return map.units.find((unit) => unit.id === id) ?? null;
  const commander = kind === "commander" && map.commanders.find((each) => each.id === id);
  return commander ? { ...commander, facingDeg: 0 } : null;
}
