import type { IncomingMessage, ServerResponse } from "node:http";
import { takesBrotli } from "@/lib/http/brotli";
import type { StoredPage } from "@/lib/http/offered-app";
import { securityHeaders } from "@/lib/http/security-headers";
import { findPage, PLAIN_PAGE_HEADER } from "@/lib/http/stored-page";

/** The cache policy with which Next.js answers a page rendered for one reader. */
const NOT_KEPT = "private, no-cache, no-store, max-age=0, must-revalidate";

/**
 * Answers with a stored page, and returns whether there was one. Through Next.js it would take five times as long,
 * and Next.js drops the header that marks it as compressed.
 */
export async function sendStoredPage(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method, url = "/", headers } = request;
  // Requests of an open page for another page's data, and the store's own requests, must be rendered.
  if (method !== "GET" || headers.rsc || headers[PLAIN_PAGE_HEADER]) return false;
  if (!URL.canParse(url, "http://localhost")) return false;
  const { cookie = "", "accept-language": language = "" } = headers;
  const page = await findPage(url, { cookie, "accept-language": language });
  if (!page) return false;
  send(page, request, response);
  return true;
}

function send(page: StoredPage, { headers }: IncomingMessage, response: ServerResponse): void {
  const isBrotli = takesBrotli(headers["accept-encoding"]?.toString());
  const https = /^https:/i.test(process.env.PUBLIC_URL ?? "");
  response.writeHead(200, {
    ...securityHeaders({ https }),
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": page.policy,
    "cache-control": NOT_KEPT,
    vary: "Cookie, Accept-Language, Accept-Encoding, RSC",
    ...(page.link ? { link: page.link } : {}),
    ...(isBrotli ? { "content-encoding": "br", "content-length": page.brotli.length } : {}),
  });
  response.end(isBrotli ? page.brotli : page.html);
}
