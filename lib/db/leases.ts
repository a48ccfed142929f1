import type { Database } from "@/lib/db/client";

/** Something that only one process may do at a time: its key, its holder, and how long it lasts unless renewed. */
export interface Lease {
  readonly key: string;
  readonly holder: string;
  readonly lastsMs: number;
}

/**
 * Takes a lease if it is free; otherwise returns when the present one ends. A lease is a row rather than a session
 * lock, so that it needs no connection and expires by itself if its holder is gone.
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

/** Extends a lease from now; false if it expired and another process took it. */
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

/** Releases a lease, and deletes expired ones. */
export async function endLease(
  database: Database,
  { key, holder }: Lease,
  now: Date,
): Promise<void> {
  await database.lease.deleteMany({
    where: { OR: [{ key, holder }, { expiresAt: { lt: now } }] },
  });
}
