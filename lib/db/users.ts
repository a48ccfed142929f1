import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { UserRole } from "@/lib/domain/permissions";

const UNIQUE_VIOLATION = "P2002";

/** An account as the service sees it; the hash of its password stays in this folder's queries. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: UserRole;
  readonly tokenVersion: number;
  readonly createdAt: Date;
  /** The clubs whose member it is. */
  readonly clubIds: readonly string[];
}

/** What is read of an account to let it in. */
export const userColumns = {
  id: true,
  email: true,
  name: true,
  role: true,
  tokenVersion: true,
  createdAt: true,
  clubs: { select: { clubId: true } },
} as const;

/** An account as it was read by `userColumns`. */
export function toUser<Row extends Prisma.UserGetPayload<{ select: typeof userColumns }>>({
  clubs,
  ...rest
}: Row): Omit<Row, "clubs"> & Pick<UserRow, "clubIds"> {
  return { ...rest, clubIds: clubs.map(({ clubId }) => clubId) };
}

/** Stores a new account; false where the email has one already. */
export async function insertUser(
  database: Database,
  user: {
    id: string;
    email: string;
    name: string;
    passwordHash: string | null;
    role?: UserRole;
    createdAt: Date;
  },
): Promise<boolean> {
  try {
    await database.user.create({ data: user });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** The account with this id, as long as it is alive. */
export async function findUser(database: Database, id: string): Promise<UserRow | null> {
  const row = await database.user.findFirst({
    where: { id, deletedAt: null },
    select: userColumns,
  });
  return row && toUser(row);
}

/** The account of an email with its password's hash; the email is compared lower-cased. */
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

/** Stores a new password and ends every session that was opened with the old one. */
export async function storePassword(
  database: Database,
  id: string,
  passwordHash: string,
): Promise<void> {
  const data = { passwordHash, tokenVersion: { increment: 1 } };
  await database.user.updateMany({ where: { id }, data });
}

/** Ends every session of an account. */
export async function raiseTokenVersion(database: Database, id: string): Promise<void> {
  await database.user.updateMany({ where: { id }, data: { tokenVersion: { increment: 1 } } });
}

/** Removes an account with its tokens; what it owns must have gone or changed hands before. */
export async function deleteUser(database: Database, id: string): Promise<void> {
  await database.user.deleteMany({ where: { id } });
}

/** The id of a system account, made at the first call. It has no password: nobody can sign in to it. */
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

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION;
}
