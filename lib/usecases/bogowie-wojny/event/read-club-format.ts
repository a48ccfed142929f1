import type { Context } from "@/lib/auth/actor";
import { type ClubFormatView, viewClubFormat } from "@/lib/domain/bogowie-wojny/event/club-format";
import { canKnowOfClub, canReadClub } from "@/lib/domain/people/club-permissions";
import {
  type FormatOfClub,
  formatOfClub,
  formatWithId,
  noSuchFormat,
} from "@/lib/usecases/bogowie-wojny/event/club-format-guard";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/** A format by its id alone, as lists store it, for people who may see its club. Error: `not-found`. */
export async function readFormatWithId(context: Context, id: string): Promise<ClubFormatView> {
  const found = await formatWithId(context.database, id);
  if (!found || !canKnowOfClub({ reader: context.actor, club: found.club })) throw noSuchFormat();
  return viewClubFormat(found, context.actor);
}

/** A format of a club, for people who may see the club. Error: `not-found`. */
export async function readClubFormat(
  context: Context,
  { slug, id }: FormatOfClub,
): Promise<ClubFormatView> {
  const club = await guardedClub(context, slug, canReadClub);
  return viewClubFormat(
    await formatOfClub(context.database, { clubId: club.id, id }),
    context.actor,
  );
}
