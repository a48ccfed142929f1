import {
  AS_HEADED,
  type ColumnField,
  type ColumnMapping,
  columnField,
  columnKey,
  plainHead,
} from "./columns";
import { isOfLosses, withStart } from "./start-columns";

/** The columns of a table, by position. */
export interface TableHead {
  readonly heads: readonly string[];
  readonly fields: readonly (ColumnField | null)[];
}

/** The number of cells read from a row. */
export const MAX_COLUMNS = 100;

export type Separator = "\t" | "|" | ";" | ",";
const SEPARATORS: readonly Separator[] = ["\t", "|", ";", ","];

/** Reads cells as the headings of a table; null unless at least two columns are known, including the unit's name. */
export function tableHead(cells: readonly string[], mapping = AS_HEADED): TableHead | null {
  const read = cells.map((cell, place) => columnField(cell, { place, mapping }));
  const fields = withName(withStart(read, { cells, mapping }), { cells, mapping });
  const known = new Set(fields.filter((field) => field !== null));
  const isHead = known.has("name") && (known.size > 1 || cells.some(isOfLosses));
  return isHead ? { heads: cells, fields: asOurOwn(fields) } : null;
}

/** `Battalion`, or a column of formations alone, beside a column of men names the units if nothing else does. */
function withName(
  fields: TableHead["fields"],
  { cells, mapping }: { readonly cells: readonly string[]; readonly mapping: ColumnMapping },
): TableHead["fields"] {
  if (fields.includes("name") || !fields.includes("men")) return fields;
  const named = cells.findIndex(
    (cell, place) =>
      mapping[columnKey(cell, place)] === undefined && ONE_UNIT.test(plainHead(cell)),
  );
  const column = named < 0 ? fields.indexOf("formation") : named;
  return column < 0 ? fields : fields.with(column, "name");
}

const ONE_UNIT =
  /^(battalion|bataillon|batalion|squadron|eskadron|escadron|szwadron|schwadron|battery|batteri|batterie|bateria)$/;

/**
 * Makes the headings of a table that has none, from a mapping by position; null unless it includes the units' names.
 */
export function headByPlace(width: number, mapping: ColumnMapping): TableHead | null {
  return tableHead(
    Array.from({ length: width }, () => ""),
    mapping,
  );
}

/**
 * Adjusts for our own export, recognised by its figures: its valour was worked out, not entered by the author, and of
 * two columns for the arm the second is the weapon.
 */
function asOurOwn(fields: TableHead["fields"]): TableHead["fields"] {
  if (!fields.includes("derived")) return fields;
  const arm = fields.indexOf("arm");
  return fields.map((field, i) => {
    if (field === "valour") return "derived";
    return field === "arm" && i > arm ? "weapon" : field;
  });
}

/** Reads a line of text as the headings of a table, with its separator. */
export function headOfLine(line: string): { head: TableHead; separator: Separator } | null {
  for (const separator of SEPARATORS) {
    const head = tableHead(cellsOf(line, separator));
    if (head) return { head, separator };
  }
  return null;
}

/** The headings of the columns with this `field`; null for those without any. */
export function headsOf({ heads, fields }: TableHead, field: ColumnField | null): string[] {
  return heads.filter((head, i) => head !== "" && (fields[i] ?? null) === field);
}

/** The cells of a line, without CSV quotes [RFC 4180] or the outer bars of Markdown. */
export function cellsOf(line: string, separator: Separator): string[] {
  const framed = separator === "|" ? line.trim().replace(/^\||\|$/g, "") : line;
  const cells = [""];
  let isQuoted = false;
  for (const sign of framed) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push("");
    else cells[cells.length - 1] += sign;
  }
  return cells.slice(0, MAX_COLUMNS).map(tidyCell);
}

/** A cell on one line, without emphasis marks. */
export function tidyCell(cell: string): string {
  return cell
    .replace(/\*\*|__/g, "")
    .replace(/^([*_])([^*_]+)\1$/, "$2")
    .replace(/\s+/g, " ")
    .trim();
}
