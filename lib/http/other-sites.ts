import { cookieOf } from "@/lib/auth/request-cookie";
import { sessionCookieName } from "@/lib/auth/session-token";

/** The headers that scripts of other sites may read besides those they always may. */
const EXPOSED = "Content-Disposition, ETag, Retry-After, X-Page-Count, X-Request-Id";

const READING = ["GET", "HEAD"];

type Asked = Pick<Request, "method" | "headers">;

const ONE_DAY_S = 86_400;

/**
 * Whether a page of another site fetches or shows what is asked for. It is answered as anyone would be: a browser
 * sends the session's cookie along from other ports and subdomains. Following a link from there does not count.
 */
export function isReadByOtherSite({ method, headers }: Asked): boolean {
  const site = headers.get("sec-fetch-site");
  const isOther = site === "cross-site" || site === "same-site";
  return READING.includes(method) && isOther && headers.get("sec-fetch-mode") !== "navigate";
}

/**
 * Lets pages of other sites read an answer that anyone would get: the request named nobody, or proxies may keep the
 * answer for all. Other answers stay as they are, and browsers refuse them to other sites.
 */
export function openToOtherSites(request: Asked, { headers }: Response): void {
  if (!READING.includes(request.method)) return;
  if (/\bcookie\b/i.test(headers.get("vary") ?? "")) headers.append("vary", "Sec-Fetch-Site");
  const isForAll = headers.get("cache-control")?.startsWith("public") ?? false;
  if (!isForAll && !namesNobody(request)) return;
  headers.set("access-control-allow-origin", "*");
  headers.set("access-control-expose-headers", EXPOSED);
  headers.set("cross-origin-resource-policy", "cross-origin");
}

function namesNobody(request: Asked): boolean {
  if (request.headers.has("authorization")) return false;
  return isReadByOtherSite(request) || cookieOf(request, sessionCookieName()) === undefined;
}

/** The headers that answer a browser's preflight: a page of another site may read the address. */
export const MAY_BE_READ = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": READING.join(", "),
  "access-control-allow-headers": "If-None-Match",
  "access-control-max-age": String(ONE_DAY_S),
} as const;
