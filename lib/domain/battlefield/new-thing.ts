import { oppositeEdge, type TableEdge, turnOf } from "@/lib/rules/bogowie-wojny/placing-order";
import { REDOUBT_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { distanceBetweenLinesCm, isOnLine } from "@/lib/terrain/meeting";
import type { Point } from "@/lib/terrain/point";
import { midStation } from "@/lib/terrain/polyline";
import { middleOf } from "@/lib/terrain/ring";
import { roundedCm } from "@/lib/terrain/snap";
import { FIELD_PIECES, type FieldPieceKind, pieceKindOf } from "../ground/bogowie-wojny/pieces";
import type { Battlefield, BattlefieldPiece } from "./battlefield";
import { CROSSING_REACH_CM } from "./checks/crossings";
import type { ListedThing } from "./commands/things";
import { BRIDGE_WIDTH_CM } from "./deck";
import { isWaterPiece, laidPieces } from "./ground";
import { ROAD_WIDTH_CM } from "./placing/measures";
import { nextRoad } from "./road-order";

/** All that can be laid on a battlefield. */
export type ThingKind = FieldPieceKind | (typeof LATER_KINDS)[number];

/** What is laid once the pieces lie [14.4]. */
const LATER_KINDS = ["crossing", "linear", "redoubt", "road"] as const;
export const THING_KINDS: readonly ThingKind[] = [
  ...FIELD_PIECES.map(({ kind }) => kind),
  ...LATER_KINDS,
];

export interface NewThing {
  readonly kind: ThingKind;
  readonly id: string;
  /** Its corners, or about where it is to stand, for things with a size of their own. */
  readonly points: readonly Point[];
  readonly field: Battlefield;
}

/** A thing as the next player in turn places it [14.4]; null for a bridge where there is no water. */
export function newThing(asked: NewThing): ListedThing | null {
  const { kind } = asked;
  switch (kind) {
    case "road":
      return newRoad(asked);
    case "linear":
    case "redoubt":
      return newWork(asked, kind);
    case "crossing":
      return newCrossing(asked);
    default:
      return { list: "pieces", thing: newPiece(asked, kind) };
  }
}

function newPiece({ id, points, field }: NewThing, kind: FieldPieceKind): BattlefieldPiece {
  const placed = laidPieces(field, "placed").length;
  const placedBy = turnOf(placed, field.initiative);
  const { squareCm, blank } = pieceKindOf({ kind });
  const outline = squareCm ? squareAt(points, squareCm) : points.map(asCm);
  return blank({ id, name: "", placedBy, origin: "placed", points: outline });
}

function newRoad({ id, points, field }: NewThing): ListedThing {
  const thing = {
    id,
    name: "",
    placedBy: nextRoad(field),
    widthCm: ROAD_WIDTH_CM,
    points: points.map(asCm),
  };
  return { list: "roads", thing };
}

/** A work is its nearer player's: it may not stand beyond the middle [14.4]. */
function newWork({ id, points, field }: NewThing, kind: "linear" | "redoubt"): ListedThing {
  const [, y] = middleOf(points);
  const placedBy: TableEdge = y < field.table.depthCm / 2 ? "south" : "north";
  const outline = kind === "redoubt" ? squareAt(points, REDOUBT_CM) : points.map(asCm);
  return { list: "fieldWorks", thing: { id, name: "", placedBy, kind, points: outline } };
}

/** Over the nearest water; by right where no road leads over it. */
function newCrossing({ id, points, field }: NewThing): ListedThing | null {
  const water = field.pieces
    .filter(isWaterPiece)
    .toSorted((a, b) => apart(a.points, points) - apart(b.points, points))[0];
  if (!water) return null;
  const middle = midStation(points).point;
  const road = field.roads.find((each) => isOnLine(middle, each.points, CROSSING_REACH_CM));
  return {
    list: "crossings",
    thing: {
      id,
      placedBy: road?.placedBy ?? oppositeEdge(water.placedBy),
      crossing: "bridge",
      origin: road ? "road" : "right",
      waterId: water.id,
      widthCm: BRIDGE_WIDTH_CM,
      points: points.map(asCm),
    },
  };
}

function apart(a: readonly Point[], b: readonly Point[]): number {
  return distanceBetweenLinesCm(a, b);
}

function squareAt(points: readonly Point[], sideCm: number): [number, number][] {
  const [x, y] = middleOf(points);
  const half = sideCm / 2;
  const corners: readonly Point[] = [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
  return corners.map(asCm);
}

function asCm([x, y]: Point): [number, number] {
  return [roundedCm(x), roundedCm(y)];
}
