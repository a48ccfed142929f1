import {
  BUILT_UP_SECTION_CM,
  type BuiltUpLevel,
} from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { boxAround } from "@/lib/terrain/box";
import { direction, type Point } from "@/lib/terrain/point";
import { centroid, type Ring } from "@/lib/terrain/ring";
import { SANS } from "../../table/drawing/letter-widths";
import { onPaper, rounded, sized } from "../../table/drawing/pen";
import { svg } from "../../table/drawing/svg-node";
import type { Shape } from "../../table/looks/look";
import { findingAt } from "../field/finding";
import { sectionOutline } from "../field/generator/outline";
import { passage } from "./effect-figures";
import { squareLaying } from "./laying";
import { isSquareOf } from "./measure-slack";
import { type PieceOf, pieceKind } from "./piece-kind";
import { basics } from "./thing-kind";

const MATERIALS = { 0: "wood", 1: "wood", 2: "stone", 3: "strong-stone" } as const;

/** A house: its middle relative to the section's middle, along the section's sides, and its size, in cm. */
type House = readonly [x: number, y: number, wide: number, deep: number];

/** Houses by level: more for better defences. They are only decoration. */
const HOUSES: Readonly<Record<BuiltUpLevel, readonly House[]>> = {
  0: [
    [-2.4, 1.9, 2.4, 1.5],
    [2.1, -2, 1.5, 2.3],
  ],
  1: [
    [-2.6, 2.4, 2.4, 1.5],
    [2.4, 2.2, 1.5, 2.3],
    [-2.7, -2.1, 1.5, 2.2],
    [2.2, -2.6, 2.5, 1.5],
  ],
  2: [
    [-2.9, 2.9, 2.5, 1.6],
    [0.5, 3, 2, 1.6],
    [3.1, 2.2, 1.6, 2.7],
    [-3, -0.4, 1.6, 2.3],
    [-2.5, -3, 2.6, 1.6],
    [1.9, -2.8, 3.1, 1.7],
  ],
  3: [
    [-2.9, 3.1, 2.9, 1.7],
    [0.7, 3.2, 2.5, 1.7],
    [3.2, 2.6, 1.7, 2.9],
    [-3.2, 0.4, 1.7, 2.5],
    [0, 0.3, 1.9, 2.8],
    [3.2, -0.9, 1.7, 2.3],
    [-2.8, -2.9, 2.7, 1.9],
    [0.6, -3.2, 2.4, 1.7],
    [3.2, -3.2, 1.8, 1.7],
  ],
};

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

/** The outlines on the table of the houses that represent a section of a built-up area. */
function housesOf(section: Ring, level: BuiltUpLevel): [number, number][][] {
  const middle = centroid(section);
  const [from, to] = [section[0] ?? middle, section[1] ?? middle];
  const [x, y] = direction(from, to);
  const place = ([along, across]: Point): [number, number] => [
    middle[0] + along * x - across * y,
    middle[1] + along * y + across * x,
  ];
  return HOUSES[level].map(([east, north, wide, deep]) =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([i = 0, j = 0]) => place([east + (i * wide) / 2, north + (j * deep) / 2])),
  );
}
