import { forLiveAccount } from "@/lib/db/account-gone";
import type { Database } from "@/lib/db/client";
import { isUniqueViolation, toUser, type UserRow, userColumns } from "@/lib/db/users";

/** An identity at an OpenID Connect provider: its subject is unique with its issuer, and never given to another. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** The account an identity signs in to. */
export async function findLinkedUser(
  database: Database,
  { issuer, subject }: Identity,
): Promise<UserRow | null> {
  const row = await database.linkedSignIn.findFirst({
    where: { issuer, subject, user: { deletedAt: null } },
    select: { user: { select: userColumns } },
  });
  return row && toUser(row.user);
}

/** Links an identity to an account; false where it is linked already. */
export async function insertLinkedSignIn(
  database: Database,
  link: Identity & { readonly userId: string; readonly createdAt: Date },
): Promise<boolean> {
  try {
    await forLiveAccount(database.linkedSignIn.create({ data: link }));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Whether an account has a linked sign-in at an issuer, and since when. */
export async function findLinkedSignIn(
  database: Database,
  where: { readonly userId: string; readonly issuer: string },
): Promise<{ readonly createdAt: Date } | null> {
  return database.linkedSignIn.findFirst({ where, select: { createdAt: true } });
}

/** Takes an account's links to an issuer back. */
export async function deleteLinkedSignIns(
  database: Database,
  where: { readonly userId: string; readonly issuer: string },
): Promise<void> {
  await database.linkedSignIn.deleteMany({ where });
}
