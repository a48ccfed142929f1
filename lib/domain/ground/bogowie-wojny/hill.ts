import { type PieceOf, pieceKind } from "./piece-kind";
import { OVAL_START } from "./starts";
import { common } from "./thing-kind";

/** A hill; joined hills are one [3.5]. */
export const hill = pieceKind<PieceOf<"hill">>({
  kind: "hill",
  shape: "area",
  road: "free",
  canBeObjective: true,
  family: "grounds",
  toolKey: "H",
  drawnAs: "hill",
  start: OVAL_START,
  controls: [],
  effectFigures: {},
  blank: (piece) => ({ ...piece, kind: "hill" }),
  upgrade: () => "hill",
  features: (piece) => [{ ...common(piece), kind: "hill", level: 1 }],
});
