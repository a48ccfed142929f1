import { createHash, randomBytes } from "node:crypto";

const PREFIX = "grundlag_";
const FORM = /^grundlag_[A-Za-z0-9_-]{43}$/;

/** A new bearer token: a recognisable prefix and 256 random bits. */
export function newBearerToken(): string {
  return `${PREFIX}${randomBytes(32).toString("base64url")}`;
}

/** What is kept of a token: its SHA-256 in hex. Enough against guessing, as the token is random itself. */
export function hashBearerToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The token of an `Authorization` header; null where it is not of our making. */
export function parseBearer(header: string): string | null {
  const [scheme, token, ...rest] = header.trim().split(/\s+/);
  if (scheme?.toLowerCase() !== "bearer" || rest.length > 0 || !token) return null;
  return FORM.test(token) ? token : null;
}
