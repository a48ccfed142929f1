import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";

/** The secret in a link sent by mail, as it is sent back. */
export const linkTokenSchema = z.string().max(200);

/** Creates the secret of a link: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A code as its owner may type it: in any case, with or without hyphens and spaces. */
export const recoveryCodeSchema = z.string().max(100);

/** Without characters that are easily confused. */
const SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Creates a recovery code: four groups of four characters, 79 bits from `chance`. */
export function newRecoveryCode(chance: (below: number) => number): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => SIGNS[chance(SIGNS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/**
 * The stored form of a link's secret: its SHA-256 in hex. A plain hash is enough against guessing, since the secret
 * is random.
 */
export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The same for a recovery code, however it was typed. */
export function hashRecoveryCode(code: string): string {
  return hashLinkToken(code.toLowerCase().replace(/[^a-z0-9]/g, ""));
}
