import type { Battlefield, BattlefieldPiece } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { BattlefieldFinding } from "@/lib/domain/bogowie-wojny/field/finding";
import {
  crossingFrom,
  pieceFrom,
  roadFrom,
  workFrom,
} from "@/lib/domain/bogowie-wojny/field/placing/add-to-field";
import { faultsOf } from "@/lib/domain/bogowie-wojny/field/placing/faults-of";
import type { CrossingForm, RoadForm } from "@/lib/domain/bogowie-wojny/field/placing/form";
import { MAX_SHAPES } from "@/lib/domain/bogowie-wojny/field/placing/measures";
import {
  formOf,
  type PieceForm,
  type WorkForm,
  workForm,
} from "@/lib/domain/bogowie-wojny/field/placing/thing-form";
import type { Span } from "@/lib/domain/bogowie-wojny/ground/laying";
import type { WorkKind } from "@/lib/domain/bogowie-wojny/ground/works";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { BuiltUpLevel } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import type { PieceKind } from "@/lib/rules/bogowie-wojny/terrain-piece";

/** What the player whose turn it is has picked up and not placed yet. */
export type Draft =
  | { readonly what: "piece"; readonly form: PieceForm }
  | { readonly what: "work"; readonly form: WorkForm }
  | { readonly what: "crossing"; readonly form: CrossingForm }
  | {
      readonly what: "road";
      readonly form: Omit<RoadForm, "points"> & { readonly points: [number, number][] };
    };

/** The edge of the player placing a draft, and the origin a piece is given. */
interface DraftBy {
  readonly placedBy: TableEdge;
  readonly origin: BattlefieldPiece["origin"];
}

/** A medium-sized piece in the player's own half, to be moved from there. */
export function newPiece(
  { table }: Battlefield,
  { kind, level }: { readonly kind: PieceKind; readonly level: BuiltUpLevel | null },
  edge: TableEdge,
): PieceForm {
  const y = edge === "south" ? table.depthCm * 0.36 : table.depthCm * 0.64;
  return formOf(kind, {
    place: inOwnHalf(table, edge),
    shape: newShape(),
    level,
    sizeOf: middling,
    course: () => ({ from: [0, y], to: [table.widthCm, y], shape: newShape() }),
  });
}

/** A field work across the enemy's line of advance. */
export function newWork({ table }: Battlefield, kind: WorkKind, edge: TableEdge): WorkForm {
  return workForm(kind, inOwnHalf(table, edge));
}

export function newShape(): number {
  return Math.floor(Math.random() * MAX_SHAPES);
}

function inOwnHalf(table: Battlefield["table"], edge: TableEdge) {
  const fromEdge = table.depthCm * 0.3;
  const y = edge === "south" ? fromEdge : table.depthCm - fromEdge;
  return { x: table.widthCm / 2, y, turnDeg: 0 };
}

function middling([least, most]: Span): number {
  return Math.round((least + most) / 2);
}

/** The field with the draft placed on it; null if the draft is incomplete. */
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

/** The findings of the check that placing the draft would cause. */
export function draftFaults(
  field: Battlefield,
  draft: Draft,
  by: DraftBy,
): readonly BattlefieldFinding[] {
  const after = fieldWith(field, draft, by);
  return after ? faultsOf(field, after) : [];
}
