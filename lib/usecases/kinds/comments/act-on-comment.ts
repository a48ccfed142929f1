import type { Context, MemberContext } from "@/lib/auth/actor";
import { isKeeper } from "@/lib/auth/keeper";
import { countOrRefuse, reportsBy } from "@/lib/auth/rate-limit";
import {
  deleteComment,
  deleteReports,
  findComment,
  insertReport,
  listReported as list,
  storeResolved,
} from "@/lib/db/document/comments";
import { findHead, openDocument } from "@/lib/db/document/documents";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { notAllowed } from "@/lib/domain/document/refusal-reason";
import {
  type Access,
  canEditDocument,
  canModerateComments,
  canReadDocument,
  canReviewReports,
} from "@/lib/domain/people/permissions";
import { accessTo } from "@/lib/usecases/guard";
import { canReadWholeComments, thingsShown } from "@/lib/usecases/kinds/comments/shown-things";

const MAX_REPORTED = 200;

/** Resolves a comment, or opens it again; for those who edit the document. Errors: `not-found`, `forbidden`. */
export async function resolveComment(
  context: MemberContext,
  { id, resolved }: { readonly id: string; readonly resolved: boolean },
): Promise<void> {
  const { access } = await commentFor(context, id);
  if (!canEditDocument(access)) throw notYours();
  await storeResolved(context.database, { id, resolvedAt: resolved ? context.now() : null });
}

/**
 * Removes a comment for good: its writer, the document's owner, an organiser of the document's club, and the service's
 * keeper may. Errors: `not-found`, `forbidden`.
 */
export async function removeComment(
  context: MemberContext,
  { id }: { readonly id: string },
): Promise<void> {
  const { isMine, access } = await commentFor(context, id);
  if (!isMine && !canModerateComments(access) && !isKeeper(context)) throw notYours();
  await deleteComment(context.database, id);
}

/** Reports a comment to those who may remove it; a second report of the same user changes nothing. Error: `not-found`. */
export async function reportComment(
  context: MemberContext,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const { actor, database, now } = context;
  await commentFor(context, id);
  await countOrRefuse(context, reportsBy(actor.id));
  await insertReport(database, { commentId: id, userId: actor.id, reason, createdAt: now() });
}

/**
 * Dismisses the reports of a comment, which stays; for the service's keeper and organisers of the document's club.
 * Errors: `not-found`, `forbidden`.
 */
export async function dismissReports(
  context: MemberContext,
  { id }: { readonly id: string },
): Promise<void> {
  const { access } = await commentFor(context, id);
  if (!canReviewReports(access) && !isKeeper(context)) throw keepersOnly();
  await deleteReports(context.database, id);
}

/** Whether a user reads what was reported: the service's keepers all, organisers of clubs what is on their documents. */
export function readsReports(context: Context): boolean {
  return isKeeper(context) || (context.actor?.organises.length ?? 0) > 0;
}

/**
 * The comments that were reported, for the service's keepers and for organisers of clubs, each with whether they may read
 * its document. Error: `forbidden`.
 */
export async function listReported(context: MemberContext) {
  if (!readsReports(context)) throw keepersOnly();
  const { actor, database } = context;
  const clubIds = isKeeper(context) ? null : actor.organises;
  const reported = await list(database, { clubIds, limit: MAX_REPORTED });
  const seen = [];
  for (const { document, ...comment } of reported) {
    // An organiser does not see all comments: some are for those alone who read the whole document.
    const found = await commentFor(context, comment.id).catch(foundOrNull);
    if (!found) continue;
    seen.push({ ...comment, document: { ...document, mayRead: canReadDocument(found.access) } });
  }
  return seen;
}

function foundOrNull(error: unknown): null {
  if (error instanceof GrundlagError && error.code === "not-found") return null;
  throw error;
}

interface CommentAndReader {
  readonly isMine: boolean;
  readonly access: Access;
}

/**
 * A comment that the user sees, wrote, or may come upon as the service's keeper. Error: `not-found`, also for one they
 * must not know about.
 */
async function commentFor(context: Context, id: string): Promise<CommentAndReader> {
  const { actor, database } = context;
  const comment = await findComment(database, id);
  const head =
    comment && (await findHead(database, { kind: comment.kind, id: comment.documentId }));
  if (!comment || !head) throw noComment();
  const access = await accessTo(context, head);
  const isMine = comment.authorId === actor?.id;
  if (isMine || isKeeper(context)) return { isMine, access };
  const { about, isSecret } = comment;
  if (!canReadDocument(access)) throw noComment();
  if (head.comments === "off" && !canEditDocument(access)) throw noComment();
  if (canReadWholeComments(head.kind, access)) return { isMine, access };
  const stored = await openDocument(database, head.kind, head);
  const isOpen = about === null || (stored && thingsShown(stored, "public").has(about));
  if (isSecret || !isOpen) throw noComment();
  return { isMine, access };
}

function noComment(): GrundlagError {
  return new GrundlagError("not-found", "There is no such comment, or it was removed.");
}

function keepersOnly(): GrundlagError {
  return notAllowed("keeper-only", "Keepers of this service and organisers of the club do this.");
}

function notYours(): GrundlagError {
  return new GrundlagError("forbidden", "This is for the document’s authors.");
}
