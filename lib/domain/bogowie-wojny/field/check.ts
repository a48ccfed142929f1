import {
  orderFaults,
  ownOutOfTurn,
  roadsOutOfTurn,
  TABLE_EDGES,
} from "@/lib/rules/bogowie-wojny/placing-order";
import {
  DEPLOYMENT_DEPTH_CM,
  OPERATIONAL_BASE,
} from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { boxAround } from "@/lib/terrain/box";
import { crossingPlaces, distanceToAreaCm, isOnLine, lineEnters } from "@/lib/terrain/meeting";
import type { Point } from "@/lib/terrain/point";
import { areaCm2 } from "@/lib/terrain/ring";
import { roundedCm } from "@/lib/terrain/snap";
import { type AcceptedFinding, siftFindings } from "../../document/accepted-findings";
import { fieldKindOf } from "../ground/field-kinds";
import { MEASURE_SLACK_CM } from "../ground/measure-slack";
import { pieceKindOf } from "../ground/pieces";
import type { Battlefield, BattlefieldPiece, BattlefieldRoad } from "./battlefield";
import { checkArmies } from "./checks/armies";
import { checkCounts, countedPieces } from "./checks/counts";
import { checkCrossings } from "./checks/crossings";
import { checkGround } from "./checks/ground";
import { checkObjectives } from "./checks/objectives";
import { type BattlefieldFinding, findingAt } from "./finding";
import { subjectsOfFinding } from "./finding-subjects";
import { fromEdgeCm, isArea, isLaid, isRoadsEnd, isWaterPiece, placedPieces } from "./ground";
import { roadOrderOf } from "./road-order";
import { upgradeOf } from "./side";
import { thingsOf } from "./things";

/** The contents of a battlefield and its findings. */
export interface BattlefieldReport {
  readonly summary: {
    readonly pieces: number;
    readonly counts: ReturnType<typeof countedPieces>;
  };
  /** Without those the author has accepted. */
  readonly findings: BattlefieldFinding[];
  readonly accepted: AcceptedFinding<BattlefieldFinding>[];
}

const EDGE_SLACK_CM = 0.1;

/** The greatest distance of a road's end from its destination. */
const REACH_CM = 0.5;

/** How far a road must be inside a piece to count as running through it. */
const INSIDE_CM = 0.25;

/** Only the first meetings of two lines are checked, since maliciously drawn lines could meet thousands of times. */
const PLACES_LOOKED_AT = 100;

const STAGES: readonly BattlefieldPiece["origin"][] = ["placed", "bought", "special"];

/**
 * Checks a battlefield against chapters III and XIV, using only the document; it is legal if there are no errors.
 * Findings the author has accepted are listed separately.
 */
export function checkBattlefield(field: Battlefield): BattlefieldReport {
  const all = [
    ...checkCounts(field),
    ...checkOrder(field),
    ...checkGround(field),
    ...checkMeasures(field),
    ...checkRoads(field),
    ...checkCrossings(field),
    ...checkBases(field),
    ...checkObjectives(field),
    ...checkArmies(field),
  ];
  return {
    summary: { pieces: field.pieces.length, counts: countedPieces(field) },
    ...siftFindings(field, all, (finding) => subjectsOfFinding(finding, field)),
  };
}

/** Checks who placed each thing, and in which order [14.4]. */
function checkOrder(field: Battlefield): BattlefieldFinding[] {
  return [
    ...checkTurns(field),
    ...checkStages(field),
    ...checkOwnTurns(field, "bought"),
    ...checkOwnTurns(field, "special"),
    ...checkBought(field),
    ...checkRoadOrder(field),
  ];
}

function checkTurns(field: Battlefield): BattlefieldFinding[] {
  const inTurn = placedPieces(field, "placed");
  const faults = orderFaults(
    inTurn.map(({ piece }) => piece),
    field,
  );
  return faults.map(({ index, code }) => findingAt(`/pieces/${inTurn[index]?.at}`, code));
}

function checkStages({ pieces }: Battlefield): BattlefieldFinding[] {
  const laid = pieces.flatMap((piece, at) =>
    isLaid(piece) ? [{ stage: STAGES.indexOf(piece.origin), at }] : [],
  );
  return laid.flatMap(({ stage, at }, index) =>
    laid.slice(0, index).some((earlier) => earlier.stage > stage)
      ? [findingAt(`/pieces/${at}`, "placed-after-bought")]
      : [],
  );
}

/** Checks that bought pieces, and then those from armies' rules, are laid in turns [14.4]. */
function checkOwnTurns(field: Battlefield, origin: "bought" | "special"): BattlefieldFinding[] {
  const own = placedPieces(field, origin);
  const laidBy = own.map(({ piece }) => piece.placedBy);
  return ownOutOfTurn(laidBy, field.initiative).map((index) =>
    findingAt(`/pieces/${own[index]?.at}`, "own-out-of-turn", { origin }),
  );
}

function checkBought(field: Battlefield): BattlefieldFinding[] {
  const bought = placedPieces(field, "bought");
  const unsold = bought
    .filter(({ piece }) => upgradeOf(piece) === null)
    .map(({ at }) => findingAt(`/pieces/${at}`, "not-for-sale"));
  const several = TABLE_EDGES.flatMap((edge) =>
    bought
      .filter(({ piece }) => piece.placedBy === edge)
      .slice(1)
      .map(({ at }) => findingAt(`/pieces/${at}`, "bought-several", { edge })),
  );
  return [...unsold, ...several];
}

function checkRoadOrder(field: Battlefield): BattlefieldFinding[] {
  const { roads, initiative } = field;
  const order = roadOrderOf(field);
  const laidBy = roads.map(({ placedBy }) => placedBy);
  return roadsOutOfTurn(laidBy, { initiative, order }).map((index) =>
    findingAt(`/roads/${index}`, "road-out-of-turn", { order }),
  );
}

/** Checks where roads begin, end and run [14.4]. */
function checkRoads(field: Battlefield): BattlefieldFinding[] {
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
  return lineEnters(points, piece.points, INSIDE_CM);
}

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

/** Checks operational bases [14.5] and deployment zones [14.6]. */
function checkBases(field: Battlefield): BattlefieldFinding[] {
  return [
    ...checkNumber(field),
    ...field.bases.flatMap((base, index) => checkBase(base, field, `/bases/${index}`)),
    ...checkZones(field),
  ];
}

function checkNumber({ bases }: Battlefield): BattlefieldFinding[] {
  return TABLE_EDGES.flatMap((edge) => {
    const count = bases.filter((base) => base.edge === edge).length;
    return count === 1 ? [] : [findingAt("/bases", "base-number", { edge, count })];
  });
}

function checkBase(
  { edge, points }: Battlefield["bases"][number],
  { table }: Battlefield,
  path: string,
): BattlefieldFinding[] {
  const { minX, maxX, minY, maxY } = boxAround(points);
  const near = (a: number, b: number) => Math.abs(a - b) <= EDGE_SLACK_CM;
  const { longCm, shortCm } = OPERATIONAL_BASE;
  const [wide, deep] = [maxX - minX, maxY - minY];
  const lies =
    (near(wide, longCm) && near(deep, shortCm)) || (near(wide, shortCm) && near(deep, longCm));
  const fits = lies && points.length === 4 && Math.abs(areaCm2(points) - longCm * shortCm) <= 1;
  const touches = edge === "south" ? near(minY, 0) : near(maxY, table.depthCm);
  const inMiddle = near((minX + maxX) / 2, table.widthCm / 2);
  return [
    ...(fits ? [] : [findingAt(path, "base-size", { edge, long: longCm, short: shortCm })]),
    ...(touches ? [] : [findingAt(path, "base-off-edge", { edge })]),
    ...(inMiddle ? [] : [findingAt(path, "base-not-in-middle", { edge })]),
  ];
}

function checkZones({ deploymentZones }: Battlefield): BattlefieldFinding[] {
  return TABLE_EDGES.flatMap((edge) => {
    const zones = deploymentZones.filter((zone) => zone.edge === edge);
    const right = zones.length === 1 && zones[0]?.depthCm === DEPLOYMENT_DEPTH_CM;
    const params = { edge, depth: DEPLOYMENT_DEPTH_CM };
    return right ? [] : [findingAt("/deploymentZones", "deployment-zone", params)];
  });
}

/** Checks the sizes of pieces and works fixed by the rules [3.5, 13.3], and how far forward works are placed [14.4]. */
function checkMeasures(field: Battlefield): BattlefieldFinding[] {
  return [
    ...thingsOf(field).flatMap((found) => {
      const path = `/${found.list}/${found.index}`;
      return fieldKindOf(found).check?.(found.thing, path) ?? [];
    }),
    ...checkReach(field),
  ];
}

function checkReach({ fieldWorks, table }: Battlefield): BattlefieldFinding[] {
  const most = table.depthCm / 2;
  return fieldWorks.flatMap(({ points, placedBy }, index) => {
    const furthest = Math.max(...points.map((corner) => fromEdgeCm(corner, placedBy, table)));
    if (furthest <= most + MEASURE_SLACK_CM) return [];
    return [
      findingAt(`/fieldWorks/${index}`, "work-too-far", { distance: roundedCm(furthest), most }),
    ];
  });
}
