import type { DatabaseClient } from "@/lib/db/locked";
import type { UserRow } from "@/lib/db/users";
import type { UserRole } from "@/lib/domain/permissions";
import type { Mailer } from "@/lib/mail/mailer";

/** What a bearer token lets its holder do; a session may do both. */
export const SCOPES = ["read", "write"] as const;
type Scope = (typeof SCOPES)[number];

declare const minted: unique symbol;

/** A user the gate has let in. Only `mintActor` makes one, and only `lib/auth` calls that. */
export interface Actor {
  readonly [minted]: true;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: UserRole;
  /** The clubs the user was a member of when the request was admitted. */
  readonly clubIds: readonly string[];
  readonly scopes: readonly Scope[];
  /** The session of the request; null for a program with a token. */
  readonly sessionId: string | null;
}

/** How many of what there may be, or may happen in a window of time. */
export interface ServiceLimits {
  readonly signInFailuresPer15Min: number;
  readonly addressSignInFailuresPerMin: number;
  readonly accountSignInFailuresPerHour: number;
  readonly signUpsPerHour: number;
  /** Links for a new password asked for from one network address. */
  readonly resetsPerHour: number;
  /** Addresses of links that lead nowhere, tried from one network address. */
  readonly linkMissesPer15Min: number;
  /** Scenarios, army lists, army books and maps together that one account keeps. */
  readonly documentsPerAccount: number;
  /** What they take with their histories, in bytes. */
  readonly bytesPerAccount: number;
  /** How long the service works for one caller in a minute, in seconds. */
  readonly workSecondsPerMinute: number;
  /** The longest body read from a caller who is not signed in. */
  readonly anonymousBodyBytes: number;
}

/** All that a use case takes from outside: who acts, the database, the clock, chance and the limits. */
export interface Context {
  readonly actor: Actor | null;
  readonly database: DatabaseClient;
  readonly now: () => Date;
  /** A fresh id, 20 characters of `[0-9a-z]`: beyond guessing, so that a link to it can be a secret. */
  readonly newId: () => string;
  /** A whole number from 0 to one below its argument, each equally likely and unpredictable: the draw of commanders relies on it. */
  readonly chance: (below: number) => number;
  readonly limits: ServiceLimits;
  /** Sends the service's letters; null where it has no mail server. */
  readonly mailer: Mailer | null;
  /** Proxies before the service whose word on addresses is taken. */
  readonly trustedProxies: number;
}

/** A context with a signed-in user. */
export interface MemberContext extends Context {
  readonly actor: Actor;
}

/** Turns an account that has proved itself into an actor. */
export function mintActor(
  user: UserRow,
  proof: { readonly scopes: readonly Scope[]; readonly sessionId: string | null },
): Actor {
  const { id, email, name, role, clubIds } = user;
  return { id, email, name, role, clubIds, ...proof } as unknown as Actor;
}
