import { NO_CELL } from "@/lib/rules/printed/cell";
import type {
  PrintedRow,
  PrintedSection,
  RowName,
  TablePrint,
  Variant,
} from "@/lib/rules/printed/printed-table";
import type { Certainty, RowGroup } from "@/lib/rules/printed/row-group";
import type { CellData } from "./cell-reading";
import type { Words } from "./table-words";

export interface TextById {
  readonly id: string;
  readonly text: string;
}

export interface ColumnInWords {
  readonly id: string;
  readonly label: string;
}

/** A part of a table under a heading; `columns` where it has its own. */
interface SectionInWords {
  readonly id: string;
  readonly label: string;
  readonly columns: readonly string[] | null;
}

export interface RowInWords {
  readonly id: string;
  readonly label: string;
  /** The label with its heading, for a row that stands alone. */
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
  readonly sureness: Certainty;
  readonly surenessText: string;
  readonly paragraphs: readonly string[];
}

interface VariantInWords extends TextById {
  readonly edition: "first";
  readonly kind: Variant<unknown>["kind"];
  readonly row: string | null;
  readonly column: string | null;
  readonly cell: CellData;
}

/** A table in one language, with its data beside the words. */
export interface TableInWords {
  readonly id: string;
  readonly title: string;
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

/** The words a rule book contributes to its tables, in one language. */
export interface TableWording<Cell> {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** Words by the key under the table's own: "column.unit", "note.halved". */
  readonly own: Words;
  /** Words all tables of the book share: "group.cover". */
  readonly tables: Words;
  readonly rowLabel: (name: RowName) => string;
  readonly sectionLabel: (id: string) => string;
  readonly data: (cell: Cell, rowId: string) => CellData;
  readonly text: (cell: Cell, rowLabel: string) => string;
}

/** A printed table in one language. */
export function tableInWords<Cell>(
  table: TablePrint<Cell | typeof NO_CELL>,
  telling: TableWording<Cell | typeof NO_CELL>,
): TableInWords {
  const { columns, sections, rows, groups, notes, variants, doubts, paragraphs } = table;
  const { id, title, source, own, sectionLabel } = telling;
  const texts = (part: string, ids: readonly string[]) =>
    ids.map((each) => ({ id: each, text: own(`${part}.${each}`) }));
  return {
    id,
    title,
    columns: columns.map((each) => ({ id: each, label: own(`column.${each}`) })),
    sections: sections.map((each) => ({ ...each, label: sectionLabel(each.id) })),
    rows: rows.map((row) => rowInWords(row, { columns, sections }, telling)),
    groups: groups.map((group) => groupInWords(group, telling)),
    notes: texts("note", notes),
    variants: variants.map((variant) => variantInWords(variant, telling)),
    doubts: texts("doubt", doubts),
    paragraphs,
    source,
  };
}

interface Layout {
  readonly columns: readonly string[];
  readonly sections: readonly PrintedSection[];
}

function rowInWords<Cell>(
  row: PrintedRow<Cell | typeof NO_CELL>,
  layout: Layout,
  telling: TableWording<Cell | typeof NO_CELL>,
): RowInWords {
  const label = telling.rowLabel(row.name);
  const section = layout.sections.find(({ id }) => id === row.section);
  const over = section && !section.columns ? telling.sectionLabel(section.id) : null;
  const columns = section?.columns ?? layout.columns;
  const each = <Value>(read: (cell: Cell | typeof NO_CELL) => Value) =>
    Object.fromEntries(columns.map((column) => [column, read(row.cells[column] ?? NO_CELL)]));
  return {
    id: row.id,
    label,
    named: over ? `${over}: ${label}` : label,
    section: row.section,
    cells: each((cell) => telling.data(cell, row.id)),
    texts: each((cell) => telling.text(cell, label)),
  };
}

function groupInWords<Cell>(
  { id, rows, sureness, paragraphs }: RowGroup,
  { tables }: TableWording<Cell>,
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

function variantInWords<Cell>(
  variant: Variant<Cell>,
  { own, data }: TableWording<Cell>,
): VariantInWords {
  const { id, kind, row } = variant;
  return {
    id,
    edition: "first",
    kind,
    row,
    column: kind === "cell" ? variant.column : null,
    cell: kind === "cell" ? data(variant.cell, id) : null,
    text: own(`variant.${id}`),
  };
}

/** A table to show, whole or with only some of its rows. */
export interface TableChoice {
  readonly n: number;
  /** Ids of the rows to show; null for all. */
  readonly rows: readonly string[] | null;
}

/** A table to print on a sheet. */
export interface SheetTable {
  /** Its number, or its chapter in the book. */
  readonly ref: string;
  readonly table: TableInWords;
  /** Its cells or column heads are sentences, so it takes the full width of the paper. */
  readonly wide: boolean;
}
