import type { Database } from "@/lib/db/client";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";

/** The purpose of a link sent by mail. */
export type LinkPurpose = "new-password" | "confirm-email";

interface MailedLink {
  /** SHA-256 (hex) of the link's secret. */
  readonly hash: string;
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** The address it was sent to. */
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Stores a link, and deletes expired ones. */
export async function insertMailedLink(database: Database, link: MailedLink): Promise<void> {
  await database.mailedLink.deleteMany({ where: { expiresAt: { lte: link.createdAt } } });
  await refusingDeletedAccount(database.mailedLink.create({ data: link }));
}

/** The valid link with this hash; null if there is none. */
export async function findMailedLink(
  database: Database,
  { hash, purpose }: Pick<MailedLink, "hash" | "purpose">,
  now: Date,
): Promise<Pick<MailedLink, "userId" | "email"> | null> {
  return database.mailedLink.findFirst({
    where: { hash, purpose, expiresAt: { gt: now }, user: { deletedAt: null } },
    select: { userId: true, email: true },
  });
}

/** Uses up a link; false if it was already used. */
export async function spendMailedLink(database: Database, hash: string): Promise<boolean> {
  return (await database.mailedLink.deleteMany({ where: { hash } })).count > 0;
}

/** Invalidates an account's links for one purpose. */
export async function deleteMailedLinks(
  database: Database,
  where: Pick<MailedLink, "userId" | "purpose">,
): Promise<void> {
  await database.mailedLink.deleteMany({ where });
}

/** The email address an account asked to change to and has not confirmed yet; null if none. */
export async function findPendingEmail(
  database: Database,
  userId: string,
  now: Date,
): Promise<string | null> {
  const link = await database.mailedLink.findFirst({
    where: { userId, purpose: "confirm-email", expiresAt: { gt: now } },
    orderBy: { createdAt: "desc" },
    select: { email: true },
  });
  return link?.email ?? null;
}

/** Stores a set of recovery codes, as SHA-256 (hex), replacing the previous set. */
export async function replaceRecoveryCodes(
  database: Database,
  { userId, hashes }: { readonly userId: string; readonly hashes: readonly string[] },
  now: Date,
): Promise<void> {
  await database.recoveryCode.deleteMany({ where: { userId } });
  const data = hashes.map((hash) => ({ userId, hash, createdAt: now }));
  await refusingDeletedAccount(database.recoveryCode.createMany({ data }));
}

/** How many codes are left, and when they were made; null if none are left. */
export async function countRecoveryCodes(
  database: Database,
  userId: string,
): Promise<{ readonly remaining: number; readonly createdAt: Date | null }> {
  const { _count, _min } = await database.recoveryCode.aggregate({
    where: { userId },
    _count: true,
    _min: { createdAt: true },
  });
  return { remaining: _count, createdAt: _min.createdAt };
}

/** Whether an account has this code. */
export async function hasRecoveryCode(
  database: Database,
  code: { readonly userId: string; readonly hash: string },
): Promise<boolean> {
  return (await database.recoveryCode.count({ where: code })) > 0;
}

/** Uses up a code; false if it was already used. */
export async function spendRecoveryCode(
  database: Database,
  code: { readonly userId: string; readonly hash: string },
): Promise<boolean> {
  return (await database.recoveryCode.deleteMany({ where: code })).count > 0;
}
