import { pieceKindOf } from "../ground/bogowie-wojny/pieces";
import type { BattlefieldPiece } from "./battlefield";
import type { BattlefieldWords } from "./finding-text";

/** What a piece is called in running text: a marsh, a hedge, a built-up area of its level. */
export function pieceText(piece: BattlefieldPiece, t: BattlefieldWords): string {
  const { key, ...values } = pieceKindOf(piece).word?.(piece) ?? { key: `kinds.${piece.kind}` };
  return t(key, values);
}
