import type { Context } from "@/lib/auth/actor";
import { countOrRefuse, linkMisses, refuseIfSpent } from "@/lib/auth/rate-limit";
import { type FoundInvitation, findClub, findInvitation } from "@/lib/db/people/clubs";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Club } from "@/lib/domain/people/club";
import { roleIn } from "@/lib/domain/people/club-permissions";
import { slugSchema } from "@/lib/domain/people/share-link";

/** The invitation that was followed, and the network address it was followed from. */
export interface FollowedInvitation {
  readonly code: string;
  readonly address: string;
}

/** What an invitation shows about its club before joining. */
interface InvitedTo {
  readonly slug: string;
  readonly name: string;
  readonly place: string;
  readonly memberCount: number;
  readonly isMember: boolean;
}

/** The club an invitation leads to, as far as its holder may see it. Errors: as for `invitedClub`. */
export async function openInvitation(
  context: Context,
  followed: FollowedInvitation,
): Promise<InvitedTo> {
  const club = await invitedClub(context, followed);
  const { slug, name, place, members } = club;
  const isMember = roleIn({ reader: context.actor, club }) !== null;
  return { slug, name, place, memberCount: members.length, isMember };
}

/**
 * The club of a valid invitation. Errors: `not-found`, which says whether the invitation has expired or was
 * withdrawn; `too-many-requests` for a network address that has tried too many codes that never existed.
 */
export async function invitedClub(
  context: Context,
  { code, address }: FollowedInvitation,
): Promise<Club> {
  const misses = linkMisses(context, address);
  await refuseIfSpent(context, misses);
  const invitation = slugSchema.safeParse(code).success
    ? await findInvitation(context.database, code)
    : null;
  const club = invitation && (await findClub(context.database, { id: invitation.clubId }));
  if (!invitation || !club) {
    await countOrRefuse(context, misses);
    throw new GrundlagError(
      "not-found",
      "There is no such invitation; see that its address is whole.",
    );
  }
  assertLiving(invitation, context.now());
  return club;
}

/** Throws `not-found` with the reason if an invitation has ended. */
export function assertLiving({ revokedAt, expiresAt }: FoundInvitation, now: Date): void {
  const reason =
    revokedAt === null ? now >= expiresAt && "has expired" : "was taken back by the club";
  if (!reason) return;
  throw new GrundlagError("not-found", `This invitation ${reason}; ask for a new one.`);
}
