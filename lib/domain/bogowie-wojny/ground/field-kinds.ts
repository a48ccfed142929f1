import { type Crossing, crossing } from "./crossing";
import { FIELD_PIECES, type FieldPiece, type FieldPieceKind } from "./pieces";
import { type Road, road } from "./road";
import type { ThingList, ThingParticulars } from "./thing-kind";
import { FIELD_WORKS, type FieldWork, type WorkKind } from "./works";

/** The type of the things in each list of a battlefield. */
export interface Things {
  pieces: FieldPiece;
  crossings: Crossing;
  fieldWorks: FieldWork;
  roads: Road;
}
export type FieldThing = Things[ThingList];

export type ListedThing = {
  [List in ThingList]: { readonly list: List; readonly thing: Things[List] };
}[ThingList];

/** Every kind that can be laid on a battlefield. */
export type FieldKind = FieldPieceKind | WorkKind | typeof crossing.kind | typeof road.kind;

/** A kind as users of the catalogue see it, with the same type for all kinds. */
export type AnyFieldKind = ThingParticulars<FieldKind, FieldThing>;

/** The catalogue: pieces, then what is laid after them [14.4]. */
export const FIELD_KINDS: readonly AnyFieldKind[] = [
  ...FIELD_PIECES,
  crossing,
  ...FIELD_WORKS,
  road,
];

const BY_NAME = new Map<string, AnyFieldKind>(FIELD_KINDS.map((kind) => [kind.kind, kind]));

/** The catalogue entry of a kind. Throws a RangeError for an unknown kind. */
export function fieldKind(kind: FieldKind): AnyFieldKind {
  const known = BY_NAME.get(kind);
  if (!known) throw new RangeError(`Nothing on a battlefield is a "${kind}".`);
  return known;
}

const ONLY_KINDS = { crossings: crossing.kind, roads: road.kind } as const;

/** The catalogue entry of a thing; in lists with only one kind, the things do not name it. */
export function fieldKindOf({ list, thing }: ListedThing): AnyFieldKind {
  return fieldKind(list === "pieces" || list === "fieldWorks" ? thing.kind : ONLY_KINDS[list]);
}
