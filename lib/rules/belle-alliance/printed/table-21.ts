import { LABEL_CELL, NO_CELL } from "@/lib/rules/printed/cell";
import { heading } from "@/lib/rules/printed/printed-table";
import type { PrintedRow, PrintedTable } from "../printed-table";
import { TABLE_21, type Table21Row } from "../tables/table-21";

/** Table 21 as printed: under each nation its general rows, then those for single years. */
export const PRINTED_TABLE_21: PrintedTable = {
  n: 21,
  columns: ["unit", "arm", "valour"],
  sections: [...new Set(TABLE_21.flatMap((row) => sectionOf(row) ?? []))].map(heading),
  rows: TABLE_21.map(valourRow),
  groups: [],
  notes: ["light-units", "weights"],
  variants: [],
  doubts: ["two-values", "special-rows", "blank-row"],
  paragraphs: ["1.3.2", "5.5.1"],
};

function valourRow(row: Table21Row): PrintedRow {
  const { id, arm, weight, values } = row;
  return {
    id,
    name: { book: "table21", key: id },
    section: sectionOf(row),
    cells: {
      unit: LABEL_CELL,
      arm: arm === null ? NO_CELL : { kind: "arm", arm, weight },
      valour: values.length === 0 ? NO_CELL : { kind: "valour", values },
    },
  };
}

/** Id of the section a row belongs to: "france", or "france-1813" for rows of one year; null above all headings. */
function sectionOf({ heading: nation, year }: Table21Row): string | null {
  if (nation === null) return null;
  return year === null ? nation : `${nation}-${year}`;
}
