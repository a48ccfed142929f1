import { hash, verify } from "@node-rs/argon2";
import { z } from "zod";

/** Shortest and longest password in characters; the upper bound keeps hashing affordable. */
const PASSWORD_LENGTH = { min: 12, max: 256 } as const;

/** A password that may be set. */
export const newPasswordSchema = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);

/** A password that is claimed to be right; its length betrays nothing about the rules of old. */
export const claimedPasswordSchema = z.string().max(PASSWORD_LENGTH.max);

// The package's own enum of algorithms exists for the compiler alone.
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords hashed at once in one process: each takes 19 MB and a core for its time. */
const AT_ONCE = 2;

let taken = 0;
const waiting: (() => void)[] = [];

/** The argon2id string to keep of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hashed(password));
}

function hashed(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one that was hashed. Where there is no hash it works as long and returns false, so that
 * the time taken does not reveal which accounts exist. Called within a turn (`inTurn`).
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashed("the password of nobody at all");
  const right = await verify(passwordHash ?? (await decoy), password.normalize("NFKC"));
  return right && passwordHash !== null;
}

/**
 * Does `work` when its turn comes. What is counted before a password is checked and taken back when it was right
 * is counted within the turn, so that many people who sign in at one moment are not taken for one who guesses.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (taken < AT_ONCE) taken += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}
