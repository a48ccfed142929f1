import type { KeyboardEvent, RefObject } from "react";
import type { TableMapHandle } from "@/app/_map/map-handle";
import type { Point } from "@/lib/terrain/point";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const STEP_CM = { fine: 0.5, far: 5 } as const;
const TURN_DEG = { fine: 5, far: 45 } as const;
const PAN_PX = 60;

/** What the keys of a map do to the things on it. Each answers whether there was something to do. */
export interface KeyActions {
  /** Moves the selection by this many cm east and north. */
  readonly move: (byCm: Point) => boolean;
  readonly turn: (byDeg: number) => boolean;
  /** Chooses the next thing or the one before; past the last, Tab leaves the map as anywhere. */
  readonly step: (by: 1 | -1) => boolean;
  readonly remove: () => boolean;
  /** Puts the tool down, or lets go of what is chosen. */
  readonly giveUp: () => void;
  /** Chooses everything of the kind mostly meant; missing where only one thing can be chosen. */
  readonly all?: () => boolean;
  /** Takes up the tool a key stands for. */
  readonly take: (key: string) => boolean;
}

/** The keys of a map while it has the focus. */
export function onMapKey(actions: KeyActions, handle: RefObject<TableMapHandle | null>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (isSelectAll(event) && actions.all?.()) event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressed(event, actions, handle.current)) event.preventDefault();
  };
}

function isSelectAll({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === "a";
}

/** Whether the key meant something. */
function pressed(
  { key, shiftKey }: KeyboardEvent,
  actions: KeyActions,
  map: TableMapHandle | null,
): boolean {
  const size = shiftKey ? "far" : "fine";
  const arrow = ARROWS[key];
  if (arrow) return moved(arrow, STEP_CM[size], actions, map);
  if (key === "Tab") return actions.step(shiftKey ? -1 : 1);
  if (key === "[" || key === "{") return actions.turn(-TURN_DEG[size]);
  if (key === "]" || key === "}") return actions.turn(TURN_DEG[size]);
  if (key === "Delete" || key === "Backspace") return actions.remove();
  if (key === "Escape") actions.giveUp();
  else if (key === "+" || key === "=") map?.zoomIn();
  else if (key === "-") map?.zoomOut();
  else if (key === "0") map?.fit();
  else return key.length === 1 && actions.take(key);
  return true;
}

/** Where nothing is chosen, the arrows move the map. */
function moved(
  [x, y]: Point,
  stepCm: number,
  actions: KeyActions,
  map: TableMapHandle | null,
): boolean {
  if (!actions.move([x * stepCm, y * stepCm])) map?.panPx([x * PAN_PX, -y * PAN_PX]);
  return true;
}
