import { forLiveAccount } from "@/lib/db/account-gone";
import type { Database } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Club, ClubDetails, Invitation } from "@/lib/domain/club/club";
import { CLUB_ROLES, type ClubRole, SEEN_BY, type SeenBy } from "@/lib/domain/club/club-words";

/** A club in the list of one of its members. */
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

/** An invitation by what stands in its address, with where it leads and whether it was taken back. */
export interface FoundInvitation extends Invitation {
  readonly clubId: string;
  readonly revokedAt: Date | null;
}

/** One club with its members and its invitation; null where there is none. */
export async function findClub(
  database: Database,
  where: { readonly id: string } | { readonly slug: string },
): Promise<Club | null> {
  const row = await database.club.findUnique({ where, include: whole });
  return row && toClub(row);
}

/** The clubs a user is a member of, by their names. */
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

/** Deletes a club with its members and invitations; its documents must have been taken out before. */
export async function deleteClub(database: Database, id: string): Promise<void> {
  await database.club.deleteMany({ where: { id } });
}

/** A column's text as who sees a club. Throws where the database holds a word that is not known. */
export function toSeenBy(text: string): SeenBy {
  return oneOf(SEEN_BY, text);
}

function toClub(row: Prisma.ClubGetPayload<{ include: typeof whole }>): Club {
  const { members, invitations, seenBy, ...rest } = row;
  const [invitation] = invitations;
  return {
    ...rest,
    seenBy: toSeenBy(seenBy),
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

/** Makes a user a member. Error: `unauthenticated` where the account was deleted meanwhile. */
export async function insertMember(
  database: Database,
  member: MemberKey & { readonly role: ClubRole; readonly joinedAt: Date },
): Promise<void> {
  await forLiveAccount(database.clubMember.create({ data: member }));
}

export async function storeRole(
  database: Database,
  { clubId, userId, role }: MemberKey & { readonly role: ClubRole },
): Promise<void> {
  await database.clubMember.updateMany({ where: { clubId, userId }, data: { role } });
}

/** Ends a membership; documents and events in the club must have been taken out before. */
export async function deleteMember(
  database: Database,
  { clubId, userId }: MemberKey,
): Promise<void> {
  await database.clubMember.deleteMany({ where: { clubId, userId } });
}

/** In how many clubs a user is. */
export async function countClubsOf(database: Database, userId: string): Promise<number> {
  return database.clubMember.count({ where: { userId } });
}

/** Living or not; null where there never was one. */
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

/** Takes back what invitations a club has; false where none lives. */
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
