import { naturalDrawing, naturalLaying } from "./laying";
import { type PieceOf, pieceKind } from "./piece-kind";
import { OVAL_START } from "./starts";
import { basics } from "./thing-kind";

const ROUGH = 0.2;

/** A hill; joined hills count as one [3.5]. */
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
  laying: naturalLaying({ rough: ROUGH, long: [10, 40], wide: [8, 30] }),
  bySeed: { ...naturalDrawing({ rough: ROUGH, long: [20, 30], wide: [14, 21] }), roadCost: 1.7 },
  effectFigures: {},
  blank: (piece) => ({ ...piece, kind: "hill" }),
  upgrade: () => "hill",
  shapes: (piece) => [{ ...basics(piece), kind: "hill", level: 1 }],
});
