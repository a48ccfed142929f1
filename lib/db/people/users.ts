import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { UserRole } from "@/lib/domain/people/permissions";

const UNIQUE_VIOLATION = "P2002";

/** An account as the rest of the service sees it; only queries in this folder see the password's hash. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: UserRole;
  readonly tokenVersion: number;
  readonly createdAt: Date;
  /** The clubs it is a member of. */
  readonly clubIds: readonly string[];
  /** Those of them that it is an organiser of. */
  readonly organises: readonly string[];
}

/** The columns read when an account is admitted. */
export const userColumns = {
  id: true,
  email: true,
  name: true,
  role: true,
  tokenVersion: true,
  createdAt: true,
  clubs: { select: { clubId: true, role: true } },
} as const;

/** Converts a row read with `userColumns` to an account. */
export function toUser<Row extends Prisma.UserGetPayload<{ select: typeof userColumns }>>({
  clubs,
  ...rest
}: Row): Omit<Row, "clubs"> & Pick<UserRow, "clubIds" | "organises"> {
  const organised = clubs.filter(({ role }) => role === "organiser");
  return {
    ...rest,
    clubIds: clubs.map(({ clubId }) => clubId),
    organises: organised.map(({ clubId }) => clubId),
  };
}

interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly role?: UserRole;
  readonly createdAt: Date;
}

/** Stores a new account; false, after the same amount of work, if the email already has one. */
export async function insertUser(database: Database, user: NewUser): Promise<boolean> {
  const { count } = await database.user.createMany({ data: user, skipDuplicates: true });
  return count > 0;
}

/** Stores a new account with the identity that signs in to it; false if the email or the identity already has one. */
export async function insertLinkedUser(
  database: Database,
  user: NewUser,
  identity: { readonly issuer: string; readonly subject: string },
): Promise<boolean> {
  const link = { ...identity, createdAt: user.createdAt };
  try {
    await database.user.create({ data: { ...user, linkedSignIns: { create: link } } });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** The account with this id, unless it has been deleted. */
export async function findUser(database: Database, id: string): Promise<UserRow | null> {
  const row = await database.user.findFirst({
    where: { id, deletedAt: null },
    select: userColumns,
  });
  return row && toUser(row);
}

/** The account with this id and its password's hash. */
export async function findUserWithPassword(
  database: Database,
  id: string,
): Promise<(UserRow & { passwordHash: string | null }) | null> {
  const row = await database.user.findFirst({
    where: { id, deletedAt: null },
    select: { ...userColumns, passwordHash: true },
  });
  return row && toUser(row);
}

/** The account with this email, compared in lower case, and its password's hash. */
export async function findUserForSignIn(
  database: Database,
  email: string,
): Promise<(UserRow & { passwordHash: string | null }) | null> {
  const row = await database.user.findFirst({
    where: { email: email.toLowerCase(), deletedAt: null },
    select: { ...userColumns, passwordHash: true },
  });
  return row && toUser(row);
}

export async function renameUser(database: Database, id: string, name: string): Promise<void> {
  await database.user.updateMany({ where: { id }, data: { name } });
}

/** Stores a new password and ends every session opened with the old one. */
export async function storePassword(
  database: Database,
  id: string,
  passwordHash: string,
): Promise<void> {
  await database.user.updateMany({ where: { id }, data: { passwordHash } });
  await endAllSessions(database, id);
}

/** Ends every session of an account, including those just being opened. */
export async function endAllSessions(database: Database, id: string): Promise<void> {
  await database.user.updateMany({ where: { id }, data: { tokenVersion: { increment: 1 } } });
  await database.session.deleteMany({ where: { userId: id } });
}

/** Whether an account has a password. */
export async function hasPassword(database: Database, id: string): Promise<boolean> {
  return (await database.user.count({ where: { id, passwordHash: { not: null } } })) > 0;
}

/** Changes an account's email, stored in lower case; false if it already belongs to an account. */
export async function storeEmail(database: Database, id: string, email: string): Promise<boolean> {
  try {
    await database.user.updateMany({ where: { id }, data: { email } });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Deletes an account with its tokens. Precondition: everything it owns has been deleted or transferred. */
export async function deleteUser(database: Database, id: string): Promise<void> {
  await database.user.deleteMany({ where: { id } });
}

/** The id of a system account, created on first use. It has no password, so nobody can sign in to it. */
export async function ensureSystemUser(
  database: Database,
  role: Exclude<UserRole, "member">,
): Promise<string> {
  const email = `${role}@system.invalid`;
  await database.user.upsert({
    where: { email },
    create: { id: role, email, name: role, role },
    update: {},
  });
  return role;
}

/** Whether a row was refused because another one has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION;
}
