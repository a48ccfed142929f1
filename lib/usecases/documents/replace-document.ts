import type { MemberContext } from "@/lib/auth/actor";
import { storeVersion } from "@/lib/db/documents";
import { withLockedDocument } from "@/lib/db/locked";
import type { Finding } from "@/lib/domain/check-report";
import { GrundlagError } from "@/lib/domain/error-code";
import { canEditDocument } from "@/lib/domain/permissions";
import { refuseCircularLinks } from "@/lib/usecases/army-books/refuse-circular-links";
import { assertRoomToGrow } from "@/lib/usecases/documents/document-room";
import { documentAsSent } from "@/lib/usecases/documents/well-formed";
import { type DocumentKey, guardedDocument, guardedHead } from "@/lib/usecases/guard";

/**
 * Puts a whole new state in the place of the version it starts from (`any` overwrites whatever is
 * there); `recalculated` says where points in it were false. Errors: `stale-version` where there is a newer one, `invalid-document`, `too-many-documents`, `not-found`,
 * `forbidden`.
 */
export async function replaceDocument(
  context: MemberContext,
  input: DocumentKey & { expected: number | "any"; json: unknown; note?: string },
): Promise<{ id: string; version: number; recalculated: readonly Finding[] }> {
  const { actor, database, now } = context;
  const { id, expected, json, note } = input;
  await guardedHead(context, input, canEditDocument);
  const { document, recalculated } = documentAsSent(input.kind, json);
  return withLockedDocument(database, id, async (tx) => {
    const head = await guardedDocument({ actor, database: tx }, input, canEditDocument);
    if (expected !== "any" && expected !== head.version) throw staleVersion(expected, head.version);
    await refuseCircularLinks({ actor, database: tx }, { id, document, before: head.document });
    const version = head.version + 1;
    const authorId = actor.id;
    await storeVersion(tx, {
      id,
      version,
      document,
      authorId,
      now: now(),
      ...(note === undefined ? {} : { note }),
    });
    await assertRoomToGrow(tx, context, head.ownerId);
    return { id, version, recalculated };
  });
}

/** The refusal of a change that starts from another version than the present one. */
export function staleVersion(expected: number, present: number): GrundlagError {
  return new GrundlagError(
    "stale-version",
    `The change starts from version ${expected}; the document is at version ${present}.`,
    [],
    { version: present },
  );
}
