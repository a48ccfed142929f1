import type { Database } from "@/lib/db/client";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";
import { isUniqueViolation, toUser, type UserRow, userColumns } from "@/lib/db/people/users";

/** An identity at an OpenID Connect provider: the subject is unique within the issuer and never reassigned. */
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

/** Links an identity to an account; false if it is already linked. */
export async function insertLinkedSignIn(
  database: Database,
  link: Identity & { readonly userId: string; readonly createdAt: Date },
): Promise<boolean> {
  try {
    await refusingDeletedAccount(database.linkedSignIn.create({ data: link }));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** When an account's linked sign-in at an issuer was created; null if it has none. */
export async function findLinkedSignIn(
  database: Database,
  where: { readonly userId: string; readonly issuer: string },
): Promise<{ readonly createdAt: Date } | null> {
  return database.linkedSignIn.findFirst({ where, select: { createdAt: true } });
}

/** Deletes an account's linked sign-ins at an issuer. */
export async function deleteLinkedSignIns(
  database: Database,
  where: { readonly userId: string; readonly issuer: string },
): Promise<void> {
  await database.linkedSignIn.deleteMany({ where });
}
