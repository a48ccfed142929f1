"use client";

import type { KeyboardEvent, RefObject } from "react";
import type { TableMapHandle } from "@/app/_map/map-handle";
import { type MapSubject, sameSubject, subjectKey } from "@/app/_map/map-subject";
import { toolOfKey } from "@/app/_map/map-tool";
import { turnFeature } from "@/lib/domain/scenario/commands/features";
import { moveUnitsOnTable } from "@/lib/domain/scenario/commands/placement";
import type { Point } from "@/lib/terrain/point";
import { moveSubject } from "./map-edits";
import { removeSubject } from "./remove-subject";
import type { MapDeskState } from "./use-map-desk";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const PAN_PX = 60;

/** The keys of the map while it has the focus. */
export function useMapKeys(desk: MapDeskState, handle: RefObject<TableMapHandle | null>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressed(event, desk, handle.current)) event.preventDefault();
  };
}

/** Whether the key meant something. */
function pressed(
  { key, shiftKey }: KeyboardEvent,
  desk: MapDeskState,
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

function stepped(desk: MapDeskState, map: TableMapHandle | null, by: Point): boolean {
  const { selected } = desk;
  if (selected) moveSubject(desk.editor, selected, by, `move ${subjectKey(selected)}`);
  else map?.panPx([Math.sign(by[0]) * PAN_PX, -Math.sign(by[1]) * PAN_PX]);
  return true;
}

/** Goes through the shapes, then the units and the commanders; past the last, Tab leaves the map as anywhere. */
function tabbed(desk: MapDeskState, by: 1 | -1): boolean {
  if (!desk.selected) return false;
  const all: MapSubject[] = [
    ...desk.view.features.map(({ id }) => ({ kind: "feature" as const, id })),
    ...desk.view.units.map(({ id }) => ({ kind: "unit" as const, id })),
    ...desk.view.commanders.map(({ id }) => ({ kind: "commander" as const, id })),
  ];
  const at = all.findIndex((each) => sameSubject(each, desk.selected));
  const next = all[at + by] ?? null;
  desk.select(next);
  return next !== null;
}

function gaveUp(desk: MapDeskState): boolean {
  if (desk.tool !== "select") desk.setTool("select");
  else desk.select(null);
  return true;
}

function turned(desk: MapDeskState, turnDeg: number): boolean {
  const { selected, editor } = desk;
  if (selected === null) return false;
  const run = `turn ${subjectKey(selected)}`;
  if (selected.kind === "unit") {
    const unitIds = [selected.id];
    editor.apply(moveUnitsOnTable, { unitIds, eastCm: 0, northCm: 0, turnDeg }, run);
    return true;
  }
  const shape = desk.scenario.map.features.find(({ id }) => id === selected.id);
  if (shape?.kind !== "field-work") return false;
  editor.apply(turnFeature, { featureId: shape.id, byDeg: turnDeg }, run);
  return true;
}

function removed(desk: MapDeskState): boolean {
  if (!desk.selected) return false;
  removeSubject(desk, desk.selected);
  return true;
}
