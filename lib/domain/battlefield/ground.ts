import type { ObjectiveCandidate } from "@/lib/rules/bogowie-wojny/objective";
import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { DEPLOYMENT_DEPTH_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { canBeObjective } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { boxAround } from "@/lib/terrain/box";
import { distanceToAreaCm } from "@/lib/terrain/meeting";
import type { Point } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";
import type { Battlefield, BattlefieldPiece } from "./battlefield";

export type AreaPiece = Exclude<BattlefieldPiece, { kind: "stream" | "river" | "fence" }>;
export type WaterPiece = Extract<BattlefieldPiece, { kind: "stream" | "river" }>;

/** Whether a piece covers ground: all but water and fences, which are lines. */
export function isArea(piece: BattlefieldPiece): piece is AreaPiece {
  return piece.kind !== "fence" && piece.kind !== "stream" && piece.kind !== "river";
}

/** Whether a piece is a stream or a river. */
export function isWaterPiece(piece: BattlefieldPiece): piece is WaterPiece {
  return piece.kind === "stream" || piece.kind === "river";
}

/** A piece's distances as the choice of objectives asks for them; null for what no unit can hold [14.6]. */
function objectiveCandidate(piece: BattlefieldPiece, table: TableCm): ObjectiveCandidate | null {
  if (!canBeObjective(piece.kind)) return null;
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

/** How far a place lies from a player's own edge, in cm. */
export function fromEdgeCm([, y]: Point, edge: TableEdge, { depthCm }: TableCm): number {
  return edge === "south" ? y : depthCm - y;
}
