import type { Database } from "@/lib/db/client";
import { toKind } from "@/lib/db/document/documents";
import { refusingDeletedAccount, refusingNonMember } from "@/lib/db/people/account-gone";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { INVITED_TO, type InvitedTo } from "@/lib/domain/people/invited-to";
import { PEOPLE_MAY, type PersonMay } from "@/lib/domain/people/permissions";

/** Somebody who may do something with a document that is not theirs. */
export interface DocumentPerson {
  readonly id: string;
  readonly name: string;
  readonly may: PersonMay;
  readonly since: Date;
}

/** An invitation to a document, and how many people it brought. */
export interface DocumentInvitation {
  readonly code: string;
  readonly may: InvitedTo;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly accepted: number;
}

/** An invitation found by the code in its address, with its document and when it ended, if it was revoked or used up. */
export interface FoundDocumentInvitation extends DocumentInvitation {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly revokedAt: Date | null;
}

interface PersonKey {
  readonly documentId: string;
  readonly userId: string;
}

/** The people of a document, the first first. */
export async function listPeople(
  database: Database,
  documentId: string,
): Promise<DocumentPerson[]> {
  const rows = await database.documentPerson.findMany({
    where: { documentId },
    include: { user: { select: { name: true } } },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
  });
  return rows.map(({ userId, user, may, createdAt }) => ({
    id: userId,
    name: user.name,
    may: oneOf(PEOPLE_MAY, may),
    since: createdAt,
  }));
}

/**
 * Stores what a user may do with a document, in the place of what they might before. Error: `unauthenticated` if the
 * account was deleted in the meantime.
 */
export async function storePerson(
  database: Database,
  { documentId, userId, may, now }: PersonKey & { readonly may: PersonMay; readonly now: Date },
): Promise<void> {
  await refusingDeletedAccount(
    database.documentPerson.upsert({
      where: { documentId_userId: { documentId, userId } },
      create: { documentId, userId, may, createdAt: now },
      update: { may },
    }),
  );
}

/** Ends what a user may do with a document, and takes them out of it; false if they might nothing. */
export async function deletePerson(database: Database, key: PersonKey): Promise<boolean> {
  await database.documentVisit.deleteMany({ where: key });
  const { count } = await database.documentPerson.deleteMany({ where: key });
  return count > 0;
}

/** Ends what anybody may do by invitation with the documents of an account, and the invitations. */
export async function deletePeopleOf(database: Database, ownerId: string): Promise<void> {
  const where = { document: { ownerId } };
  await database.documentPerson.deleteMany({ where });
  await database.documentInvitation.deleteMany({ where });
}

/** Ends what a user may do with the documents that a club holds. */
export async function deletePersonOfClub(
  database: Database,
  { clubId, userId }: { readonly clubId: string; readonly userId: string },
): Promise<void> {
  const where = { userId, document: { clubId, heldByClub: true } };
  await database.documentPerson.deleteMany({ where });
}

/** The documents that a user may do something with by invitation, with what and since when. */
export function peopleRowsOf(
  database: Database,
  userId: string,
): Promise<{ readonly documentId: string; readonly may: string; readonly createdAt: Date }[]> {
  return database.documentPerson.findMany({
    where: { userId },
    select: { documentId: true, may: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { documentId: "asc" }],
  });
}

/** The invitations to an account's own documents, without those it keeps for a club. */
export function documentInvitationsOf(database: Database, ownerId: string) {
  return database.documentInvitation.findMany({
    where: { document: { ownerId, heldByClub: false } },
    orderBy: [{ createdAt: "asc" }, { code: "asc" }],
  });
}

/** A document's invitations that have not ended, newest first. */
export async function listDocumentInvitations(
  database: Database,
  { documentId, now }: { readonly documentId: string; readonly now: Date },
): Promise<DocumentInvitation[]> {
  const rows = await database.documentInvitation.findMany({
    where: { documentId, revokedAt: null, expiresAt: { gt: now } },
    omit: { documentId: true, revokedAt: true },
    orderBy: [{ createdAt: "desc" }, { code: "asc" }],
  });
  return rows.map((row) => ({ ...row, may: oneOf(INVITED_TO, row.may) }));
}

/** An invitation, active or ended; null if it never existed. */
export async function findDocumentInvitation(
  database: Database,
  code: string,
): Promise<FoundDocumentInvitation | null> {
  const row = await database.documentInvitation.findUnique({
    where: { code },
    include: { document: { select: { kind: true } } },
  });
  if (!row) return null;
  const { document, ...rest } = row;
  return { ...rest, kind: toKind(document.kind), may: oneOf(INVITED_TO, row.may) };
}

export async function insertDocumentInvitation(
  database: Database,
  invitation: Omit<DocumentInvitation, "accepted"> & { readonly documentId: string },
): Promise<void> {
  await database.documentInvitation.create({ data: invitation });
}

export async function countAccepted(database: Database, code: string): Promise<void> {
  await database.documentInvitation.update({
    where: { code },
    data: { accepted: { increment: 1 } },
    select: { code: true },
  });
}

/** Ends a document's invitations: all, that of one code, or those to become its owner; false if none was active. */
export async function endDocumentInvitations(
  database: Database,
  which: { readonly documentId: string; readonly code?: string; readonly may?: "own" },
  now: Date,
): Promise<boolean> {
  const { count } = await database.documentInvitation.updateMany({
    where: { ...which, revokedAt: null },
    data: { revokedAt: now },
  });
  return count > 0;
}

/** Ends the invitations to the documents that a club holds: to all, or to those with which a user may do something. */
export async function endInvitationsOfClub(
  database: Database,
  { clubId, userId }: { readonly clubId: string; readonly userId?: string },
  now: Date,
): Promise<void> {
  const people = userId === undefined ? {} : { people: { some: { userId } } };
  await database.documentInvitation.updateMany({
    where: { revokedAt: null, document: { clubId, heldByClub: true, ...people } },
    data: { revokedAt: now },
  });
}

/**
 * Stores who owns a document: an account, or a club, for which one of its members keeps it. The name of the request
 * that stored it is cleared, since it is the former owner's. Errors: `unauthenticated` if the account was deleted in the
 * meantime, `not-found` if it left the club.
 */
export async function storeOwner(
  database: Database,
  {
    id,
    ...data
  }: {
    readonly id: string;
    readonly ownerId: string;
    readonly visibility: "private" | "unlisted" | "club" | "public";
    readonly clubId: string | null;
    readonly heldByClub: boolean;
  },
): Promise<void> {
  const refusing = data.clubId === null ? refusingDeletedAccount : refusingNonMember;
  await refusing(
    database.document.update({
      where: { id },
      data: { ...data, sentAs: null },
      select: { id: true },
    }),
  );
}

/** Has another member keep what a club holds and a member kept. */
export async function passHeldDocuments(
  database: Database,
  { clubId, from, to }: { readonly clubId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await database.document.updateMany({
    where: { clubId, ownerId: from, heldByClub: true },
    data: { ownerId: to, sentAs: null },
  });
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const found = words.find((word) => word === text);
  if (!found) throw new Error(`a document's person or invitation has the unknown word "${text}"`);
  return found;
}
