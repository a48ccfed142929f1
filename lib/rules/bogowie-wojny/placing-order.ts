import type { BattleArea, TerrainColumn } from "./battle-area";
import type { Readings } from "./format";
import { PIECE_COLUMNS } from "./piece-count";
import { AREA_TERRAIN } from "./tables/battlefield";
import { columnOf, isWater, type PieceSort } from "./terrain-piece";

/** The edges of the table at which the players sit. */
export const TABLE_EDGES = ["south", "north"] as const;
export type TableEdge = (typeof TABLE_EDGES)[number];

/** A piece in the order of placing, with the edge of the player who placed it. */
export interface PlacedSort extends PieceSort {
  readonly placedBy: TableEdge;
}

interface OrderFault {
  /** Position in the order, from 0. */
  readonly index: number;
  readonly code: "out-of-turn" | "water-not-first" | "obligatory-first";
}

/** The opposite edge of the table. */
export function oppositeEdge(edge: TableEdge): TableEdge {
  return edge === "south" ? "north" : "south";
}

/** Whose turn it is to place the piece with this index, from 0, when players alternate [14.4]. */
export function turnOf(index: number, begins: TableEdge): TableEdge {
  return index % 2 === 0 ? begins : oppositeEdge(begins);
}

/**
 * The positions, from 0, of things laid out of turn when each player lays their own: they alternate, starting with
 * `begins`; a player with none left is skipped [14.4].
 */
export function ownOutOfTurn(laidBy: readonly TableEdge[], begins: TableEdge): number[] {
  return laidBy.flatMap((edge, index) => {
    const last = laidBy[index - 1];
    const due = last === undefined ? begins : oppositeEdge(last);
    return edge !== due && laidBy.slice(index).includes(due) ? [index] : [];
  });
}

/** How "beginning with the player who lost the initiative" is read for roads [14.4]. */
export type RoadOrder = Readings["roadOrder"];

/** What decides whose turn it is to lay a road. */
interface RoadTurns {
  readonly initiative: TableEdge;
  readonly order: RoadOrder;
}

/**
 * Who lays the next road: players alternate, or the loser continues until the winner of the initiative has laid one
 * [14.4].
 */
export function nextRoadBy(
  laidBy: readonly TableEdge[],
  { initiative, order }: RoadTurns,
): TableEdge {
  const loser = oppositeEdge(initiative);
  if (order === "alternately") return turnOf(laidBy.length, loser);
  return laidBy.includes(initiative) ? initiative : loser;
}

/** The positions, from 0, of roads laid out of turn [14.4]. */
export function roadsOutOfTurn(laidBy: readonly TableEdge[], turns: RoadTurns): number[] {
  const { initiative, order } = turns;
  return laidBy.flatMap((edge, index) => {
    const isDue = edge === nextRoadBy(laidBy.slice(0, index), turns);
    return isDue || (order === "loser-first" && edge === initiative) ? [] : [index];
  });
}

/**
 * The faults in the order in which pieces were placed [14.4]: players alternate, beginning with the initiative; a
 * stream or river is a player's first piece, or the second after the other of the two; no other piece comes before
 * the obligatory ones of 14.3. Water may come before them, since it cannot come later.
 */
export function orderFaults(
  pieces: readonly PlacedSort[],
  { area, initiative }: { readonly area: BattleArea; readonly initiative: TableEdge },
): OrderFault[] {
  const owed = obligatoryPieces(area);
  return pieces.flatMap((piece, index) => {
    const codes: OrderFault["code"][] = [];
    if (piece.placedBy !== turnOf(index, initiative)) codes.push("out-of-turn");
    if (isWater(piece.kind) && hasPlacedOther(pieces.slice(0, index), piece)) {
      codes.push("water-not-first");
    }
    if (!isWater(piece.kind) && !settles(owed, piece)) codes.push("obligatory-first");
    return codes.map((code) => ({ index, code }));
  });
}

/** The obligatory pieces of an area that are not water, by column [14.3]. */
export function obligatoryPieces(area: BattleArea): Map<TerrainColumn, number> {
  const dry = PIECE_COLUMNS.filter((column) => column !== "stream" && column !== "river");
  return new Map(
    dry.flatMap((column) => {
      const { least } = AREA_TERRAIN[area][column];
      return least > 0 ? [[column, least] as const] : [];
    }),
  );
}

function hasPlacedOther(before: readonly PlacedSort[], { placedBy }: PlacedSort): boolean {
  return before.some((piece) => piece.placedBy === placedBy && !isWater(piece.kind));
}

/** Reduces the pieces still owed by this one; returns false if some are owed and this is none of them. */
function settles(owed: Map<TerrainColumn, number>, piece: PlacedSort): boolean {
  const column = columnOf(piece);
  const left = column === null ? 0 : (owed.get(column) ?? 0);
  if (column === null || left === 0) return owed.size === 0;
  if (left === 1) owed.delete(column);
  else owed.set(column, left - 1);
  return true;
}
