import type { PieceKind } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { builtUp } from "./built-up";
import { difficult } from "./difficult";
import { fence } from "./fence";
import { greatRiver } from "./great-river";
import { gully } from "./gully";
import { hill } from "./hill";
import { impassable } from "./impassable";
import type { PieceParticulars, PlaceableParticulars } from "./piece-kind";
import { river } from "./river";
import { stream } from "./stream";
import { wood } from "./wood";

/**
 * Every kind of piece of Bogowie Wojny [3.5], in the order used by tools and schemas. To add a kind, add a module next
 * to these, an entry here, and its words in `battlefield.json` and `battlefieldDesk.json`; `bogowie-wojny.test.ts` says
 * which are missing. A kind counted in 14.3 also needs a column in the rules.
 */
const KINDS = {
  difficult,
  wood,
  hill,
  gully,
  impassable,
  stream,
  river,
  "great-river": greatRiver,
  fence,
  "built-up": builtUp,
} as const satisfies PlaceableKinds & Readonly<Record<string, unknown>>;

/** Every kind counted by the rules must have a module with all that is needed to lay it [14.3]. */
type PlaceableKinds = {
  readonly [Kind in PieceKind]: Pick<
    PlaceableParticulars<Kind, never>,
    "kind" | "laying" | "bySeed"
  >;
};

type Kinds = typeof KINDS;
export type FieldPiece = PieceOfKind<Kinds[keyof Kinds]>;
export type FieldPieceKind = FieldPiece["kind"];

type PieceOfKind<Each> = Each extends PieceParticulars<string, infer Piece> ? Piece : never;

/** A kind as users of the catalogue see it, with the same type for all kinds. */
export type AnyPieceKind = PieceParticulars<FieldPieceKind, FieldPiece>;

export const FIELD_PIECES: readonly AnyPieceKind[] = Object.values(KINDS);

const BY_NAME = new Map<string, AnyPieceKind>(FIELD_PIECES.map((kind) => [kind.kind, kind]));

/** The catalogue entry of a piece's kind. Throws a RangeError for an unknown kind. */
export function pieceKindOf({ kind }: Pick<FieldPiece, "kind">): AnyPieceKind {
  const known = BY_NAME.get(kind);
  if (!known) throw new RangeError(`There is no kind of piece "${kind}".`);
  return known;
}
