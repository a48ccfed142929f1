import { sameSubject, subjectKey } from "@/app/_map/map-subject";
import type { KeyActions } from "@/app/(author)/_map-desk/map-keys";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import { turnFeature } from "@/lib/domain/belle-alliance/scenario/commands/features";
import { movePieces, turnPieces } from "@/lib/domain/belle-alliance/scenario/commands/pieces";
import { moveUnitsOnTable } from "@/lib/domain/belle-alliance/scenario/commands/placement";
import { allTroops, choicesAbove } from "@/lib/domain/belle-alliance/scenario/placing/choices";
import { pieceKey } from "@/lib/domain/belle-alliance/scenario/placing/pieces";
import type { MapSubject } from "@/lib/domain/table/scene";
import type { Point } from "@/lib/terrain/point";
import { type Deploying, shifted, turned as wheeled } from "./deploying";
import { actOn, GROUP_ACTS, KEYS_OF_ACTS } from "./group-acts";
import { moveSubject } from "./map-edits";
import { removeSubject } from "./remove-subject";
import { toolOfKey } from "./tool-keys";
import type { MapDeskState } from "./use-map-desk";

/** The effects of the map's keys on a scenario's shapes, units and commanders. */
export function mapKeys(desk: MapDeskState): KeyActions {
  return {
    move: (byCm) => {
      if (desk.tool === "sight") return desk.sight?.keys?.move(byCm) ?? false;
      if (desk.tool === "picture") return desk.pictures.moveChosen(byCm);
      return desk.deploying ? changed(desk, shifted(desk.deploying, byCm)) : nudged(desk, byCm);
    },
    turn: (byDeg) => {
      if (desk.tool === "picture") return desk.pictures.turnChosen(byDeg);
      return desk.deploying ? changed(desk, wheeled(desk.deploying, byDeg)) : turned(desk, byDeg);
    },
    confirm: () => {
      if (desk.tool === "sight") return desk.sight?.keys?.confirm() ?? false;
      if (desk.deployment === null) return false;
      desk.deployNow();
      return true;
    },
    step: (by) =>
      desk.tool === "sight" ? (desk.sight?.keys?.step(by) ?? false) : stepped(desk, by),
    remove: () => (desk.tool === "sight" ? (desk.sight?.keys?.remove() ?? false) : removed(desk)),
    giveUp: () => (desk.tool === "select" ? desk.select(null) : desk.setTool("select")),
    all: () => {
      desk.choose(allTroops(desk.scenario));
      return true;
    },
    take: (key) => {
      if (done(desk, key.toUpperCase())) return true;
      const tool = toolOfKey(key);
      if (tool) desk.setTool(tool);
      return tool !== null;
    },
  };
}

/** Updates the formation about to be placed after a key moved it. */
function changed(desk: MapDeskState, deploying: Deploying): boolean {
  desk.deploy(deploying);
  return true;
}

/** The effect of a letter on the selection: an act, locking, or selecting the larger body it belongs to. */
function done(desk: MapDeskState, key: string): boolean {
  const { pieces, editor, tool } = desk;
  if (pieces.length === 0 || !(tool === "select" || tool === "frame")) return false;
  const act = GROUP_ACTS.find((each) => KEYS_OF_ACTS[each] === key);
  if (act) actOn(act, editor, pieces);
  else if (key === "L") actOn(pieces.some(desk.isLocked) ? "unlock" : "lock", editor, pieces);
  else if (key === "S") chooseWhole(desk);
  return act !== undefined || key === "L" || key === "S";
}

/** Selects the brigade of the selection, then its division, and finally its side. */
function chooseWhole({ scenario, pieces, choose }: MapDeskState): void {
  const [first] = pieces;
  const chosen = new Set(pieces.map(pieceKey));
  const whole = (first ? choicesAbove(scenario, first) : []).find((choice) =>
    choice.pieces.some((each) => !chosen.has(pieceKey(each))),
  );
  if (whole) choose(whole.pieces);
}

function nudged(
  { editor, selected, pieces, isMany, isLocked }: MapDeskState,
  byCm: Point,
): boolean {
  const [eastCm, northCm] = byCm;
  if (isMany) {
    const run = `move ${pieces.map(pieceKey).join(" ")}`;
    editor.apply(movePieces, { pieces, eastCm, northCm }, run);
  } else if (selected && !isLocked(selected)) {
    moveSubject(editor, selected, byCm, `move ${subjectKey(selected)}`);
  }
  return isMany || selected !== null;
}

function removed(desk: MapDeskState): boolean {
  const { selected, isMany } = desk;
  if (isMany) actOn("remove", desk.editor, desk.pieces);
  else if (selected && !desk.isLocked(selected)) removeSubject(desk, selected);
  return isMany || selected !== null;
}

/** Steps through the shapes, then the units and the commanders. */
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

function turned(desk: MapDeskState, turnDeg: number): boolean {
  const { selected, editor, scenario, pieces, isMany } = desk;
  if (isMany) {
    const run = `turn ${pieces.map(pieceKey).join(" ")}`;
    editor.apply(turnPieces, { pieces, byDeg: turnDeg }, run);
    return true;
  }
  if (selected === null || desk.isLocked(selected)) return false;
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
