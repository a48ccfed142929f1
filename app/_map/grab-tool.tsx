"use client";

import { useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { MapView } from "@/lib/domain/scenario/scenario-view";
import { middleOf } from "@/lib/terrain/ring";
import { attachGrab, type Grab } from "./grab";
import type { FacingOf, Grip, Stand } from "./grip";
import type { MapEvents } from "./map-events";
import type { MapGroup } from "./map-group";
import { type MapSubject, subjectOf } from "./map-subject";

interface GrabToolProps {
  readonly picture: SVGElement;
  readonly map: MapView;
  readonly selected: MapSubject | null;
  readonly events: MapEvents;
  readonly facingOf?: FacingOf | undefined;
  /** How far a drag really carries a subject, in cm; missing: as far as the hand. */
  readonly carry?: Grip["carry"] | undefined;
  readonly catchOf: Grip["catchOf"];
  readonly group?: MapGroup | undefined;
  /** Whether the tool draws frames, rather than choosing and dragging. */
  readonly isFraming: boolean;
}

/** Choosing by click; dragging and turning by pointer. */
export function GrabTool(props: GrabToolProps) {
  const { picture, map, selected, events, facingOf, carry, catchOf, group, isFraming } = props;
  const leaflet = useMap();
  const grip = useRef<Grip | null>(null);
  grip.current = {
    selected,
    events,
    depthCm: map.depthCm,
    standOf: (subject) => standOn(map, subject),
    pivotOf: (subject) => standOn(map, subject) ?? pivotOf(map, subject, facingOf),
    carry: carry ?? ((_, byCm) => byCm),
    catchOf,
    group,
    isFraming,
  };
  const grab = useRef<Grab | null>(null);
  useEffect(() => {
    grab.current = attachGrab(leaflet, picture, () => grip.current);
    return () => grab.current?.detach();
  }, [leaflet, picture]);
  useMapEvents({
    click: ({ originalEvent: { target, shiftKey } }) => {
      if (grab.current?.endsGrip()) return;
      const element = target instanceof Element ? target.closest("[data-subject]") : null;
      const subject = subjectOf(element?.getAttribute("data-subject") ?? "");
      // A click that was kept until the map had come; of others the frame takes those with Shift.
      if (shiftKey && group) return void (subject && group.onToggled(subject));
      events.onSelect(subject);
    },
  });
  return null;
}

/** A unit's or a commander's own place, to which a drag snaps; shapes have none. */
function standOn(map: MapView, { kind, id }: MapSubject): Stand | null {
  if (kind === "unit") return map.units.find((unit) => unit.id === id) ?? null;
  const commander = kind === "commander" && map.commanders.find((each) => each.id === id);
  return commander ? { ...commander, facingDeg: 0 } : null;
}

/** A shape turns about the mean of its corners. */
function pivotOf(map: MapView, { id }: MapSubject, facingOf: FacingOf | undefined): Stand | null {
  const shape = map.features.find((feature) => feature.id === id);
  if (!shape || shape.kind === "place") return null;
  const facingDeg = facingOf?.(shape) ?? null;
  const [xCm, yCm] = middleOf(shape.points);
  return facingDeg === null ? null : { xCm, yCm, facingDeg };
}
