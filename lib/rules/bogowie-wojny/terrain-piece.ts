import type { TerrainColumn } from "./battle-area";
import type { BuiltUpLevel } from "./tables/battlefield-measures";

/**
 * The pieces that players place on a battlefield, with the column of 14.3 each belongs to. Built-up areas have a
 * column for each level, except level 0, which has none.
 */
const COLUMNS = {
  difficult: "difficult",
  wood: "woods",
  hill: "hills-and-gullies",
  gully: "hills-and-gullies",
  impassable: "impassable",
  stream: "stream",
  river: "river",
  fence: "fences",
  "built-up": { 0: null, 1: "built-up-1", 2: "built-up-2", 3: "built-up-3" },
} as const satisfies Record<string, TerrainColumn | Record<BuiltUpLevel, TerrainColumn | null>>;

/** Kinds of piece that players place [3.5, 14.3]; roads, bridges and field works are added later. */
export type PieceKind = keyof typeof COLUMNS;
export const PIECE_KINDS = Object.keys(COLUMNS) as [PieceKind, ...PieceKind[]];

/** A piece as the table of areas counts it; only built-up areas have a level. */
export interface PieceSort {
  readonly kind: PieceKind;
  readonly level?: BuiltUpLevel;
}

/** The column of 14.3 that a piece belongs to; null for a built-up area of level 0, which has none. */
export function columnOf({ kind, level = 0 }: PieceSort): TerrainColumn | null {
  const column = COLUMNS[kind];
  return typeof column === "string" ? column : column[level];
}

/** A sort of piece that 14.3 counts; `level` is null for all except built-up areas. */
export interface CountedSort {
  readonly kind: PieceKind;
  readonly level: BuiltUpLevel | null;
  readonly column: TerrainColumn;
}

/** Every sort of piece that 14.3 counts. */
export const COUNTED_SORTS: readonly CountedSort[] = PIECE_KINDS.flatMap((kind) => {
  const levels = typeof COLUMNS[kind] === "string" ? [null] : ([1, 2, 3] as const);
  return levels.flatMap((level) => {
    const column = columnOf(sortOf({ kind, level }));
    return column === null ? [] : [{ kind, level, column }];
  });
});

/** The sort as the table of areas counts it, without `level` if that is null. */
export function sortOf({ kind, level }: Omit<CountedSort, "column">): PieceSort {
  return level === null ? { kind } : { kind, level };
}

/** Whether a piece is running water, which a player must place before anything else [14.4]. */
export function isWater(kind: PieceKind): kind is "stream" | "river" {
  return kind === "stream" || kind === "river";
}
