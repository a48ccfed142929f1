import { flushSync } from "react-dom";
import type { TableMapHandle } from "@/app/_map/map-handle";
import { SNAP_CM } from "@/app/_map/table-coordinates";
import type { Deployment } from "@/lib/domain/scenario/deployment/deploy";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { moved, type Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { type Deploying, deploymentOf } from "./deploying";
import { piecesOfDeployment } from "./use-deploying";

/** A formation under way, beside the pointer; its deployment is null while it is not over the table. */
export interface Carried {
  readonly x: number;
  readonly y: number;
  readonly deployment: Deployment | null;
}

/** What says beside the pointer what it carries. */
export interface CarriedHandle {
  readonly show: (carried: Carried | null) => void;
}

/** What a formation that a pointer carries does to the desk. */
export interface Carrying {
  /** The table as it is without what is carried. */
  readonly scenario: () => Scenario;
  /** The formation as it would be put at a place. */
  readonly at: (place: Point) => Deploying;
  /** Draws it on the table; null takes it off again. */
  readonly show: (carried: Deploying | null) => void;
  /** Hears where it is let go. */
  readonly onDropped: (carried: Deploying, deployment: Deployment) => void;
  readonly map: TableMapHandle | null;
  readonly note: CarriedHandle | null;
}

/** Pixels a pointer may stray in a click. */
const STRAY_PX = 4;

/** What the carrying needs of the press it begins with. */
export type Press = Pick<PointerEvent, "button" | "clientX" | "clientY">;

/** Where the formation is drawn, and how far on from there the pointer has carried it. */
interface Drawn {
  readonly deploying: Deploying;
  readonly deployment: Deployment;
}

/**
 * Lets a pointer that has pressed on a formation's name carry it onto the table. It is drawn as a whole when it comes
 * there or turns; in between its drawing is only shifted. Escape and letting go outside the table leave all as it was.
 */
export function carryFormation(press: Press, carrying: Carrying): void {
  if (press.button !== 0) return;
  let hasLeft = false;
  let drawn: Drawn | null = null;
  let now: Drawn | null = null;
  const move = (event: PointerEvent) => {
    hasLeft ||= Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > STRAY_PX;
    if (!hasLeft) return;
    const under = carrying.map?.placeUnder([event.clientX, event.clientY]) ?? null;
    now = under && placedAt(snappedToGrid(under, SNAP_CM), carrying);
    drawn = redrawn(drawn, now, carrying);
    carrying.note?.show({
      x: event.clientX,
      y: event.clientY,
      deployment: now?.deployment ?? null,
    });
  };
  const end = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", end);
    removeEventListener("keydown", key, true);
    removeEventListener("selectstart", prevent);
    carrying.note?.show(null);
    settle(drawn, carrying);
  };
  const drop = () => {
    const dropped = now;
    if (hasLeft) swallowClick();
    if (dropped) {
      removeEventListener("keydown", key, true);
      flushSync(() => carrying.onDropped(dropped.deploying, dropped.deployment));
    }
    end();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !hasLeft) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", end);
  addEventListener("keydown", key, true);
  addEventListener("selectstart", prevent);
}

/** A pointer that carries something selects no text on its way. */
function prevent(event: Event): void {
  event.preventDefault();
}

function placedAt(place: Point, { scenario, at }: Carrying): Drawn | null {
  const deploying = at(place);
  const deployment = deploymentOf(scenario(), deploying);
  return deployment && { deploying, deployment };
}

/** Shifts what is drawn to where it is now; draws it anew where it comes, goes or turns. */
function redrawn(drawn: Drawn | null, now: Drawn | null, carrying: Carrying): Drawn | null {
  const isShift = drawn && now && drawn.deploying.facingDeg === now.deploying.facingDeg;
  if (isShift) {
    const by = moved(now.deploying.middle, drawn.deploying.middle, -1);
    carrying.map?.carry(piecesOfDeployment(drawn.deployment), by);
    return drawn;
  }
  if (drawn === now) return drawn;
  flushSync(() => carrying.show(now?.deploying ?? null));
  if (drawn) carrying.map?.carry(piecesOfDeployment(drawn.deployment), [0, 0]);
  return now;
}

/** Takes the preview off the table, if it was not placed, and the shift off its drawing. */
function settle(drawn: Drawn | null, { show, map }: Carrying): void {
  flushSync(() => show(null));
  if (drawn) map?.carry(piecesOfDeployment(drawn.deployment), [0, 0]);
}

/** The click that ends a drag presses nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, true);
  setTimeout(() => removeEventListener("click", swallow, true));
}
