import type { BattlefieldPiece } from "./battlefield";
import type { BattlefieldWords } from "./finding-text";

/** What a piece is called in running text: a marsh, a hedge, a built-up area of its level. */
export function pieceText(piece: BattlefieldPiece, t: BattlefieldWords): string {
  switch (piece.kind) {
    case "built-up":
      return t("level", { level: piece.level });
    case "impassable":
    case "fence":
      return t(`looks.${piece.look}`);
    case "wood":
      return t(piece.grove ? "looks.grove" : "kinds.wood");
    default:
      return t(`kinds.${piece.kind}`);
  }
}
