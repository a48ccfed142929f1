import { GrundlagError } from "../document/error-code";
import type { Club } from "./club";
import type { ClubRole } from "./club-words";
import type { Reader } from "./permissions";

/** A reader and the club they ask for. */
export interface ClubAccess {
  readonly reader: Reader;
  readonly club: Pick<Club, "members" | "seenBy">;
}

/** The user's role in a club; null if they are not a member. */
export function roleIn({ reader, club }: ClubAccess): ClubRole | null {
  return club.members.find(({ userId }) => userId === reader?.id)?.role ?? null;
}

/** May open its page at all; for anybody else the club does not exist. */
export function canReadClub(access: ClubAccess): boolean {
  return access.club.seenBy === "everyone" || roleIn(access) !== null;
}

/** The same without loading its members; `knownClub` in `lib/db` is the equivalent SQL. */
export function canKnowOfClub({
  reader,
  club: { id, seenBy },
}: {
  readonly reader: Reader;
  readonly club: Pick<Club, "id" | "seenBy">;
}): boolean {
  return seenBy === "everyone" || reader?.clubIds.includes(id) === true;
}

/** May see its members. */
export function canReadMembers(access: ClubAccess): boolean {
  return roleIn(access) !== null;
}

export function canEditClub(access: ClubAccess): boolean {
  return roleIn(access) === "organiser";
}

/** May create invitations, and see and revoke the current one. */
export function canInvite(access: ClubAccess): boolean {
  return canEditClub(access);
}

export function canRemoveMember(access: ClubAccess): boolean {
  return canEditClub(access);
}

/** May promote members to organisers and back. */
export function canSetRole(access: ClubAccess): boolean {
  return canEditClub(access);
}

/** May publish formats for its players, and edit and withdraw any of them. */
export function canPublishFormats(access: ClubAccess): boolean {
  return canEditClub(access);
}

/** May read what the club owns, and have it left out of what a game needs. */
export function canReadStock(access: ClubAccess): boolean {
  return roleIn(access) !== null;
}

export function canEditStock(access: ClubAccess): boolean {
  return canEditClub(access);
}

export function canDeleteClub(access: ClubAccess): boolean {
  return canEditClub(access);
}

/** May leave: the last organiser only if no members would remain without an organiser. */
export function canLeaveClub(access: ClubAccess): boolean {
  const role = roleIn(access);
  return role === "member" || (role === "organiser" && !isOnlyOrganiserOfOthers(access));
}

/** Whether the club would have members but no organiser without this one. */
export function isOnlyOrganiserOfOthers({ reader, club: { members } }: ClubAccess): boolean {
  const others = members.filter(({ userId }) => userId !== reader?.id);
  return others.length > 0 && others.every(({ role }) => role === "member");
}

/** The same error for a club that does not exist and for one the reader may not know of. */
export function noSuchClub(): GrundlagError {
  return new GrundlagError("not-found", "There is no such club, or you are not a member of it.");
}
