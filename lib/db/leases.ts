import type { Database } from "@/lib/db/client";

/** What only one may do at a time, by whom, and how long it holds unless it is renewed. */
export interface Lease {
  readonly key: string;
  readonly holder: string;
  readonly lastsMs: number;
}

/**
 * Takes a free lease; else says when the other's ends. It is a row rather than a lock of the session's, so that no
 * connection is kept for it, and ends by itself where its holder is gone.
 */
export async function takeLease(
  database: Database,
  { key, holder, lastsMs }: Lease,
  now: Date,
): Promise<{ readonly heldUntil: Date | null }> {
  const end = new Date(now.getTime() + lastsMs);
  const taken = await database.$executeRaw`
    INSERT INTO leases AS l (key, holder, expires_at) VALUES (${key}, ${holder}, ${end})
    ON CONFLICT (key) DO UPDATE SET holder = ${holder}, expires_at = ${end} WHERE l.expires_at <= ${now}`;
  if (taken > 0) return { heldUntil: null };
  const other = await database.lease.findUnique({ where: { key } });
  return { heldUntil: other?.expiresAt ?? end };
}

/** Renews a lease from now on; false where it ran out and another process took it. */
export async function renewLease(
  database: Database,
  { key, holder, lastsMs }: Lease,
  now: Date,
): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + lastsMs);
  const { count } = await database.lease.updateMany({
    where: { key, holder },
    data: { expiresAt },
  });
  return count > 0;
}

/** Gives a lease back, and forgets those that ran out. */
export async function endLease(
  database: Database,
  { key, holder }: Lease,
  now: Date,
): Promise<void> {
  await database.lease.deleteMany({
    where: { OR: [{ key, holder }, { expiresAt: { lt: now } }] },
  });
}
