import { z } from "zod";
import type { WorkCaller } from "@/lib/auth/work-caller";
import { SOURCE_FORMATS } from "@/lib/domain/belle-alliance/import/source-format";
import {
  COLUMN_FIELDS,
  type ColumnMapping,
} from "@/lib/domain/belle-alliance/import/tables/columns";
import type { OfficersChoice } from "@/lib/domain/belle-alliance/import/words/officers";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { sharedPool } from "@/lib/usecases/work/work-pool";
import type { SourceRead } from "./read-source";

interface SentFile {
  /** Transferred to another thread and no longer usable afterwards. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** The format the caller names; null if none. */
  readonly format: string | null;
  readonly year: number | null;
  readonly language: Language;
  /** JSON with the content of columns by their headings; null leaves it to the headings themselves. */
  readonly columns: string | null;
  readonly nation: Nation | null;
  readonly officers: OfficersChoice;
}

/**
 * Reads an order of battle in any supported format in a worker thread; nothing is stored. Errors:
 * `unsupported-media-type`, `malformed-json`, `invalid-document`, `too-large`, `busy`,
 * `too-many-requests`.
 */
export async function readOrderOfBattleFile(
  sent: SentFile,
  caller: WorkCaller,
): Promise<SourceRead> {
  const format = SOURCE_FORMATS.find((one) => one === sent.format) ?? null;
  if (sent.format !== null && format === null) {
    const message = `There is no format "${sent.format}"; send one of ${SOURCE_FORMATS.join(", ")}.`;
    throw new GrundlagError("unsupported-media-type", message);
  }
  const columns = sent.columns === null ? {} : columnsTold(sent.columns);
  return sharedPool().run(
    "orderOfBattle",
    { ...sent, format, columns },
    { caller, transfer: [sent.bytes.buffer] },
  );
}

const columnsSchema = z.record(z.string().max(200), z.enum(COLUMN_FIELDS).nullable());

/** Parses the JSON that says which column contains what. Error: `invalid-document`. */
function columnsTold(json: string): ColumnMapping {
  const parsed = columnsSchema.safeParse(parsedJson(json));
  if (parsed.success) return parsed.data;
  const fields = COLUMN_FIELDS.join(", ");
  const message = `"columns" is no JSON object of heads with one of ${fields}, or null; send {"effectif": "men"}.`;
  const values = { example: '{"effectif": "men"}' };
  throw new GrundlagError("invalid-document", message, [
    { path: "/columns", code: "bad-columns", message, words: "as-example", values },
  ]);
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
