import { GULLY } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { boxAround } from "@/lib/terrain/box";
import { bearingDeg, distanceCm, type Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, type Ring } from "@/lib/terrain/ring";
import { turned } from "@/lib/terrain/transform";
import type { PointCm } from "../../document/primitives";
import { findingAt } from "../field/finding";
import { gullyAlong, gullyOutline } from "../field/generator/outline";
import { farthestPair } from "../field/gully-ways";
import { passage, regainedCm } from "./effect-figures";
import { MEASURE_SLACK_CM } from "./measure-slack";
import { type PieceOf, pieceKind } from "./piece-kind";
import { basics } from "./thing-kind";

const GULLY_START: readonly PointCm[] = [
  [-9, 0],
  [-5, 1.5],
  [5, 1.5],
  [9, 0],
  [5, -1.5],
  [-5, -1.5],
];

/** A gully with its two ways in and out. */
export const gully = pieceKind<PieceOf<"gully", { ways: [PointCm, PointCm] }>>({
  kind: "gully",
  shape: "area",
  road: "only-one",
  canBeObjective: true,
  family: "grounds",
  toolKey: "G",
  drawnAs: "ground",
  start: GULLY_START,
  controls: [{ type: "ways" }],
  laying: {
    by: "place",
    long: [8, GULLY.longestCm],
    wide: [2, GULLY.widestCm],
    hasShapes: true,
    outline: ({ longCm, wideCm }, chance) => gullyAlong(chance, longCm, wideCm),
  },
  bySeed: { outline: gullyOutline },
  effectFigures: { cm: passage("gully", "infantry", "cm"), regained: regainedCm("gully") },
  blank: (piece) => ({ ...piece, kind: "gully", ways: farthestPair(piece.points) }),
  check: ({ points, ways }, path) => {
    const { longCm, wideCm } = extentAlong(points, ways);
    const fits =
      longCm <= GULLY.longestCm + MEASURE_SLACK_CM && wideCm <= GULLY.widestCm + MEASURE_SLACK_CM;
    const onEdge = ways.every((way) => distanceToEdgeCm(way, points) <= MEASURE_SLACK_CM);
    const areTwo = distanceCm(...ways) > MEASURE_SLACK_CM;
    const size = { long: GULLY.longestCm, wide: GULLY.widestCm };
    return [
      ...(fits ? [] : [findingAt(`${path}/points`, "gully-size", size)]),
      ...(onEdge && areTwo ? [] : [findingAt(`${path}/ways`, "gully-ways")]),
    ];
  },
  shapes: (piece) => [{ ...basics(piece), kind: "ground", ground: "pit" }],
});

/** A gully's length from one way to the other, and its width across. */
function extentAlong(points: Ring, [from, to]: readonly [Point, Point]) {
  const { minX, maxX, minY, maxY } = boxAround(turned(points, from, -bearingDeg(from, to)));
  return { longCm: maxY - minY, wideCm: maxX - minX };
}
