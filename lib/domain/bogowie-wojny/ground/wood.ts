import { passage, sightCm } from "./effect-figures";
import { naturalDrawing, naturalLaying } from "./laying";
import { type PieceOf, pieceKind } from "./piece-kind";
import { OVAL_START } from "./starts";
import { basics } from "./thing-kind";

const ROUGH = 0.34;

/** A wood or a grove, which are the same ground [3.5]. */
export const wood = pieceKind<PieceOf<"wood", { grove?: true | undefined }>>({
  kind: "wood",
  shape: "area",
  road: "only-one",
  canBeObjective: true,
  family: "grounds",
  toolKey: "W",
  drawnAs: "wood",
  start: OVAL_START,
  /** A grove may be bought as a wood only if the army's format says so [13.3]. */
  controls: [{ type: "grove" }],
  laying: naturalLaying({ rough: ROUGH, long: [8, 30], wide: [6, 24] }),
  bySeed: { ...naturalDrawing({ rough: ROUGH, long: [15, 26], wide: [12, 18] }), roadCost: 4 },
  effectFigures: { times: passage("wood", "cavalry", "times"), sight: sightCm("wood") },
  blank: (piece) => ({ ...piece, kind: "wood" }),
  upgrade: () => "wood",
  word: ({ grove }) => ({ key: grove ? "looks.grove" : "kinds.wood" }),
  shapes: (piece) => [{ ...basics(piece), kind: "wood" }],
});
