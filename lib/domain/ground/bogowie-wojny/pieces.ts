import type { PieceKind } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { builtUp } from "./built-up";
import { difficult } from "./difficult";
import { fence } from "./fence";
import { greatRiver } from "./great-river";
import { gully } from "./gully";
import { hill } from "./hill";
import { impassable } from "./impassable";
import type { LaidParticulars, PieceParticulars } from "./piece-kind";
import { river } from "./river";
import { stream } from "./stream";
import { wood } from "./wood";

/**
 * Every kind of piece of Bogowie Wojny [3.5], in the order in which tools and schemas list them. A new kind
 * is a module beside these, its words, and its place among these; what counts in 14.3 has its column in the rules.
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
} as const satisfies LaidKinds & Readonly<Record<string, unknown>>;

/** Whatever the rules count has its module, with all that laying it takes [14.3]. */
type LaidKinds = {
  readonly [Kind in PieceKind]: Pick<LaidParticulars<Kind, never>, "kind" | "laying" | "bySeed">;
};

type Kinds = typeof KINDS;
/** A piece of any kind. */
export type FieldPiece = PieceOfKind<Kinds[keyof Kinds]>;
export type FieldPieceKind = FieldPiece["kind"];

type PieceOfKind<Each> = Each extends PieceParticulars<string, infer Piece> ? Piece : never;

/** A kind as users of the catalogue see it: the same shape for all of them. */
export type AnyPieceKind = PieceParticulars<FieldPieceKind, FieldPiece>;

/** The catalogue. */
export const FIELD_PIECES: readonly AnyPieceKind[] = Object.values(KINDS);

const BY_NAME = new Map<string, AnyPieceKind>(FIELD_PIECES.map((kind) => [kind.kind, kind]));

/** What the catalogue knows of a piece's kind. */
export function pieceKindOf({ kind }: Pick<FieldPiece, "kind">): AnyPieceKind {
  const known = BY_NAME.get(kind);
  if (!known) throw new RangeError(`There is no kind of piece "${kind}".`);
  return known;
}
