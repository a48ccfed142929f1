import {
  BUILT_UP_SECTION_CM,
  GULLY,
  LINEAR_WORK_LONGEST_CM,
  REDOUBT_CM,
  STREAM_WIDEST_CM,
} from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { boxAround } from "@/lib/terrain/box";
import { bearingDeg, distanceCm, type Point } from "@/lib/terrain/point";
import { lengthCm } from "@/lib/terrain/polyline";
import { distanceToEdgeCm, edgesOf, type Ring } from "@/lib/terrain/ring";
import { roundedCm } from "@/lib/terrain/snap";
import { turned } from "@/lib/terrain/transform";
import type { Battlefield, BattlefieldPiece, FieldWork } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";
import { fromEdgeCm } from "../ground";

/** How far a measure may be off and still be what the rules ask: a millimetre. */
const SLACK_CM = 0.1;

/** The sizes the rules give of some pieces and works [3.5, 13.3], and how far forward works may stand [14.4]. */
export function checkMeasures(field: Battlefield): BattlefieldFinding[] {
  return [
    ...field.pieces.flatMap((piece, index) => checkPiece(piece, `/pieces/${index}`)),
    ...field.fieldWorks.flatMap((work, index) => checkWork(work, `/fieldWorks/${index}`)),
    ...checkReach(field),
  ];
}

function checkPiece(piece: BattlefieldPiece, path: string): BattlefieldFinding[] {
  switch (piece.kind) {
    case "built-up":
      return isSquare(piece.points, BUILT_UP_SECTION_CM)
        ? []
        : [findingAt(`${path}/points`, "built-up-size", { side: BUILT_UP_SECTION_CM })];
    case "gully":
      return checkGully(piece, path);
    case "stream":
      return piece.widthCm > STREAM_WIDEST_CM
        ? [findingAt(`${path}/widthCm`, "stream-width", { most: STREAM_WIDEST_CM })]
        : [];
    default:
      return [];
  }
}

function checkGully(
  { points, ways }: Extract<BattlefieldPiece, { kind: "gully" }>,
  path: string,
): BattlefieldFinding[] {
  const { longCm, wideCm } = extentAlong(points, ways);
  const fits = longCm <= GULLY.longestCm + SLACK_CM && wideCm <= GULLY.widestCm + SLACK_CM;
  const onEdge = ways.every((way) => distanceToEdgeCm(way, points) <= SLACK_CM);
  const size = { long: GULLY.longestCm, wide: GULLY.widestCm };
  return [
    ...(fits ? [] : [findingAt(`${path}/points`, "gully-size", size)]),
    ...(onEdge && distanceCm(...ways) > SLACK_CM ? [] : [findingAt(`${path}/ways`, "gully-ways")]),
  ];
}

/** How long a gully is from one way to the other, and how wide across. */
function extentAlong(points: Ring, [from, to]: readonly [Point, Point]) {
  const { minX, maxX, minY, maxY } = boxAround(turned(points, from, -bearingDeg(from, to)));
  return { longCm: maxY - minY, wideCm: maxX - minX };
}

function checkWork(work: FieldWork, path: string): BattlefieldFinding[] {
  if (work.kind === "redoubt") {
    return isSquare(work.points, REDOUBT_CM)
      ? []
      : [findingAt(`${path}/points`, "redoubt-size", { side: REDOUBT_CM })];
  }
  const length = roundedCm(lengthCm(work.points));
  return length > LINEAR_WORK_LONGEST_CM + SLACK_CM
    ? [findingAt(`${path}/points`, "linear-work-length", { length, most: LINEAR_WORK_LONGEST_CM })]
    : [];
}

function checkReach({ fieldWorks, table }: Battlefield): BattlefieldFinding[] {
  const most = table.depthCm / 2;
  return fieldWorks.flatMap(({ points, placedBy }, index) => {
    const furthest = Math.max(...points.map((corner) => fromEdgeCm(corner, placedBy, table)));
    if (furthest <= most + SLACK_CM) return [];
    return [
      findingAt(`/fieldWorks/${index}`, "work-too-far", { distance: roundedCm(furthest), most }),
    ];
  });
}

function isSquare(points: Ring, sideCm: number): boolean {
  const [a, b, c, d] = points;
  if (points.length !== 4 || !a || !b || !c || !d) return false;
  const near = (length: number, wanted: number) => Math.abs(length - wanted) <= SLACK_CM;
  const diagonal = sideCm * Math.SQRT2;
  return (
    edgesOf(points).every(([from, to]) => near(distanceCm(from, to), sideCm)) &&
    near(distanceCm(a, c), diagonal) &&
    near(distanceCm(b, d), diagonal)
  );
}
