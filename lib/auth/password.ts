import { hash, verify } from "@node-rs/argon2";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { z } from "zod";

/** Minimum and maximum length of a password in characters; the upper limit keeps hashing affordable. */
const PASSWORD_LENGTH = { min: 12, max: 256 } as const;

/** A password that may be set: of that length, and not among those that are tried first. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_LENGTH.min, { abort: true })
  .max(PASSWORD_LENGTH.max, { abort: true })
  .refine((password) => !isEasilyGuessed(password), {
    error: "This password is easily guessed; take a few words that do not belong together.",
    params: { words: "easily-guessed" },
  });

/** A password to be checked; it has no minimum length, since earlier rules may have been different. */
export const claimedPasswordSchema = z.string().max(PASSWORD_LENGTH.max);

/** On the library's scale of 0 to 4, passwords below this are found in fewer than a million guesses. */
const LEAST_SCORE = 2;

/** More characters make no password easier to guess, but their patterns take long to search. */
const JUDGED_LENGTH = 64;

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

function isEasilyGuessed(password: string): boolean {
  return guesser.check(password.slice(0, JUDGED_LENGTH)).score < LEAST_SCORE;
}

// The package's enum of algorithms exists only at compile time.
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many passwords one process hashes at the same time; each takes 19 MB and a core. */
const AT_ONCE = 2;

let taken = 0;
const waiting: (() => void)[] = [];

/** The argon2id string to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return inPasswordQueue(() => hashed(password));
}

function hashed(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password matches its hash. Without a hash it takes as long and returns false, so that the time does not
 * reveal which accounts exist. Must be called within a turn (`inPasswordQueue`).
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashed("the password of nobody at all");
  const right = await verify(passwordHash ?? (await decoy), password.normalize("NFKC"));
  return right && passwordHash !== null;
}

/**
 * Runs `work` when it is its turn. If attempts are counted before a password is checked and taken back if it was
 * right, that must happen within the turn, so that many people signing in at the same moment are not taken for one
 * person guessing.
 */
export async function inPasswordQueue<T>(work: () => Promise<T>): Promise<T> {
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
