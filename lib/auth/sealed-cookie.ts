import { decode, encode } from "next-auth/jwt";
import type { z } from "zod";
import { cookieHeader, cookieOf, ownCookieName, type WithHeaders } from "@/lib/auth/request-cookie";
import { sessionSecret } from "@/lib/auth/session-token";

/** A cookie of ours that only the service can make, read or use. */
export interface SealedCookie<Claims extends z.ZodObject> {
  /** Its plain name, which goes into its key: one sealed for another use does not open. */
  readonly name: string;
  readonly seconds: number;
  readonly claims: Claims;
}

/** The `Set-Cookie` header that gives it to a browser. */
export async function sealCookie<Claims extends z.ZodObject>(
  { name, seconds }: SealedCookie<Claims>,
  token: z.infer<Claims>,
): Promise<string> {
  const sealed = await encode({ token, secret: sessionSecret(), maxAge: seconds, salt: name });
  return cookieHeader(ownCookieName(name), sealed, seconds);
}

/** What a request's cookie claims; null where there is none, or it is forged, damaged or too old. */
export async function openCookie<Claims extends z.ZodObject>(
  { name, claims }: SealedCookie<Claims>,
  request: WithHeaders,
): Promise<z.infer<Claims> | null> {
  const token = cookieOf(request, ownCookieName(name));
  if (!token) return null;
  const payload = await decode({ token, secret: sessionSecret(), salt: name }).catch(() => null);
  const parsed = claims.safeParse(payload);
  return parsed.success ? parsed.data : null;
}
