import { createHash, randomBytes } from "node:crypto";

const PREFIX = "grundlag_";
const FORM = /^grundlag_[A-Za-z0-9_-]{43}$/;

/** Creates a bearer token: a recognisable prefix and 256 random bits. */
export function newBearerToken(): string {
  return `${PREFIX}${randomBytes(32).toString("base64url")}`;
}

/**
 * The stored form of a token: its SHA-256 in hex. A plain hash is enough against guessing, since the token is random.
 */
export function hashBearerToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Whether an `Authorization` header is meant for us. */
export function isBearer(header: string): boolean {
  return /^\s*bearer(?:\s|$)/i.test(header);
}

/** The token in an `Authorization` header; null if it is not one of ours. */
export function parseBearer(header: string): string | null {
  const [scheme, token, ...rest] = header.trim().split(/\s+/);
  if (scheme?.toLowerCase() !== "bearer" || rest.length > 0 || !token) return null;
  return FORM.test(token) ? token : null;
}
