import type { Context } from "@/lib/auth/actor";
import { countOrRefuse, linkMisses, refuseIfSpent } from "@/lib/auth/rate-limit";
import type { Database } from "@/lib/db/client";
import { type DocumentHead, findHead } from "@/lib/db/document/documents";
import {
  type FoundDocumentInvitation,
  findDocumentInvitation,
} from "@/lib/db/people/document-people";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { type InvitedTo, moreOf } from "@/lib/domain/people/invited-to";
import { canInvitePeople, type Reader } from "@/lib/domain/people/permissions";
import { slugSchema } from "@/lib/domain/people/share-link";
import type { FollowedInvitation } from "@/lib/usecases/people/clubs/open-invitation";

/** What an invitation shows before it is accepted. */
interface InvitedToDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly title: string;
  readonly owner: { readonly name: string };
  readonly may: InvitedTo;
  readonly expiresAt: Date;
  /** Whether accepting it would change nothing for the reader. */
  readonly isAlready: boolean;
}

/** An invitation and its document. */
export interface OpenedInvitation {
  readonly invitation: FoundDocumentInvitation;
  readonly document: DocumentHead;
}

/** The document an invitation leads to, as far as its holder may see it. Errors: as for `invitedDocument`. */
export async function openDocumentInvitation(
  context: Context,
  followed: FollowedInvitation,
): Promise<InvitedToDocument> {
  const opened = await invitedDocument(context, followed);
  const { kind, id, title, owner } = opened.document;
  const { may, expiresAt } = opened.invitation;
  const isAlready = hasAlready(opened, context.actor);
  return { kind, id, title, owner: { name: owner.name }, may, expiresAt, isAlready };
}

/** Whether somebody may do all that an invitation is for. */
export function hasAlready({ invitation: { may }, document }: OpenedInvitation, reader: Reader) {
  if (!reader) return false;
  if (canInvitePeople({ reader, document })) return may !== "own" || !document.heldByClub;
  const before = document.people[reader.id];
  return before !== undefined && may !== "own" && moreOf(before, may) === before;
}

/**
 * The document of a valid invitation. Errors: `not-found`, which says whether the invitation has expired, was used or
 * was taken back; `too-many-requests` for a network address that has tried too many codes that never existed.
 */
export async function invitedDocument(
  context: Context,
  { code, address }: FollowedInvitation,
): Promise<OpenedInvitation> {
  const misses = linkMisses(context, address);
  await refuseIfSpent(context, misses);
  const isCode = slugSchema.safeParse(code).success;
  const opened = isCode ? await livingInvitation(context.database, code, context.now()) : null;
  if (opened) return opened;
  await countOrRefuse(context, misses);
  throw noSuchInvitation();
}

/** An invitation with its document; null if there never was one. Error: `not-found` with the reason if it has ended. */
export async function livingInvitation(
  database: Database,
  code: string,
  now: Date,
): Promise<OpenedInvitation | null> {
  const invitation = await findDocumentInvitation(database, code);
  const document =
    invitation && (await findHead(database, { kind: invitation.kind, id: invitation.documentId }));
  if (!invitation || !document) return null;
  assertLiving(invitation, now);
  return { invitation, document };
}

export function noSuchInvitation(): GrundlagError {
  const detail = "There is no such invitation; see that its address is whole.";
  return new GrundlagError("not-found", detail);
}

function assertLiving(
  { may, accepted, revokedAt, expiresAt }: FoundDocumentInvitation,
  now: Date,
): void {
  if (revokedAt === null && now < expiresAt) return;
  const ended = may === "own" && accepted > 0 ? "was accepted already" : "was taken back";
  const reason = revokedAt === null ? "has expired" : ended;
  throw new GrundlagError("not-found", `This invitation ${reason}; ask for a new one.`);
}
