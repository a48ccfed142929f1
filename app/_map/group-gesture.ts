import { flushSync } from "react-dom";
import { bearingDeg, type Point } from "@/lib/terrain/point";
import { snappedCm } from "@/lib/terrain/snap";
import { TURN_STEP_DEG } from "./drag-context";
import { type Gesture, type GesturePlace, strayFrom } from "./gesture";
import type { MapGroup } from "./map-group";
import { sameSubject, subjectKey, subjectOf } from "./map-subject";
import { pointOf, SNAP_CM } from "./table-coordinates";

/** Drags all selected things by one of them, or turns them by their handle; a click selects only one. */
export function groupGripAt(event: PointerEvent, place: GesturePlace): Gesture | null {
  const target = event.target instanceof Element ? event.target : null;
  const { group, events } = place.grip;
  if (!group || group.subjects.length === 0) return null;
  if (target?.closest("[data-group] [data-turn]")) return turnGroup(event, place, group);
  const key = target?.closest("[data-subject]")?.getAttribute("data-subject") ?? "";
  const subject = subjectOf(key);
  if (!subject || !group.subjects.some((each) => sameSubject(each, subject))) return null;
  return moveGroup(event, place, { group, onClick: () => events.onSelect(subject) });
}

function moveGroup(
  event: PointerEvent,
  place: GesturePlace,
  { group, onClick }: { readonly group: MapGroup; readonly onClick: () => void },
): Gesture {
  const from = pointOf(place.map.mouseEventToLatLng(event));
  const hasLeft = strayFrom(event);
  let layer: Layer | null = null;
  let byCm: Point = [0, 0];
  return {
    follow: (now) => {
      if (!hasLeft(now)) return;
      layer ??= lifted(group, place);
      const [x, y] = pointOf(place.map.mouseEventToLatLng(now));
      byCm = group.carry([snappedCm(x - from[0], SNAP_CM), snappedCm(y - from[1], SNAP_CM)]);
      layer.move(byCm);
      place.grip.events.onCarried?.(group.subjects, byCm);
    },
    release: () => {
      if (!layer) return onClick();
      flushSync(() => group.onMoved(byCm));
      place.grip.events.onCarried?.([], null);
      layer.drop();
    },
  };
}

function turnGroup(event: PointerEvent, place: GesturePlace, group: MapGroup): Gesture {
  const hasLeft = strayFrom(event);
  let layer: Layer | null = null;
  let byDeg = 0;
  return {
    follow: (now) => {
      if (!hasLeft(now)) return;
      layer ??= lifted(group, place);
      const bearing = bearingDeg(group.middle, pointOf(place.map.mouseEventToLatLng(now)));
      byDeg = snappedCm(bearing, TURN_STEP_DEG);
      layer.turn(byDeg, group.middle);
    },
    release: () => {
      if (!layer) return;
      flushSync(() => group.onTurned(byDeg));
      layer.drop();
    },
  };
}

/** The dragged things, drawn at their new place until the document has changed. */
interface Layer {
  readonly move: (byCm: Point) => void;
  readonly turn: (byDeg: number, about: Point) => void;
  readonly drop: () => void;
}

function lifted(group: MapGroup, { picture, grip }: GesturePlace): Layer {
  const elements = elementsOf(group, picture);
  const carry = (transform: string) => {
    for (const element of elements) element.setAttribute("transform", transform);
  };
  return {
    move: ([east, north]) => carry(`translate(${east} ${-north})`),
    turn: (byDeg, [x, y]) => carry(`rotate(${byDeg} ${x} ${grip.depthCm - y})`),
    drop: () => {
      for (const element of elements) element.removeAttribute("transform");
    },
  };
}

function elementsOf({ subjects, isFixed }: MapGroup, picture: SVGElement): SVGElement[] {
  const keys = new Set(subjects.filter((each) => !isFixed(each)).map(subjectKey));
  const all = picture.querySelectorAll<SVGElement>("[data-subject], [data-group]");
  return [...all].filter((element) => {
    const key = element.getAttribute("data-subject");
    return key === null || keys.has(key);
  });
}
