import type { Club, ClubDetails, Invitation } from "./club";
import { canInvite, canLeaveClub, canReadMembers, roleIn } from "./club-permissions";
import type { ClubRole } from "./club-words";
import type { Reader } from "./permissions";

export interface MemberView {
  readonly id: string;
  readonly name: string;
  readonly role: ClubRole;
  readonly joinedAt: Date;
  readonly isSelf: boolean;
}

/** A club as one reader may see it. */
export interface ClubView extends ClubDetails {
  readonly id: string;
  readonly slug: string;
  /** The reader's role; null if they are not a member. */
  readonly role: ClubRole | null;
  readonly mayLeave: boolean;
  /** Empty for readers who are not members. */
  readonly members: readonly MemberView[];
  /** The current invitation, for organisers only. */
  readonly invitation: Invitation | null;
}

/** The parts of a club that this reader may see now: everything for members, the description for others. */
export function viewClub(club: Club, reader: Reader, now: Date): ClubView {
  const access = { reader, club };
  const { id, slug, name, place, seenBy, text } = club;
  const isLiving = club.invitation !== null && now < club.invitation.expiresAt;
  return {
    id,
    slug,
    name,
    place,
    seenBy,
    text,
    role: roleIn(access),
    mayLeave: canLeaveClub(access),
    members: canReadMembers(access) ? membersFor(club, reader) : [],
    invitation: canInvite(access) && isLiving ? club.invitation : null,
  };
}

function membersFor({ members }: Club, reader: Reader): MemberView[] {
  return members.map(({ userId, ...rest }) => ({
    id: userId,
    ...rest,
    isSelf: userId === reader?.id,
  }));
}
