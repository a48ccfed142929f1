import { LABEL_CELL } from "@/lib/rules/printed/cell";
import type { PrintedTable } from "../printed-table";
import { TABLE_14 } from "../tables/table-14";

/** Table 14 as printed. */
export const PRINTED_TABLE_14: PrintedTable = {
  n: 14,
  columns: ["calibre", "zone1", "zone2", "zone3"],
  sections: [],
  rows: TABLE_14.map(({ id, zones: [first, second, third] }) => ({
    id,
    name: { book: "terms", key: `calibre.${id}` },
    section: null,
    cells: {
      calibre: LABEL_CELL,
      zone1: { kind: "zone", ...first },
      zone2: { kind: "zone", ...second },
      zone3: { kind: "zone", ...third },
    },
  })),
  groups: [],
  notes: [],
  variants: [],
  doubts: ["zone-limits", "calibres"],
  paragraphs: ["3.1.3", "3.4.4"],
};
