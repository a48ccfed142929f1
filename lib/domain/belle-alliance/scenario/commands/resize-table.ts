import { current } from "immer";
import type { Point } from "@/lib/terrain/point";
import { groundShift, type TableResize, type TableSize } from "@/lib/terrain/table-resize";
import type { PointCm } from "../../../document/primitives";
import { cropOf, type ScenarioCrop } from "../crop";
import type { Scenario } from "../scenario";
import { walkFormations } from "../walk";
import { shiftedCm, shiftFeature, shiftPlace } from "./features";
import { forgetIds } from "./forget";
import { keepWays } from "./planned-ways";
import type { ScenarioCommand } from "./scenario-command";
import { alsoInVariants } from "./variants";
import { moveObjectives } from "./victory";

/**
 * Resizes the table by moving some of its edges. Everything keeps its place on the ground. Shapes beyond the new edge
 * are deleted, units and commanders come off the table, entry points and the places of planned ways move to the edge,
 * and a way with none left on the table goes; whatever else is only partly beyond it stays.
 */
export const resizeTable: ScenarioCommand<TableResize> = alsoInVariants({
  name: "resizeTable",
  run: (draft, resize) => {
    const { map } = draft;
    const crop = cropOf(current(draft), resize);
    takeOff(draft, crop);
    shiftAll(draft, groundShift(map, resize));
    Object.assign(map, { widthCm: resize.widthCm, depthCm: resize.depthCm });
    const moved = new Set(crop.entries.map(({ reinforcement }) => reinforcement.id));
    for (const each of draft.sides.flatMap(({ reinforcements }) => reinforcements)) {
      if (moved.has(each.id)) each.entry = nearestOnTable(each.entry, resize);
    }
    for (const way of draft.plannedWays ?? []) {
      way.places = way.places.map((place) => nearestOnTable(place, resize));
    }
  },
});

function takeOff(
  draft: Scenario,
  { removed, offUnits, offCommanders, offWays }: ScenarioCrop,
): void {
  keepWays(draft, ({ id }) => !offWays.some((way) => way.id === id));
  const ids = new Set(removed.map(({ id }) => id));
  const off = new Set([...offUnits, ...offCommanders].map(({ id }) => id));
  if (ids.size > 0) {
    draft.map.features = draft.map.features.filter(({ id }) => !ids.has(id));
    forgetIds(draft, ids);
  }
  if (off.size === 0) return;
  for (const { formation } of walkFormations(draft)) {
    if (off.has(formation.id) && formation.commander) formation.commander.placement = null;
    for (const unit of formation.units) if (off.has(unit.id)) unit.placement = null;
  }
}

function shiftAll(draft: Scenario, [eastCm, northCm]: Point): void {
  if (eastCm === 0 && northCm === 0) return;
  const by = { eastCm, northCm };
  if (draft.map.origin) draft.map.origin.moved = true;
  for (const feature of draft.map.features) shiftFeature(feature, by);
  for (const { formation } of walkFormations(draft)) {
    for (const { placement } of [
      ...formation.units,
      ...(formation.commander ? [formation.commander] : []),
    ]) {
      if (placement) shiftPlace(placement, by);
    }
  }
  const shifted = ([x, y]: Point): PointCm => [shiftedCm(x, eastCm), shiftedCm(y, northCm)];
  for (const each of draft.sides.flatMap(({ reinforcements }) => reinforcements)) {
    each.entry = shifted(each.entry);
    for (const other of each.alternatives ?? []) other.entry = shifted(other.entry);
  }
  for (const way of draft.plannedWays ?? []) way.places = way.places.map(shifted);
  moveObjectives(draft, shifted);
}

function nearestOnTable([x, y]: Point, { widthCm, depthCm }: TableSize): [number, number] {
  return [Math.min(widthCm, Math.max(0, x)), Math.min(depthCm, Math.max(0, y))];
}
