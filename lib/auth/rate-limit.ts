import { createHash } from "node:crypto";
import type { Context } from "@/lib/auth/actor";
import { forgetEndedWindows, refund, spend, type Window } from "@/lib/db/rate-limits";
import { GrundlagError } from "@/lib/domain/error-code";

const MINUTE_MS = 60_000;

/** Something that may happen only so often. */
export interface Limited extends Window {
  readonly limit: number;
  /** What is limited, for the refusal: "failed sign-ins for this account". */
  readonly what: string;
}

/** Failed sign-ins of one account, whether it exists or not. */
export function signInFailures(context: Context, email: string): Limited {
  return {
    key: `sign-in:${digest(email.toLowerCase())}`,
    windowMs: 15 * MINUTE_MS,
    limit: context.limits.signInFailuresPer15Min,
    what: "failed sign-ins for this account",
  };
}

/** Sign-ups from one network address. */
export function signUps(context: Context, address: string): Limited {
  return {
    key: `sign-up:${digest(address)}`,
    windowMs: 60 * MINUTE_MS,
    limit: context.limits.signUpsPerHour,
    what: "sign-ups from this address",
  };
}

/**
 * Counts one event, and refuses it past the limit: `too-many-requests` with `retryAfterSeconds`.
 * Counting comes before the event, so that many at once cannot slip through together.
 */
export async function countOrRefuse(context: Context, limited: Limited): Promise<void> {
  const now = context.now();
  const { points, resetsAt } = await spend(context.database, limited, now);
  if (points === 1) await forgetEndedWindows(context.database, now);
  if (points <= limited.limit) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000));
  throw new GrundlagError(
    "too-many-requests",
    `There were too many ${limited.what}; ${limited.limit} are allowed in ${limited.windowMs / MINUTE_MS} minutes. Try again in ${retryAfterSeconds} seconds.`,
    [],
    { retryAfterSeconds },
  );
}

/** Takes an event back that was counted and turned out harmless. */
export async function uncount(context: Context, limited: Limited): Promise<void> {
  await refund(context.database, limited.key);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
