import type { Context } from "@/lib/auth/actor";
import { requireMember } from "@/lib/auth/session-gate";
import { canSetVisibility, type Guarded, type Visibility } from "@/lib/domain/people/permissions";
import { listClubs } from "@/lib/usecases/people/clubs/list-clubs";

/** Who may see a document, and the owner's clubs it could belong to. */
export interface Sharing {
  /** Whether the user owns it, rather than edits it by invitation, and so decides about all of this. */
  readonly isOwn: boolean;
  /** Whether its club owns it: then it can belong to no other. */
  readonly heldByClub: boolean;
  readonly visibility: Visibility;
  readonly clubId: string | null;
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
}

/** The same for a document opened for editing. */
export async function sharingOf(context: Context, document: Guarded): Promise<Sharing> {
  const { visibility, clubId, heldByClub } = document;
  const isOwn = canSetVisibility({ reader: context.actor, document });
  const clubs = (await listClubs(requireMember(context))).map(({ id, name }) => ({ id, name }));
  const offered = heldByClub ? clubs.filter(({ id }) => id === clubId) : clubs;
  return { isOwn, heldByClub, visibility, clubId, clubs: isOwn ? offered : [] };
}
