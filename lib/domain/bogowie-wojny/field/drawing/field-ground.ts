import type { GroundToPrint } from "../../../belle-alliance/scenario/pack/laid-sheets";
import type { TableGround } from "../../../table/sheets/table-sheets";
import { pieceKindOf } from "../../ground/pieces";
import type { Battlefield } from "../battlefield";
import { battlefieldFeatures } from "./battlefield-features";
import { battlefieldMapView } from "./draw-battlefield";

/** A battlefield as it is laid on sheets: lakes and marshes are areas to cut out where outlines are wanted, and signs over the ground elsewhere. */
export function fieldGround(field: Battlefield, ground: TableGround): GroundToPrint {
  const view = battlefieldMapView(field);
  const areas = field.pieces.flatMap((piece) => pieceKindOf(piece).hitArea?.(piece) ?? []);
  if (ground === "outlines") {
    const map = { ...view, features: [...areas, ...view.features] };
    return { map, extent: battlefieldFeatures(field) };
  }
  return { map: view, extent: [...battlefieldFeatures(field), ...areas] };
}
