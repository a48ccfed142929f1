import { LABEL_CELL } from "@/lib/rules/printed/cell";
import type { PrintedTable } from "../printed-table";
import { TABLE_13 } from "../tables/table-13";
import type { Weapon } from "../weapon";

/** The print's order, shortest range first. */
const PRINTED_ORDER: readonly Weapon[] = ["carbine", "musket", "rifle"];

/** Table 13 as printed. */
export const PRINTED_TABLE_13: PrintedTable = {
  n: 13,
  columns: ["weapon", "zone1", "zone2"],
  sections: [],
  rows: PRINTED_ORDER.map((id) => ({
    id,
    name: { book: "terms", key: `weapon.${id}` },
    section: null,
    cells: {
      weapon: LABEL_CELL,
      zone1: { kind: "zone", ...TABLE_13[id][0] },
      zone2: { kind: "zone", ...TABLE_13[id][1] },
    },
  })),
  groups: [],
  notes: [],
  variants: [],
  doubts: ["zone-limits"],
  paragraphs: ["3.1.3"],
};
