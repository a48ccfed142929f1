import { isServedByHttps } from "@/lib/auth/context";

/** What a request reveals in its headers. */
export interface WithHeaders {
  readonly headers: Pick<Headers, "get">;
}

/** The value of a request's cookie. */
export function cookieOf(request: WithHeaders, name: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** A `Set-Cookie` header for all of the service that no script reads and no foreign page sends along with a change. */
export function cookieHeader(name: string, value: string, seconds: number): string {
  const secure = isServedByHttps() ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** A cookie's name, with the prefix by which browsers take it over https alone where the service is served so. */
export function ownCookieName(name: string): string {
  return `${isServedByHttps() ? "__Secure-" : ""}${name}`;
}
