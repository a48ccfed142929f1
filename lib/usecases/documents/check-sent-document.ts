import type { DocumentKind } from "@/lib/domain/document-kind";
import { readJsonBytes } from "@/lib/domain/json-limits";
import { type CheckReport, checkDocument } from "@/lib/usecases/documents/check-document";
import { sharedPool } from "@/lib/usecases/work/work-pool";

/** Up to here a check takes about as long as it takes to hand it over: 60 units on a table of 50 shapes are 20 kB and 10 ms. */
const SMALL_BYTES = 16_384;

/**
 * The check of a document as its bytes were sent, which are gone afterwards: a large one is read and checked by the
 * rules beside the event loop. Errors: `malformed-json`, `invalid-document`, `busy`, `too-large`.
 */
export async function checkSentDocument(
  kind: DocumentKind,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<CheckReport> {
  if (bytes.byteLength <= SMALL_BYTES) return checkDocument(kind, readJsonBytes(bytes));
  return sharedPool().run("check", { kind, bytes }, [bytes.buffer]);
}
