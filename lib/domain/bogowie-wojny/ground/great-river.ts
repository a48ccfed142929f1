import { fixedKind, type PieceOf } from "./piece-kind";
import { lineStart } from "./starts";
import { basics } from "./thing-kind";

const USUAL_WIDTH_CM = 10;

/**
 * A river such as the Danube or the Rhine: impassable except at existing bridges [3.5]. Players do not place one [14.3,
 * 14.4].
 */
export const greatRiver = fixedKind<PieceOf<"great-river", { widthCm: number }>>({
  kind: "great-river",
  shape: "line",
  beforehand: "always",
  isWater: true,
  bridgesOnly: true,
  road: "crossing",
  canBeObjective: false,
  family: "lines",
  toolKey: "E",
  drawnAs: "stream",
  start: lineStart(20),
  controls: [{ type: "width" }],
  effectFigures: {},
  blank: (piece) => ({
    ...piece,
    origin: "beforehand",
    kind: "great-river",
    widthCm: USUAL_WIDTH_CM,
  }),
  shapes: (piece) => [{ ...basics(piece), kind: "stream", widthCm: piece.widthCm }],
});
