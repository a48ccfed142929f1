import { findClubFormat, findClubFormatNamed } from "@/lib/db/bogowie-wojny/club-formats";
import type { Database } from "@/lib/db/client";
import type { ClubFormat } from "@/lib/domain/bogowie-wojny/event/club-format";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { idSchema } from "@/lib/domain/document/primitives";
import type { Club } from "@/lib/domain/people/club";

/** A club's format, identified by the parts of its address. */
export interface FormatOfClub {
  readonly slug: string;
  readonly id: string;
}

/** A format of a club. Error: `not-found`. */
export async function formatOfClub(
  database: Database,
  { clubId, id }: { readonly clubId: string; readonly id: string },
): Promise<ClubFormat> {
  const found = await formatWithId(database, id);
  if (found?.club.id !== clubId) throw noSuchFormat();
  return found;
}

/** A format by its id, whatever its club; null if there is none. */
export async function formatWithId(database: Database, id: string): Promise<ClubFormat | null> {
  return idSchema.safeParse(id).success ? findClubFormat(database, id) : null;
}

/** The error both for a format that does not exist and for one that the reader must not know about. */
export function noSuchFormat(): GrundlagError {
  return new GrundlagError(
    "not-found",
    "There is no such format, or its club does not show it to you.",
  );
}

/**
 * Refuses a name that another of the club's formats has: `invalid-document`. `self` may keep its own name.
 * Precondition: the club is locked.
 */
export async function refuseTakenName(
  tx: Database,
  { club, name, self }: { club: Pick<Club, "id">; name: string; self: string | null },
): Promise<void> {
  const holder = await findClubFormatNamed(tx, { clubId: club.id, name });
  if (holder === null || holder === self) return;
  throw new GrundlagError("invalid-document", `The club has a format called "${name}" already.`, [
    {
      path: "/format/name",
      code: "name-taken",
      message: "is the name of another format of this club; choose another one",
    },
  ]);
}
