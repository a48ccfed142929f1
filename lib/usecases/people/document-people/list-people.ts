import type { MemberContext } from "@/lib/auth/actor";
import {
  type DocumentInvitation,
  type DocumentPerson,
  listPeople as list,
  listDocumentInvitations,
} from "@/lib/db/people/document-people";
import { canInvitePeople, canReadPeople } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/** An invitation as a document's owner sees it. */
export type LivingInvitation = DocumentInvitation;

/** Who may do something with a document. */
interface PeopleOfDocument {
  readonly owner: { readonly name: string; readonly heldByClub: boolean };
  readonly items: readonly DocumentPerson[];
  /** Those that have not ended, newest first; empty for others than its owner. */
  readonly invitations: readonly LivingInvitation[];
}

/** A document's owner, people and invitations. Errors: `not-found`, `forbidden`. */
export async function listPeople(
  context: MemberContext,
  key: DocumentKey,
): Promise<PeopleOfDocument> {
  const { actor, database, now } = context;
  const document = await guardedHead(context, key, canReadPeople);
  const mayInvite = canInvitePeople({ reader: actor, document });
  const which = { documentId: key.id, now: now() };
  return {
    owner: { name: document.owner.name, heldByClub: document.heldByClub },
    items: await list(database, key.id),
    invitations: mayInvite ? await listDocumentInvitations(database, which) : [],
  };
}
