"use client";

import { useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { middleOf } from "@/lib/terrain/ring";
import { attachDrag, type DragBinding } from "./drag";
import type { DragContext, FacingOf, Pose } from "./drag-context";
import type { MapEvents } from "./map-events";
import type { MapGroup } from "./map-group";
import { type MapSubject, subjectOf } from "./map-subject";

interface GrabToolProps {
  readonly picture: SVGElement;
  readonly map: MapView;
  readonly selected: MapSubject | null;
  readonly events: MapEvents;
  readonly facingOf?: FacingOf | undefined;
  /** The offset of a subject for a drag, in cm; missing: the offset of the pointer. */
  readonly constrainDrag?: DragContext["constrainDrag"] | undefined;
  readonly snapOf: DragContext["snapOf"];
  readonly group?: MapGroup | undefined;
  /** Whether the tool draws frames instead of selecting and dragging. */
  readonly isFraming: boolean;
}

/** Selects by click; drags and turns by pointer. */
export function GrabTool(props: GrabToolProps) {
  const { picture, map, selected, events, facingOf, constrainDrag, snapOf, group, isFraming } =
    props;
  const leaflet = useMap();
  const grip = useRef<DragContext | null>(null);
  grip.current = {
    selected,
    events,
    depthCm: map.depthCm,
    poseOf: (subject) => standOn(map, subject),
    pivotOf: (subject) => standOn(map, subject) ?? pivotOf(map, subject, facingOf),
    constrainDrag: constrainDrag ?? ((_, byCm) => byCm),
    snapOf,
    group,
    isFraming,
  };
  const grab = useRef<DragBinding | null>(null);
  useEffect(() => {
    grab.current = attachDrag(leaflet, picture, () => grip.current);
    return () => grab.current?.detach();
  }, [leaflet, picture]);
  useMapEvents({
    click: ({ originalEvent: { target, shiftKey } }) => {
      if (grab.current?.endsGrip()) return;
      const element = target instanceof Element ? target.closest("[data-subject]") : null;
      const subject = subjectOf(element?.getAttribute("data-subject") ?? "");
      // Handles a click stored until the map had loaded; the frame handles other clicks with Shift.
      if (shiftKey && group) return void (subject && group.onToggled(subject));
      events.onSelect(subject);
    },
  });
  return null;
}

/** A unit's or commander's place, which snaps to the lattice when dragged; null for shapes. */
function standOn(map: MapView, { kind, id }: MapSubject): Pose | null {
  if (kind === "unit") return map.units.find((unit) => unit.id === id) ?? null;
  const commander = kind === "commander" && map.commanders.find((each) => each.id === id);
  return commander ? { ...commander, facingDeg: 0 } : null;
}

/** The pivot and facing of a shape, which turns about the mean of its corners. */
function pivotOf(map: MapView, { id }: MapSubject, facingOf: FacingOf | undefined): Pose | null {
  const shape = map.features.find((feature) => feature.id === id);
  if (!shape || shape.kind === "place") return null;
  const facingDeg = facingOf?.(shape) ?? null;
  const [xCm, yCm] = middleOf(shape.points);
  return facingDeg === null ? null : { xCm, yCm, facingDeg };
}
