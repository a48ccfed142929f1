import { LABEL_CELL, NO_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { type Cell, printedRow, printedTable } from "../printed-table";
import {
  type ChargeEffect,
  FENCE_DISORDER,
  MOVERS,
  type Passage,
  REDOUBT_HOLDS,
  type SightEffect,
  TERRAIN,
  TERRAIN_KINDS,
  type TerrainKind,
  WORKS_WTR,
} from "../tables/terrain";

/** Figures in the wording about a kind of terrain. */
const FIGURES: Readonly<Partial<Record<TerrainKind, Readonly<Record<string, number>>>>> = {
  fence: { levels: FENCE_DISORDER },
  "linear-works": { wtr: WORKS_WTR["linear-works"] },
  redoubt: { wtr: WORKS_WTR.redoubt, ...REDOUBT_HOLDS },
};

/** The kinds of terrain with their effects on movement, sight and charges [3.5]. */
export const TERRAIN_TABLE = printedTable({
  id: "terrain",
  chapter: "3.5",
  columns: ["terrain", ...MOVERS, "sight", "charge", "special"],
  rows: TERRAIN_KINDS.map((id) => {
    const { passage, sight, charge } = TERRAIN[id];
    return printedRow({
      table: "terrain",
      id,
      cells: {
        terrain: LABEL_CELL,
        ...Object.fromEntries(MOVERS.map((mover) => [mover, passageCell(passage[mover])])),
        sight: sightCell(sight),
        charge: chargeCell(charge),
        special: wordsCell(`terrain.special.${id}`, FIGURES[id]),
      },
    });
  }),
  notes: ["on-terrain", "commanders", "order", "rout"],
  doubts: ["battalions", "walls", "way-out", "guns-and-fences", "gully-guns"],
  paragraphs: ["2.6", "3.3", "3.5", "7.6", "9.1", "9.9", "10.28", "10.33"],
  wide: true,
});

function passageCell({ kind, ...figures }: Passage): Cell {
  return wordsCell(`passage.${kind}`, figures as Readonly<Record<string, number>>);
}

function sightCell({ kind, ...figures }: SightEffect): Cell {
  return wordsCell(`terrain.sight.${kind}`, figures as Readonly<Record<string, number>>);
}

function chargeCell(effect: ChargeEffect | null): Cell {
  if (effect === null) return NO_CELL;
  const { kind, ...figures } = effect;
  return wordsCell(`terrain.charge.${kind}`, figures as Readonly<Record<string, number>>);
}
