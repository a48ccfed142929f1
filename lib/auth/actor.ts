import type { DatabaseClient } from "@/lib/db/locked";
import type { UserRow } from "@/lib/db/people/users";
import type { UserRole } from "@/lib/domain/people/permissions";
import type { Mailer } from "@/lib/mail/mailer";

/** What a bearer token permits; a session permits both. */
export const SCOPES = ["read", "write"] as const;
type Scope = (typeof SCOPES)[number];

declare const minted: unique symbol;

/** A user who has been authenticated. Only `mintActor` creates one, and only `lib/auth` calls that. */
export interface Actor {
  readonly [minted]: true;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: UserRole;
  /** The clubs the user was a member of when the request was authenticated. */
  readonly clubIds: readonly string[];
  /** Those of them that the user was an organiser of. */
  readonly organises: readonly string[];
  readonly scopes: readonly Scope[];
  /** The session of the request; null for a program with a token. */
  readonly sessionId: string | null;
}

/** Limits on how much there may be of something, or how often it may happen in a window of time. */
export interface ServiceLimits {
  readonly signInFailuresPer15Min: number;
  readonly addressSignInFailuresPerMin: number;
  readonly accountSignInFailuresPerHour: number;
  readonly signUpsPerHour: number;
  /** Requests for a link to set a new password, from one network address. */
  readonly resetsPerHour: number;
  /** Addresses of links that do not exist, tried from one network address. */
  readonly linkMissesPer15Min: number;
  /** Scenarios, army lists, army books and maps together in one account. */
  readonly documentsPerAccount: number;
  /** Their size including their histories, in bytes. */
  readonly bytesPerAccount: number;
  /** How many seconds per minute the service works for one caller. */
  readonly workSecondsPerMinute: number;
  /** The longest body accepted from a caller who is not signed in. */
  readonly anonymousBodyBytes: number;
}

/** Everything a use case needs from outside: the user, the database, the clock, randomness and the limits. */
export interface Context {
  readonly actor: Actor | null;
  readonly database: DatabaseClient;
  readonly now: () => Date;
  /** Returns a new id, 20 characters of `[0-9a-z]`: impossible to guess, so that a link containing it can be secret. */
  readonly newId: () => string;
  /**
   * Returns a whole number from 0 to one below its argument, all equally likely and unpredictable; the draw of
   * commanders relies on it.
   */
  readonly chance: (below: number) => number;
  readonly limits: ServiceLimits;
  /** Sends the service's letters; null if it has no mail server. */
  readonly mailer: Mailer | null;
  /** The emails of those who keep the service, in lower case. */
  readonly keepers: readonly string[];
  /** How many proxies in front of the service are trusted about network addresses. */
  readonly trustedProxies: number;
}

/** A context with a signed-in user. */
export interface MemberContext extends Context {
  readonly actor: Actor;
}

/** Turns an account whose identity has been proved into an actor. */
export function mintActor(
  user: UserRow,
  proof: { readonly scopes: readonly Scope[]; readonly sessionId: string | null },
): Actor {
  const { id, email, name, role, clubIds, organises } = user;
  return { id, email, name, role, clubIds, organises, ...proof } as unknown as Actor;
}
