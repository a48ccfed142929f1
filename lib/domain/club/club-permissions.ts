import { GrundlagError } from "../error-code";
import type { Reader } from "../permissions";
import type { Club } from "./club";
import type { ClubRole } from "./club-words";

/** One question to a permission of a club. */
export interface ClubAccess {
  readonly reader: Reader;
  readonly club: Pick<Club, "members" | "seenBy">;
}

/** The user's role in a club; null for users who are no members. */
export function roleIn({ reader, club }: ClubAccess): ClubRole | null {
  return club.members.find(({ userId }) => userId === reader?.id)?.role ?? null;
}

/** May open its page at all; for others there is no such club. */
export function canReadClub(access: ClubAccess): boolean {
  return access.club.seenBy === "everyone" || roleIn(access) !== null;
}

/** The same where its members have not been loaded; `knownClub` of `lib/db` is the SQL for it. */
export function canKnowOfClub({
  reader,
  club: { id, seenBy },
}: {
  readonly reader: Reader;
  readonly club: Pick<Club, "id" | "seenBy">;
}): boolean {
  return seenBy === "everyone" || reader?.clubIds.includes(id) === true;
}

/** Sees who its members are. */
export function canReadMembers(access: ClubAccess): boolean {
  return roleIn(access) !== null;
}

export function canEditClub(access: ClubAccess): boolean {
  return roleIn(access) === "organiser";
}

/** May make invitations, see the present one and take it back. */
export function canInvite(access: ClubAccess): boolean {
  return canEditClub(access);
}

export function canRemoveMember(access: ClubAccess): boolean {
  return canEditClub(access);
}

/** May make organisers of members, and members of organisers. */
export function canSetRole(access: ClubAccess): boolean {
  return canEditClub(access);
}

/** May publish formats for its players, and change and withdraw any of them. */
export function canPublishFormats(access: ClubAccess): boolean {
  return canEditClub(access);
}

export function canDeleteClub(access: ClubAccess): boolean {
  return canEditClub(access);
}

/** May leave: the last organiser only when no members would be left without one. */
export function canLeaveClub(access: ClubAccess): boolean {
  const role = roleIn(access);
  return role === "member" || (role === "organiser" && !isOnlyOrganiserOfOthers(access));
}

/** Whether the club would have members and no organiser without this one. */
export function isOnlyOrganiserOfOthers({ reader, club: { members } }: ClubAccess): boolean {
  const others = members.filter(({ userId }) => userId !== reader?.id);
  return others.length > 0 && others.every(({ role }) => role === "member");
}

/** The one answer for a club that does not exist and for one that is none of the reader's business. */
export function noSuchClub(): GrundlagError {
  return new GrundlagError("not-found", "There is no such club, or you are not a member of it.");
}
