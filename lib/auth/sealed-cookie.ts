import { decode, encode } from "next-auth/jwt";
import type { z } from "zod";
import { cookieHeader, cookieOf, ownCookieName, type WithHeaders } from "@/lib/auth/request-cookie";
import { sessionSecret } from "@/lib/auth/session-token";

/** An encrypted cookie that only the service can make, read or use. */
export interface SealedCookie<Claims extends z.ZodObject> {
  /** Its plain name, which is part of its key, so that a cookie sealed for another purpose cannot be opened. */
  readonly name: string;
  readonly seconds: number;
  readonly claims: Claims;
}

/** The `Set-Cookie` header that sets it in a browser. */
export async function sealCookie<Claims extends z.ZodObject>(
  { name, seconds }: SealedCookie<Claims>,
  token: z.infer<Claims>,
): Promise<string> {
  const sealed = await encode({ token, secret: sessionSecret(), maxAge: seconds, salt: name });
  return cookieHeader(ownCookieName(name), sealed, seconds);
}

/** The claims in a request's cookie; null if there is none, or it is forged, damaged or expired. */
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
