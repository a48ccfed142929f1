import { REDOUBT_HOLDS, WORKS_WTR } from "@/lib/rules/bogowie-wojny/tables/terrain";
import { passage } from "../ground/bogowie-wojny/effect-figures";
import { FIELD_PIECES, type FieldPieceKind } from "../ground/bogowie-wojny/pieces";
import type { FieldWork } from "./battlefield";

/** What a sentence on terrain is about. */
export type EffectOf = FieldPieceKind | FieldWork["kind"] | "road";

type Figures = Readonly<Record<string, number>>;

/** Figures of 3.5 that the sentences on terrain name (`battlefield.effects`), out of its table. */
export const EFFECT_FIGURES: Readonly<Record<EffectOf, Figures>> = {
  ...(Object.fromEntries(
    FIELD_PIECES.map(({ kind, effectFigures }) => [kind, effectFigures]),
  ) as Record<FieldPieceKind, Figures>),
  road: {},
  linear: {
    cm: passage("linear-works", "infantry", "cm"),
    wtr: WORKS_WTR["linear-works"],
  },
  redoubt: {
    cm: passage("redoubt", "infantry", "cm"),
    wtr: WORKS_WTR.redoubt,
    ...REDOUBT_HOLDS,
  },
};
