import { Prisma } from "@/lib/db/generated/client";
import { GrundlagError } from "@/lib/domain/error-code";

const FOREIGN_KEY_VIOLATION = "P2003";

/** Stores something for an account. Error: `unauthenticated` where the account was deleted meanwhile. */
export async function forLiveAccount<T>(storing: Promise<T>): Promise<T> {
  try {
    return await storing;
  } catch (error) {
    const isGone =
      error instanceof Prisma.PrismaClientKnownRequestError && error.code === FOREIGN_KEY_VIOLATION;
    if (!isGone) throw error;
    throw new GrundlagError("unauthenticated", "This account was deleted.");
  }
}
