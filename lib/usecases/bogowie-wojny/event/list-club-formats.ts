import type { Context } from "@/lib/auth/actor";
import { listClubFormats as list } from "@/lib/db/bogowie-wojny/club-formats";
import {
  type ClubFormatView,
  MAX_FORMATS,
  viewClubFormat,
} from "@/lib/domain/bogowie-wojny/event/club-format";
import { canReadClub } from "@/lib/domain/people/club-permissions";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/** A club's published formats by name, for people who may see the club. Error: `not-found`. */
export async function listClubFormats(context: Context, slug: string): Promise<ClubFormatView[]> {
  const { id } = await guardedClub(context, slug, canReadClub);
  const formats = await list(context.database, { clubIds: [id], limit: MAX_FORMATS });
  return formats.map((format) => viewClubFormat(format, context.actor));
}
