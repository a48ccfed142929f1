import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { PieceSort } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { fieldKind } from "../../ground/bogowie-wojny/field-kinds";
import type { Span } from "../../ground/bogowie-wojny/laying";
import type { Battlefield, BattlefieldPiece } from "../battlefield";
import { toMm } from "../generator/bearing";
import { type Chance, chanceFrom } from "../generator/chance";
import { isClear, liesOnTable, type Standing, standing } from "../generator/site";
import { courseEnds } from "../generator/water";
import { isWaterPiece } from "../ground";
import { pieceFrom } from "./add-to-field";
import { errorsAmong, faultsOf } from "./faults-of";
import { MOST_SHAPES } from "./measures";
import { formOf, type PieceForm } from "./thing-form";

const TRIES = 240;
/** After so many tries a piece is asked for as small as may be. */
const TRIES_AT_ANY_SIZE = 120;
/** Room left between two waters for the troops. */
const BETWEEN_WATERS_CM = 8;

/** What is to be placed, by whom, and the seed that decides where. */
export interface ProposalWish {
  readonly sort: PieceSort;
  readonly placedBy: TableEdge;
  readonly origin: BattlefieldPiece["origin"];
  readonly seed: string;
}

/**
 * A legal place for a piece: clear of all that lies there while there is room, and over something where there is
 * none, which the rules leave to the players [3.5]. Null where no try found one. The same for the same field and seed.
 */
export function proposePiece(field: Battlefield, wish: ProposalWish): PieceForm | null {
  const chance = chanceFrom(wish.seed);
  const others = standingOn(field);
  let overOthers: PieceForm | null = null;
  for (let n = 0; n < TRIES; n++) {
    const share = n < TRIES_AT_ANY_SIZE ? chance.share() : 0;
    const form = drawForm(chance, wish.sort, { table: field.table, share });
    const piece = pieceFrom(field, form, wish);
    const isFree = hasRoom(piece, others, field.table);
    if (!isFree && overOthers) continue;
    const faults = faultsOf(field, { ...field, pieces: [...field.pieces, piece] });
    if (isFree && faults.length === 0) return form;
    if (errorsAmong(faults).length === 0) overOthers ??= form;
  }
  return overOthers;
}

/** All that something new keeps clear of while there is room. */
export function standingOn({ pieces, bases, fieldWorks }: Battlefield): Standing[] {
  return [
    ...bases.map(({ points }) => standing("area", points)),
    ...fieldWorks.map(({ points, kind }) => standing(fieldKind(kind).shape, points)),
    ...pieces.map(asStanding),
  ];
}

function asStanding(piece: BattlefieldPiece): Standing {
  const widthCm = isWaterPiece(piece) ? piece.widthCm : 0;
  return standing(fieldKind(piece.kind).shape, piece.points, widthCm);
}

function hasRoom(piece: BattlefieldPiece, others: readonly Standing[], table: TableCm): boolean {
  const shape = asStanding(piece);
  if (!isWaterPiece(piece)) return liesOnTable(shape, table) && isClear(shape, others);
  return isClear({ ...shape, widthCm: shape.widthCm + BETWEEN_WATERS_CM }, others);
}

interface Drawing {
  readonly table: TableCm;
  /** How much of the room between least and most size is used, 0 to 1. */
  readonly share: number;
}

function drawForm(
  chance: Chance,
  { kind, level }: PieceSort,
  { table, share }: Drawing,
): PieceForm {
  const [x, y] = toMm([chance.between(4, table.widthCm - 4), chance.between(4, table.depthCm - 4)]);
  const shape = chance.whole(0, MOST_SHAPES);
  const place = { x, y, turnDeg: chance.whole(0, 35) * 10 };
  return formOf(kind, {
    place,
    shape,
    level: level ?? null,
    sizeOf: (span) => sizeIn(span, share),
    course: () => {
      const [from, to] = courseEnds(chance, table);
      return { from: toMm(from), to: toMm(to), shape: chance.whole(0, MOST_SHAPES) };
    },
  });
}

/** Up to two thirds of what a player may ask for, so that a table does not fill with giants. */
function sizeIn([least, most]: Span, share: number): number {
  return Math.round((least + (most - least) * share * 0.66) * 2) / 2;
}
