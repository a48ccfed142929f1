import { LABEL_CELL, NO_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import type { Cell } from "../cell";
import { type PrintedRow, printedRow, printedTable } from "../printed-table";
import {
  ARTILLERY_BASES,
  type BaseSize,
  CAVALRY_BASE,
  COMMANDER_BASES,
  INFANTRY_BASE,
  LIGHT_INFANTRY_BASE,
  TRAIN_BASE,
} from "../tables/bases";

const TROOPS = {
  infantry: INFANTRY_BASE,
  "light-infantry": LIGHT_INFANTRY_BASE,
  cavalry: CAVALRY_BASE,
} as const;

/** The sizes of bases and what stands on them [1.1, 9.5]. */
export const BASES_TABLE = printedTable({
  id: "bases",
  chapter: "1.1",
  columns: ["kind", "depth", "width", "figures"],
  rows: [
    ...Object.entries(TROOPS).map(([id, base]) => baseRow(id, base)),
    ...Object.entries(ARTILLERY_BASES).flatMap(([calibre, base]) =>
      base ? [baseRow(`artillery-${calibre}`, base)] : [],
    ),
    baseRow("train", TRAIN_BASE),
    ...Object.entries(COMMANDER_BASES).map(commanderRow),
  ],
  notes: ["meaning"],
  doubts: ["no-size"],
  paragraphs: ["1.1", "2.1", "2.2", "9.5"],
});

function baseRow(id: string, base: BaseSize): PrintedRow {
  return printedRow({
    table: "bases",
    id,
    cells: {
      kind: LABEL_CELL,
      depth: quantityCell(base.depthCm, "cm"),
      width: quantityCell(base.widthCm, "cm"),
      figures: figuresCell(base),
    },
    fields: { ...base },
  });
}

function figuresCell({ figures, gunners }: BaseSize): Cell {
  if (gunners !== undefined) return wordsCell("bases.value.gun", { gunners });
  if (figures === undefined) return NO_CELL;
  const [least = 0, most] = figures.scale1to72.split("–").map(Number);
  const small = Number(figures.scale15mm);
  return most === undefined
    ? wordsCell("bases.value.scales-one", { large: least, small })
    : wordsCell("bases.value.scales", { least, most, small });
}

function commanderRow([id, base]: [
  string,
  (typeof COMMANDER_BASES)[keyof typeof COMMANDER_BASES],
]): PrintedRow {
  const { depthCm, widthsCm, figures } = base;
  const [widthCm = 0, other] = widthsCm;
  return printedRow({
    table: "bases",
    id,
    cells: {
      kind: LABEL_CELL,
      depth: quantityCell(depthCm, "cm"),
      width:
        other === undefined
          ? quantityCell(widthCm, "cm")
          : wordsCell("bases.value.two-widths", { narrow: widthCm, wide: other }),
      figures:
        id === "commander-in-chief"
          ? wordsCell("bases.value.or-more", { figures })
          : quantityCell(figures, "figures"),
    },
    fields: { depthCm, widthCm },
  });
}
