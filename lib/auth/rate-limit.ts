import { createHash } from "node:crypto";
import type { Context } from "@/lib/auth/actor";
import { forgetEndedWindows, refund, spend, spentSoFar, type Window } from "@/lib/db/rate-limits";
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

/** Addresses of links that led nowhere, tried from one network address. */
export function linkMisses(context: Context, address: string): Limited {
  return {
    key: `link-miss:${digest(address)}`,
    windowMs: 15 * MINUTE_MS,
    limit: context.limits.linkMissesPer15Min,
    what: "links from this address that lead nowhere",
  };
}

/** Refuses who is past a limit already, counting nothing: for what counts only when it goes wrong. */
export async function refusePast(context: Context, limited: Limited): Promise<void> {
  const spent = await spentSoFar(context.database, limited.key, context.now());
  if (spent && spent.points >= limited.limit) throw tooMany(context, limited, spent.resetsAt);
}

/**
 * Counts one event, and refuses it past the limit: `too-many-requests` with `retryAfterSeconds`.
 * Counting comes before the event, so that many at once cannot slip through together.
 */
export async function countOrRefuse(context: Context, limited: Limited): Promise<void> {
  const now = context.now();
  const { points, resetsAt } = await spend(context.database, limited, now);
  if (points === 1) await forgetEndedWindows(context.database, now);
  if (points > limited.limit) throw tooMany(context, limited, resetsAt);
}

function tooMany(context: Context, limited: Limited, resetsAt: Date): GrundlagError {
  const waitMs = resetsAt.getTime() - context.now().getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new GrundlagError(
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
