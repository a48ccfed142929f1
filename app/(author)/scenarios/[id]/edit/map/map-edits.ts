import type { MapEvents } from "@/app/_map/map-events";
import type { MapSubject } from "@/app/_map/map-subject";
import { type DrawnKind, isAreaKind, type MapTool } from "@/app/_map/map-tool";
import { newId } from "@/app/(author)/_editor/new-id";
import type { PointCm } from "@/lib/domain/primitives";
import { addFeature, moveFeature, reshapeFeature } from "@/lib/domain/scenario/commands/features";
import { moveUnitsOnTable, placeUnit, turnUnit } from "@/lib/domain/scenario/commands/placement";
import type { Point } from "@/lib/terrain/point";
import type { ScenarioEditor } from "../_desk/scenario-editor";
import { hasQuestion } from "./feature-question";
import { newPlace, newShape } from "./new-feature";
import { facingOfSide, nextUnplaced } from "./unplaced";

/** What the hand's work needs besides the document. */
export interface MapHands {
  readonly editor: ScenarioEditor;
  readonly select: (subject: MapSubject | null) => void;
  readonly setTool: (tool: MapTool) => void;
  readonly ask: (featureId: string | null) => void;
  readonly armedUnitId: string | null;
  readonly armUnit: (unitId: string | null) => void;
}

/** Turns what a hand does on the map into commands on the scenario. */
export function mapEvents(hands: MapHands): MapEvents {
  const { editor, select } = hands;
  return {
    onSelect: select,
    onMoved: (subject, byCm) => moveSubject(editor, subject, byCm),
    onTurned: (unitId, facingDeg) => editor.apply(turnUnit, { unitId, facingDeg }),
    onReshaped: (featureId, points) =>
      editor.apply(reshapeFeature, { featureId, points: points.map(([x, y]): PointCm => [x, y]) }),
    onDrawn: (kind, points) => addDrawn(hands, kind, points),
    onPointed: (at) => (hands.armedUnitId === null ? addPlace(hands, at) : placeArmed(hands, at)),
  };
}

/** Moves a shape or a unit by cm east and north. */
export function moveSubject(editor: ScenarioEditor, { kind, id }: MapSubject, [x, y]: Point): void {
  const by = { eastCm: x, northCm: y };
  if (kind === "unit") editor.apply(moveUnitsOnTable, { unitIds: [id], ...by });
  else editor.apply(moveFeature, { featureId: id, ...by });
}

/** Adds a shape, chooses it, and asks what table 5 asks of its kind. */
export function addDrawn(hands: MapHands, kind: DrawnKind, points: readonly Point[]): void {
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

function addPlace({ editor, setTool, select, ask }: MapHands, at: Point): void {
  const feature = newPlace(newId(), at);
  editor.apply(addFeature, { feature });
  setTool("select");
  select({ kind: "feature", id: feature.id });
  ask(feature.id);
}

/** Places the armed unit and arms the next one of the order of battle. */
function placeArmed({ editor, armedUnitId, armUnit, select, setTool }: MapHands, at: Point): void {
  if (armedUnitId === null) return;
  const before = editor.current();
  const next = nextUnplaced(before, armedUnitId);
  const facingDeg = facingOfSide(before, armedUnitId, at);
  editor.apply(placeUnit, { unitId: armedUnitId, xCm: at[0], yCm: at[1], facingDeg });
  select({ kind: "unit", id: armedUnitId });
  armUnit(next);
  if (next === null) setTool("select");
}
