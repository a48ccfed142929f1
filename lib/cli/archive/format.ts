import { z } from "zod";

/**
 * A backup consists of gzipped JSON lines: a header; for each table a `table` line and one `row` line per row; then
 * an `end` line with the number of rows, which distinguishes a complete file from a truncated one.
 */
export const headerSchema = z.strictObject({
  format: z.literal("grundlag-backup"),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations applied to the database; a restore applies the same ones before it fills the tables. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
  /** The secret that signs the sessions, if it was kept in DATA_DIR. */
  secret: z.string().optional(),
});

export type Header = z.infer<typeof headerSchema>;

const tableSchema = z.strictObject({ table: z.string(), columns: z.array(z.string()) });
export type Table = z.infer<typeof tableSchema>;

const endSchema = z.strictObject({ end: z.int() });

type Line =
  | { is: "table"; table: Table }
  | { is: "row"; json: string }
  | { is: "end"; rows: number };

const ROW_START = '{"row":';

/**
 * Makes the line for a row in the JSON written by PostgreSQL. The JSON is not parsed, so that no number and no order
 * of keys changes.
 */
export function makeRowLine(json: string): string {
  // A line break can only be white space between tokens: in a JSON string it would be escaped.
  return `${ROW_START}${json.replace(/[\r\n]/g, " ")}}`;
}

export function parseLine(line: string): Line {
  if (line.startsWith(ROW_START)) return { is: "row", json: line.slice(ROW_START.length, -1) };
  const value: unknown = JSON.parse(line);
  const end = endSchema.safeParse(value);
  if (end.success) return { is: "end", rows: end.data.end };
  return { is: "table", table: tableSchema.parse(value) };
}
