import type { MapEvents } from "@/app/_map/map-events";
import { subjectKey } from "@/app/_map/map-subject";
import { isAreaKind, type MapTool } from "@/app/_map/map-tool";
import { newId } from "@/app/(author)/_editor/new-id";
import {
  moveCommander,
  placeCommander,
} from "@/lib/domain/belle-alliance/scenario/commands/commander-placement";
import {
  addFeature,
  moveFeature,
  reshapeFeature,
  turnFeature,
} from "@/lib/domain/belle-alliance/scenario/commands/features";
import {
  moveUnitsOnTable,
  placeUnit,
  turnUnit,
} from "@/lib/domain/belle-alliance/scenario/commands/placement";
import type { PointCm } from "@/lib/domain/document/primitives";
import type { ShapeKind } from "@/lib/domain/table/looks/look";
import type { MapSubject } from "@/lib/domain/table/scene";
import type { Point } from "@/lib/terrain/point";
import type { ScenarioEditor } from "../_desk/scenario-editor";
import { type Deploying, movedTo } from "./deploying";
import { hasQuestion } from "./feature-question";
import { newPlace, newShape, startingPoints } from "./new-feature";
import type { SightStore } from "./sight-store";
import { facingOfSide, nextUnplaced } from "./unplaced";

/** What handling events on the map needs in addition to the document. */
/** The ends of a stretch of street for a village; the same place if it was clicked. */
export type Stretch = readonly [from: Point, to: Point];

export interface MapEditContext {
  readonly editor: ScenarioEditor;
  readonly tool: MapTool;
  readonly select: (subject: MapSubject | null) => void;
  readonly setTool: (tool: MapTool) => void;
  readonly ask: (featureId: string | null) => void;
  readonly armed: MapSubject | null;
  readonly arm: (subject: MapSubject | null) => void;
  readonly deploying: Deploying | null;
  readonly deploy: (deploying: Deploying) => void;
  readonly askVillage: (street: Stretch) => void;
  readonly sight: SightStore | null;
}

/** Turns pointer events on the map into commands on the scenario. */
export function mapEvents(hands: MapEditContext): MapEvents {
  const { editor, select } = hands;
  return {
    onSelect: select,
    onMoved: (subject, byCm) => moveSubject(editor, subject, byCm),
    onCarried: (subjects, byCm) => {
      const keys = new Set(subjects.map(subjectKey));
      hands.sight?.set({ carried: byCm && { keys, byCm } });
    },
    onTurned: ({ kind, id }, { facingDeg, byDeg }) =>
      kind === "unit"
        ? editor.apply(turnUnit, { unitId: id, facingDeg })
        : editor.apply(turnFeature, { featureId: id, byDeg }),
    onReshaped: (featureId, points) =>
      editor.apply(reshapeFeature, { featureId, points: points.map(([x, y]): PointCm => [x, y]) }),
    onDrawn: (kind, points) => addDrawn(hands, kind, points),
    onStreet: (from, to) => hands.askVillage([from, to]),
    onPlaceClicked: (at) => pointed(hands, at),
  };
}

/** A click places a name, the middle of a formation's front, or the unit taken up, if there is one. */
function pointed(hands: MapEditContext, at: Point): void {
  const { editor, tool, deploying, deploy } = hands;
  if (tool === "place") addPlace(hands, at);
  else if (deploying !== null) deploy(movedTo(editor.current(), deploying, at));
  else placeArmed(hands, at);
}

/** Moves a shape, a unit or a commander by cm east and north; moves with the same `run` are one step. */
export function moveSubject(
  editor: ScenarioEditor,
  { kind, id }: MapSubject,
  [eastCm, northCm]: Point,
  run?: string,
): void {
  const by = { eastCm, northCm };
  if (kind === "unit") editor.apply(moveUnitsOnTable, { unitIds: [id], ...by }, run);
  else if (kind === "commander") editor.apply(moveCommander, { formationId: id, ...by }, run);
  else editor.apply(moveFeature, { featureId: id, ...by }, run);
}

/**
 * Adds a shape (of ordinary size if only one point was given), selects it and asks the questions of table 5 for its
 * kind.
 */
export function addDrawn(hands: MapEditContext, kind: ShapeKind, drawn: readonly Point[]): void {
  const [only, ...more] = drawn;
  const points = only && more.length === 0 ? startingPoints(kind, only) : drawn;
  const scenario = hands.editor.current();
  if (points.length < (isAreaKind(kind) ? 3 : 2)) {
    hands.setTool("select");
    return;
  }
  const feature = newShape({ kind, points, id: newId(), features: scenario.map.features });
  hands.editor.apply(addFeature, { feature });
  hands.setTool("select");
  hands.select({ kind: "feature", id: feature.id });
  hands.ask(hasQuestion(feature) ? feature.id : null);
}

function addPlace({ editor, setTool, select, ask }: MapEditContext, at: Point): void {
  const feature = newPlace(newId(), at);
  editor.apply(addFeature, { feature });
  setTool("select");
  select({ kind: "feature", id: feature.id });
  ask(feature.id);
}

/** Places the unit or commander taken up, then takes up the next in the order of battle. */
function placeArmed({ editor, armed, arm, select, setTool }: MapEditContext, at: Point): void {
  if (armed === null) return;
  const next = nextUnplaced(editor.current(), armed);
  placeAt(editor, armed, at);
  select(armed);
  arm(next);
  if (next === null) setTool("select");
}

/** Puts a unit or a commander on the table. */
export function placeAt(editor: ScenarioEditor, { kind, id }: MapSubject, at: Point): void {
  const [xCm, yCm] = at;
  if (kind === "commander") {
    editor.apply(placeCommander, { formationId: id, xCm, yCm });
    return;
  }
  const facingDeg = facingOfSide(editor.current(), id, at);
  editor.apply(placeUnit, { unitId: id, xCm, yCm, facingDeg });
}
