import type { SheetTable } from "@/lib/domain/rule-tables/sheet-table";
import { type TablePart, tableParts } from "@/lib/domain/rule-tables/table-parts";
import { translatorFor } from "@/lib/i18n/translator";
import { TYPST_PAPER } from "../paper";
import type { PrintOptions, Reference } from "../press-job";
import type { TextCleaner } from "../text/clean-text";
import type {
  ReferenceColumn,
  ReferenceLine,
  ReferencePart,
  ReferenceSheet,
  ReferenceTable,
} from "./sheet";

/** More rows than this do not stand in one column. */
const MOST_ROWS_TOGETHER = 60;

/** Tables of a rule book as sheets to lay beside the game, in the reader's language. */
export function referenceSheet(
  { title, tables }: Reference,
  { language, paper }: PrintOptions,
  clean: TextCleaner,
): ReferenceSheet {
  const print = translatorFor(language, "print");
  const subject = clean.line(title);
  const heading = print("reference.title");
  return {
    documentTitle: subject ? `${heading}: ${subject}` : heading,
    title: heading,
    subject,
    language,
    paper: TYPST_PAPER[paper],
    legend: print("reference.legend"),
    tables: tables.map((each) =>
      sheetTable(each, print("reference.table", { n: each.ref, title: each.table.title })),
    ),
  };
}

function sheetTable({ table, wide }: SheetTable, title: string): ReferenceTable {
  return {
    title,
    parts: tableParts(table).map(sheetPart),
    notes: table.notes.map(({ text }) => text),
    paragraphs: table.paragraphs.join(" · "),
    wide,
    long: table.rows.length > MOST_ROWS_TOGETHER,
  };
}

function sheetPart(part: TablePart): ReferencePart {
  return {
    label: part.label ?? "",
    columns: part.columns.map(({ id, label }) => ({ label, weight: weightOf(part, id) })),
    lines: part.blocks.flatMap((block, index) => {
      const follows = index > 0 && part.blocks[index - 1]?.group !== null;
      const rows = block.rows.map(
        ({ texts }, at): ReferenceLine => ({
          line: "row",
          cells: part.columns.map(({ id }) => texts[id] ?? ""),
          joined: block.group !== null,
          opens: at === 0 && (block.group !== null || follows),
        }),
      );
      return block.heading ? [{ line: "heading" as const, text: block.heading }, ...rows] : rows;
    }),
  };
}

/** A column this narrow is one of figures. */
const LONGEST_FIGURE = 8;
const LEAST_WEIGHT = 12;
const MOST_WEIGHT = 40;

function weightOf({ columns, blocks }: TablePart, id: string): ReferenceColumn["weight"] {
  const longest = Math.max(
    ...blocks.flatMap(({ rows }) => rows.map(({ texts }) => (texts[id] ?? "").length)),
  );
  if (longest <= LONGEST_FIGURE && columns[0]?.id !== id) return null;
  return Math.min(Math.max(longest, LEAST_WEIGHT), MOST_WEIGHT);
}
