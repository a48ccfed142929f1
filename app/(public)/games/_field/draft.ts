import type { Battlefield, BattlefieldPiece } from "@/lib/domain/battlefield/battlefield";
import type { BattlefieldFinding } from "@/lib/domain/battlefield/finding";
import {
  crossingFrom,
  pieceFrom,
  roadFrom,
  workFrom,
} from "@/lib/domain/battlefield/placing/add-to-field";
import { faultsOf } from "@/lib/domain/battlefield/placing/faults-of";
import type {
  CrossingForm,
  PieceForm,
  RoadForm,
  WorkForm,
} from "@/lib/domain/battlefield/placing/form";
import {
  FENCE_LONG_CM,
  FORM_MEASURES,
  LINEAR_WORK_LONG_CM,
  MOST_SHAPES,
  type Span,
} from "@/lib/domain/battlefield/placing/measures";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { BuiltUpLevel } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import type { PieceKind } from "@/lib/rules/bogowie-wojny/terrain-piece";

/** What the player in turn holds over the field and has not placed yet. */
export type Draft =
  | { readonly what: "piece"; readonly form: PieceForm }
  | { readonly what: "work"; readonly form: WorkForm }
  | { readonly what: "crossing"; readonly form: CrossingForm }
  | {
      readonly what: "road";
      readonly form: Omit<RoadForm, "points"> & { readonly points: [number, number][] };
    };

/** The player who would place a draft. */
interface DraftBy {
  readonly placedBy: TableEdge;
  readonly origin: BattlefieldPiece["origin"];
}

/** A piece of middling size in the player's own half, to be moved from there. */
export function newPiece(
  field: Battlefield,
  { kind, level }: { readonly kind: PieceKind; readonly level: BuiltUpLevel | null },
  edge: TableEdge,
): PieceForm {
  const place = { ...inOwnHalf(field, edge), turnDeg: 0 };
  const shape = newShape();
  switch (kind) {
    case "stream":
    case "river":
      return newWater(field, kind, edge);
    case "built-up":
      return { kind, ...place, level: level === 2 || level === 3 ? level : 1 };
    case "fence":
      return { kind, ...place, shape, longCm: middling(FENCE_LONG_CM), look: "fence" };
    default: {
      const { long, wide } = FORM_MEASURES[kind];
      const sized = { ...place, shape, longCm: middling(long), wideCm: middling(wide) };
      if (kind === "difficult") return { kind, ...sized, look: "scrub" };
      return kind === "impassable" ? { kind, ...sized, look: "marsh" } : { kind, ...sized };
    }
  }
}

/** A field work across the way the enemy comes. */
export function newWork(field: Battlefield, kind: WorkForm["kind"], edge: TableEdge): WorkForm {
  const place = { ...inOwnHalf(field, edge), turnDeg: 0 };
  return kind === "linear"
    ? { kind, ...place, longCm: LINEAR_WORK_LONG_CM[1] }
    : { kind, ...place };
}

export function newShape(): number {
  return Math.floor(Math.random() * MOST_SHAPES);
}

function newWater({ table }: Battlefield, kind: "stream" | "river", edge: TableEdge): PieceForm {
  const y = edge === "south" ? table.depthCm * 0.36 : table.depthCm * 0.64;
  const widthCm = kind === "stream" ? 1 : 4;
  return { kind, from: [0, y], to: [table.widthCm, y], widthCm, shape: newShape() };
}

function inOwnHalf({ table }: Battlefield, edge: TableEdge): { x: number; y: number } {
  const fromEdge = table.depthCm * 0.3;
  return { x: table.widthCm / 2, y: edge === "south" ? fromEdge : table.depthCm - fromEdge };
}

function middling([least, most]: Span): number {
  return Math.round((least + most) / 2);
}

/** The field as it would lie with the draft on it; null where the draft is not whole yet. */
function fieldWith(field: Battlefield, draft: Draft, by: DraftBy): Battlefield | null {
  switch (draft.what) {
    case "piece":
      return { ...field, pieces: [...field.pieces, pieceFrom(field, draft.form, by)] };
    case "work": {
      const work = workFrom(field, draft.form, by.placedBy);
      return { ...field, fieldWorks: [...field.fieldWorks, work] };
    }
    case "crossing": {
      const crossing = crossingFrom(field, draft.form, by.placedBy);
      return crossing && { ...field, crossings: [...field.crossings, crossing] };
    }
    case "road": {
      if (draft.form.points.length < 2) return null;
      const { road, crossings } = roadFrom(field, draft.form, by.placedBy);
      const laid = [...field.crossings, ...crossings];
      return { ...field, roads: [...field.roads, road], crossings: laid };
    }
  }
}

/** Everything the check would have to say of it. */
export function draftFaults(
  field: Battlefield,
  draft: Draft,
  by: DraftBy,
): readonly BattlefieldFinding[] {
  const after = fieldWith(field, draft, by);
  return after ? faultsOf(field, after) : [];
}
