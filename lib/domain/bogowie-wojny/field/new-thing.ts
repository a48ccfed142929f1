import { oppositeEdge, type TableEdge, turnOf } from "@/lib/rules/bogowie-wojny/placing-order";
import { distanceBetweenLinesCm, isOnLine } from "@/lib/terrain/meeting";
import type { Point } from "@/lib/terrain/point";
import { midStation } from "@/lib/terrain/polyline";
import { middleOf } from "@/lib/terrain/ring";
import { roundedCm, snappedToGrid } from "@/lib/terrain/snap";
import { crossing } from "../ground/crossing";
import { type FieldKind, fieldKind, type ListedThing } from "../ground/field-kinds";
import { type FieldPieceKind, pieceKindOf } from "../ground/pieces";
import { road } from "../ground/road";
import type { WorkKind } from "../ground/works";
import type { Battlefield } from "./battlefield";
import { CROSSING_REACH_CM } from "./checks/crossings";
import { isLaid, isWaterPiece, placedPieces } from "./ground";
import { nextRoad } from "./road-order";

export interface NewThing {
  readonly kind: FieldKind;
  readonly id: string;
  /** Its corners; for things of a fixed size, points around its intended place. */
  readonly points: readonly Point[];
  readonly field: Battlefield;
}

/** A new thing placed by the player whose turn it is [14.4]; null for a bridge if there is no water. */
export function newThing({ kind, id, points, field }: NewThing): ListedThing | null {
  const { list, squareCm } = fieldKind(kind);
  const outline = squareCm ? squareAt(points, squareCm) : points.map(asCm);
  const thing = { id, name: "", points: outline };
  switch (list) {
    case "pieces": {
      const placedBy = turnOf(placedPieces(field, "placed").length, field.initiative);
      const { blank } = pieceKindOf({ kind: kind as FieldPieceKind });
      return { list, thing: blank({ ...thing, placedBy, origin: "placed" }) };
    }
    case "roads":
      return { list, thing: road.blank({ ...thing, placedBy: nextRoad(field) }) };
    case "fieldWorks":
      return {
        list,
        thing: { ...thing, kind: kind as WorkKind, placedBy: nearerTo(points, field) },
      };
    case "crossings":
      return newCrossing(id, outline, field);
  }
}

/** The edge nearer to a field work, whose player owns it: works may not be placed beyond the middle [14.4]. */
function nearerTo(points: readonly Point[], { table }: Battlefield): TableEdge {
  const [, y] = middleOf(points);
  return y < table.depthCm / 2 ? "south" : "north";
}

/**
 * A crossing over the nearest water. It is free (`right`) if no road leads over it there, or if the water was in place
 * beforehand so that roads make no crossings [14.4].
 */
function newCrossing(
  id: string,
  points: [number, number][],
  { pieces, roads }: Battlefield,
): ListedThing | null {
  const water = pieces
    .filter(isWaterPiece)
    .toSorted((a, b) => apart(a.points, points) - apart(b.points, points))[0];
  if (!water) return null;
  const middle = midStation(points).point;
  const over = isLaid(water)
    ? roads.find((each) => isOnLine(middle, each.points, CROSSING_REACH_CM))
    : undefined;
  const placedBy = over?.placedBy ?? oppositeEdge(water.placedBy);
  const origin = over ? "road" : "right";
  return {
    list: "crossings",
    thing: crossing.blank({ id, placedBy, origin, waterId: water.id, points }),
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

/** An initial outline around a place, for keyboard users who add a thing. */
export function startingPoints(kind: FieldKind, [x, y]: Point): readonly Point[] {
  return fieldKind(kind).start.map(([east, north]) => snappedToGrid([x + east, y + north], 0.5));
}
