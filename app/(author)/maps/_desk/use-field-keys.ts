"use client";

import type { KeyboardEvent, RefObject } from "react";
import type { TableMapHandle } from "@/app/_map/map-handle";
import { moveThing, turnThing } from "@/lib/domain/battlefield/commands/things";
import { thingsOf } from "@/lib/domain/battlefield/things";
import type { Point } from "@/lib/terrain/point";
import { takeAway } from "./field-edits";
import { toolOfKey } from "./field-tool";
import type { FieldDeskState } from "./use-field-desk";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const PAN_PX = 60;

/** The keys of the map while it has the focus. */
export function useFieldKeys(desk: FieldDeskState, handle: RefObject<TableMapHandle | null>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressed(event, desk, handle.current)) event.preventDefault();
  };
}

/** Whether the key meant something. */
function pressed(
  { key, shiftKey }: KeyboardEvent,
  desk: FieldDeskState,
  map: TableMapHandle | null,
): boolean {
  const arrow = ARROWS[key];
  if (arrow)
    return stepped(desk, map, [arrow[0] * (shiftKey ? 5 : 0.5), arrow[1] * (shiftKey ? 5 : 0.5)]);
  if (key === "Tab") return tabbed(desk, shiftKey ? -1 : 1);
  if (key === "Escape") return gaveUp(desk);
  if (key === "[" || key === "{") return turned(desk, shiftKey ? -45 : -5);
  if (key === "]" || key === "}") return turned(desk, shiftKey ? 45 : 5);
  if (key === "Delete" || key === "Backspace") return removed(desk);
  if (key === "+" || key === "=") map?.zoomIn();
  else if (key === "-") map?.zoomOut();
  else if (key === "0") map?.fit();
  else {
    const tool = key.length === 1 ? toolOfKey(key) : null;
    if (tool === null) return false;
    desk.setTool(tool);
  }
  return true;
}

function stepped(desk: FieldDeskState, map: TableMapHandle | null, [x, y]: Point): boolean {
  const { selectedId: id, editor } = desk;
  if (id) editor.apply(moveThing, { id, eastCm: x, northCm: y }, `move ${id}`);
  else map?.panPx([Math.sign(x) * PAN_PX, -Math.sign(y) * PAN_PX]);
  return true;
}

/** Goes from thing to thing; past the last, Tab leaves the map as anywhere. */
function tabbed({ field, selectedId, select }: FieldDeskState, by: 1 | -1): boolean {
  if (!selectedId) return false;
  const ids = thingsOf(field).map(({ thing }) => thing.id);
  const next = ids[ids.indexOf(selectedId) + by] ?? null;
  select(next);
  return next !== null;
}

function gaveUp(desk: FieldDeskState): boolean {
  if (desk.tool !== "select") desk.setTool("select");
  else desk.select(null);
  return true;
}

function turned({ selectedId: id, editor }: FieldDeskState, byDeg: number): boolean {
  if (id === null) return false;
  editor.apply(turnThing, { id, byDeg }, `turn ${id}`);
  return true;
}

function removed(desk: FieldDeskState): boolean {
  if (desk.selectedId === null) return false;
  takeAway(desk, desk.selectedId);
  return true;
}
