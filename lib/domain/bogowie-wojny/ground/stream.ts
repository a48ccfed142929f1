import { STREAM_WIDEST_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { findingAt } from "../field/finding";
import { passage, regainedCm } from "./effect-figures";
import { type PieceOf, pieceKind } from "./piece-kind";
import { lineStart } from "./starts";
import { basics } from "./thing-kind";

/** A stream or small river. */
export const stream = pieceKind<PieceOf<"stream", { widthCm: number }>>({
  kind: "stream",
  shape: "line",
  isWater: true,
  beforehand: "may",
  road: "crossing",
  canBeObjective: false,
  family: "lines",
  toolKey: "T",
  drawnAs: "stream",
  start: lineStart(20),
  controls: [{ type: "width" }],
  laying: { by: "course", width: [0.5, STREAM_WIDEST_CM], usualCm: STREAM_WIDEST_CM },
  bySeed: { widths: [0.8, 1] },
  effectFigures: { cm: passage("stream", "infantry", "cm"), regained: regainedCm("stream") },
  blank: (piece) => ({ ...piece, kind: "stream", widthCm: STREAM_WIDEST_CM }),
  check: ({ widthCm }, path) =>
    widthCm > STREAM_WIDEST_CM
      ? [findingAt(`${path}/widthCm`, "stream-width", { most: STREAM_WIDEST_CM })]
      : [],
  shapes: (piece) => [{ ...basics(piece), kind: "stream", widthCm: piece.widthCm }],
});
