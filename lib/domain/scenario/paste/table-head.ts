import { type ColumnField, type ColumnMapping, columnField } from "./columns";

/** The columns of a table, by their place. */
export interface TableHead {
  readonly heads: readonly string[];
  readonly fields: readonly (ColumnField | null)[];
}

/** Cells that are read of a row. */
export const MOST_COLUMNS = 100;

export type Separator = "\t" | "|" | ";" | ",";
const SEPARATORS: readonly Separator[] = ["\t", "|", ";", ","];

/** Nothing is said of columns: their heads speak for them. */
export const AS_HEADED: ColumnMapping = {};

/** Reads cells as the head of a table: two columns known at least, the unit's name one of them. */
export function tableHead(cells: readonly string[], mapping = AS_HEADED): TableHead | null {
  const fields = cells.map((cell, place) => columnField(cell, { place, mapping }));
  const known = new Set(fields.filter((field) => field !== null));
  const isHead = known.has("name") && known.size > 1;
  return isHead ? { heads: cells, fields: asOurOwn(fields) } : null;
}

/** The head of a table that has none, as a mapping names its columns by their places; null unless it names the units. */
export function headByPlace(width: number, mapping: ColumnMapping): TableHead | null {
  return tableHead(
    Array.from({ length: width }, () => ""),
    mapping,
  );
}

/**
 * In our own export, which tells figures as well, the valour was worked out and is not the author's, and of two columns of
 * arms the second is the weapon.
 */
function asOurOwn(fields: TableHead["fields"]): TableHead["fields"] {
  if (!fields.includes("derived")) return fields;
  const arm = fields.indexOf("arm");
  return fields.map((field, i) => {
    if (field === "valour") return "derived";
    return field === "arm" && i > arm ? "weapon" : field;
  });
}

/** A line of text as the head of a table, with what sets its columns apart. */
export function headOfLine(line: string): { head: TableHead; separator: Separator } | null {
  for (const separator of SEPARATORS) {
    const head = tableHead(cellsOf(line, separator));
    if (head) return { head, separator };
  }
  return null;
}

/** The heads of the columns that hold `field`, or that nothing here holds. */
export function headsOf({ heads, fields }: TableHead, field: ColumnField | null): string[] {
  return heads.filter((head, i) => head !== "" && (fields[i] ?? null) === field);
}

/** The cells of a line, without the quotes of CSV [RFC 4180] and the frame of Markdown. */
export function cellsOf(line: string, separator: Separator): string[] {
  const framed = separator === "|" ? line.trim().replace(/^\||\|$/g, "") : line;
  const cells = [""];
  let isQuoted = false;
  for (const sign of framed) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push("");
    else cells[cells.length - 1] += sign;
  }
  return cells.slice(0, MOST_COLUMNS).map(tidyCell);
}

/** A cell on one line, without marks of emphasis. */
export function tidyCell(cell: string): string {
  return cell
    .replace(/\*\*|__/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
