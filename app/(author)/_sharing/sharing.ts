import type { Context } from "@/lib/auth/actor";
import { requireMember } from "@/lib/auth/session-gate";
import type { Guarded, Visibility } from "@/lib/domain/people/permissions";
import { listClubs } from "@/lib/usecases/people/clubs/list-clubs";

/** Who may see a document, and the owner's clubs it could belong to. */
export interface Sharing {
  readonly visibility: Visibility;
  readonly clubId: string | null;
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
}

/** The same for a document opened by its owner for editing. */
export async function sharingOf(
  context: Context,
  { visibility, clubId }: Guarded,
): Promise<Sharing> {
  const clubs = await listClubs(requireMember(context));
  return { visibility, clubId, clubs: clubs.map(({ id, name }) => ({ id, name })) };
}
