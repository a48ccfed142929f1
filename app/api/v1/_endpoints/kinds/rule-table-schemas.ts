import { z } from "zod";

const figures = z.record(z.string(), z.number());

/** A cell for programs: a number, a code, a pair; null where the print has a dash. */
export const cellData = z.union([
  z.number(),
  z.string(),
  z.array(z.number()),
  z.object({ from: z.int().nullable(), to: z.int().nullable() }),
  z.object({ fromCm: z.number(), toCm: z.number() }),
  z.object({ swing: z.int(), sign: z.literal([1, -1]) }),
  z.object({ most: z.int(), least: z.int() }),
  z.object({ atLeast: z.int() }),
  z.object({ code: z.string(), figures }),
  z.null(),
]);

/** A text of a table, by its id. */
export const textById = z.object({ id: z.string(), text: z.string() });

const tableSection = z.object({
  id: z.string(),
  label: z.string(),
  columns: z.array(z.string()).nullable(),
});

const ruleTableRow = z.object({
  id: z.string(),
  label: z.string(),
  named: z.string(),
  section: z.string().nullable(),
  cells: z.record(z.string(), cellData),
  texts: z.record(z.string(), z.string()),
});

/** Rows that belong together, and how sure that is. */
export const tableGroup = z.object({
  id: z.string(),
  label: z.string(),
  rows: z.array(z.string()),
  sureness: z.enum(["rules", "print"]),
  surenessText: z.string(),
  paragraphs: z.array(z.string()),
});

/** What an earlier edition has otherwise. */
export const tableVariant = textById.extend({
  edition: z.literal("first"),
  kind: z.enum(["cell", "row-absent", "wording"]),
  row: z.string().nullable(),
  column: z.string().nullable(),
  cell: cellData,
});

/** A table of any rule book whole. */
const ruleTableSchema = z.object({
  id: z.string(),
  title: z.string(),
  columns: z.array(z.object({ id: z.string(), label: z.string() })),
  sections: z.array(tableSection),
  rows: z.array(ruleTableRow),
  groups: z.array(tableGroup),
  notes: z.array(textById),
  variants: z.array(tableVariant),
  doubts: z.array(textById),
  paragraphs: z.array(z.string()),
  source: z.string(),
});

/** Identifies a table of Belle Alliance. */
export const belleAllianceHead = z.object({ id: z.string(), n: z.int(), title: z.string() });

/** A complete table of Belle Alliance. */
export const belleAllianceTableSchema = ruleTableSchema.extend({ n: z.int(), number: z.int() });

/** Identifies a table of Bogowie Wojny. */
export const bogowieWojnyHead = z.object({
  id: z.string(),
  chapter: z.string(),
  title: z.string(),
});

/** A complete table of Bogowie Wojny; rows may have extra figures under their own names. */
export const bogowieWojnyTableSchema = ruleTableSchema.extend({
  chapter: z.string(),
  rows: z.array(z.looseObject(ruleTableRow.shape)),
});

/** A row of table 21 in answers. */
export const valourRowSchema = z.object({
  id: z.string(),
  nation: z.string().nullable(),
  unit: z.string(),
  arm: z.string().nullable(),
  year: z.int().nullable(),
  values: z.array(z.int()),
  source: z.string(),
  label: z.string(),
  heading: z.string().nullable(),
  armCode: z.string().nullable(),
  weight: z.string().nullable(),
  printed: z.object({ heading: z.string().nullable(), unit: z.string() }),
});
