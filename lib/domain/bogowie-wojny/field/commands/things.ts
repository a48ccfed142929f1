import { current } from "immer";
import { boxAround, boxCentre } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { middleOf } from "@/lib/terrain/ring";
import { roundedCm } from "@/lib/terrain/snap";
import { turned } from "@/lib/terrain/transform";
import { withoutSubjects } from "../../../document/accepted-findings";
import type { ListedThing } from "../../ground/field-kinds";
import { originsOf } from "../../ground/piece-kind";
import { type FieldPieceKind, pieceKindOf } from "../../ground/pieces";
import { THING_LISTS } from "../../ground/thing-kind";
import type { Battlefield, BattlefieldPiece } from "../battlefield";
import { farthestPair } from "../gully-ways";
import { BATTLEFIELD_LIMITS } from "../limits";
import { type FoundThing, findThing } from "../things";
import type { FieldCommand } from "./field-command";

/** Fields to set on a thing; each kind accepts only its own fields. */
export type ThingFields = Readonly<Record<string, string | number | null>>;

/**
 * Adds a thing. Pieces in place beforehand come first, and pieces placed in turn come before bought ones and those from
 * armies' rules [14.4].
 */
export const addThing: FieldCommand<ListedThing> = {
  name: "addThing",
  run: (draft, { list, thing }) => {
    const own = draft[list] as unknown[];
    const after = list === "pieces" ? placeOf(thing, draft) : own.length;
    own.splice(after, 0, structuredClone(thing));
  },
};

/** Removes a thing, with everything attached to it: objective, bridges and acceptances. */
export const removeThing: FieldCommand<{ readonly id: string }> = {
  name: "removeThing",
  run: (draft, { id }) => {
    const { list, index } = found(draft, id);
    draft[list].splice(index, 1);
    draft.objectives = draft.objectives.filter(({ pieceId }) => pieceId !== id);
    draft.crossings = draft.crossings.filter(({ waterId }) => waterId !== id);
    if (draft.acceptedFindings) {
      draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set([id]));
    }
  },
};

/** Sets fields of a thing. Throws a RangeError for a field its kind does not have. */
export const setThing: FieldCommand<{ readonly id: string; readonly fields: ThingFields }> = {
  name: "setThing",
  run: (draft, { id, fields }) => {
    const { thing } = found(draft, id);
    const foreign = Object.keys(fields).find((key) => !(key in thing));
    if (foreign) throw new RangeError(`"${id}" has no field "${foreign}".`);
    Object.assign(thing, fields);
  },
};

/** Changes a thing's outline, in cm; a gully keeps its ways in and out at its ends [3.5]. */
export const reshapeThing: FieldCommand<{
  readonly id: string;
  readonly points: readonly Point[];
}> = {
  name: "reshapeThing",
  run: (draft, { id, points }) => layOn(found(draft, id), points),
};

/** Moves a thing by cm east and north. */
export const moveThing: FieldCommand<{
  readonly id: string;
  readonly eastCm: number;
  readonly northCm: number;
}> = {
  name: "moveThing",
  run: (draft, { id, eastCm, northCm }) => {
    transform(found(draft, id), (points) => points.map(([x, y]) => [x + eastCm, y + northCm]));
  },
};

/** Rotates a thing clockwise about the mean of its corners. */
export const turnThing: FieldCommand<{ readonly id: string; readonly byDeg: number }> = {
  name: "turnThing",
  run: (draft, { id, byDeg }) => {
    const at = found(draft, id);
    const middle = middleOf(at.thing.points);
    transform(at, (points) => turned(points, middle, byDeg));
  },
};

const COPY_STEP_CM = 3;

/** Adds a copy of a thing, slightly to the south-east. */
export const duplicateThing: FieldCommand<{ readonly id: string; readonly newId: string }> = {
  name: "duplicateThing",
  run: (draft, { id, newId }) => {
    const { list, index, thing } = found(draft, id);
    const copy = { ...structuredClone(current(thing)), id: newId };
    (draft[list] as unknown[]).splice(index + 1, 0, copy);
    transform(found(draft, newId), (points) =>
      points.map(([x, y]) => [x + COPY_STEP_CM, y - COPY_STEP_CM]),
    );
  },
};

/** Resizes a thing, in cm from west to east and from south to north; its middle stays. */
export const resizeThing: FieldCommand<{
  readonly id: string;
  readonly widthCm: number;
  readonly depthCm: number;
}> = {
  name: "resizeThing",
  run: (draft, { id, widthCm, depthCm }) => {
    const at = found(draft, id);
    const box = boxAround(at.thing.points);
    const [x, y] = boxCentre(box);
    const wide = widthCm / (box.maxX - box.minX || widthCm);
    const deep = depthCm / (box.maxY - box.minY || depthCm);
    transform(at, (points) => points.map(([px, py]) => [x + (px - x) * wide, y + (py - y) * deep]));
  },
};

/** Sets whether a wood is a grove, which some formats do not sell [13.3]. */
export const setWood: FieldCommand<{ readonly id: string; readonly look: "wood" | "grove" }> = {
  name: "setWood",
  run: (draft, { id, look }) => {
    const { thing } = found(draft, id);
    if (!("kind" in thing) || thing.kind !== "wood") throw new RangeError(`"${id}" is no wood.`);
    if (look === "grove") thing.grove = true;
    else delete thing.grove;
  },
};

/** Changes a piece's kind and keeps its outline; the new kind gets its usual look [3.5]. */
export const setKind: FieldCommand<{ readonly id: string; readonly kind: FieldPieceKind }> = {
  name: "setKind",
  run: (draft, { id, kind }) => {
    const { list, index } = found(draft, id);
    const piece = list === "pieces" ? draft.pieces[index] : undefined;
    if (!piece) throw new RangeError(`"${id}" is no piece of terrain.`);
    const { name, placedBy, points } = piece;
    const of = pieceKindOf({ kind });
    const origin = originsOf(of).includes(piece.origin) ? piece.origin : "placed";
    draft.pieces[index] = of.blank({ id, name, placedBy, origin, points });
    draft.crossings = draft.crossings.filter(({ waterId }) => waterId !== id || of.isWater);
  },
};

/** Moves a thing to another index of its list, which is in the order of placing [14.4]. */
export const orderThing: FieldCommand<{ readonly id: string; readonly to: number }> = {
  name: "orderThing",
  run: (draft, { id, to }) => {
    const { list, index } = found(draft, id);
    const own = draft[list] as unknown[];
    const [taken] = own.splice(index, 1);
    own.splice(Math.max(0, to), 0, taken);
  },
};

function placeOf({ origin }: BattlefieldPiece, { pieces }: Pick<Battlefield, "pieces">): number {
  if (origin === "beforehand") return 0;
  if (origin !== "placed") return pieces.length;
  return pieces.findLastIndex((piece) => piece.origin === "placed") + 1;
}

function found(field: Battlefield, id: string): FoundThing {
  const thing = findThing(field, id);
  if (!thing) throw new RangeError(`Nothing among ${THING_LISTS.join(", ")} has the id "${id}".`);
  return thing;
}

function layOn({ thing }: FoundThing, points: readonly Point[]): void {
  thing.points = points.map(asCm);
  if ("ways" in thing) thing.ways = farthestPair(thing.points);
}

function transform(
  { thing }: FoundThing,
  by: (points: readonly Point[]) => readonly Point[],
): void {
  thing.points = by(thing.points).map(asCm);
  if (!("ways" in thing)) return;
  const [into, out] = by(thing.ways).map(asCm);
  if (into && out) thing.ways = [into, out];
}

function asCm([x, y]: Point): [number, number] {
  return [withinCm(x), withinCm(y)];
}

/** Rounds sums, since 0.1 mm is finer than any table, and clamps them to the coordinates a document allows. */
function withinCm(cm: number): number {
  const most = BATTLEFIELD_LIMITS.furthestCm;
  return Math.min(most, Math.max(-most, roundedCm(cm)));
}
