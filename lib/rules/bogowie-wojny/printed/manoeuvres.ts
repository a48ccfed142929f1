import { LABEL_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { heading } from "@/lib/rules/printed/printed-table";
import { printedRow, printedTable } from "../printed-table";
import { MANOEUVRES } from "../tables/manoeuvres";

/** What manoeuvres and terrain cost of a unit's movement [7.6]. */
export const MANOEUVRES_TABLE = printedTable({
  id: "manoeuvres",
  chapter: "7.6",
  columns: ["manoeuvre", "cost"],
  sections: [heading("manoeuvres"), heading("terrain")],
  rows: MANOEUVRES.map(({ id, group, cost: { kind, ...figures } }) =>
    printedRow({
      table: "manoeuvres",
      id,
      section: group,
      cells: {
        manoeuvre: LABEL_CELL,
        cost: wordsCell(`passage.${kind}`, figures as Readonly<Record<string, number>>),
      },
    }),
  ),
  notes: ["oblique", "squares", "order", "ready", "guns", "works", "pivot"],
  doubts: ["light-infantry", "example"],
  paragraphs: ["2.4", "3.5", "7.3", "7.4", "7.5", "7.6", "7.7", "7.8", "7.9", "9.1"],
});
