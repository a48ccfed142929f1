import { NO_CELL } from "@/lib/rules/belle-alliance/cell";
import type {
  PrintedRow,
  PrintedSection,
  PrintedTable,
  RowName,
  Variant,
} from "@/lib/rules/belle-alliance/printed-table";
import type { RowGroup, Sureness } from "@/lib/rules/belle-alliance/row-group";
import { type CellData, cellData, cellText } from "./cell-in-words";
import type { BelleAllianceWords } from "./table-words";

export interface TextById {
  readonly id: string;
  readonly text: string;
}

export interface ColumnInWords {
  readonly id: string;
  readonly label: string;
}

/** A part of a table under a heading; `columns` where it has its own. */
export interface SectionInWords {
  readonly id: string;
  readonly label: string;
  readonly columns: readonly string[] | null;
}

export interface RowInWords {
  readonly id: string;
  readonly label: string;
  /** The label with what it stands under, for a row that stands alone. */
  readonly named: string;
  readonly section: string | null;
  /** By column, for programs: numbers are numbers, a dash is null. */
  readonly cells: Readonly<Record<string, CellData>>;
  /** By column, for readers. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface GroupInWords {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly string[];
  readonly sureness: Sureness;
  readonly surenessText: string;
  readonly paragraphs: readonly string[];
}

export interface VariantInWords extends TextById {
  readonly edition: "first";
  readonly kind: Variant["kind"];
  readonly row: string | null;
  readonly column: string | null;
  readonly cell: CellData;
}

export interface TableHead {
  readonly id: string;
  readonly n: number;
  readonly title: string;
}

/** A table told in one language, with its data beside the words. */
export interface TableInWords extends TableHead {
  readonly number: number;
  readonly columns: readonly ColumnInWords[];
  readonly sections: readonly SectionInWords[];
  readonly rows: readonly RowInWords[];
  readonly groups: readonly GroupInWords[];
  readonly notes: readonly TextById[];
  readonly variants: readonly VariantInWords[];
  readonly doubts: readonly TextById[];
  readonly paragraphs: readonly string[];
  readonly source: string;
}

/** The number and title of a table. */
export function tableHead(n: number, { tables }: Pick<BelleAllianceWords, "tables">): TableHead {
  return { id: String(n), n, title: tables(`t${n}.title`) };
}

/** A printed table in the words' language. */
export function tableInWords(table: PrintedTable, words: BelleAllianceWords): TableInWords {
  const { n, columns, sections, rows, groups, notes, variants, doubts, paragraphs } = table;
  const { tables } = words;
  const texts = (part: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, text: tables(`t${n}.${part}.${id}`) }));
  return {
    ...tableHead(n, words),
    number: n,
    columns: columns.map((id) => ({ id, label: tables(`t${n}.column.${id}`) })),
    sections: sections.map((section) => sectionInWords(n, section, words)),
    rows: rows.map((row) => rowInWords(table, row, words)),
    groups: groups.map((group) => groupInWords(group, words)),
    notes: texts("note", notes),
    variants: variants.map((variant) => variantInWords(n, variant, words)),
    doubts: texts("doubt", doubts),
    paragraphs,
    source: tables("source", { n }),
  };
}

function sectionInWords(
  n: number,
  { id, columns }: PrintedSection,
  words: BelleAllianceWords,
): SectionInWords {
  return { id, label: sectionLabel(n, id, words), columns };
}

/** Table 21's sections are its headings, and those of a year under them: "france-1813". */
function sectionLabel(n: number, id: string, { tables, terms }: BelleAllianceWords): string {
  if (n !== 21) return tables(`t${n}.section.${id}`);
  const [, nation = id, year] = /^(.*)-(1\d{3})$/.exec(id) ?? [];
  const name = terms(`heading.${nation}`);
  return year ? `${name}, ${year}` : name;
}

function rowInWords(table: PrintedTable, row: PrintedRow, words: BelleAllianceWords): RowInWords {
  const label = rowLabel(row.name, words);
  const section = table.sections.find(({ id }) => id === row.section);
  const over = section && !section.columns ? sectionLabel(table.n, section.id, words) : null;
  const columns = section?.columns ?? table.columns;
  const each = <Value>(read: (column: string) => Value) =>
    Object.fromEntries(columns.map((column) => [column, read(column)]));
  return {
    id: row.id,
    label,
    named: over ? `${over}: ${label}` : label,
    section: row.section,
    cells: each((column) => cellData(row.cells[column] ?? NO_CELL, row.id)),
    texts: each((column) => cellText(row.cells[column] ?? NO_CELL, words, label)),
  };
}

function rowLabel({ book, key }: RowName, words: BelleAllianceWords): string {
  return words[book](key);
}

function groupInWords(
  { id, rows, sureness, paragraphs }: RowGroup,
  { tables }: BelleAllianceWords,
): GroupInWords {
  return {
    id,
    label: tables(`group.${id}`),
    rows,
    sureness,
    surenessText: tables(`sureness.${sureness}`),
    paragraphs,
  };
}

function variantInWords(
  n: number,
  variant: Variant,
  { tables }: BelleAllianceWords,
): VariantInWords {
  const { id, kind, row } = variant;
  return {
    id,
    edition: "first",
    kind,
    row,
    column: kind === "cell" ? variant.column : null,
    cell: kind === "cell" ? cellData(variant.cell, id) : null,
    text: tables(`t${n}.variant.${id}`),
  };
}
