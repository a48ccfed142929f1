import { LABEL_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import { part } from "@/lib/rules/printed/printed-table";
import { BATTLE_AREAS, TERRAIN_COLUMNS } from "../battle-area";
import { type Cell, type PrintedRow, printedRow, printedTable } from "../printed-table";
import { AREA_TERRAIN, TABLE_SIZES } from "../tables/battlefield";
import {
  BUILT_UP_SECTION_CM,
  GULLY,
  LINEAR_WORK_LONGEST_CM,
  OPERATIONAL_BASE,
  REDOUBT_CM,
  STREAM_WIDEST_CM,
} from "../tables/battlefield-measures";

const STEPS = ["water", "obligatory", "rest", "bought", "specials", "works", "roads"] as const;

/** How many pieces a table takes, and in which order they are placed [14.4]. */
export const PLACING_TABLE = printedTable({
  id: "placing",
  chapter: "14.4",
  columns: ["table", "pieces", "place", "step"],
  sections: [part("sizes", ["table", "pieces"]), part("order", ["place", "step"])],
  rows: [
    ...TABLE_SIZES.map(({ id, pieces }) =>
      printedRow({
        table: "placing",
        id: `table-${id}`,
        section: "sizes",
        cells: { table: LABEL_CELL, pieces: quantityCell(pieces) },
      }),
    ),
    ...STEPS.map((id, place) =>
      printedRow({
        table: "placing",
        id,
        section: "order",
        cells: { place: quantityCell(place + 1), step: LABEL_CELL },
      }),
    ),
  ],
  notes: ["turns", "bridge", "road-ends", "one-road", "crossings", "ornaments"],
  doubts: ["water-first", "most", "works"],
  paragraphs: ["3.1", "14.2", "14.3", "14.4"],
});

/** The most pieces of each kind of terrain, and the fewest, by area [14.3]. */
export const BATTLEFIELD_TABLE = printedTable({
  id: "battlefield",
  chapter: "14.3",
  columns: ["area", "die", ...TERRAIN_COLUMNS],
  rows: BATTLE_AREAS.map((id, place) =>
    printedRow({
      table: "battlefield",
      id,
      cells: {
        area: LABEL_CELL,
        die: quantityCell(place + 1),
        ...Object.fromEntries(
          TERRAIN_COLUMNS.map((column) => [
            column,
            { kind: "count" as const, ...AREA_TERRAIN[id][column] },
          ]),
        ),
      },
    }),
  ),
  notes: ["reading", "on-top", "roads"],
  paragraphs: ["14.2", "14.3", "14.4"],
  wide: true,
});

/** How large pieces of terrain and operational bases are [3.5, 13.3, 14.5]. */
export const MEASURES_TABLE = printedTable({
  id: "measures",
  chapter: "14.5",
  columns: ["piece", "size"],
  rows: [
    measureRow("built-up", rectangle(BUILT_UP_SECTION_CM, BUILT_UP_SECTION_CM)),
    measureRow("redoubt", rectangle(REDOUBT_CM, REDOUBT_CM)),
    measureRow("linear-works", atMost(LINEAR_WORK_LONGEST_CM)),
    measureRow("gully", wordsCell("measures.value.at-most-rectangle", gullyFigures())),
    measureRow("stream", atMost(STREAM_WIDEST_CM)),
    measureRow("operational-base", rectangle(OPERATIONAL_BASE.longCm, OPERATIONAL_BASE.shortCm)),
  ],
  notes: ["base"],
  doubts: ["either-way"],
  paragraphs: ["3.5", "13.3", "14.5"],
});

/** How far from the player's own edge an ambush may be placed [15.1]. */
const AMBUSH_WITHIN_CM = 60;

/** Levels of disorder for a unit that enters an ambusher's zone of control and fails its morale test [15.1]. */
const AMBUSH_DISORDER = 1;

/** The rules for ambushes with the figures in their wording. */
const AMBUSH_RULES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  number: {},
  who: {},
  when: {},
  where: { cm: AMBUSH_WITHIN_CM },
  order: {},
  "in-terrain": {},
  "in-open": {},
  charged: {},
  morale: { levels: AMBUSH_DISORDER },
};

/** Ambushes [15.1]. */
export const AMBUSHES_TABLE = printedTable({
  id: "ambushes",
  chapter: "15.1",
  columns: ["subject", "rule"],
  rows: Object.entries(AMBUSH_RULES).map(([id, figures]) =>
    printedRow({
      table: "ambushes",
      id,
      cells: { subject: LABEL_CELL, rule: wordsCell(`ambushes.rule.${id}`, figures) },
    }),
  ),
  doubts: ["three-cases", "lancers", "units"],
  paragraphs: ["13.3", "15.1"],
  wide: true,
});

function measureRow(id: string, size: Cell): PrintedRow {
  return printedRow({ table: "measures", id, cells: { piece: LABEL_CELL, size } });
}

function rectangle(long: number, short: number): Cell {
  return wordsCell("measures.value.rectangle", { long, short });
}

function atMost(cm: number): Cell {
  return quantityCell(cm, "cm");
}

function gullyFigures() {
  return { long: GULLY.longestCm, short: GULLY.widestCm };
}
