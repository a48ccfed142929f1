import { flushSync } from "react-dom";
import type { TableMapHandle } from "@/app/_map/map-handle";
import { SNAP_CM } from "@/app/_map/table-coordinates";
import type { Deployment } from "@/lib/domain/belle-alliance/scenario/deployment/deploy";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { moved, type Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import type { Deploying } from "./deploying";
import { type DeploymentCode, piecesOfDeployment } from "./use-deploying";

/** A formation being carried, next to the pointer; its deployment is null while it is not over the table. */
export interface DraggedFormation {
  readonly x: number;
  readonly y: number;
  readonly deployment: Deployment | null;
}

/** A handle to the note next to the pointer. */
export interface DragNoteHandle {
  readonly show: (carried: DraggedFormation | null) => void;
}

/** The callbacks of a formation that a pointer carries. */
export interface FormationDragHandlers {
  /** The current scenario, without the carried formation's new position. */
  readonly scenario: () => Scenario;
  /** The formation as it would be placed at a point. */
  readonly at: (place: Point) => Deploying;
  /** What works out its positions; null if it could not be fetched. */
  readonly code: Promise<DeploymentCode | null>;
  /** Draws it on the table; null removes the drawing. */
  readonly show: (carried: Deploying | null) => void;
  /** Called when it is dropped. */
  readonly onDropped: (carried: Deploying, deployment: Deployment) => void;
  readonly map: TableMapHandle | null;
  readonly note: DragNoteHandle | null;
}

/** Pixels a pointer may move during a click. */
const STRAY_PX = 4;

/** The fields needed of the pointer event that starts the carrying. */
export type Press = Pick<PointerEvent, "button" | "clientX" | "clientY">;

/** A formation and where its units come to stand. */
interface Planned {
  readonly deploying: Deploying;
  readonly deployment: Deployment;
}

/** The formation as it was last drawn. */
interface Drawn extends Planned {
  /** Shifts the drawing. */
  readonly shift: (byCm: Point) => void;
}

/**
 * Lets a pointer that has pressed on a formation's name carry it onto the table. The formation is redrawn when it
 * enters the table or turns; otherwise its drawing is only shifted. Escape, or dropping it outside the table, cancels.
 */
export function dragFormation(press: Press, carrying: FormationDragHandlers): void {
  if (press.button !== 0) return;
  let hasLeft = false;
  let drawn: Drawn | null = null;
  let now: Planned | null = null;
  let code: DeploymentCode | null = null;
  let last: PointerEvent | null = null;
  void carrying.code.then((come) => {
    code = come;
    if (last) move(last);
  });
  const move = (event: PointerEvent) => {
    last = event;
    hasLeft ||= Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > STRAY_PX;
    if (!hasLeft) return;
    const under = carrying.map?.placeUnder([event.clientX, event.clientY]) ?? null;
    now = under && code && placedAt(snappedToGrid(under, SNAP_CM), carrying, code);
    drawn = redrawn(drawn, now, carrying);
    carrying.note?.show({
      x: event.clientX,
      y: event.clientY,
      deployment: now?.deployment ?? null,
    });
  };
  const end = () => {
    last = null;
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

/** Keeps the pointer from selecting text while it carries something. */
function prevent(event: Event): void {
  event.preventDefault();
}

function placedAt(
  place: Point,
  { scenario, at }: FormationDragHandlers,
  code: DeploymentCode,
): Planned | null {
  const deploying = at(place);
  const deployment = code.deploymentOf(scenario(), deploying);
  return deployment && { deploying, deployment };
}

/** Shifts the drawing to its current position; redraws it if it enters, leaves or turns. */
function redrawn(
  drawn: Drawn | null,
  now: Planned | null,
  carrying: FormationDragHandlers,
): Drawn | null {
  if (drawn && now && isShift(drawn, now)) {
    drawn.shift(moved(now.deploying.middle, drawn.deploying.middle, -1));
    return drawn;
  }
  if (drawn === now) return drawn;
  flushSync(() => carrying.show(now?.deploying ?? null));
  drawn?.shift([0, 0]);
  const shift = now && carrying.map?.lift(piecesOfDeployment(now.deployment));
  return now && { ...now, shift: shift ?? (() => undefined) };
}

/** Whether all units are placed as drawn except for one common shift: not along the bend of a road, nor turned. */
function isShift(drawn: Planned, now: Planned): boolean {
  const [east, north] = moved(now.deploying.middle, drawn.deploying.middle, -1);
  return drawn.deployment.units.every(({ placement: was }, i) => {
    const is = now.deployment.units[i]?.placement;
    return (
      is?.facingDeg === was.facingDeg &&
      Math.abs(is.xCm - was.xCm - east) < ALIKE_CM &&
      Math.abs(is.yCm - was.yCm - north) < ALIKE_CM
    );
  });
}

/** The largest difference in cm that counts as none. */
const ALIKE_CM = 0.05;

/** Removes the preview if it was not placed, and resets the shift of the drawing. */
function settle(drawn: Drawn | null, { show }: FormationDragHandlers): void {
  flushSync(() => show(null));
  drawn?.shift([0, 0]);
}

/** Suppresses the click at the end of a drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, true);
  setTimeout(() => removeEventListener("click", swallow, true));
}
