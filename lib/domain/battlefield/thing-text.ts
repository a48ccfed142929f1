import { fieldKindOf, type ListedThing } from "../ground/bogowie-wojny/field-kinds";
import type { BattlefieldPiece } from "./battlefield";
import type { BattlefieldWords } from "./finding-text";

/** What a thing is called in running text: a marsh, a hedge, a built-up area of its level, a bridge. */
export function thingText(found: ListedThing, t: BattlefieldWords): string {
  const { kind, word } = fieldKindOf(found);
  const { key, ...values } = word?.(found.thing) ?? { key: `kinds.${kind}` };
  return t(key, values);
}

/** What a piece is called in running text. */
export function pieceText(thing: BattlefieldPiece, t: BattlefieldWords): string {
  return thingText({ list: "pieces", thing }, t);
}
