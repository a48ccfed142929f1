import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { PieceSort } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { fieldKind } from "../../ground/field-kinds";
import type { Span } from "../../ground/laying";
import type { Battlefield, BattlefieldPiece } from "../battlefield";
import { type SeededRandom, seededRandom } from "../generator/seeded-random";
import { isClear, liesOnTable, type PlacedShape, placedShape } from "../generator/site";
import { toMm } from "../generator/unit-vector";
import { courseEnds } from "../generator/water";
import { isWaterPiece } from "../ground";
import { pieceFrom } from "./add-to-field";
import { errorsAmong, faultsOf } from "./faults-of";
import { MAX_SHAPES } from "./measures";
import { formOf, type PieceForm } from "./thing-form";

const TRIES = 240;
/** After this many tries a piece gets its smallest size. */
const TRIES_AT_ANY_SIZE = 120;
/** The space between two waters for troops. */
const BETWEEN_WATERS_CM = 8;

/** The kind of piece, its player, and the seed that decides its place. */
export interface ProposalOptions {
  readonly sort: PieceSort;
  readonly placedBy: TableEdge;
  readonly origin: BattlefieldPiece["origin"];
  readonly seed: string;
}

/**
 * A legal place for a piece: clear of everything else if there is space, otherwise overlapping something, which the
 * rules leave to the players [3.5]. Null if no try succeeds. Deterministic for the same field and seed.
 */
export function proposePiece(field: Battlefield, options: ProposalOptions): PieceForm | null {
  const chance = seededRandom(options.seed);
  const others = placedShapesOn(field);
  let overOthers: PieceForm | null = null;
  for (let n = 0; n < TRIES; n++) {
    const share = n < TRIES_AT_ANY_SIZE ? chance.fraction() : 0;
    const form = drawForm(chance, options.sort, { table: field.table, share });
    const piece = pieceFrom(field, form, options);
    const isFree = hasRoom(piece, others, field.table);
    if (!isFree && overOthers) continue;
    const faults = faultsOf(field, { ...field, pieces: [...field.pieces, piece] });
    if (isFree && faults.length === 0) return form;
    if (errorsAmong(faults).length === 0) overOthers ??= form;
  }
  return overOthers;
}

/** Everything that a new piece should keep clear of. */
export function placedShapesOn({ pieces, bases, fieldWorks }: Battlefield): PlacedShape[] {
  return [
    ...bases.map(({ points }) => placedShape("area", points)),
    ...fieldWorks.map(({ points, kind }) => placedShape(fieldKind(kind).shape, points)),
    ...pieces.map(asStanding),
  ];
}

function asStanding(piece: BattlefieldPiece): PlacedShape {
  const widthCm = isWaterPiece(piece) ? piece.widthCm : 0;
  return placedShape(fieldKind(piece.kind).shape, piece.points, widthCm);
}

function hasRoom(piece: BattlefieldPiece, others: readonly PlacedShape[], table: TableCm): boolean {
  const shape = asStanding(piece);
  if (!isWaterPiece(piece)) return liesOnTable(shape, table) && isClear(shape, others);
  return isClear({ ...shape, widthCm: shape.widthCm + BETWEEN_WATERS_CM }, others);
}

interface Drawing {
  readonly table: TableCm;
  /** The position between the smallest and the largest size, 0 to 1. */
  readonly share: number;
}

function drawForm(
  chance: SeededRandom,
  { kind, level }: PieceSort,
  { table, share }: Drawing,
): PieceForm {
  const [x, y] = toMm([chance.between(4, table.widthCm - 4), chance.between(4, table.depthCm - 4)]);
  const shape = chance.whole(0, MAX_SHAPES);
  const place = { x, y, turnDeg: chance.whole(0, 35) * 10 };
  return formOf(kind, {
    place,
    shape,
    level: level ?? null,
    sizeOf: (span) => sizeIn(span, share),
    course: () => {
      const [from, to] = courseEnds(chance, table);
      return { from: toMm(from), to: toMm(to), shape: chance.whole(0, MAX_SHAPES) };
    },
  });
}

/** A size in the lower two thirds of the range, so that the table is not filled with huge pieces. */
function sizeIn([least, most]: Span, share: number): number {
  return Math.round((least + (most - least) * share * 0.66) * 2) / 2;
}
