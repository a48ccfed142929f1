import { createHash } from "node:crypto";
import type { Context } from "@/lib/auth/actor";
import { networkOf } from "@/lib/auth/client-address";
import { forgetEndedWindows, refund, spend, spentSoFar, type Window } from "@/lib/db/rate-limits";
import { GrundlagError } from "@/lib/domain/document/error-code";

const MINUTE_MS = 60_000;

/** Something limited in how often it may happen. */
export interface Limited extends Window {
  readonly limit: number;
  /** What is limited, for the error message: "failed sign-ins for this account". */
  readonly what: string;
}

/** Failed sign-ins to one account, whether it exists or not, from one place: a network address or a known browser. */
export function signInFailures(context: Context, account: string, place: string): Limited {
  return {
    key: `sign-in:${digest(`${place} ${account.toLowerCase()}`)}`,
    windowMs: 15 * MINUTE_MS,
    limit: context.limits.signInFailuresPer15Min,
    what: "failed sign-ins for this account",
  };
}

/** Failed sign-ins from one network address, whatever the account. */
export function addressFailures(context: Context, address: string): Limited {
  return {
    key: `sign-in-address:${digest(networkOf(address))}`,
    windowMs: MINUTE_MS,
    limit: context.limits.addressSignInFailuresPerMin,
    what: "failed sign-ins from this address",
  };
}

/** Failed sign-ins to one account, whether it exists or not, from everywhere together. */
export function accountFailures(context: Context, email: string): Limited {
  return {
    key: `sign-in-account:${digest(email.toLowerCase())}`,
    windowMs: 60 * MINUTE_MS,
    limit: context.limits.accountSignInFailuresPerHour,
    what: "failed sign-ins for this account",
  };
}

export function signUps(context: Context, address: string): Limited {
  return {
    key: `sign-up:${digest(networkOf(address))}`,
    windowMs: 60 * MINUTE_MS,
    limit: context.limits.signUpsPerHour,
    what: "sign-ups from this address",
  };
}

/** Requests for a link to set a new password, from one network address. */
export function resetsFrom(context: Context, address: string): Limited {
  return {
    key: `reset:${digest(networkOf(address))}`,
    windowMs: 60 * MINUTE_MS,
    limit: context.limits.resetsPerHour,
    what: "links for a new password asked for from this address",
  };
}

/** Letters of one kind to one email, whoever asked for them. */
export function lettersTo(kind: string, email: string): Limited {
  return {
    key: `letter:${kind}:${digest(email.toLowerCase())}`,
    windowMs: 60 * MINUTE_MS,
    limit: 3,
    what: "letters to this email",
  };
}

/** Addresses of links that do not exist, tried from one network address. */
export function linkMisses(context: Context, address: string): Limited {
  return {
    key: `link-miss:${digest(networkOf(address))}`,
    windowMs: 15 * MINUTE_MS,
    limit: context.limits.linkMissesPer15Min,
    what: "links from this address that lead nowhere",
  };
}

/** Orders and messages sent from one seat of a game. */
export function actsOfSeat(key: string): Limited {
  return {
    key: `seat:${digest(key)}`,
    windowMs: MINUTE_MS,
    limit: 30,
    what: "orders and messages from this seat",
  };
}

/** Comments written by one account. */
export function commentsBy(userId: string): Limited {
  return {
    key: `comment:${digest(userId)}`,
    windowMs: 10 * MINUTE_MS,
    limit: 30,
    what: "comments from this account",
  };
}

/** Comments reported by one account. */
export function reportsBy(userId: string): Limited {
  return {
    key: `report:${digest(userId)}`,
    windowMs: 60 * MINUTE_MS,
    limit: 20,
    what: "reports from this account",
  };
}

/**
 * Adds to the time a caller's requests took in this minute, in all processes together. If the total exceeds
 * `WORK_SECONDS_PER_MINUTE`, returns the time until which the caller must be refused; otherwise null.
 */
export async function countWork(
  context: Context,
  caller: string,
  ms: number,
): Promise<Date | null> {
  const window = { key: `work:${digest(caller)}`, windowMs: MINUTE_MS };
  const now = context.now();
  const { points, resetsAt } = await spend(context.database, window, now, ms);
  if (points === ms) await forgetEndedWindows(context.database, now);
  return points > context.limits.workSecondsPerMinute * 1_000 ? resetsAt : null;
}

/** Throws if a limit has already been reached, without counting: for attempts that only count if they fail. */
export async function refuseIfSpent(context: Context, limited: Limited): Promise<void> {
  const spent = await spentSoFar(context.database, limited.key, context.now());
  if (spent && spent.points >= limited.limit) throw tooMany(context, limited, spent.resetsAt);
}

/**
 * Counts an event and throws `too-many-requests` with `retryAfterSeconds` if that exceeds the limit. It must be
 * called before the event, so that many at the same time cannot slip through together.
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

/** Takes back an event that was counted but turned out to be harmless. */
export async function refundCount(context: Context, limited: Limited): Promise<void> {
  await refund(context.database, limited.key);
}

/** Counts an event and returns whether it is within the limit. */
export async function isWithin(context: Context, limited: Limited): Promise<boolean> {
  const { points } = await spend(context.database, limited, context.now());
  return points <= limited.limit;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
