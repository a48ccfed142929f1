import { z } from "zod";

/**
 * A backup is gzipped JSON lines: one header, then for each table a `table` line and a `row` line a row, then `end`
 * with the number of rows, which distinguishes a whole file from a truncated one.
 */
export const headerSchema = z.strictObject({
  format: z.literal("grundlag-backup"),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The state of the database's tables; a restore makes the same before it fills them. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
  /** What signed the sessions, where it was kept in DATA_DIR. */
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

/** A row as PostgreSQL wrote it. It is not parsed, so that no number or order of keys changes on the way. */
export function makeRowLine(json: string): string {
  // A line break can only be white space between tokens: inside a JSON string it is escaped.
  return `${ROW_START}${json.replace(/[\r\n]/g, " ")}}`;
}

export function parseLine(line: string): Line {
  if (line.startsWith(ROW_START)) return { is: "row", json: line.slice(ROW_START.length, -1) };
  const value: unknown = JSON.parse(line);
  const end = endSchema.safeParse(value);
  if (end.success) return { is: "end", rows: end.data.end };
  return { is: "table", table: tableSchema.parse(value) };
}
