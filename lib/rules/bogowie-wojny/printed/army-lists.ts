import { LABEL_CELL, NO_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import { heading } from "@/lib/rules/printed/printed-table";
import { FORMAT_32_8, LARGER_GAME_ARTILLERY_PERCENT } from "../format";
import { type Cell, type PrintedRow, printedRow, printedTable, termRow } from "../printed-table";
import { UPGRADE_MAXIMA, UPGRADE_POINTS, UPGRADES, type Upgrade } from "../tables/upgrades";
import { GENERAL_POINTS, STATUS_POINTS, WAGOMIAR } from "../tables/wagomiar";
import { ARMS, UNIT_KINDS, type UnitKind } from "../unit-kind";

const COMMANDERS = "commanders";

/** What one base costs [13.2]. */
export const WAGOMIAR_TABLE = printedTable({
  id: "wagomiar",
  chapter: "13.2",
  columns: ["kind", "points", "remark"],
  sections: [...ARMS, COMMANDERS].map(heading),
  rows: [
    ...UNIT_KINDS.map(unitRow),
    commanderRow("division-general", GENERAL_POINTS),
    commanderRow("corps-commander", 0),
    commanderRow("commander-in-chief", 0),
  ],
  notes: ["base", "traits"],
  doubts: ["howitzers", "four-pounders", "horse-three", "inferred", "corps-commanders", "mounted"],
  paragraphs: ["9.2", "9.15", "13.2", "13.4"],
});

const AGREED = wordsCell("format-limits.value.agreed");

/** The limits of a 32+8 game, and of larger ones [13.2]. */
export const FORMAT_LIMITS_TABLE = printedTable({
  id: "format-limits",
  chapter: "13.2",
  columns: ["limit", "vanguard", "larger"],
  rows: [
    limitRow("units", quantityCell(FORMAT_32_8.unitPoints, "points")),
    limitRow("upgrades", quantityCell(FORMAT_32_8.upgradePoints, "points")),
    limitRow("bases", quantityCell(FORMAT_32_8.maxBases)),
    limitRow(
      "artillery",
      quantityCell(FORMAT_32_8.maxArtilleryBases),
      quantityCell(LARGER_GAME_ARTILLERY_PERCENT, "percent"),
    ),
    limitRow("terrain", quantityCell(FORMAT_32_8.maxTerrainPieces)),
    limitRow(
      "table",
      wordsCell("format-limits.value.table", {
        width: FORMAT_32_8.tableWidthCm,
        depth: FORMAT_32_8.tableDepthCm,
      }),
    ),
    limitRow("turns", quantityCell(FORMAT_32_8.turns)),
  ],
  notes: ["change", "flow", "nation", "once", "periods", "historical"],
  doubts: ["artillery", "left-over"],
  paragraphs: ["3.1", "13.1", "13.2", "13.4", "14.6"],
});

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
  notes: ["status", "one-providence", "one-terrain", "one-train", "late-guns", "redraw"],
  doubts: ["works", "morale"],
  paragraphs: ["9.5", "13.2", "13.3", "14.3", "14.4", "15.1"],
  wide: true,
});

function unitRow(id: UnitKind): PrintedRow {
  const { arm, points, inferred } = WAGOMIAR[id];
  return termRow({
    term: `units.${id}`,
    id,
    section: arm,
    cells: {
      kind: LABEL_CELL,
      points: quantityCell(points, "points"),
      remark: inferred ? wordsCell("wagomiar.value.inferred") : NO_CELL,
    },
    fields: { ...WAGOMIAR[id] },
  });
}

function commanderRow(id: string, points: number): PrintedRow {
  return printedRow({
    table: "wagomiar",
    id,
    section: COMMANDERS,
    cells: {
      kind: LABEL_CELL,
      points: quantityCell(points, "points"),
      remark: id === "corps-commander" ? wordsCell("wagomiar.value.inferred") : NO_CELL,
    },
    fields: { points },
  });
}

function limitRow(id: string, vanguard: Cell, larger: Cell = AGREED): PrintedRow {
  return printedRow({
    table: "format-limits",
    id,
    cells: { limit: LABEL_CELL, vanguard, larger },
  });
}

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
    fields: { points, most: UPGRADE_MAXIMA[id] ?? null },
  });
}
