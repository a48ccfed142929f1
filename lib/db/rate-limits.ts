import type { Database } from "@/lib/db/client";

/** One counter: the key of what it counts (at most 200 characters) and the length of its window. */
export interface Window {
  readonly key: string;
  readonly windowMs: number;
}

/** How many points were spent in a counter's present window, and when that window ends. */
interface Spent {
  readonly points: number;
  readonly resetsAt: Date;
}

/** Adds to a counter, starting a new window if the last one has ended. */
export async function spend(
  database: Database,
  window: Window,
  now: Date,
  added = 1,
): Promise<Spent> {
  const end = new Date(now.getTime() + window.windowMs);
  const [row] = await database.$queryRaw<{ points: number; expires_at: Date }[]>`
    INSERT INTO rate_limits AS r (key, points, window_start, expires_at)
    VALUES (${window.key}, ${added}, ${now}, ${end})
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r.expires_at <= ${now} THEN ${added} ELSE r.points + ${added} END,
      window_start = CASE WHEN r.expires_at <= ${now} THEN ${now} ELSE r.window_start END,
      expires_at = CASE WHEN r.expires_at <= ${now} THEN ${end} ELSE r.expires_at END
    RETURNING points, expires_at`;
  return { points: row?.points ?? added, resetsAt: row?.expires_at ?? end };
}

/** How many points were spent in a counter's present window, without adding any; null if there is no window. */
export async function spentSoFar(
  database: Database,
  key: string,
  now: Date,
): Promise<Spent | null> {
  const row = await database.rateLimit.findUnique({ where: { key } });
  return row && row.expiresAt > now ? { points: row.points, resetsAt: row.expiresAt } : null;
}

/** Takes back one point of a counter, for an event that turned out to be harmless. */
export async function refund(database: Database, key: string): Promise<void> {
  await database.rateLimit.updateMany({
    where: { key, points: { gt: 0 } },
    data: { points: { decrement: 1 } },
  });
}

/** Deletes counters whose windows have ended. */
export async function forgetEndedWindows(database: Database, now: Date): Promise<void> {
  await database.rateLimit.deleteMany({ where: { expiresAt: { lt: now } } });
}
