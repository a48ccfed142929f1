import type { BattleArea } from "@/lib/rules/bogowie-wojny/battle-area";
import { obligatoryPieces } from "@/lib/rules/bogowie-wojny/placing-order";
import { columnOf, isWater } from "@/lib/rules/bogowie-wojny/terrain-piece";
import type { BattlefieldPiece } from "./battlefield";

/**
 * Pieces in the order of 14.4: water, the obligatory ones, the rest, then what was bought, then armies' own;
 * within each as they were.
 */
export function inPlacingOrder(
  pieces: readonly BattlefieldPiece[],
  area: BattleArea,
): BattlefieldPiece[] {
  const owed = obligatoryPieces(area);
  const ranked = pieces.map((piece) => ({ piece, rank: rankOf(piece, owed) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ piece }) => piece);
}

function rankOf(piece: BattlefieldPiece, owed: ReturnType<typeof obligatoryPieces>): number {
  if (piece.origin !== "placed") return piece.origin === "bought" ? 3 : 4;
  if (isWater(piece.kind)) return 0;
  const column = columnOf(piece);
  const left = column === null ? 0 : (owed.get(column) ?? 0);
  if (column !== null && left > 0) owed.set(column, left - 1);
  return left > 0 ? 1 : 2;
}
