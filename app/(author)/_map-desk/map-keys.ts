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

/** The effects of a map's keys on the things on it. Each function returns whether there was something to do. */
export interface KeyActions {
  /** Moves the selection by this many cm east and north. */
  readonly move: (byCm: Point) => boolean;
  readonly turn: (byDeg: number) => boolean;
  /** Selects the next or the previous thing; after the last, Tab leaves the map as usual. */
  readonly step: (by: 1 | -1) => boolean;
  readonly remove: () => boolean;
  /** Performs what has been prepared on the map. */
  readonly confirm?: () => boolean;
  /** Puts the tool away, or clears the selection. */
  readonly giveUp: () => void;
  /** Selects everything of the most likely kind; undefined if only one thing can be selected. */
  readonly all?: () => boolean;
  /** Selects the tool for a key. */
  readonly take: (key: string) => boolean;
}

/** Handles the keys of a map while it has the focus. */
export function onMapKey(actions: KeyActions, handle: RefObject<TableMapHandle | null>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (isSelectAll(event) && actions.all?.()) event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressed(event, actions, handle.current)) event.preventDefault();
  };
}

/** Handles the keys of the lists next to a map: on any row, those that clear the selection or select a tool. */
export function onListKey({ giveUp, take }: KeyActions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isOnRow = target instanceof HTMLElement && target.matches("table button");
    if (!isOnRow || ctrlKey || metaKey || altKey) return;
    if (key === "Escape") giveUp();
    else if (!/^[a-z]$/i.test(key) || !take(key)) return;
    event.preventDefault();
  };
}

function isSelectAll({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === "a";
}

/** Whether the key had an effect. */
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
  if (key === "Enter") return actions.confirm?.() ?? false;
  if (key === "Escape") actions.giveUp();
  else if (key === "+" || key === "=") map?.zoomIn();
  else if (key === "-") map?.zoomOut();
  else if (key === "0") map?.fit();
  else return key.length === 1 && actions.take(key);
  return true;
}

/** If nothing is selected, the arrow keys scroll the map. */
function moved(
  [x, y]: Point,
  stepCm: number,
  actions: KeyActions,
  map: TableMapHandle | null,
): boolean {
  if (!actions.move([x * stepCm, y * stepCm])) map?.panPx([x * PAN_PX, -y * PAN_PX]);
  return true;
}
