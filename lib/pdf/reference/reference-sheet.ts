import type { Language } from "@/lib/domain/language";
import type { SheetTable } from "@/lib/domain/rule-tables/sheet-tables";
import { type TablePart, tableParts } from "@/lib/domain/rule-tables/table-parts";
import { translatorFor } from "@/lib/i18n/translator";
import { TYPST_PAPER } from "../paper";
import type { PrintOptions, Reference } from "../press-job";
import type { TextCleaner } from "../text/clean-text";

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
  const hasGroups = tables.some(({ table }) => table.groups.length > 0);
  return {
    documentTitle: subject ? `${heading}: ${subject}` : heading,
    title: heading,
    subject,
    language,
    paper: TYPST_PAPER[paper],
    legend: hasGroups ? print("reference.legend") : "",
    tables: tables.map((each) =>
      sheetTable(each, print("reference.table", { n: each.ref, title: each.table.title })),
    ),
  };
}

function sheetTable({ table, wide }: SheetTable, title: string): ReferenceTable {
  return {
    title,
    parts: tableParts(table).map((part) => sheetPart(part, wide ? MEAN : LONGEST)),
    notes: table.notes.map(({ text }) => text),
    paragraphs: table.paragraphs.join(" · "),
    wide,
    long: table.rows.length > MOST_ROWS_TOGETHER,
  };
}

function sheetPart(part: TablePart, gauge: Gauge): ReferencePart {
  return {
    label: part.label ?? "",
    columns: part.columns.map((column) => ({
      label: column.label,
      weight: weightOf(part, column, gauge),
    })),
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

/** The weight of a column by its texts and its head. */
type Gauge = (texts: readonly string[], head: string) => number;

const LEAST_WEIGHT = 12;
const MOST_WEIGHT = 40;

/** Beside others in one column of the paper, every text should stand in few lines. */
const LONGEST: Gauge = (texts) => Math.min(Math.max(longestOf(texts), LEAST_WEIGHT), MOST_WEIGHT);

const MOST_WEIGHT_ACROSS = 60;
/** What a word needs of the room that all weights share, so that it is not cut. */
const WEIGHT_A_LETTER = 1.5;

/** Heads stand in smaller type. */
const SMALLER_HEAD = 0.85;

/** Across the paper, columns of sentences take what columns of short words leave. */
const MEAN: Gauge = (texts, head) => {
  const mean = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  const wordOf = (all: readonly string[]) => longestOf(all.flatMap((text) => text.split(/\s/)));
  const word = Math.max(wordOf(texts), wordOf([head]) * SMALLER_HEAD) * WEIGHT_A_LETTER;
  return Math.min(Math.max(mean, word, LEAST_WEIGHT), MOST_WEIGHT_ACROSS);
};

/** A column this narrow is one of figures. */
const LONGEST_FIGURE = 8;

function weightOf(
  { columns, blocks }: TablePart,
  { id, label }: TablePart["columns"][number],
  gauge: Gauge,
): ReferenceColumn["weight"] {
  const texts = blocks.flatMap(({ rows }) => rows.map((row) => row.texts[id] ?? ""));
  const isFigures = longestOf(texts) <= LONGEST_FIGURE && columns[0]?.id !== id;
  return isFigures ? null : gauge(texts, label);
}

function longestOf(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}

/** A column of a reference table; a weight shares the room, none takes a figure's width. */
interface ReferenceColumn {
  readonly label: string;
  readonly weight: number | null;
}

/** A line of a part: a heading over the rows below it, or a row of cells. */
type ReferenceLine =
  | { readonly line: "heading"; readonly text: string }
  | {
      readonly line: "row";
      readonly cells: readonly string[];
      /** Set for the rows of which one counts. */
      readonly joined: boolean;
      /** A group of such rows, or what follows one, begins here. */
      readonly opens: boolean;
    };

interface ReferencePart {
  readonly label: string;
  readonly columns: readonly ReferenceColumn[];
  readonly lines: readonly ReferenceLine[];
}

interface ReferenceTable {
  readonly title: string;
  readonly parts: readonly ReferencePart[];
  readonly notes: readonly string[];
  /** The paragraphs it serves, in one line. */
  readonly paragraphs: string;
  /** Takes the whole width of the paper. */
  readonly wide: boolean;
  /** Goes on in the next column where it must. */
  readonly long: boolean;
}

/** Quick-reference sheets as the template `reference.typ` takes them. */
interface ReferenceSheet {
  readonly documentTitle: string;
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  readonly paper: string;
  /** How to read the bars. */
  readonly legend: string;
  readonly tables: readonly ReferenceTable[];
}
