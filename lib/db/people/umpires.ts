import type { Database } from "@/lib/db/client";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";

/** Somebody who stated that they umpire a scenario, and when they first did. */
export interface StatedUmpire {
  readonly name: string;
  readonly since: Date;
}

interface Statement {
  readonly documentId: string;
  readonly userId: string;
}

/** Whether a user has stated that they umpire a scenario. */
export async function hasStatedUmpiring(
  database: Database,
  statement: Statement,
): Promise<boolean> {
  const where = { documentId_userId: statement };
  return (await database.umpireStatement.findUnique({ where })) !== null;
}

/**
 * Keeps a user's statement that they umpire a scenario, once, and returns since when it stands. Error:
 * `unauthenticated` if the account was deleted in the meantime.
 */
export async function keepUmpireStatement(
  database: Database,
  { now, ...statement }: Statement & { readonly now: Date },
): Promise<Date> {
  const { createdAt } = await refusingDeletedAccount(
    database.umpireStatement.upsert({
      where: { documentId_userId: statement },
      create: { ...statement, createdAt: now },
      update: {},
    }),
  );
  return createdAt;
}

/** Those who stated that they umpire a scenario, the first first. */
export async function listStatedUmpires(
  database: Database,
  documentId: string,
): Promise<StatedUmpire[]> {
  const rows = await database.umpireStatement.findMany({
    where: { documentId },
    include: { user: { select: { name: true } } },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
  });
  return rows.map(({ createdAt, user }) => ({ name: user.name, since: createdAt }));
}

/** The scenarios that a user has stated they umpire, with when. */
export function statementsOf(
  database: Database,
  userId: string,
): Promise<{ readonly documentId: string; readonly createdAt: Date }[]> {
  return database.umpireStatement.findMany({
    where: { userId },
    select: { documentId: true, createdAt: true },
    orderBy: { createdAt: "asc" },
  });
}
