import type { MemberContext } from "@/lib/auth/actor";
import { readRevision } from "@/lib/usecases/documents/read-revision";
import { replaceDocument } from "@/lib/usecases/documents/replace-document";
import type { DocumentKey } from "@/lib/usecases/guard";

/**
 * Makes an earlier state the newest version; the states in between stay in the history. Errors: `not-found`,
 * `forbidden`, `stale-version`.
 */
export async function restoreRevision(
  context: MemberContext,
  input: DocumentKey & { restored: number; expected: number | "any" },
): Promise<{ id: string; version: number }> {
  const { kind, id, restored, expected } = input;
  const json = await readRevision(context, { kind, id, version: restored });
  const note = `← ${restored}`;
  const { version } = await replaceDocument(context, { kind, id, expected, json, note });
  return { id, version };
}
