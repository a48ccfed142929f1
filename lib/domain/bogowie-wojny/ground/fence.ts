import { FENCE_DISORDER } from "@/lib/rules/bogowie-wojny/tables/terrain";
import { bentLine, fenceLine } from "../field/generator/outline";
import { passage, regainedCm } from "./effect-figures";
import { type PieceOf, pieceKind } from "./piece-kind";
import { lineStart } from "./starts";
import { basics } from "./thing-kind";

const LOOKS = ["fence", "hedge", "wall"] as const;

/** A hedge, a fence or a low wall: all the same in the rules [3.5]. */
export const fence = pieceKind<PieceOf<"fence", { look: (typeof LOOKS)[number] }>>({
  kind: "fence",
  shape: "line",
  road: "free",
  canBeObjective: false,
  family: "lines",
  toolKey: "F",
  drawnAs: "fence",
  start: lineStart(7),
  controls: [{ type: "look", choices: LOOKS, usual: "fence" }],
  laying: {
    by: "place",
    long: [5, 24],
    hasShapes: true,
    outline: ({ longCm }, chance) => bentLine(chance, longCm / 2, longCm / 2),
  },
  bySeed: { looks: ["hedge", "hedge", "fence", "wall"], outline: fenceLine },
  effectFigures: {
    cm: passage("fence", "infantry", "cm"),
    levels: FENCE_DISORDER,
    regained: regainedCm("fence"),
  },
  blank: (piece) => ({ ...piece, kind: "fence", look: "fence" }),
  word: ({ look }) => ({ key: `looks.${look}` }),
  shapes: (piece) => {
    switch (piece.look) {
      case "hedge":
        return [{ ...basics(piece), kind: "hedge", hedge: "hedge" }];
      case "fence":
        return [{ ...basics(piece), kind: "fence", fence: "fence" }];
      case "wall":
        return [{ ...basics(piece), kind: "wall", height: "1-2m" }];
    }
  },
});
