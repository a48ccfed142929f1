import { GrundlagError } from "@/lib/domain/error-code";
import type { Language } from "@/lib/domain/language";
import { SOURCE_FORMATS } from "@/lib/domain/scenario/paste/source-format";
import { sharedPool } from "@/lib/usecases/work/work-pool";
import type { SourceRead } from "./read-source";

interface SentFile {
  /** Gone afterwards: they are handed over to another thread. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** As the caller names it; null where they do not. */
  readonly format: string | null;
  readonly year: number | null;
  readonly language: Language;
}

/**
 * Reads an order of battle of any format, beside the event loop; nothing is stored. Errors: `unsupported-media-type`,
 * `malformed-json`, `invalid-document`, `too-large`, `busy`.
 */
export async function readOrderOfBattleFile(sent: SentFile): Promise<SourceRead> {
  const format = SOURCE_FORMATS.find((one) => one === sent.format) ?? null;
  if (sent.format !== null && format === null) {
    const message = `There is no format "${sent.format}"; send one of ${SOURCE_FORMATS.join(", ")}.`;
    throw new GrundlagError("unsupported-media-type", message);
  }
  return sharedPool().run("orderOfBattle", { ...sent, format }, [sent.bytes.buffer]);
}
