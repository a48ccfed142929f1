import type { Map as LeafletMap } from "leaflet";
import { flushSync } from "react-dom";
import { bearingDeg, type Point } from "@/lib/terrain/point";
import { snappedCm } from "@/lib/terrain/snap";
import { type Gesture, type GesturePlace, strayFrom } from "./gesture";
import { TURN_STEP_DEG } from "./grip";
import type { MapGroup } from "./map-group";
import { sameSubject, subjectKey, subjectOf } from "./map-subject";
import { latLngOf, pointOf, SNAP_CM } from "./table-coordinates";

/** Drags all chosen things by one of them, or turns them by their handle; a click chooses one alone. */
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
  { map, picture }: GesturePlace,
  { group, onClick }: { readonly group: MapGroup; readonly onClick: () => void },
): Gesture {
  const from = pointOf(map.mouseEventToLatLng(event));
  const hasLeft = strayFrom(event);
  let layer: Layer | null = null;
  let byCm: Point = [0, 0];
  return {
    follow: (now) => {
      if (!hasLeft(now)) return;
      layer ??= lifted(group, { map, picture });
      const [x, y] = pointOf(map.mouseEventToLatLng(now));
      byCm = group.carry([snappedCm(x - from[0], SNAP_CM), snappedCm(y - from[1], SNAP_CM)]);
      layer.move(byCm);
    },
    letGo: () => {
      if (!layer) return onClick();
      flushSync(() => group.onMoved(byCm));
      layer.drop();
    },
  };
}

function turnGroup(event: PointerEvent, { map, picture }: GesturePlace, group: MapGroup): Gesture {
  const hasLeft = strayFrom(event);
  let layer: Layer | null = null;
  let byDeg = 0;
  return {
    follow: (now) => {
      if (!hasLeft(now)) return;
      layer ??= lifted(group, { map, picture });
      const bearing = bearingDeg(group.middle, pointOf(map.mouseEventToLatLng(now)));
      byDeg = snappedCm(bearing, TURN_STEP_DEG);
      layer.turn(byDeg, group.middle);
    },
    letGo: () => {
      if (!layer) return;
      flushSync(() => group.onTurned(byDeg));
      layer.drop();
    },
  };
}

/** What is lifted off the picture while a hand carries it. */
interface Layer {
  readonly move: (byCm: Point) => void;
  readonly turn: (byDeg: number, about: Point) => void;
  readonly drop: () => void;
}

/** Copies the things into a layer of their own, which moves as one: nothing is painted anew on the way. */
function lifted(
  group: MapGroup,
  { map, picture }: { readonly map: LeafletMap; readonly picture: SVGElement },
): Layer {
  const elements = elementsOf(group, picture);
  const copy = picture.cloneNode(false) as SVGElement;
  copy.setAttribute("class", "leaflet-image-layer map-lifted");
  copy.append(...elements.map((element) => element.cloneNode(true)));
  const layer = document.createElement("div");
  layer.className = "map-lifted";
  layer.setAttribute("aria-hidden", "true");
  layer.append(copy);
  picture.after(layer);
  for (const element of elements) element.style.visibility = "hidden";
  const px = (point: Point) => map.latLngToLayerPoint(latLngOf(point));
  return {
    move: (byCm) => {
      const { x, y } = px(byCm).subtract(px([0, 0]));
      layer.style.transform = `translate(${x}px, ${y}px)`;
    },
    turn: (byDeg, about) => {
      const { x, y } = px(about);
      layer.style.transformOrigin = `${x}px ${y}px`;
      layer.style.transform = `rotate(${byDeg}deg)`;
    },
    drop: () => {
      layer.remove();
      for (const element of elements) element.style.visibility = "";
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
