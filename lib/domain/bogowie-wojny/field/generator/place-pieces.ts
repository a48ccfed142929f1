import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { isWater } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { distanceToAreaCm } from "@/lib/terrain/meeting";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { centroid, distanceToEdgeCm, ringContains } from "@/lib/terrain/ring";
import { pieceKindOf } from "../../ground/pieces";
import { isArea } from "../ground";
import { baseOutline } from "../operational-base";
import { type DrawnPiece, drawPiece } from "./draw-piece";
import type { PlannedPiece } from "./plan";
import type { SeededRandom } from "./seeded-random";
import { isClear, liesOnTable, type PlacedShape, placedShape } from "./site";
import { toMm } from "./unit-vector";
import { waterCourse } from "./water";

/** A piece's role in the battle, which decides its place. */
type Part = "main" | "secondary" | "other";

const TRIES = 90;
/** After this many tries a piece is drawn smaller. */
const TRIES_AT_FULL_SIZE = 45;
/** The number of fitting places found before the one with most space is chosen. */
const PLACES_WEIGHED = 5;
/** The minimum distance of water from the middle, where the main objective is. */
const WATER_FROM_CENTRE_CM = 16;
/** The minimum distance of pieces other than objectives from the middle, and from the line between the armies. */
const FROM_CENTRE_CM = 9;
const FROM_MIDLINE_CM = 6.5;
/** The greatest offset of the main objective from the middle. */
const ASIDE_CM = 2.4;

interface Ground {
  readonly chance: SeededRandom;
  readonly table: TableCm;
  readonly placed: PlacedShape[];
}

/** Pieces with their shapes, in the planned order; null if there is no space for one. */
export function placePieces(
  chance: SeededRandom,
  plan: readonly PlannedPiece[],
  table: TableCm,
): DrawnPiece[] | null {
  const bases = (["south", "north"] as const).map((edge) =>
    placedShape("area", baseOutline(edge, table)),
  );
  const ground: Ground = { chance, table, placed: bases };
  const drawn = new Map<PlannedPiece, DrawnPiece>();
  const parts = shareParts(chance, plan);
  for (const piece of inPlacingOrder(plan, parts)) {
    const placed = isWater(piece.kind)
      ? placeWater(ground, piece)
      : placeDry(ground, piece, parts.get(piece) ?? "other");
    if (!placed) return null;
    ground.placed.push(asStanding(placed));
    drawn.set(piece, placed);
  }
  return plan.map((piece) => drawn.get(piece) as DrawnPiece);
}

const LIKELY_MAIN = ["built-up", "hill", "wood", "built-up", "hill", "difficult"] as const;

/** Assigns the objectives of the battle: one piece in the middle, two on the line between the armies [14.6]. */
function shareParts(chance: SeededRandom, plan: readonly PlannedPiece[]): Map<PlannedPiece, Part> {
  const able = chance.shuffled(plan.filter(({ kind }) => pieceKindOf({ kind }).canBeObjective));
  const wanted = chance.pickOne(LIKELY_MAIN);
  const main = able.find(({ kind }) => kind === wanted) ?? able[0];
  const secondary = able.filter((piece) => piece !== main && piece.kind !== "gully").slice(0, 2);
  return new Map([
    ...(main ? [[main, "main"] as const] : []),
    ...secondary.map((piece) => [piece, "secondary"] as const),
  ]);
}

/** Sorts water first, then objectives, then the largest pieces. */
function inPlacingOrder(
  plan: readonly PlannedPiece[],
  parts: ReadonlyMap<PlannedPiece, Part>,
): readonly PlannedPiece[] {
  const rank = (piece: PlannedPiece) => {
    if (isWater(piece.kind)) return 0;
    const part = parts.get(piece);
    if (part) return part === "main" ? 1 : 2;
    if (!isArea(piece)) return 5;
    return piece.kind === "hill" ? 3 : 4;
  };
  return plan.toSorted((a, b) => rank(a) - rank(b));
}

function placeWater({ chance, table, placed }: Ground, piece: PlannedPiece): DrawnPiece | null {
  const centre: Point = [table.widthCm / 2, table.depthCm / 2];
  for (let n = 0; n < TRIES; n++) {
    const drawn = drawPiece(chance, piece, { course: waterCourse(chance, table), size: 1 });
    const inside = drawn.points
      .slice(1, -1)
      .every(([x, y]) => x > 0 && y > 0 && x < table.widthCm && y < table.depthCm);
    const aside = drawn.points.every((place) => distanceCm(place, centre) > WATER_FROM_CENTRE_CM);
    if (inside && aside && isClear(widerBy(asStanding(drawn), 12), placed)) return drawn;
  }
  return null;
}

/** Widens a shape, so that there is space for troops between two waters. */
function widerBy(shape: PlacedShape, cm: number): PlacedShape {
  return { ...shape, widthCm: shape.widthCm + cm };
}

function placeDry(ground: Ground, piece: PlannedPiece, part: Part): DrawnPiece | null {
  const fitting: DrawnPiece[] = [];
  const weighed = part === "main" ? 1 : PLACES_WEIGHED;
  for (let n = 0; n < TRIES && fitting.length < weighed; n++) {
    const size = n < TRIES_AT_FULL_SIZE ? 1 : 0.78;
    const drawn = tryPlace(ground, { piece, part, size });
    if (drawn) fitting.push(drawn);
  }
  const rooms = fitting.map((drawn) => ({ drawn, room: roomAround(ground, drawn) }));
  return rooms.toSorted((a, b) => b.room - a.room)[0]?.drawn ?? null;
}

interface Trial {
  readonly piece: PlannedPiece;
  readonly part: Part;
  readonly size: number;
}

function tryPlace({ chance, table, placed }: Ground, trial: Trial): DrawnPiece | null {
  const drawn = drawPiece(chance, trial.piece, { course: null, size: trial.size });
  const at = drawnPlace(chance, trial.part, table);
  const moved = shifted(drawn, trial.part === "secondary" ? evenly(drawn, at, table) : toMm(at));
  const shape = asStanding(moved);
  if (!liesOnTable(shape, table) || !isClear(shape, placed)) return null;
  return suits(moved, trial.part, table) ? moved : null;
}

function drawnPlace(chance: SeededRandom, part: Part, { widthCm, depthCm }: TableCm): Point {
  const middle: Point = [widthCm / 2, depthCm / 2];
  switch (part) {
    case "main":
      return [
        middle[0] + chance.between(-ASIDE_CM, ASIDE_CM),
        middle[1] + chance.between(-ASIDE_CM, ASIDE_CM),
      ];
    case "secondary":
      return [chance.between(0.08, 0.92) * widthCm, middle[1]];
    case "other":
      return [chance.between(0.03, 0.97) * widthCm, chance.between(0.03, 0.97) * depthCm];
  }
}

/** The offset that puts a shape at the same distance from both deployment zones. */
function evenly(drawn: DrawnPiece, [x]: Point, { depthCm }: TableCm): Point {
  const { box } = asStanding(drawn);
  return toMm([x, depthCm / 2 - (box.minY + box.maxY) / 2]);
}

/**
 * Whether the choice of objectives stays unambiguous with a piece there, measured by its nearest point and by its
 * middle.
 */
function suits({ kind, points }: DrawnPiece, part: Part, table: TableCm): boolean {
  const centre: Point = [table.widthCm / 2, table.depthCm / 2];
  if (part === "main")
    return ringContains(points, centre) && distanceToEdgeCm(centre, points) > 1.5;
  if (!isArea({ kind })) return points.every((place) => distanceCm(place, centre) > FROM_CENTRE_CM);
  const middle = centroid(points);
  const aside = distanceCm(middle, centre) > FROM_CENTRE_CM && distanceToAreaCm(centre, points) > 2;
  if (part === "secondary") return aside;
  const box = asStanding({ kind, points } as DrawnPiece).middle;
  const off = (y: number) => Math.abs(y - centre[1]) > FROM_MIDLINE_CM;
  return aside && (!pieceKindOf({ kind }).canBeObjective || (off(middle[1]) && off(box[1])));
}

/** The distance of a piece from its nearest neighbour, with some randomness, to fill the table evenly. */
function roomAround({ placed, chance }: Ground, drawn: DrawnPiece): number {
  const { middle } = asStanding(drawn);
  const nearest = Math.min(
    ...placed.map((other) =>
      other.shape === "line"
        ? Math.min(...other.points.map((place) => distanceCm(place, middle))) + 6
        : distanceCm(other.middle, middle),
    ),
  );
  return nearest + chance.between(0, 8);
}

function asStanding({ kind, points, widthCm }: DrawnPiece): PlacedShape {
  return placedShape(pieceKindOf({ kind }).shape, points, widthCm);
}

function shifted(drawn: DrawnPiece, [dx, dy]: Point): DrawnPiece {
  return { ...drawn, points: drawn.points.map(([x, y]) => toMm([x + dx, y + dy])) };
}
