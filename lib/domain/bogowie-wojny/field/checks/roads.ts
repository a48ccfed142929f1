import { crossingPlaces, distanceToAreaCm, isOnLine, lineEnters } from "@/lib/terrain/meeting";
import type { Point } from "@/lib/terrain/point";
import { pieceKindOf } from "../../ground/pieces";
import type { Battlefield, BattlefieldPiece, BattlefieldRoad } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";
import { isArea, isRoadsEnd, isWaterPiece } from "../ground";

/** The greatest distance of a road's end from its destination. */
const REACH_CM = 0.5;
/** How far a road must be inside a piece to count as running through it. */
const SLACK_CM = 0.25;

/** Checks where roads begin, end and run [14.4]. */
export function checkRoads(field: Battlefield): BattlefieldFinding[] {
  return [
    ...field.roads.flatMap((road, index) => checkEnds(field, road, index)),
    ...field.pieces.flatMap((piece, index) => checkPassage(field, piece, index)),
    ...checkRoadsOnWater(field),
  ];
}

function checkEnds(field: Battlefield, road: BattlefieldRoad, index: number): BattlefieldFinding[] {
  const ends = [road.points[0], road.points.at(-1)] as [Point, Point];
  const others = field.roads.filter((other) => other !== road);
  return ends.flatMap((end, which) =>
    leadsSomewhere(end, field, others)
      ? []
      : [findingAt(`/roads/${index}`, "road-end-loose", { which: which === 0 ? "start" : "end" })],
  );
}

function leadsSomewhere(
  end: Point,
  { bases, pieces }: Battlefield,
  others: readonly BattlefieldRoad[],
): boolean {
  const areas = [...bases, ...pieces.filter(isRoadsEnd)];
  return (
    areas.some(({ points }) => distanceToAreaCm(end, points) <= REACH_CM) ||
    others.some(({ points }) => isOnLine(end, points, REACH_CM))
  );
}

function checkPassage(
  { roads }: Battlefield,
  piece: BattlefieldPiece,
  at: number,
): BattlefieldFinding[] {
  const passage = pieceKindOf(piece).road;
  if (!isArea(piece) || passage === "free" || passage === "end") return [];
  const inIt = roads.flatMap((road, index) => (runsThrough(road, piece) ? [index] : []));
  const params = { kind: piece.kind, piece: at + 1 };
  if (passage === "none") {
    return inIt.map((index) => findingAt(`/roads/${index}`, "road-on-impassable", params));
  }
  return inIt.slice(1).map((index) => findingAt(`/roads/${index}`, "second-road-in", params));
}

function runsThrough({ points }: BattlefieldRoad, piece: BattlefieldPiece): boolean {
  return lineEnters(points, piece.points, SLACK_CM);
}

/** Only the first meetings of two lines are checked, since maliciously drawn lines could meet thousands of times. */
const PLACES_LOOKED_AT = 100;

/**
 * Checks that roads do not meet on water. They may meet in built-up areas, on hills and on open ground; other pieces
 * allow at most one road anyway.
 */
function checkRoadsOnWater({ roads, pieces }: Battlefield): BattlefieldFinding[] {
  const waters = pieces.filter(isWaterPiece);
  const isWet = (place: Point) =>
    waters.some(({ points, widthCm }) => isOnLine(place, points, widthCm / 2));
  return roads.flatMap((road, index) => {
    const meetings = roads
      .slice(0, index)
      .flatMap((other) => crossingPlaces(road.points, other.points).slice(0, PLACES_LOOKED_AT));
    return meetings.some(isWet) ? [findingAt(`/roads/${index}`, "roads-cross-on-water")] : [];
  });
}
