import { decode } from "next-auth/jwt";
import { z } from "zod";
import { isServedByHttps } from "@/lib/auth/context";

/** How long a session lasts after signing in. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const claimsSchema = z.object({ sub: z.string(), tokenVersion: z.int() });
export type SessionClaims = z.infer<typeof claimsSchema>;

/** Name of the cookie that carries the session. */
export function sessionCookieName(): string {
  return `${isServedByHttps() ? "__Secure-" : ""}next-auth.session-token`;
}

/** The secret that sessions are sealed with. Throws where the start of the service left it unset. */
export function sessionSecret(): string {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret) throw new Error("NEXTAUTH_SECRET is unset: start the service with `npm run start`");
  return secret;
}

/** What a session cookie says; null where it is forged, damaged or too old. */
export async function readSessionToken(token: string): Promise<SessionClaims | null> {
  const payload = await decode({ token, secret: sessionSecret() }).catch(() => null);
  const claims = claimsSchema.safeParse(payload);
  return claims.success ? claims.data : null;
}
