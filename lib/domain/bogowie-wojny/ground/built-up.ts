import {
  BUILT_UP_SECTION_CM,
  type BuiltUpLevel,
} from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { boxAround } from "@/lib/terrain/box";
import { SANS } from "../../table/drawing/letter-widths";
import { onPaper, rounded, sized } from "../../table/drawing/pen";
import { svg } from "../../table/drawing/svg-node";
import type { Shape } from "../../table/looks/look";
import { housesOf } from "../field/drawing/village";
import { findingAt } from "../field/finding";
import { sectionOutline } from "../field/generator/outline";
import { passage } from "./effect-figures";
import { squareLaying } from "./laying";
import { isSquareOf } from "./measure-slack";
import { type PieceOf, pieceKind } from "./piece-kind";
import { basics } from "./thing-kind";

const MATERIALS = { 0: "wood", 1: "wood", 2: "stone", 3: "strong-stone" } as const;

/** A section of a built-up area: a square with houses, more of them at higher levels. */
export const builtUp = pieceKind<PieceOf<"built-up", { level: BuiltUpLevel }>>({
  kind: "built-up",
  shape: "area",
  squareCm: BUILT_UP_SECTION_CM,
  road: "end",
  canBeObjective: true,
  family: "sections",
  toolKey: "B",
  drawnAs: null,
  start: [[0, 0]],
  controls: [{ type: "level" }],
  laying: squareLaying(BUILT_UP_SECTION_CM),
  bySeed: { outline: sectionOutline },
  effectFigures: {
    in: passage("built-up", "infantry", "inCm"),
    through: passage("built-up", "artillery", "inCm") + passage("built-up", "artillery", "outCm"),
  },
  blank: (piece) => ({ ...piece, kind: "built-up", level: 1 }),
  upgrade: ({ level }) => (level === 1 || level === 2 ? `built-up-${level}` : null),
  word: ({ level }) => ({ key: "level", level }),
  check: ({ points }, path) =>
    isSquareOf(points, BUILT_UP_SECTION_CM)
      ? []
      : [findingAt(`${path}/points`, "built-up-size", { side: BUILT_UP_SECTION_CM })],
  shapes: (piece) => {
    const houses = housesOf(piece.points, piece.level).map(
      (points, index): Shape => ({
        ...basics({ id: `${piece.id}.h${index + 1}`, points }),
        kind: "building",
        material: MATERIALS[piece.level],
        reinforced: false,
      }),
    );
    return [{ ...basics(piece), kind: "ground", ground: "garden" }, ...houses];
  },
  /** The level, written in the corner. */
  sign:
    ({ points, level }) =>
    (pen) => {
      const { maxX, maxY } = boxAround(points);
      const [x, y] = onPaper(pen, [maxX, maxY]);
      const halo = { stroke: pen.palette.halo, "stroke-width": sized(pen, 0.9) };
      return svg(
        "text",
        {
          x: rounded(x),
          y: rounded(y),
          "text-anchor": "middle",
          "font-family": SANS,
          "font-weight": 600,
          "font-size": sized(pen, 3.4),
          fill: pen.palette.ink,
          ...halo,
          "stroke-linejoin": "round",
          "paint-order": "stroke",
        },
        [String(level)],
      );
    },
});
