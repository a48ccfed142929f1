import { Prisma } from "@/lib/db/generated/client";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { noSuchClub } from "@/lib/domain/people/club-permissions";

const FOREIGN_KEY_VIOLATION = "P2003";

/** Awaits a write for an account. Error: `unauthenticated` if the account was deleted in the meantime. */
export function refusingDeletedAccount<T>(storing: Promise<T>): Promise<T> {
  return refusingOrphans(
    storing,
    new GrundlagError("unauthenticated", "This account was deleted."),
  );
}

/** Awaits a write for a member of a club. Error: `not-found` if the user is not, or no longer, a member. */
export function refusingNonMember<T>(storing: Promise<T>): Promise<T> {
  return refusingOrphans(storing, noSuchClub());
}

async function refusingOrphans<T>(storing: Promise<T>, refusal: GrundlagError): Promise<T> {
  try {
    return await storing;
  } catch (error) {
    const isOrphan =
      error instanceof Prisma.PrismaClientKnownRequestError && error.code === FOREIGN_KEY_VIOLATION;
    throw isOrphan ? refusal : error;
  }
}
