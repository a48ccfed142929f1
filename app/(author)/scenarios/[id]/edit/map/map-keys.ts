import { type MapSubject, sameSubject, subjectKey } from "@/app/_map/map-subject";
import { toolOfKey } from "@/app/_map/map-tool";
import type { KeyActions } from "@/app/(author)/_map-desk/map-keys";
import { terrainKindOf } from "@/lib/domain/ground/belle-alliance/kinds";
import { turnFeature } from "@/lib/domain/scenario/commands/features";
import { moveUnitsOnTable } from "@/lib/domain/scenario/commands/placement";
import { moveSubject } from "./map-edits";
import { removeSubject } from "./remove-subject";
import type { MapDeskState } from "./use-map-desk";

/** What the keys of the map do to a scenario's shapes, units and commanders. */
export function mapKeys(desk: MapDeskState): KeyActions {
  const { selected } = desk;
  return {
    move: (byCm) => {
      if (desk.tool === "picture") return desk.pictures.moveChosen(byCm);
      if (selected) moveSubject(desk.editor, selected, byCm, `move ${subjectKey(selected)}`);
      return selected !== null;
    },
    turn: (byDeg) =>
      desk.tool === "picture" ? desk.pictures.turnChosen(byDeg) : turned(desk, byDeg),
    step: (by) => stepped(desk, by),
    remove: () => {
      if (selected) removeSubject(desk, selected);
      return selected !== null;
    },
    giveUp: () => (desk.tool === "select" ? desk.select(null) : desk.setTool("select")),
    take: (key) => {
      const tool = toolOfKey(key);
      if (tool) desk.setTool(tool);
      return tool !== null;
    },
  };
}

/** Goes through the shapes, then the units and the commanders. */
function stepped({ selected, view, select }: MapDeskState, by: 1 | -1): boolean {
  if (!selected) return false;
  const all: MapSubject[] = [
    ...view.features.map(({ id }) => ({ kind: "feature" as const, id })),
    ...view.units.map(({ id }) => ({ kind: "unit" as const, id })),
    ...view.commanders.map(({ id }) => ({ kind: "commander" as const, id })),
  ];
  const at = all.findIndex((each) => sameSubject(each, selected));
  const next = all[at + by] ?? null;
  select(next);
  return next !== null;
}

function turned({ selected, editor, scenario }: MapDeskState, turnDeg: number): boolean {
  if (selected === null) return false;
  const run = `turn ${subjectKey(selected)}`;
  if (selected.kind === "unit") {
    const unitIds = [selected.id];
    editor.apply(moveUnitsOnTable, { unitIds, eastCm: 0, northCm: 0, turnDeg }, run);
    return true;
  }
  const shape = scenario.map.features.find(({ id }) => id === selected.id);
  if (!shape || shape.kind === "place" || !terrainKindOf(shape).canTurn) return false;
  editor.apply(turnFeature, { featureId: shape.id, byDeg: turnDeg }, run);
  return true;
}
