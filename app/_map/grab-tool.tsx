"use client";

import { useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { MapSubject, Scene } from "@/lib/domain/table/scene";
import { middleOf } from "@/lib/terrain/ring";
import { attachDrag, type DragBinding } from "./drag";
import type { DragContext, FacingOf, Pose } from "./drag-context";
import type { MapEvents } from "./map-events";
import type { MapGroup } from "./map-group";
import { sameSubject, subjectOf } from "./map-subject";

interface GrabToolProps {
  readonly picture: SVGElement;
  readonly scene: Scene;
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
  const { picture, scene, selected, events, facingOf, constrainDrag, snapOf, group, isFraming } =
    props;
  const leaflet = useMap();
  const grip = useRef<DragContext | null>(null);
  grip.current = {
    selected,
    events,
    depthCm: scene.depthCm,
    poseOf: (subject) => standOn(scene, subject),
    pivotOf: (subject) => standOn(scene, subject) ?? pivotOf(scene, subject, facingOf),
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

/** A piece's place, which snaps to the lattice when dragged; null for shapes. */
function standOn({ pieces }: Scene, subject: MapSubject): Pose | null {
  const piece = pieces.find((each) => sameSubject(each.subject, subject));
  if (!piece?.room) return null;
  const { xCm, yCm, room } = piece;
  return { xCm, yCm, facingDeg: room.is === "block" ? room.facingDeg : 0 };
}

/** The pivot and facing of a shape, which turns about the mean of its corners. */
function pivotOf(
  { shapes }: Scene,
  { id }: MapSubject,
  facingOf: FacingOf | undefined,
): Pose | null {
  const shape = shapes.find((each) => each.id === id);
  if (!shape) return null;
  const facingDeg = facingOf?.(shape) ?? null;
  const [xCm, yCm] = middleOf(shape.points);
  return facingDeg === null ? null : { xCm, yCm, facingDeg };
}
