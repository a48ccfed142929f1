import { drawFeature } from "../../../belle-alliance/drawing/draw-feature";
import type { MapView } from "../../../belle-alliance/scenario/scenario-view";
import type { Pen } from "../../../table/drawing/pen";
import { pieceKindOf } from "../../ground/pieces";
import type { Battlefield } from "../battlefield";
import { battlefieldFeatures } from "./battlefield-features";
import { battlefieldMapView, drawSigns, type FieldSign } from "./draw-battlefield";

/** A battlefield for the desk's map: one shape per thing, with the thing's id, so that each can be dragged. */
export function deskMap(field: Battlefield): MapView {
  const shapes = battlefieldFeatures(field).filter(({ kind }) => kind !== "building");
  return {
    ...battlefieldMapView(field),
    features: [
      ...field.pieces.flatMap((piece) => pieceKindOf(piece).hitArea?.(piece) ?? []),
      ...shapes,
    ],
  };
}

/** Signs over those shapes that move with them: houses, and a battlefield's own signs. */
export function deskSigns(field: Battlefield, pen: Pen): FieldSign[] {
  const houses = battlefieldFeatures(field).filter(({ kind }) => kind === "building");
  return [
    ...houses.flatMap((house) =>
      drawFeature(house, pen).map(({ node }) => ({ id: house.id.split(".")[0] ?? null, node })),
    ),
    ...drawSigns(field, pen),
  ];
}
