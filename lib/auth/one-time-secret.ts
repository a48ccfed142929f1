import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";

/** What stands in a link sent by mail, as it comes back. */
export const linkTokenSchema = z.string().max(200);

/** A new secret for a link: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A code as its owner may write it: in capitals, with or without hyphens and blanks. */
export const recoveryCodeSchema = z.string().max(100);

/** Without what is mistaken for something else. */
const SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A new recovery code, four groups of four signs: 79 bits of `chance`. */
export function newRecoveryCode(chance: (below: number) => number): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => SIGNS[chance(SIGNS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** What is kept of a link's secret: its SHA-256 in hex. Enough against guessing, as the secret is random itself. */
export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The same for a recovery code, however it was written. */
export function hashRecoveryCode(code: string): string {
  return hashLinkToken(code.toLowerCase().replace(/[^a-z0-9]/g, ""));
}
