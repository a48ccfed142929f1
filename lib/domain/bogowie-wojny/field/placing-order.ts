import {
  obligatoryPieces,
  oppositeEdge,
  type TableEdge,
} from "@/lib/rules/bogowie-wojny/placing-order";
import { columnOf, isWater } from "@/lib/rules/bogowie-wojny/terrain-piece";
import type { Battlefield, BattlefieldPiece } from "./battlefield";
import { isLaid } from "./ground";

/**
 * Sorts pieces into the order of 14.4: those in place beforehand and water, the obligatory ones, the rest, each group
 * in its previous order; then bought pieces and those from armies' rules, each in turns.
 */
export function inPlacingOrder(
  pieces: readonly BattlefieldPiece[],
  { area, initiative }: Pick<Battlefield, "area" | "initiative">,
): BattlefieldPiece[] {
  const owed = obligatoryPieces(area);
  const ranked = pieces.map((piece) => ({ piece, rank: rankOf(piece, owed) }));
  const ofRank = (rank: number) =>
    ranked.filter((each) => each.rank === rank).map(({ piece }) => piece);
  return [
    ...[0, 1, 2].flatMap(ofRank),
    ...byTurns(ofRank(3), initiative),
    ...byTurns(ofRank(4), initiative),
  ];
}

function rankOf(piece: BattlefieldPiece, owed: ReturnType<typeof obligatoryPieces>): number {
  if (!isLaid(piece)) return 0;
  if (piece.origin !== "placed") return piece.origin === "bought" ? 3 : 4;
  if (isWater(piece.kind)) return 0;
  const column = columnOf(piece);
  const left = column === null ? 0 : (owed.get(column) ?? 0);
  if (column !== null && left > 0) owed.set(column, left - 1);
  return left > 0 ? 1 : 2;
}

/** Both players' pieces alternately; a player with none left is skipped. */
function byTurns(pieces: readonly BattlefieldPiece[], begins: TableEdge): BattlefieldPiece[] {
  const of = (edge: TableEdge) => pieces.filter(({ placedBy }) => placedBy === edge);
  const [first, second] = [of(begins), of(oppositeEdge(begins))];
  const rounds = Array.from({ length: Math.max(first.length, second.length) }, (_, round) => round);
  return rounds.flatMap((round) => [first, second].flatMap((own) => own.slice(round, round + 1)));
}
