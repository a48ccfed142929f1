import type { Database } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";
import type { Club, ClubDetails, Invitation } from "@/lib/domain/people/club";
import { CLUB_ROLES, type ClubRole, SEEN_BY, type SeenBy } from "@/lib/domain/people/club-words";

/** A club in a member's list of clubs. */
export interface OwnClub {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly place: string;
  readonly role: ClubRole;
  readonly joinedAt: Date;
  readonly memberCount: number;
}

const whole = {
  members: {
    include: { user: { select: { name: true } } },
    orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
  },
  invitations: { where: { revokedAt: null }, orderBy: { createdAt: "desc" }, take: 1 },
} satisfies Prisma.ClubInclude;

/** A user's membership of a club. */
interface MemberKey {
  readonly clubId: string;
  readonly userId: string;
}

/** An invitation found by the code in its address, with its club and when it was revoked, if it was. */
export interface FoundInvitation extends Invitation {
  readonly clubId: string;
  readonly revokedAt: Date | null;
}

/** One club with its members and its invitation; null if there is none. */
export async function findClub(
  database: Database,
  where: { readonly id: string } | { readonly slug: string },
): Promise<Club | null> {
  const row = await database.club.findUnique({ where, include: whole });
  return row && toClub(row);
}

/** The clubs a user is a member of, sorted by name. */
export async function listClubsOf(database: Database, userId: string): Promise<OwnClub[]> {
  const rows = await database.clubMember.findMany({
    where: { userId },
    include: { club: { include: { _count: { select: { members: true } } } } },
    orderBy: [{ club: { name: "asc" } }, { clubId: "asc" }],
  });
  return rows.map(({ club, role, joinedAt }) => ({
    id: club.id,
    slug: club.slug,
    name: club.name,
    place: club.place,
    role: oneOf(CLUB_ROLES, role),
    joinedAt,
    memberCount: club._count.members,
  }));
}

export async function insertClub(
  database: Database,
  club: ClubDetails & Pick<Club, "id" | "slug" | "createdAt">,
): Promise<void> {
  await database.club.create({ data: club });
}

export async function storeClub(
  database: Database,
  { id, ...details }: ClubDetails & { readonly id: string },
): Promise<void> {
  await database.club.update({ where: { id }, data: details, select: { id: true } });
}

/** Deletes a club with its members and invitations. Precondition: its documents have been taken out of it. */
export async function deleteClub(database: Database, id: string): Promise<void> {
  await database.club.deleteMany({ where: { id } });
}

/** Parses a column's text as who can see a club. Throws on an unknown value. */
export function parseSeenBy(text: string): SeenBy {
  return oneOf(SEEN_BY, text);
}

function toClub(row: Prisma.ClubGetPayload<{ include: typeof whole }>): Club {
  const { members, invitations, seenBy, ...rest } = row;
  const [invitation] = invitations;
  return {
    ...rest,
    seenBy: parseSeenBy(seenBy),
    members: members.map(({ user, userId, role, joinedAt }) => ({
      userId,
      name: user.name,
      role: oneOf(CLUB_ROLES, role),
      joinedAt,
    })),
    invitation: invitation
      ? {
          code: invitation.code,
          createdAt: invitation.createdAt,
          expiresAt: invitation.expiresAt,
        }
      : null,
  };
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const found = words.find((word) => word === text);
  if (!found) throw new Error(`a stored club has the unknown word "${text}"`);
  return found;
}

/** Makes a user a member. Error: `unauthenticated` if the account was deleted in the meantime. */
export async function insertMember(
  database: Database,
  member: MemberKey & { readonly role: ClubRole; readonly joinedAt: Date },
): Promise<void> {
  await refusingDeletedAccount(database.clubMember.create({ data: member }));
}

export async function storeRole(
  database: Database,
  { clubId, userId, role }: MemberKey & { readonly role: ClubRole },
): Promise<void> {
  await database.clubMember.updateMany({ where: { clubId, userId }, data: { role } });
}

/** Ends a membership. Precondition: the member's documents and events have been taken out of the club. */
export async function deleteMember(
  database: Database,
  { clubId, userId }: MemberKey,
): Promise<void> {
  await database.clubMember.deleteMany({ where: { clubId, userId } });
}

/** How many clubs a user is a member of. */
export async function countClubsOf(database: Database, userId: string): Promise<number> {
  return database.clubMember.count({ where: { userId } });
}

/** An invitation, active or ended; null if it never existed. */
export async function findInvitation(
  database: Database,
  code: string,
): Promise<FoundInvitation | null> {
  return database.clubInvitation.findUnique({ where: { code } });
}

export async function insertInvitation(
  database: Database,
  invitation: Invitation & { readonly clubId: string },
): Promise<void> {
  await database.clubInvitation.create({ data: invitation });
}

/** Revokes all of a club's invitations; false if none was active. */
export async function revokeInvitations(
  database: Database,
  { clubId, now }: { clubId: string; now: Date },
): Promise<boolean> {
  const { count } = await database.clubInvitation.updateMany({
    where: { clubId, revokedAt: null },
    data: { revokedAt: now },
  });
  return count > 0;
}

/** Removes the events of an organiser who leaves a club from the club; they keep the club's name as text. */
export async function detachEventsFromClub(
  database: Database,
  { clubId, organiserId }: { clubId: string; organiserId: string },
): Promise<void> {
  await database.clubEvent.updateMany({ where: { clubId, organiserId }, data: { clubId: null } });
}
