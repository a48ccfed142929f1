import { decode } from "next-auth/jwt";
import { z } from "zod";
import { ownCookieName } from "@/lib/auth/request-cookie";
import type { SessionClaims } from "@/lib/db/people/sessions";

/** How long a session lasts after signing in. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const claimsSchema = z.object({ sub: z.string(), sid: z.string(), tokenVersion: z.int() });

export function sessionCookieName(): string {
  return ownCookieName("next-auth.session-token");
}

/**
 * The secret that sessions are sealed with. Throws if it is unset, as when the service was not started by its own
 * commands.
 */
export function sessionSecret(): string {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret) throw new Error("NEXTAUTH_SECRET is unset: start the service with `npm run start`");
  return secret;
}

/** The time after which a session must have started to be still valid. */
export function oldestSession(now: Date): Date {
  return new Date(now.getTime() - SESSION_SECONDS * 1_000);
}

/** The claims in a session cookie; null if it is forged, damaged or expired. */
export async function readSessionToken(token: string): Promise<SessionClaims | null> {
  return parseSessionClaims(await decode({ token, secret: sessionSecret() }).catch(() => null));
}

/** The same for a cookie that has already been decrypted. */
export function parseSessionClaims(payload: unknown): SessionClaims | null {
  const claims = claimsSchema.safeParse(payload);
  return claims.success ? claims.data : null;
}
