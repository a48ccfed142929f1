import { passage } from "./effect-figures";
import { type PieceOf, pieceKind } from "./piece-kind";
import { lineStart } from "./starts";
import { basics } from "./thing-kind";

const USUAL_WIDTH_CM = 3;

/** A river, which stops units that wade through it [3.5]. */
export const river = pieceKind<PieceOf<"river", { widthCm: number }>>({
  kind: "river",
  shape: "line",
  isWater: true,
  beforehand: "may",
  road: "crossing",
  givesCrossing: true,
  canBeObjective: false,
  family: "lines",
  toolKey: "R",
  drawnAs: "stream",
  start: lineStart(20),
  controls: [{ type: "width" }],
  laying: { by: "course", width: [2, 6], usualCm: 4 },
  bySeed: { widths: [3, 3.5, 4] },
  effectFigures: {
    in: passage("river", "infantry", "inCm"),
    out: passage("river", "infantry", "outCm"),
  },
  blank: (piece) => ({ ...piece, kind: "river", widthCm: USUAL_WIDTH_CM }),
  shapes: (piece) => [{ ...basics(piece), kind: "stream", widthCm: piece.widthCm }],
});
