import type { MemberContext } from "@/lib/auth/actor";
import { listClubFormats } from "@/lib/db/bogowie-wojny/club-formats";
import { type OfferedFormat, offeredFormat } from "@/lib/domain/bogowie-wojny/event/club-format";

/** The most formats in one list. */
const MAX_OFFERED = 200;

/** The formats of the user's clubs that the user may choose from, club by club. */
export async function listOfferedFormats({
  actor,
  database,
}: MemberContext): Promise<OfferedFormat[]> {
  const { clubIds } = actor;
  const formats = await listClubFormats(database, { clubIds, limit: MAX_OFFERED });
  return formats.map(offeredFormat);
}
