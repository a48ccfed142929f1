import type { MemberContext } from "@/lib/auth/actor";
import { commentsBy, countOrRefuse } from "@/lib/auth/rate-limit";
import { countComments, insertComment } from "@/lib/db/document/comments";
import { withLockedDocument } from "@/lib/db/locked";
import type { NewComment } from "@/lib/domain/document/comment";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { notAllowed } from "@/lib/domain/document/refusal-reason";
import { canComment, canReadDocument } from "@/lib/domain/people/permissions";
import { accessTo, type DocumentKey, guardedDocument, guardedHead } from "@/lib/usecases/guard";
import { canReadWholeComments, thingsShown } from "@/lib/usecases/kinds/comments/shown-things";

const MAX_COMMENTS = 2_000;

/**
 * Writes a comment on a document or on a thing in what the user sees of it. One on a thing that is hidden from others is
 * for those alone who read the whole. Errors: `not-found`; `forbidden` where comments are off; `invalid-document` for a
 * thing that is not there or hidden from the user, alike; `too-many-requests`; `conflict` if there are two thousand.
 */
export async function writeComment(
  context: MemberContext,
  { text, about, isSecret, ...key }: DocumentKey & NewComment,
): Promise<{ id: string }> {
  const { actor, database, newId, now } = context;
  const stored = await guardedDocument(context, key, canReadDocument);
  const access = await accessTo(context, stored);
  if (!canComment(access)) throw commentsOff();
  const readsWhole = canReadWholeComments(key.kind, access);
  if (isSecret && !readsWhole) throw invalid("/isSecret", "Only those who read the whole may.");
  const isOpen = about === null || thingsShown(stored, "public").has(about);
  const isKnown = isOpen || (readsWhole && thingsShown(stored, "whole").has(about));
  if (!isKnown) throw invalid("/about", "There is no such thing in what you see of it.");
  // Before the lock, since it takes a connection of its own.
  await countOrRefuse(context, commentsBy(actor.id));
  return withLockedDocument(database, key.id, async (tx) => {
    // Read again, since it may have been closed while we waited for the lock.
    const document = await guardedHead({ actor, database: tx }, key, canReadDocument);
    if (!canComment({ reader: actor, document })) throw commentsOff();
    if ((await countComments(tx, key.id)) >= MAX_COMMENTS) throw tooMany();
    const id = newId();
    const comment = { id, documentId: key.id, authorId: actor.id, about, text, createdAt: now() };
    await insertComment(tx, { ...comment, isSecret: isSecret || !isOpen });
    return { id };
  });
}

function commentsOff(): GrundlagError {
  return notAllowed("comments-off", "Its author takes no comments.");
}

function invalid(path: string, message: string): GrundlagError {
  return new GrundlagError("invalid-document", message, [{ path, code: "unknown-id", message }]);
}

function tooMany(): GrundlagError {
  return new GrundlagError("conflict", `A document has ${MAX_COMMENTS} comments at most.`);
}
