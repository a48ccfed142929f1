import { forLiveAccount } from "@/lib/db/account-gone";
import type { Database } from "@/lib/db/client";
import type { ClubRole } from "@/lib/domain/club/club-words";

/** Somebody's place in a club. */
export interface MemberKey {
  readonly clubId: string;
  readonly userId: string;
}

/** Makes somebody a member. Error: `unauthenticated` where the account was deleted meanwhile. */
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

/** In how many clubs somebody is. */
export async function countClubsOf(database: Database, userId: string): Promise<number> {
  return database.clubMember.count({ where: { userId } });
}
