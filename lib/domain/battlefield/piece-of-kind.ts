import { STREAM_WIDEST_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import type { PieceKind } from "@/lib/rules/bogowie-wojny/terrain-piece";
import type { BattlefieldPiece } from "./battlefield";
import { farthestPair } from "./gully-ways";

const RIVER_WIDTH_CM = 3;

/** What every piece has, whatever its kind. */
export type AnyPiece = Pick<BattlefieldPiece, "id" | "name" | "placedBy" | "origin" | "points">;

/** A piece of a kind as it usually is: scrub, a marsh, a fence, a stream of 1 cm, a village of level 1. */
export function pieceOfKind(kind: PieceKind, piece: AnyPiece): BattlefieldPiece {
  switch (kind) {
    case "difficult":
      return { ...piece, kind, look: "scrub" };
    case "impassable":
      return { ...piece, kind, look: "marsh" };
    case "fence":
      return { ...piece, kind, look: "fence" };
    case "gully":
      return { ...piece, kind, ways: farthestPair(piece.points) };
    case "stream":
      return { ...piece, kind, widthCm: STREAM_WIDEST_CM };
    case "river":
      return { ...piece, kind, widthCm: RIVER_WIDTH_CM };
    case "built-up":
      return { ...piece, kind, level: 1 };
    default:
      return { ...piece, kind };
  }
}
