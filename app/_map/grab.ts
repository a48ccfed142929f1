import type { Map as LeafletMap } from "leaflet";
import { flushSync } from "react-dom";
import type { ShapeFeature } from "@/lib/domain/scenario/feature";
import { bearingDeg, normalisedDeg, type Point } from "@/lib/terrain/point";
import { snappedCm } from "@/lib/terrain/snap";
import type { MapEvents, Turn } from "./map-events";
import { type MapSubject, sameSubject, subjectKey, subjectOf } from "./map-subject";
import { pointOf, SNAP_CM } from "./table-coordinates";

/** What the hand needs to know of the map at the moment it grips. */
export interface Grip {
  readonly selected: MapSubject | null;
  /** A unit's centre and facing, a commander's place; null for a shape. */
  readonly standOf: (subject: MapSubject) => Stand | null;
  /** About what a subject turns, and where it looks; null for what does not turn. */
  readonly pivotOf: (subject: MapSubject) => Stand | null;
  /** How far a drag really carries a subject, in cm. */
  readonly carry: (subject: MapSubject, byCm: Point) => Point;
  /** From which place on the table upwards the picture counts its own. */
  readonly depthCm: number;
  readonly events: MapEvents;
}

/** Where a shape looks that gets a handle to be turned by, in degrees clockwise from north; null for one without. */
export type FacingOf = (shape: ShapeFeature) => number | null;

/** Where something stands and looks. */
export interface Stand {
  readonly xCm: number;
  readonly yCm: number;
  readonly facingDeg: number;
}

/** Pixels a pointer may stray in a click. */
const STRAY_PX = 4;
/** Units and shapes turn in steps, as the keys turn them. */
const TURN_STEP_DEG = 5;

interface Hold {
  readonly subject: MapSubject;
  readonly turning: boolean;
  readonly from: Point;
  readonly fromPx: Point;
  elements: readonly SVGGraphicsElement[];
  moved: boolean;
  byCm: Point;
  turn: Turn | null;
}

/** A picture that can be gripped. */
export interface Grab {
  /** Whether the click just heard is the end of a grip, and so no click on the table. */
  readonly endsGrip: () => boolean;
  readonly detach: () => void;
}

/**
 * Lets a pointer drag and turn what is drawn in `picture`. While it drags, only the gripped
 * elements' transforms change; the document hears of it once, on letting go.
 */
export function attachGrab(map: LeafletMap, picture: SVGElement, gripNow: () => Grip | null): Grab {
  let hold: Hold | null = null;
  let gripped = false;
  const down = (event: PointerEvent) => {
    const grip = gripNow();
    hold = grip && event.button === 0 ? holdAt(event, { map, picture, grip }) : null;
    gripped = hold !== null;
    if (hold === null) return;
    map.dragging.disable();
    picture.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const grip = gripNow();
    if (hold && grip) follow(hold, event, { map, picture, grip });
  };
  const up = () => {
    const grip = gripNow();
    if (hold && grip) letGo(hold, grip);
    hold = null;
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

interface Place {
  readonly map: LeafletMap;
  readonly picture: SVGElement;
  readonly grip: Grip;
}

function holdAt(event: PointerEvent, { map, picture, grip }: Place): Hold | null {
  const target = event.target instanceof Element ? event.target : null;
  const subject = grippedBy(target, grip.selected);
  if (subject === null) return null;
  const pans = subject.kind === "feature" && !sameSubject(subject, grip.selected);
  if (pans) return null;
  return {
    subject,
    turning: target?.closest("[data-turn]") != null,
    from: pointOf(map.mouseEventToLatLng(event)),
    fromPx: [event.clientX, event.clientY],
    elements: elementsOf(subject, picture),
    moved: false,
    byCm: [0, 0],
    turn: null,
  };
}

/** What a hand grips at an element: of a chosen shape all, else the sign that lies on it. */
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

function follow(hold: Hold, event: PointerEvent, { map, picture, grip }: Place): void {
  const away = Math.hypot(event.clientX - hold.fromPx[0], event.clientY - hold.fromPx[1]);
  if (!hold.moved && away > STRAY_PX) setOff(hold, { picture, grip });
  if (!hold.moved) return;
  const at = pointOf(map.mouseEventToLatLng(event));
  const pivot = hold.turning ? grip.pivotOf(hold.subject) : null;
  if (pivot) turn(hold, at, { pivot, depthCm: grip.depthCm });
  else shift(hold, at, grip);
}

/** What is dragged is chosen as it sets off, so that its mark goes with it and the drop has less to paint. */
function setOff(hold: Hold, { picture, grip }: Omit<Place, "map">): void {
  hold.moved = true;
  if (sameSubject(hold.subject, grip.selected)) return;
  flushSync(() => grip.events.onSelect(hold.subject));
  hold.elements = elementsOf(hold.subject, picture);
}

interface Axis {
  readonly pivot: Stand;
  readonly depthCm: number;
}

function turn(hold: Hold, at: Point, { pivot, depthCm }: Axis): void {
  const { xCm, yCm } = pivot;
  const facingDeg = normalisedDeg(snappedCm(bearingDeg([xCm, yCm], at), TURN_STEP_DEG));
  const byDeg = facingDeg - pivot.facingDeg;
  hold.turn = { facingDeg, byDeg };
  const transform = `rotate(${byDeg} ${xCm} ${depthCm - yCm})`;
  for (const element of hold.elements) element.setAttribute("transform", transform);
}

function shift(hold: Hold, at: Point, grip: Grip): void {
  const stand = grip.standOf(hold.subject);
  const [x, y] = stand ? [stand.xCm, stand.yCm] : [0, 0];
  hold.byCm = grip.carry(hold.subject, [
    snappedCm(x + at[0] - hold.from[0], SNAP_CM) - x,
    snappedCm(y + at[1] - hold.from[1], SNAP_CM) - y,
  ]);
  const transform = `translate(${hold.byCm[0]} ${-hold.byCm[1]})`;
  for (const element of hold.elements) element.setAttribute("transform", transform);
}

/** The document is changed and painted before the transforms go, so nothing jumps back. */
function letGo(hold: Hold, { events }: Grip): void {
  flushSync(() => {
    events.onSelect(hold.subject);
    if (hold.turn !== null) events.onTurned(hold.subject, hold.turn);
    else if (hold.moved) events.onMoved(hold.subject, hold.byCm);
  });
  for (const element of hold.elements) element.removeAttribute("transform");
}
