import { type Crossing, crossing } from "./crossing";
import { FIELD_PIECES, type FieldPiece, type FieldPieceKind } from "./pieces";
import { type Road, road } from "./road";
import type { ThingList, ThingParticulars } from "./thing-kind";
import { FIELD_WORKS, type FieldWork, type WorkKind } from "./works";

/** The things of each list of a battlefield. */
export interface Things {
  pieces: FieldPiece;
  crossings: Crossing;
  fieldWorks: FieldWork;
  roads: Road;
}
export type FieldThing = Things[ThingList];

/** A thing with the list it belongs to. */
export type ListedThing = {
  [List in ThingList]: { readonly list: List; readonly thing: Things[List] };
}[ThingList];

/** All that can be laid on a battlefield. */
export type FieldKind = FieldPieceKind | WorkKind | typeof crossing.kind | typeof road.kind;

/** A kind as whoever reads the catalogue sees it: alike for all of them. */
export type AnyFieldKind = ThingParticulars<FieldKind, FieldThing>;

/** The catalogue: pieces, then what is laid once they lie [14.4]. */
export const FIELD_KINDS: readonly AnyFieldKind[] = [
  ...FIELD_PIECES,
  crossing,
  ...FIELD_WORKS,
  road,
];

const BY_NAME = new Map<string, AnyFieldKind>(FIELD_KINDS.map((kind) => [kind.kind, kind]));

/** What the catalogue knows of a kind. */
export function fieldKind(kind: FieldKind): AnyFieldKind {
  const known = BY_NAME.get(kind);
  if (!known) throw new RangeError(`Nothing on a battlefield is a "${kind}".`);
  return known;
}

const ONLY_KINDS = { crossings: crossing.kind, roads: road.kind } as const;

/** What the catalogue knows of a thing: of a list with one kind alone its things do not name it. */
export function fieldKindOf({ list, thing }: ListedThing): AnyFieldKind {
  return fieldKind(list === "pieces" || list === "fieldWorks" ? thing.kind : ONLY_KINDS[list]);
}
