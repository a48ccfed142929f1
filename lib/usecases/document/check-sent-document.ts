import type { WorkCaller } from "@/lib/auth/work-caller";
import type { CheckReport } from "@/lib/domain/document/check-report";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { readJsonBytes } from "@/lib/domain/document/json-limits";
import { checkDocument } from "@/lib/usecases/document/check-document";
import { sharedPool } from "@/lib/usecases/work/work-pool";

/**
 * Up to this size, checking takes about as long as handing the work to a thread: 60 units on a table of 50 shapes are
 * 20 kB and take 10 ms.
 */
const SMALL_BYTES = 16_384;

/**
 * Checks a document sent as bytes, which are transferred and no longer usable afterwards. A large one is parsed and
 * checked in a worker thread. Errors: `malformed-json`, `invalid-document`, `busy`, `too-many-requests`, `too-large`.
 */
export async function checkSentDocument(
  kind: DocumentKind,
  bytes: Uint8Array<ArrayBuffer>,
  caller: WorkCaller,
): Promise<CheckReport> {
  if (bytes.byteLength <= SMALL_BYTES) return checkDocument(kind, readJsonBytes(bytes));
  return sharedPool().run("check", { kind, bytes }, { caller, transfer: [bytes.buffer] });
}
