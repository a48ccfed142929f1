import type { ColumnInWords, GroupInWords, RowInWords, TableInWords } from "./table-in-words";

/** Consecutive rows of which one applies, or with no line between them; with the heading if a section begins there. */
interface RowBlock {
  readonly heading: string | null;
  /** Whether the rows under the last heading end before these, which have none. */
  readonly endsHeading: boolean;
  readonly group: GroupInWords | null;
  readonly rows: readonly RowInWords[];
}

/** Rows that share their columns. */
export interface TablePart {
  readonly id: string;
  /** Null if the part is the whole table. */
  readonly label: string | null;
  readonly columns: readonly ColumnInWords[];
  readonly blocks: readonly RowBlock[];
}

/** Splits a table where its columns change, and each part into the blocks a reader sees. */
export function tableParts(table: TableInWords): readonly TablePart[] {
  const apart = table.sections.filter(({ columns }) => columns !== null);
  const whole = table.rows.filter(({ section }) => !apart.some(({ id }) => id === section));
  const parts = apart.map(({ id, label, columns }) => ({
    id,
    label,
    columns: table.columns.filter((column) => columns?.includes(column.id)),
    blocks: blocksOf(
      table,
      table.rows.filter(({ section }) => section === id),
    ),
  }));
  if (whole.length === 0) return parts;
  return [
    { id: "whole", label: null, columns: table.columns, blocks: blocksOf(table, whole) },
    ...parts,
  ];
}

function blocksOf(table: TableInWords, rows: readonly RowInWords[]): RowBlock[] {
  const blocks: (RowBlock & { readonly rows: RowInWords[] })[] = [];
  let section: string | null = null;
  let underHeading = false;
  for (const row of rows) {
    const group = table.groups.find((each) => each.rows.includes(row.id)) ?? null;
    const isSame = row.section === section;
    const heading = isSame ? null : headingOf(table, row);
    const endsHeading = underHeading && !isSame && heading === null;
    section = row.section;
    underHeading = heading !== null || (underHeading && isSame);
    const last = blocks.at(-1);
    if (last && heading === null && !endsHeading && last.group === group) last.rows.push(row);
    else blocks.push({ heading, endsHeading, group, rows: [row] });
  }
  return blocks;
}

/** The heading above a row, if its section shares the table's columns and no cell states it. */
function headingOf({ sections }: TableInWords, { section, texts }: RowInWords): string | null {
  const heading = sections.find(({ id, columns }) => id === section && columns === null)?.label;
  return heading === undefined || Object.values(texts).includes(heading) ? null : heading;
}
