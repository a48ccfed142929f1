import type { Battlefield, BattlefieldPiece } from "./battlefield";
import type { BattlefieldWords } from "./finding-text";
import { isLaid, isOverFixed } from "./ground";
import { pieceText, thingText } from "./thing-text";

/** A line of the placing order, with the id of its thing. */
export interface PlacingLine {
  readonly id: string;
  readonly text: string;
}

/** The pieces in the order in which they were placed, with owner and origin [14.4]. */
export function pieceLines({ pieces }: Battlefield, t: BattlefieldWords): PlacingLine[] {
  return pieces.map((piece) => ({ id: piece.id, text: pieceLine(piece, t) }));
}

/** Lines for everything not numbered with the pieces: the free bridge or ford, field works, and roads [14.4]. */
export function furtherLines(field: Battlefield, t: BattlefieldWords): PlacingLine[] {
  const free = field.crossings.filter(
    (crossing) => crossing.origin === "right" && !isOverFixed(crossing, field),
  );
  const line = (thing: { readonly id: string; readonly placedBy: string }, text: string) => ({
    id: thing.id,
    text: ownedText(text, thing.placedBy, t),
  });
  return [
    ...free.map((thing) =>
      line(thing, t("order.free", { crossing: thingText({ list: "crossings", thing }, t) })),
    ),
    ...field.fieldWorks.map((thing) => line(thing, thingText({ list: "fieldWorks", thing }, t))),
    ...field.roads.map((thing) => line(thing, thingText({ list: "roads", thing }, t))),
  ];
}

function pieceLine(piece: BattlefieldPiece, t: BattlefieldWords): string {
  const named = pieceText(piece, t);
  if (!isLaid(piece)) return t("order.beforehand", { piece: named });
  const owned = ownedText(named, piece.placedBy, t);
  return piece.origin === "placed" ? owned : t(`order.${piece.origin}`, { piece: owned });
}

function ownedText(piece: string, edge: string, t: BattlefieldWords): string {
  return t("order.piece", { piece, edge: t(`edges.${edge}`) });
}
