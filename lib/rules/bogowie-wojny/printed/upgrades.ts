import { LABEL_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import type { Cell } from "../cell";
import { type PrintedRow, printedRow, printedTable, termRow } from "../printed-table";
import { UPGRADE_POINTS, UPGRADES, type Upgrade } from "../tables/upgrades";
import { STATUS_POINTS } from "../tables/wagomiar";

const STATUSES = ["veteran", "elite"] as const;

const COSTS: Readonly<Partial<Record<Upgrade, Cell>>> = {
  "army-morale-level": wordsCell("upgrades.value.a-level", {
    points: UPGRADE_POINTS["army-morale-level"],
  }),
  "ammunition-train": wordsCell("upgrades.value.a-load", {
    points: UPGRADE_POINTS["ammunition-train"],
  }),
};

/** What the points for upgrades buy [13.3]. */
export const UPGRADES_TABLE = printedTable({
  id: "upgrades",
  chapter: "13.3",
  columns: ["upgrade", "points", "effect"],
  rows: [...STATUSES.map(statusRow), ...UPGRADES.map(upgradeRow)],
  notes: ["status", "one-terrain", "one-train", "late-guns", "redraw"],
  doubts: ["works", "morale"],
  paragraphs: ["9.5", "13.2", "13.3", "14.3", "14.4", "15.1"],
  wide: true,
});

function statusRow(id: (typeof STATUSES)[number]): PrintedRow {
  const { infantry: base, artillery } = STATUS_POINTS;
  return printedRow({
    table: "upgrades",
    id: `${id}-status`,
    cells: {
      upgrade: LABEL_CELL,
      points: wordsCell("upgrades.value.status", { base, artillery }),
      effect: wordsCell(`upgrades.effect.${id}`),
    },
    fields: { points: base, artilleryPoints: artillery },
  });
}

function upgradeRow(id: Upgrade): PrintedRow {
  const points = UPGRADE_POINTS[id];
  return termRow({
    term: `upgrades.${id}`,
    id,
    cells: {
      upgrade: LABEL_CELL,
      points: COSTS[id] ?? quantityCell(points, "points"),
      effect: { kind: "term", key: `upgradeEffects.${id}` },
    },
    fields: { points },
  });
}
