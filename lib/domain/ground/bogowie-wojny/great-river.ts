import { fixedKind, type PieceOf } from "./piece-kind";
import { lineStart } from "./starts";
import { common } from "./thing-kind";

const USUAL_WIDTH_CM = 10;

/** The Danube, the Rhine: impassable but by the bridges that stand there [3.5]. Players place none [14.3, 14.4]. */
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
  features: (piece) => [{ ...common(piece), kind: "stream", widthCm: piece.widthCm }],
});
