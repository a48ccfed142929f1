import { passage, sightCm } from "./effect-figures";
import { type PieceOf, pieceKind } from "./piece-kind";
import { OVAL_START } from "./starts";
import { common } from "./thing-kind";

/** A wood or a grove: the same ground [3.5]. */
export const wood = pieceKind<PieceOf<"wood", { grove?: true | undefined }>>({
  kind: "wood",
  shape: "area",
  road: "only-one",
  canBeObjective: true,
  family: "grounds",
  toolKey: "W",
  drawnAs: "wood",
  start: OVAL_START,
  /** A grove is sold as a wood only where the army's format says so [13.3]. */
  controls: [{ type: "grove" }],
  effectFigures: { times: passage("wood", "cavalry", "times"), sight: sightCm("wood") },
  blank: (piece) => ({ ...piece, kind: "wood" }),
  upgrade: () => "wood",
  word: ({ grove }) => ({ key: grove ? "looks.grove" : "kinds.wood" }),
  features: (piece) => [{ ...common(piece), kind: "wood" }],
});
