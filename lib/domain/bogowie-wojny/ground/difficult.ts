import { smoothRing } from "@/lib/terrain/smooth";
import { curvePath, sized } from "../../table/drawing/pen";
import { dashed } from "../../table/drawing/strokes";
import { svg } from "../../table/drawing/svg-node";
import { fieldOutline, fourCorners } from "../field/generator/outline";
import { naturalDrawing, naturalLaying } from "./laying";
import { type PieceOf, pieceKind } from "./piece-kind";
import { OVAL_START } from "./starts";
import { basics } from "./thing-kind";

const LOOKS = ["scrub", "ploughed", "overgrown", "orchard"] as const;

const ROUGH = 0.3;
const SCRUB_LAID = naturalLaying({ rough: ROUGH, long: [8, 30], wide: [6, 24] });
const SCRUB_DRAWN = naturalDrawing({ rough: ROUGH, long: [14, 22], wide: [11, 15] });

/** Difficult ground: scrub, or fields and orchards with straight edges. */
export const difficult = pieceKind<PieceOf<"difficult", { look: (typeof LOOKS)[number] }>>({
  kind: "difficult",
  shape: "area",
  road: "only-one",
  canBeObjective: true,
  family: "grounds",
  toolKey: "D",
  drawnAs: "ground",
  start: OVAL_START,
  controls: [{ type: "look", choices: LOOKS, usual: "scrub" }],
  laying: {
    ...SCRUB_LAID,
    outline: (asked, chance) => {
      const half = { x: asked.longCm / 2 - 1, y: asked.wideCm / 2 - 1 };
      return asked.look === "scrub" ? SCRUB_LAID.outline(asked, chance) : fourCorners(chance, half);
    },
  },
  bySeed: {
    looks: ["ploughed", "overgrown", "scrub", "scrub", "orchard"],
    outline: (chance, how) =>
      how.look === "scrub" ? SCRUB_DRAWN.outline(chance, how) : fieldOutline(chance),
    roadCost: 4,
  },
  effectFigures: {},
  blank: (piece) => ({ ...piece, kind: "difficult", look: "scrub" }),
  upgrade: () => "difficult-ground",
  shapes: (piece) => [{ ...basics(piece), kind: "ground", ground: piece.look }],
  /** The outline of scrub, which other maps leave out: here it decides how far units move. */
  groundSign: ({ look, points }) =>
    look === "scrub"
      ? (pen) =>
          svg("path", {
            d: curvePath(pen, smoothRing(points)),
            fill: "none",
            stroke: pen.palette.woodInk,
            "stroke-width": sized(pen, 0.25),
            ...dashed(pen, 1, 0.7),
          })
      : null,
});
