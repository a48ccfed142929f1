import type { BuiltUpLevel } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { type PieceKind, sortOf } from "@/lib/rules/bogowie-wojny/terrain-piece";
import type { RoadForm } from "../../field/placing/form";
import { proposePiece } from "../../field/placing/propose-piece";
import { proposeRoad } from "../../field/placing/propose-road";
import { proposeWork } from "../../field/placing/propose-work";
import type { PieceForm, WorkForm } from "../../field/placing/thing-form";
import { isWorkKind, type WorkKind } from "../../ground/works";
import type { FieldView } from "./field-view";
import { originIn } from "./lay-moves";

/** The thing to find a place for. */
interface UnnumberedMove {
  readonly what: PieceKind | WorkKind | "road";
  readonly level: BuiltUpLevel | null;
  readonly seed: string;
}

/** A legal place for the current player's next thing; null if there is no field, no turn, or no place. */
export function proposeNext(
  { field, edges, turn, stage }: FieldView,
  { what, level, seed }: UnnumberedMove,
): PieceForm | WorkForm | RoadForm | null {
  if (!field || !edges || !turn) return null;
  const placedBy = edges[turn];
  if (what === "road") {
    return proposeRoad(field, { placedBy, seed });
  }
  if (isWorkKind(what)) return proposeWork(field, { kind: what, placedBy, seed });
  const sort = sortOf({ kind: what, level });
  return proposePiece(field, { sort, placedBy, origin: originIn(stage), seed });
}
