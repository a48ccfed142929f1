import { z } from "zod";
import {
  ratioOf,
  TABLE_GROUNDS,
  TABLE_SCALES,
  TABLE_UNITS,
  type TableSheetOptions,
  WHOLE_TABLE,
} from "@/lib/domain/table/sheets/table-sheets";

/** Which part of the table is printed on sheets, and at what scale. */
export const tableQuery = z.object({
  scale: z
    .enum(TABLE_SCALES.map(String))
    .optional()
    .describe("The table on sheets is so many times smaller: 1, 2 or 4; missing: 1"),
  ground: z
    .enum(TABLE_GROUNDS)
    .default(WHOLE_TABLE.ground)
    .describe(
      "What lies on the sheets of the table: all, what is to be built, outlines to cut by, hill layers as templates, or ways and streams as strips",
    ),
  units: z
    .enum(TABLE_UNITS)
    .default(WHOLE_TABLE.units)
    .describe("Whether the troops are drawn on the sheets of the table"),
});

/** The print options for table sheets, from the query. */
export function tableSheetOptionsOf({
  scale,
  ground,
  units,
}: z.infer<typeof tableQuery>): TableSheetOptions {
  const wanted = TABLE_SCALES.find((each) => String(each) === scale);
  return { scale: wanted ?? WHOLE_TABLE.scale, ground, units };
}

const RATIOS = TABLE_SCALES.map(ratioOf);

/** Whether a map is printed on sheets instead of one page. */
export const mapSheetsQuery = z.object({
  sheets: z
    .enum(["page", ...RATIOS])
    .default("page")
    .describe("On one page, or on sheets to be laid on the table at this scale"),
  ground: tableQuery.shape.ground,
});

/** The options for printing a map on sheets; undefined to print it on one page. */
export function mapSheetsOf({ sheets, ground }: z.infer<typeof mapSheetsQuery>) {
  const scale = TABLE_SCALES.find((each) => ratioOf(each) === sheets);
  return scale === undefined ? undefined : { ...WHOLE_TABLE, scale, ground };
}
