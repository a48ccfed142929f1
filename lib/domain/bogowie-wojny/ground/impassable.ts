import { smoothRing } from "@/lib/terrain/smooth";
import { patternFill } from "../../table/drawing/patterns";
import { curvePath, sized } from "../../table/drawing/pen";
import { dashed } from "../../table/drawing/strokes";
import { svg } from "../../table/drawing/svg-node";
import { naturalDrawing, naturalLaying } from "./laying";
import { type PieceOf, pieceKind } from "./piece-kind";
import { OVAL_START } from "./starts";
import { basics } from "./thing-kind";

const LOOKS = ["marsh", "lake"] as const;

const ROUGH = 0.3;

/** A lake, or a marsh nobody can cross, drawn differently from the marsh of other maps. */
export const impassable = pieceKind<PieceOf<"impassable", { look: (typeof LOOKS)[number] }>>({
  kind: "impassable",
  shape: "area",
  road: "none",
  canBeObjective: false,
  family: "grounds",
  toolKey: "I",
  drawnAs: "ground",
  start: OVAL_START,
  controls: [{ type: "look", choices: LOOKS, usual: "marsh" }],
  laying: naturalLaying({ rough: ROUGH, long: [6, 24], wide: [5, 20] }),
  bySeed: {
    ...naturalDrawing({ rough: ROUGH, long: [12, 18], wide: [10, 13] }),
    looks: ["marsh", "marsh", "lake"],
  },
  effectFigures: {},
  blank: (piece) => ({ ...piece, kind: "impassable", look: "marsh" }),
  word: ({ look }) => ({ key: `looks.${look}` }),
  shapes: () => [],
  groundSign:
    ({ points, look }) =>
    (pen) => {
      const d = curvePath(pen, smoothRing(points));
      const { palette } = pen;
      const edge = { stroke: palette.waterInk, "stroke-width": sized(pen, 0.35) };
      if (look === "lake") return svg("path", { d, fill: palette.water, ...edge });
      return svg("g", {}, [
        svg("path", { d, fill: palette.water, "fill-opacity": 0.4 }),
        svg("path", { d, fill: patternFill(pen, "marsh"), ...edge, ...dashed(pen, 1.4, 0.6) }),
      ]);
    },
  hitArea: (piece) => ({ ...basics(piece), kind: "ground", ground: "marsh" }),
});
