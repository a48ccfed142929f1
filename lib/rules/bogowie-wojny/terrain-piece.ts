import type { TerrainColumn } from "./battle-area";
import type { BuiltUpLevel } from "./tables/battlefield-measures";

/** Pieces players place on a battlefield [3.5, 14.3]; roads, bridges and field works come after them. */
export const PIECE_KINDS = [
  "difficult",
  "wood",
  "hill",
  "gully",
  "impassable",
  "stream",
  "river",
  "fence",
  "built-up",
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** A piece as the table of areas counts it: only built-up areas have a level. */
export interface PieceSort {
  readonly kind: PieceKind;
  readonly level?: BuiltUpLevel;
}

const COLUMNS: Readonly<Record<Exclude<PieceKind, "built-up">, TerrainColumn>> = {
  difficult: "difficult",
  wood: "woods",
  hill: "hills-and-gullies",
  gully: "hills-and-gullies",
  impassable: "impassable",
  stream: "stream",
  river: "river",
  fence: "fences",
};

const BUILT_UP_COLUMNS: Readonly<Record<BuiltUpLevel, TerrainColumn | null>> = {
  0: null,
  1: "built-up-1",
  2: "built-up-2",
  3: "built-up-3",
};

/** The column of 14.3 a piece counts in; null for a built-up area of level 0, which has none. */
export function columnOf({ kind, level = 0 }: PieceSort): TerrainColumn | null {
  return kind === "built-up" ? BUILT_UP_COLUMNS[level] : COLUMNS[kind];
}

/** Whether a piece is running water, which a player must place before all else [14.4]. */
export function isWater(kind: PieceKind): kind is "stream" | "river" {
  return kind === "stream" || kind === "river";
}
