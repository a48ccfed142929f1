import type { Context } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { findClub } from "@/lib/db/people/clubs";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { notAllowed } from "@/lib/domain/document/refusal-reason";
import { type Club, clubSlugSchema } from "@/lib/domain/people/club";
import {
  type ClubAccess,
  canReadClub,
  canReadMembers,
  noSuchClub,
} from "@/lib/domain/people/club-permissions";

/** The parts of the context that a guard needs; `database` may be the transaction in which the action runs. */
interface Guard {
  readonly actor: Context["actor"];
  readonly database: Database;
}

/**
 * A club by its address, for a user with the given permission. Errors: `not-found`, also for a club that the reader
 * must not know about; `forbidden` for members without the permission; `unauthenticated` if nobody is signed in.
 */
export async function guardedClub(
  { actor, database }: Guard,
  slug: string,
  permission: (access: ClubAccess) => boolean,
): Promise<Club> {
  const club = clubSlugSchema.safeParse(slug).success ? await findClub(database, { slug }) : null;
  if (!club || !canReadClub({ reader: actor, club })) throw noSuchClub();
  if (permission({ reader: actor, club })) return club;
  if (!actor) throw new GrundlagError("unauthenticated", "Sign in, or send a bearer token.");
  throw canReadMembers({ reader: actor, club })
    ? notAllowed("club-organisers-only", "Only an organiser of the club may do this.")
    : notAllowed("club-members-only", "Only members of the club may do this.");
}
