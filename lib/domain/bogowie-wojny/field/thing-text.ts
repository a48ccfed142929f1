import { fieldKindOf, type ListedThing } from "../ground/field-kinds";
import type { BattlefieldPiece } from "./battlefield";
import type { BattlefieldWords } from "./finding-text";

/** A thing's noun in running text: a marsh, a hedge, a built-up area with its level, a bridge. */
export function thingText(found: ListedThing, t: BattlefieldWords): string {
  const { kind, word } = fieldKindOf(found);
  const { key, ...values } = word?.(found.thing) ?? { key: `kinds.${kind}` };
  return t(key, values);
}

/** A piece's noun in running text. */
export function pieceText(thing: BattlefieldPiece, t: BattlefieldWords): string {
  return thingText({ list: "pieces", thing }, t);
}
