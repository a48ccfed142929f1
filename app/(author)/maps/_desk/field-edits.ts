import type { MapEvents } from "@/app/_map/map-events";
import { newId } from "@/app/(author)/_editor/new-id";
import { baseDrawnCm } from "@/lib/domain/bogowie-wojny/field/base-place";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { moveObjective } from "@/lib/domain/bogowie-wojny/field/commands/objectives";
import { moveBase } from "@/lib/domain/bogowie-wojny/field/commands/settle";
import {
  addThing,
  moveThing,
  removeThing,
  reshapeThing,
  turnThing,
} from "@/lib/domain/bogowie-wojny/field/commands/things";
import { newThing } from "@/lib/domain/bogowie-wojny/field/new-thing";
import { objectiveDroppedOn } from "@/lib/domain/bogowie-wojny/field/objective-drop";
import { signOf } from "@/lib/domain/bogowie-wojny/field/sign-id";
import type { FieldKind } from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import type { MapSubject } from "@/lib/domain/table/scene";
import type { Point } from "@/lib/terrain/point";
import type { FieldEditor } from "./field-editor";
import { laidKind } from "./field-tool";
import type { FieldDeskState } from "./use-field-desk";

/** The functions that handling events needs. */
type FieldEditContext = Pick<FieldDeskState, "editor" | "select" | "tool" | "setTool">;

/** Turns pointer events on the map into commands on the battlefield. */
export function fieldEvents(hands: FieldEditContext): MapEvents {
  const { editor, select, tool } = hands;
  const kind = laidKind(tool);
  return {
    onSelect: (subject) => select(subject && thingOf(subject, editor)),
    onMoved: ({ kind, id }, byCm) =>
      kind === "sign" ? moveSign(editor, id, byCm) : moveShape(editor, id, byCm),
    onTurned: ({ id }, { byDeg }) => editor.apply(turnThing, { id, byDeg }),
    onReshaped: (id, points) => editor.apply(reshapeThing, { id, points }),
    onDrawn: (_, points) => kind && points.length >= 2 && addDrawnThing(hands, kind, points),
    onPlaceClicked: (at) => kind && addDrawnThing(hands, kind, [at]),
  };
}

/** The thing that a click selects: for an objective its piece, for a base none. */
function thingOf({ kind, id }: MapSubject, editor: FieldEditor): string | null {
  if (kind !== "sign") return id;
  const sign = signOf(id);
  if ("base" in sign) return null;
  return editor.current().objectives.find((each) => each.id === sign.objective)?.pieceId ?? null;
}

function moveShape(editor: FieldEditor, id: string, [eastCm, northCm]: Point): void {
  editor.apply(moveThing, { id, eastCm, northCm });
}

/** A base slides along its edge; an objective moves to the piece it is dropped on, and stays if there is none. */
function moveSign(editor: FieldEditor, id: string, byCm: Point): void {
  const sign = signOf(id);
  if ("base" in sign) {
    editor.apply(moveBase, { edge: sign.base, eastCm: byCm[0] });
    return;
  }
  const pieceId = objectiveDroppedOn(editor.current(), sign.objective, byCm);
  if (pieceId !== null) editor.apply(moveObjective, { id: sign.objective, pieceId });
}

/** How far a drag moves a subject: bases keep to their edges [14.5]. */
export function constrainedOffsetCm(
  field: Battlefield,
  { kind, id }: MapSubject,
  byCm: Point,
): Point {
  const sign = kind === "sign" ? signOf(id) : null;
  const base =
    sign && "base" in sign ? field.bases.find(({ edge }) => edge === sign.base) : undefined;
  return base ? baseDrawnCm(base, field.table, byCm[0]) : byCm;
}

/** Adds a thing and selects it; a bridge only if there is water. */
export function addDrawnThing(
  hands: FieldEditContext,
  kind: FieldKind,
  points: readonly Point[],
): void {
  const { editor, select, setTool } = hands;
  setTool("select");
  const thing = newThing({ kind, id: newId(), points, field: editor.current() });
  if (!thing) return;
  editor.apply(addThing, thing);
  select(thing.thing.id);
}

/** Removes a thing without selecting the next one in its place. */
export function removeAndDeselect(
  { editor, select }: Pick<FieldEditContext, "editor" | "select">,
  id: string,
): void {
  select(null);
  editor.apply(removeThing, { id });
}
