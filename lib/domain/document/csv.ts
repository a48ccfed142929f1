/** A cell: text, a number, or nothing. */
export type CsvCell = string | number | null;

/** Rows as CSV (RFC 4180, CRLF, with a byte order mark so that spreadsheets read it as UTF-8). */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

/** Puts an apostrophe before text that a spreadsheet would read as a formula. */
function field(value: CsvCell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
