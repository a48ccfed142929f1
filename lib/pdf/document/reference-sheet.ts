import type { Language } from "@/lib/domain/document/language";
import type { SheetTable } from "@/lib/domain/document/rule-tables/table-in-words";
import { type TablePart, tableParts } from "@/lib/domain/document/rule-tables/table-parts";
import type { Translator } from "@/lib/i18n/translator";
import type { PrintOptions } from "../press/printed";
import { TYPST_PAPER } from "./paper";
import type { TextCleaner } from "./text/clean-text";
import { paperWords } from "./text/paper-words";

/** Tables with more rows than this may continue in the next column. */
const MAX_ROWS_TOGETHER = 60;

/** Tables of the rules for use during a game. */
export interface Reference {
  /** The title of the scenario they were chosen for; empty if none. */
  readonly title: string;
  readonly tables: readonly SheetTable[];
}

/** Tables of a rule book as sheets for use during a game, in the reader's language. */
export function referenceSheet(
  { title, tables }: Reference,
  { language, paper }: PrintOptions,
  clean: TextCleaner,
): ReferenceSheet {
  const print = paperWords(language, "print");
  const set = referenceTables(clean.line(title), tables, print);
  return {
    ...set,
    documentTitle: set.subject ? `${set.title}: ${set.subject}` : set.title,
    language,
    paper: TYPST_PAPER[paper],
  };
}

/** Tables with their heading, for separate sheets or a pack; `subject` must be cleaned for printing. */
export function referenceTables(
  subject: string,
  tables: readonly SheetTable[],
  print: Translator,
): ReferenceTables {
  const hasGroups = tables.some(({ table }) => table.groups.length > 0);
  return {
    title: print("reference.title"),
    subject,
    legend: hasGroups ? print("reference.legend") : "",
    tables: tables.map((each) =>
      sheetTable(each, print("reference.table", { n: each.ref, title: each.table.title })),
    ),
  };
}

function sheetTable({ table, wide }: SheetTable, title: string): ReferenceTable {
  return {
    title,
    parts: tableParts(table).map((part) => sheetPart(part, wide ? weightByMean : weightByLongest)),
    notes: table.notes.map(({ text }) => text),
    paragraphs: table.paragraphs.join(" · "),
    wide,
    long: table.rows.length > MAX_ROWS_TOGETHER,
  };
}

function sheetPart(part: TablePart, gauge: WeightRule): ReferencePart {
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
      if (block.endsHeading) return [{ line: "end-of-heading" as const }, ...rows];
      return block.heading ? [{ line: "heading" as const, text: block.heading }, ...rows] : rows;
    }),
  };
}

/** Calculates a column's weight from its texts and heading. */
type WeightRule = (texts: readonly string[], head: string) => number;

const LEAST_WEIGHT = 14;
const MAX_WEIGHT = 40;

/** For tables in one column of the page: weight by the longest text, so that every text takes few lines. */
const weightByLongest: WeightRule = (texts) =>
  Math.min(Math.max(longestOf(texts), LEAST_WEIGHT), MAX_WEIGHT);

const MAX_WEIGHT_ACROSS = 60;
/** The weight per letter of the longest word, so that no word is cut. */
const WEIGHT_A_LETTER = 1.5;

/** Headings are in smaller type. */
const SMALLER_HEAD = 0.85;

/**
 * For tables across the page: weight by the mean length, so that columns of sentences get the space that short words
 * leave.
 */
const weightByMean: WeightRule = (texts, head) => {
  const mean = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  const wordOf = (all: readonly string[]) => longestOf(all.flatMap((text) => text.split(/\s/)));
  const word = Math.max(wordOf(texts), wordOf([head]) * SMALLER_HEAD) * WEIGHT_A_LETTER;
  return Math.min(Math.max(mean, word, LEAST_WEIGHT), MAX_WEIGHT_ACROSS);
};

/** Columns up to this length contain figures. */
const LONGEST_FIGURE = 8;

function weightOf(
  { columns, blocks }: TablePart,
  { id, label }: TablePart["columns"][number],
  gauge: WeightRule,
): ReferenceColumn["weight"] {
  const texts = blocks.flatMap(({ rows }) => rows.map((row) => row.texts[id] ?? ""));
  const isFigures = longestOf(texts) <= LONGEST_FIGURE && columns[0]?.id !== id;
  return isFigures ? null : gauge(texts, label);
}

function longestOf(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}

/** A column of a reference table; columns with a weight share the width, those without take the width of a figure. */
interface ReferenceColumn {
  readonly label: string;
  readonly weight: number | null;
}

/** A line of a part: a heading for the rows below, the end of those rows, or a row of cells. */
type ReferenceLine =
  | { readonly line: "heading"; readonly text: string }
  | { readonly line: "end-of-heading" }
  | {
      readonly line: "row";
      readonly cells: readonly string[];
      /** Set for grouped rows, of which only one applies. */
      readonly joined: boolean;
      /** Whether a group of such rows, or the part after one, begins here. */
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
  /** The paragraphs that use it, on one line. */
  readonly paragraphs: string;
  /** Whether it takes the whole width of the page. */
  readonly wide: boolean;
  /** Whether it may continue in the next column. */
  readonly long: boolean;
}

/** Tables under one heading, as input for `reference-tables.typ`. */
export interface ReferenceTables {
  readonly title: string;
  /** The subject they were chosen for; empty if none. */
  readonly subject: string;
  /** The meaning of the bars. */
  readonly legend: string;
  readonly tables: readonly ReferenceTable[];
}

/** The input of the template `reference.typ`. */
interface ReferenceSheet extends ReferenceTables {
  readonly documentTitle: string;
  readonly language: Language;
  readonly paper: string;
}
