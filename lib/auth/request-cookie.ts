import { isServedByHttps } from "@/lib/auth/context";

export interface WithHeaders {
  readonly headers: Pick<Headers, "get">;
}

/** The value of one of a request's cookies; undefined if it has none. */
export function cookieOf(request: WithHeaders, name: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * A `Set-Cookie` header for the whole service. Scripts cannot read the cookie, and changes requested by foreign pages
 * do not send it.
 */
export function cookieHeader(name: string, value: string, seconds: number): string {
  const secure = isServedByHttps() ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * A cookie's name. If the service is reached over https, it has the prefix that makes browsers accept it only over
 * https.
 */
export function ownCookieName(name: string): string {
  return `${isServedByHttps() ? "__Secure-" : ""}${name}`;
}
