import type { Map as LeafletMap } from "leaflet";
import { flushSync } from "react-dom";
import type { MapSubject } from "@/lib/domain/table/scene";
import { boxAround } from "@/lib/terrain/box";
import { bearingDeg, normalisedDeg, type Point } from "@/lib/terrain/point";
import { snappedCm } from "@/lib/terrain/snap";
import { type DragContext, type Pose, TURN_STEP_DEG } from "./drag-context";
import { type Gesture, type GesturePlace, strayFrom } from "./gesture";
import { groupGripAt } from "./group-gesture";
import { type JointHint, jointHint } from "./joint-hint";
import type { Turn } from "./map-events";
import { type Snap, snapReachCm } from "./map-joints";
import { sameSubject, subjectKey, subjectOf } from "./map-subject";
import { pointOf, SNAP_CM } from "./table-coordinates";

interface SubjectDrag {
  readonly subject: MapSubject;
  readonly turning: boolean;
  readonly from: Point;
  elements: readonly SVGGraphicsElement[];
  moved: boolean;
  byCm: Point;
  turn: Turn | null;
  caught: Snap | null;
  readonly hint: JointHint;
}

/** Handlers attached to a picture for dragging and turning. */
export interface DragBinding {
  /** Whether the current click ended a drag, so that it is not a click on the table. */
  readonly endsGrip: () => boolean;
  readonly detach: () => void;
}

/**
 * Lets a pointer drag and turn things in `picture`. During a drag only the transforms of the dragged elements change;
 * the document is changed once, on release.
 */
export function attachDrag(
  map: LeafletMap,
  picture: SVGElement,
  gripNow: () => DragContext | null,
): DragBinding {
  let gesture: Gesture | null = null;
  let gripped = false;
  const down = (event: PointerEvent) => {
    const grip = gripNow();
    gesture = grip && event.button === 0 ? gestureAt(event, { map, picture, grip }, gripNow) : null;
    gripped = gesture !== null;
    if (gesture === null) return;
    map.dragging.disable();
    picture.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => gesture?.follow(event);
  const up = () => {
    gesture?.release();
    gesture = null;
    map.dragging.enable();
  };
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  const kinds = ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const;
  for (const kind of kinds) picture.addEventListener(kind, listeners[kind]);
  return {
    endsGrip: () => {
      const was = gripped;
      gripped = false;
      return was;
    },
    detach: () => {
      for (const kind of kinds) picture.removeEventListener(kind, listeners[kind]);
    },
  };
}

/** The gesture for a press: a frame, a drag of several things, or of one; null if a drag moves the map. */
function gestureAt(
  event: PointerEvent,
  place: GesturePlace,
  gripNow: () => DragContext | null,
): Gesture | null {
  return frameAt(event, place) ?? groupGripAt(event, place) ?? gripOne(event, place, gripNow);
}

/** Draws a frame to select the things in it; a click adds the thing it hits to the selection or removes it. */
function frameAt(event: PointerEvent, { map, picture, grip }: GesturePlace): Gesture | null {
  const { group, isFraming } = grip;
  if (!group || !(event.shiftKey || isFraming)) return null;
  const from = pointOf(map.mouseEventToLatLng(event));
  const hasLeft = strayFrom(event);
  const target = event.target instanceof Element ? event.target.closest("[data-subject]") : null;
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  frame.setAttribute("class", "map-frame");
  let to: Point | null = null;
  return {
    follow: (now) => {
      if (!hasLeft(now)) return;
      if (to === null) picture.append(frame);
      to = pointOf(map.mouseEventToLatLng(now));
      const { minX, minY, maxX, maxY } = boxAround([from, to]);
      frame.setAttribute("x", String(minX));
      frame.setAttribute("y", String(grip.depthCm - maxY));
      frame.setAttribute("width", String(maxX - minX));
      frame.setAttribute("height", String(maxY - minY));
    },
    release: () => {
      frame.remove();
      const subject = subjectOf(target?.getAttribute("data-subject") ?? "");
      if (to) group.onFramed(boxAround([from, to]));
      else if (subject) group.onToggled(subject);
    },
  };
}

function gripOne(
  event: PointerEvent,
  { map, picture, grip: first }: GesturePlace,
  gripNow: () => DragContext | null,
): Gesture | null {
  const hold = holdAt(event, { map, picture, grip: first });
  if (!hold) return null;
  const hasLeft = strayFrom(event);
  return {
    follow: (now) => {
      const grip = gripNow();
      if (grip && hasLeft(now)) follow(hold, now, { map, picture, grip });
    },
    release: () => {
      const grip = gripNow();
      if (grip) letGo(hold, grip);
    },
  };
}

function holdAt(event: PointerEvent, { map, picture, grip }: GesturePlace): SubjectDrag | null {
  const target = event.target instanceof Element ? event.target : null;
  const subject = grippedBy(target, grip.selected);
  if (subject === null || grip.group?.isFixed(subject)) return null;
  const pans = subject.kind === "feature" && !sameSubject(subject, grip.selected);
  if (pans) return null;
  return {
    subject,
    turning: target?.closest("[data-turn]") != null,
    from: pointOf(map.mouseEventToLatLng(event)),
    elements: elementsOf(subject, picture),
    moved: false,
    byCm: [0, 0],
    turn: null,
    caught: null,
    hint: jointHint(map),
  };
}

/** The subject gripped at an element: the selected shape as a whole, otherwise the sign on top of it. */
function grippedBy(target: Element | null, selected: MapSubject | null): MapSubject | null {
  const element = target?.closest("[data-subject]");
  const subject = subjectOf(element?.getAttribute("data-subject") ?? "");
  if (subject?.kind !== "sign") return subject;
  const under = element?.parentElement?.closest("[data-subject]")?.getAttribute("data-subject");
  const shape = subjectOf(under ?? "");
  return shape && sameSubject(shape, selected) ? shape : subject;
}

function elementsOf(subject: MapSubject, picture: SVGElement): readonly SVGGraphicsElement[] {
  const found = picture.querySelectorAll<SVGGraphicsElement>(
    `[data-subject="${subjectKey(subject)}"]`,
  );
  return [...found];
}

function follow(
  hold: SubjectDrag,
  event: PointerEvent,
  { map, picture, grip }: GesturePlace,
): void {
  if (!hold.moved) setOff(hold, { picture, grip });
  const at = pointOf(map.mouseEventToLatLng(event));
  const pivot = hold.turning ? grip.pivotOf(hold.subject) : null;
  if (pivot) turn(hold, at, { pivot, depthCm: grip.depthCm });
  else shift(hold, at, { grip, reachCm: event.altKey ? null : snapReachCm(map.getZoom()) });
}

/** Selects a thing when its drag begins, so that its mark moves along and there is less to paint on release. */
function setOff(hold: SubjectDrag, { picture, grip }: Omit<GesturePlace, "map">): void {
  hold.moved = true;
  if (sameSubject(hold.subject, grip.selected)) return;
  flushSync(() => grip.events.onSelect(hold.subject));
  hold.elements = elementsOf(hold.subject, picture);
}

interface Axis {
  readonly pivot: Pose;
  readonly depthCm: number;
}

function turn(hold: SubjectDrag, at: Point, { pivot, depthCm }: Axis): void {
  const { xCm, yCm } = pivot;
  const facingDeg = normalisedDeg(snappedCm(bearingDeg([xCm, yCm], at), TURN_STEP_DEG));
  const byDeg = facingDeg - pivot.facingDeg;
  hold.turn = { facingDeg, byDeg };
  const transform = `rotate(${byDeg} ${xCm} ${depthCm - yCm})`;
  for (const element of hold.elements) element.setAttribute("transform", transform);
}

interface Carrying {
  readonly grip: DragContext;
  /** The distance within which a thing snaps to its proper place; null with Alt, which turns snapping off. */
  readonly reachCm: number | null;
}

function shift(hold: SubjectDrag, at: Point, { grip, reachCm }: Carrying): void {
  const stand = grip.poseOf(hold.subject);
  const [x, y] = stand ? [stand.xCm, stand.yCm] : [0, 0];
  const byCm = grip.constrainDrag(hold.subject, [
    snappedCm(x + at[0] - hold.from[0], SNAP_CM) - x,
    snappedCm(y + at[1] - hold.from[1], SNAP_CM) - y,
  ]);
  const caught = reachCm === null ? null : grip.snapOf(hold.subject, byCm, reachCm);
  hold.caught = caught;
  hold.hint.show(caught?.at ?? null);
  hold.byCm = caught?.byCm ?? byCm;
  const transform = `translate(${hold.byCm[0]} ${-hold.byCm[1]})`;
  for (const element of hold.elements) element.setAttribute("transform", transform);
  grip.events.onCarried?.([hold.subject], hold.byCm);
}

/** Changes and paints the document before the transforms are removed, so that nothing jumps back. */
function letGo(hold: SubjectDrag, { events }: DragContext): void {
  flushSync(() => {
    events.onSelect(hold.subject);
    if (hold.turn !== null) events.onTurned(hold.subject, hold.turn);
    else if (hold.caught !== null) hold.caught.onRelease();
    else if (hold.moved) events.onMoved(hold.subject, hold.byCm);
  });
  if (hold.moved) events.onCarried?.([], null);
  hold.hint.clear();
  for (const element of hold.elements) element.removeAttribute("transform");
}
