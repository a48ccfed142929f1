import type { MemberContext } from "@/lib/auth/actor";
import { canReadRevisions } from "@/lib/domain/people/permissions";
import { readRevision } from "@/lib/usecases/document/read-revision";
import { choicesOf, replaceDocument } from "@/lib/usecases/document/replace-document";
import { type DocumentKey, guardedDocument } from "@/lib/usecases/guard";

/**
 * Makes an earlier state the newest version; the states in between stay in the history. What a scenario shows to all
 * stays as it is now, so that no old state breaks its seal. Errors: `not-found`, `forbidden`, `stale-version`.
 */
export async function restoreRevision(
  context: MemberContext,
  input: DocumentKey & { restored: number; expected: number | "any" },
): Promise<{ id: string; version: number }> {
  const { kind, id, restored, expected } = input;
  const past = await readRevision(context, { kind, id, version: restored });
  const { document: present } = await guardedDocument(context, { kind, id }, canReadRevisions);
  const json = { ...past, ...choicesOf(present) };
  const note = `← ${restored}`;
  const { version } = await replaceDocument(context, { kind, id, expected, json, note });
  return { id, version };
}
