import type { ObjectiveCandidate } from "@/lib/rules/bogowie-wojny/objective";
import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { DEPLOYMENT_DEPTH_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import type { PieceKind } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { boxAround } from "@/lib/terrain/box";
import { distanceToAreaCm } from "@/lib/terrain/meeting";
import type { Point } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";
import { pieceKindOf } from "../ground/pieces";
import type { Battlefield, BattlefieldCrossing, BattlefieldPiece } from "./battlefield";

export type WaterPiece = Extract<BattlefieldPiece, { readonly widthCm: number }>;

/** Whether a piece covers an area; water and fences are lines. */
export function isArea(piece: Pick<BattlefieldPiece, "kind">): boolean {
  return pieceKindOf(piece).shape === "area";
}

/** A piece placed by a player, with its index in the document. */
export interface PlacedPiece {
  readonly piece: Extract<BattlefieldPiece, { readonly kind: PieceKind }>;
  readonly at: number;
}

/** The pieces that players placed with a given origin; excludes terrain in place beforehand [14.4]. */
export function placedPieces(
  { pieces }: Pick<Battlefield, "pieces">,
  origin: BattlefieldPiece["origin"],
): readonly PlacedPiece[] {
  return pieces.flatMap((piece, at) =>
    piece.origin === origin && isLaid(piece) ? [{ piece, at }] : [],
  );
}

/** Whether a piece is placed by players, not in place beforehand [14.4]. */
export function isLaid(piece: BattlefieldPiece): piece is PlacedPiece["piece"] {
  return piece.origin !== "beforehand" && pieceKindOf(piece).beforehand !== "always";
}

/** Whether roads may begin and end in a piece [14.4]. */
export function isRoadsEnd(piece: Pick<BattlefieldPiece, "kind">): boolean {
  return pieceKindOf(piece).road === "end";
}

/** Whether a piece is running water. */
export function isWaterPiece(piece: BattlefieldPiece): piece is WaterPiece {
  return pieceKindOf(piece).isWater === true;
}

/** The river over which the player who did not lay it may place a free bridge or ford [14.4]. */
export function riverToCross({ pieces }: Pick<Battlefield, "pieces">): WaterPiece | undefined {
  return pieces.filter(isWaterPiece).find((water) => isLaid(water) && givesCrossing(water));
}

/** Whether the player who did not lay a water may place a free bridge or ford over it [14.4]. */
export function givesCrossing(water: WaterPiece): boolean {
  return pieceKindOf(water).givesCrossing === true;
}

/** Whether a bridge or ford leads over water in place beforehand, and so may be in place with it [14.4]. */
export function isOverFixed(
  { waterId }: Pick<BattlefieldCrossing, "waterId">,
  { pieces }: Pick<Battlefield, "pieces">,
): boolean {
  return pieces.some((piece) => piece.id === waterId && !isLaid(piece));
}

/** A piece's distances for choosing objectives; null if no unit can hold the piece [14.6]. */
function objectiveCandidate(piece: BattlefieldPiece, table: TableCm): ObjectiveCandidate | null {
  if (!pieceKindOf(piece).canBeObjective) return null;
  const centre: Point = [table.widthCm / 2, table.depthCm / 2];
  return {
    id: piece.id,
    toCentreCm: distanceToAreaCm(centre, piece.points),
    unevenCm: unevennessCm(piece.points, table),
  };
}

/** The pieces of a battlefield that can be objectives, with their distances [14.6]. */
export function objectiveCandidates({
  pieces,
  table,
}: Pick<Battlefield, "pieces" | "table">): ObjectiveCandidate[] {
  return pieces.flatMap((piece) => objectiveCandidate(piece, table) ?? []);
}

function unevennessCm(points: Ring, { depthCm }: TableCm): number {
  const { minY, maxY } = boxAround(points);
  const toSouth = Math.max(0, minY - DEPLOYMENT_DEPTH_CM);
  const toNorth = Math.max(0, depthCm - DEPLOYMENT_DEPTH_CM - maxY);
  return Math.abs(toSouth - toNorth);
}

/** The distance of a place from a player's own edge, in cm. */
export function fromEdgeCm([, y]: Point, edge: TableEdge, { depthCm }: TableCm): number {
  return edge === "south" ? y : depthCm - y;
}
