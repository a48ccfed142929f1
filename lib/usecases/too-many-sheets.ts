import { GrundlagError } from "@/lib/domain/document/error-code";
import { PAPER_NAMES, PAPER_SIZE_MM, PAPERS, type Paper } from "@/lib/domain/document/paper";
import type { RefusalReason } from "@/lib/domain/document/refusal-reason";
import type { GroundToPrint } from "@/lib/domain/table/sheets/ground-sheets";
import { countSheets } from "@/lib/domain/table/sheets/sheet-count";
import {
  MAX_TABLE_SHEETS,
  TABLE_SCALES,
  type TableSheetOptions,
} from "@/lib/domain/table/sheets/table-sheets";

interface Asked {
  readonly paper: Paper;
  readonly table: TableSheetOptions;
  /** JSON Pointer to the part in the request. */
  readonly path: string;
}

/** Lets pass what a printer can be asked for. Error: `invalid-document` with how many sheets it would be and what would be right. */
export function refuseTooManySheets(ground: GroundToPrint, { paper, table, path }: Asked): void {
  const count = countSheets(ground, table, { paperMm: PAPER_SIZE_MM[paper], scale: table.scale });
  if (count <= MAX_TABLE_SHEETS) return;
  const right = whatFits(ground, { paper, table });
  const values = {
    count,
    most: MAX_TABLE_SHEETS,
    paper: PAPER_NAMES[paper],
    scale: `1:${table.scale}`,
    right: right === null ? "none" : "some",
    rightPaper: right === null ? "" : PAPER_NAMES[right.paper],
    rightScale: right === null ? "" : `1:${right.scale}`,
    rightCount: right?.count ?? 0,
  };
  const advice =
    right === null
      ? "Make the table smaller."
      : `Choose ${values.rightPaper} at ${values.rightScale}: ${values.rightCount} sheets.`;
  const message = `${count} sheets of ${values.paper} at ${values.scale} would be too many: at most ${MAX_TABLE_SHEETS} are printed. ${advice}`;
  throw new GrundlagError(
    "invalid-document",
    `${path}: ${message}`,
    [{ path, code: "too-many-sheets", message, words: "too-many-sheets", values }],
    { reason: "too-many-sheets" satisfies RefusalReason },
  );
}

/** The largest scale that can be printed, on the paper asked for where that will do. */
function whatFits(ground: GroundToPrint, { paper, table }: Omit<Asked, "path">) {
  for (const scale of TABLE_SCALES) {
    if (scale < table.scale) continue;
    for (const other of [paper, ...PAPERS]) {
      const count = countSheets(ground, table, { paperMm: PAPER_SIZE_MM[other], scale });
      if (count <= MAX_TABLE_SHEETS) return { paper: other, scale, count };
    }
  }
  return null;
}
