import type { Database } from "@/lib/db/client";

/** Somebody else who has a document open for editing, and the part of it they are in. */
export interface Visit {
  readonly id: string;
  readonly name: string;
  readonly part: string;
}

/** For this long after their page was last heard of, somebody counts as being there. */
const PRESENT_MS = 45_000;
const FORGOTTEN_MS = 60 * 60_000;

/** Keeps where a user is in a document, and returns the others who are in it, by name. */
export async function keepVisit(
  database: Database,
  {
    documentId,
    userId,
    part,
    now,
  }: {
    readonly documentId: string;
    readonly userId: string;
    readonly part: string;
    readonly now: Date;
  },
): Promise<Visit[]> {
  const since = new Date(now.getTime() - PRESENT_MS);
  const old = new Date(now.getTime() - FORGOTTEN_MS);
  await database.$executeRaw`
    INSERT INTO document_visits (document_id, user_id, part, seen_at)
    VALUES (${documentId}, ${userId}, ${part}, ${now})
    ON CONFLICT (document_id, user_id) DO UPDATE SET part = excluded.part, seen_at = excluded.seen_at`;
  await database.documentVisit.deleteMany({ where: { documentId, seenAt: { lt: old } } });
  const rows = await database.documentVisit.findMany({
    where: { documentId, userId: { not: userId }, seenAt: { gte: since } },
    select: { userId: true, part: true, user: { select: { name: true } } },
    orderBy: [{ user: { name: "asc" } }, { userId: "asc" }],
  });
  return rows.map(({ userId: id, part: where, user }) => ({ id, name: user.name, part: where }));
}
