import { pieceKindOf } from "../../ground/bogowie-wojny/pieces";
import { drawFeature } from "../../map-drawing/draw-feature";
import type { Pen } from "../../map-drawing/pen";
import type { MapView } from "../../scenario/scenario-view";
import type { Battlefield } from "../battlefield";
import { battlefieldFeatures } from "./battlefield-features";
import { battlefieldMapView, drawSigns, type FieldSign } from "./draw-battlefield";

/** A battlefield as the desk's map takes it: one shape a thing, by the thing's id, so that each can be gripped. */
export function deskMap(field: Battlefield): MapView {
  const shapes = battlefieldFeatures(field).filter(({ kind }) => kind !== "building");
  return {
    ...battlefieldMapView(field),
    features: [
      ...field.pieces.flatMap((piece) => pieceKindOf(piece).grip?.(piece) ?? []),
      ...shapes,
    ],
  };
}

/** What lies over those shapes and goes with them: houses, and a battlefield's own signs. */
export function deskSigns(field: Battlefield, pen: Pen): FieldSign[] {
  const houses = battlefieldFeatures(field).filter(({ kind }) => kind === "building");
  return [
    ...houses.flatMap((house) =>
      drawFeature(house, pen).map(({ node }) => ({ id: house.id.split(".")[0] ?? null, node })),
    ),
    ...drawSigns(field, pen),
  ];
}
