import type { BattleArea, TerrainColumn } from "./battle-area";
import { PIECE_COLUMNS, pieceCount, type TableCm } from "./piece-count";
import {
  oppositeEdge,
  orderFaults,
  type PlacedSort,
  type TableEdge,
  turnOf,
} from "./placing-order";
import { AREA_TERRAIN } from "./tables/battlefield";
import { COUNTED_SORTS, type CountedSort, columnOf, isWater, sortOf } from "./terrain-piece";

/** Why a sort of piece cannot be placed now [14.3, 14.4]. */
type ChoiceRefusal =
  /** The area allows no more of it. */
  | "none-left"
  /** Water must be a player's first piece. */
  | "water-was-first"
  /** Obligatory pieces must be placed before it. */
  | "obligatory-first"
  /** The area must have water, and this player is the last who can still place it. */
  | "water-is-owed";

/** A sort of piece and whether it may be placed now. */
export interface PlacingChoice extends CountedSort {
  /** How many more pieces of its column may be placed, and how many still must be. */
  readonly left: number;
  readonly owed: number;
  readonly refusal: ChoiceRefusal | null;
}

/** The state that the choice of pieces depends on. */
interface PlacingSituation {
  readonly table: TableCm;
  readonly area: BattleArea;
  readonly initiative: TableEdge;
}

/**
 * Every sort of piece, and whether the player whose turn it is may place it [14.3, 14.4]; empty if the battlefield is
 * full.
 */
export function placingChoices(
  placed: readonly PlacedSort[],
  situation: PlacingSituation,
): PlacingChoice[] {
  if (placed.length >= pieceCount(situation.table, situation.area).most) return [];
  return COUNTED_SORTS.map((choosable) => {
    const { most, least } = AREA_TERRAIN[situation.area][choosable.column];
    const count = countOf(placed, choosable.column);
    const [left, owed] = [Math.max(0, most - count), Math.max(0, least - count)];
    const refusal = left === 0 ? "none-left" : refusalOf(placed, choosable, situation);
    return { ...choosable, left, owed, refusal };
  });
}

/**
 * Whether placing may end with these pieces: there must be as many as the table requires, and all that the area must
 * have [14.3, 14.4].
 */
export function mayEndPlacing(
  placed: readonly PlacedSort[],
  { table, area }: PlacingSituation,
): boolean {
  if (placed.length < pieceCount(table, area).least) return false;
  return PIECE_COLUMNS.every(
    (column) => countOf(placed, column) >= AREA_TERRAIN[area][column].least,
  );
}

function refusalOf(
  placed: readonly PlacedSort[],
  choosable: CountedSort,
  situation: PlacingSituation,
): ChoiceRefusal | null {
  const placedBy = turnOf(placed.length, situation.initiative);
  const codes = orderFaults([...placed, { ...sortOf(choosable), placedBy }], situation)
    .filter(({ index }) => index === placed.length)
    .map(({ code }) => code);
  if (codes.includes("water-not-first")) return "water-was-first";
  if (codes.includes("obligatory-first")) return "obligatory-first";
  if (!isWater(choosable.kind) && strandsWater(placed, placedBy, situation)) return "water-is-owed";
  return null;
}

/** Whether placing anything else now would leave neither player able to place the water that the area must have. */
function strandsWater(
  placed: readonly PlacedSort[],
  placedBy: TableEdge,
  { area }: PlacingSituation,
): boolean {
  const owed = (["stream", "river"] as const).some(
    (column) => countOf(placed, column) < AREA_TERRAIN[area][column].least,
  );
  const other = oppositeEdge(placedBy);
  return owed && placed.some((piece) => piece.placedBy === other && !isWater(piece.kind));
}

function countOf(placed: readonly PlacedSort[], column: TerrainColumn): number {
  return placed.filter((piece) => columnOf(piece) === column).length;
}
