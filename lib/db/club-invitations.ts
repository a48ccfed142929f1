import type { Database } from "@/lib/db/client";
import type { Invitation } from "@/lib/domain/club/invitation";

/** An invitation by what stands in its address, with where it leads and whether it was taken back. */
export interface FoundInvitation extends Invitation {
  readonly clubId: string;
  readonly revokedAt: Date | null;
}

/** Living or not; null where there never was one. */
export async function findInvitation(
  database: Database,
  code: string,
): Promise<FoundInvitation | null> {
  return database.clubInvitation.findUnique({ where: { code } });
}

export async function insertInvitation(
  database: Database,
  invitation: Invitation & { readonly clubId: string },
): Promise<void> {
  await database.clubInvitation.create({ data: invitation });
}

/** Takes back what invitations a club has; false where none lives. */
export async function revokeInvitations(
  database: Database,
  { clubId, now }: { clubId: string; now: Date },
): Promise<boolean> {
  const { count } = await database.clubInvitation.updateMany({
    where: { clubId, revokedAt: null },
    data: { revokedAt: now },
  });
  return count > 0;
}
