import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import type { DatabaseWatch } from "@/lib/db/database-watch";
import type { Language } from "@/lib/domain/document/language";
import { BARE_PAGE_HEADERS, barePage, isForPeople } from "@/lib/http/bare-page";
import { takesBrotli } from "@/lib/http/brotli";
import { offeredApp, type StoredPage } from "@/lib/http/offered-app";
import { securityHeaders } from "@/lib/http/security-headers";
import { compressAnswer } from "@/lib/http/server/compress-answers";
import type { Metrics } from "@/lib/http/server/metrics";
import type { PageRoutes } from "@/lib/http/server/page-routes";
import { readersTurn } from "@/lib/http/server/readers-turn";
import { observeRequest } from "@/lib/http/server/request-log";
import { languageOfMessage, sendProblem } from "@/lib/http/server/send-problem";
import type { ServeFile } from "@/lib/http/server/static-files";
import { refuseUnservable } from "@/lib/http/server/unservable-request";
import { findPage, PLAIN_PAGE_HEADER } from "@/lib/http/stored-page";
import daErrors from "@/lib/i18n/messages/da/errors.json";
import enErrors from "@/lib/i18n/messages/en/errors.json";
import plErrors from "@/lib/i18n/messages/pl/errors.json";
import { noteRequest, type RequestScope, withinScope } from "@/lib/log/request-scope";

/** Longer than proxies keep a connection open, so that they close it and no request meets one that is just closing. */
const KEEP_ALIVE_MS = 75_000;

interface WebParts {
  /** Next.js's own handler. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly database: Pick<DatabaseWatch, "isAway">;
  readonly metrics: Metrics;
  /** Sends the files of the build; null in development. */
  readonly serveFile: ServeFile | null;
  readonly pageRoutes: PageRoutes;
}

const RETRY_SECONDS = 2;

const NEEDS_NO_DATABASE = /^\/(?:_next\/|healthz$|readyz$|favicon)/;

const AWAY_WORDS: Record<Language, { title: string; text: string }> = {
  en: enErrors.away,
  da: daErrors.away,
  pl: plErrors.away,
};

/** The cache policy with which Next.js answers a page rendered for one reader. */
const NOT_KEPT = "private, no-cache, no-store, max-age=0, must-revalidate";

/**
 * Addresses of the API except sign-in, which is handled by next-auth and needs Next.js. Next.js also corrects
 * addresses that end in a slash.
 */
const API_ADDRESS = /^\/api\/v1\/(?!auth\/)[^?]*[^/?](?:\?|$)/;

/** Replaces the host name the caller used, which may be invalid. */
const PLACEHOLDER_HOST = "localhost";

/** The most of a refused body that is read, and for how long, before the connection is closed instead. */
const MAX_REST_BYTES = 8_000_000;

const MAX_REST_MS = 5_000;

const FORWARDED_FOR = "x-forwarded-for";

/**
 * Creates the web server, which handles every request in these steps before Next.js gets it. Once a step answers a
 * request, the remaining steps are skipped.
 */
export function createWebServer(parts: WebParts): Server {
  const server = createServer((request, response) => {
    const scope = openScope(request, parts.pageRoutes);
    response.setHeader("x-request-id", scope.id);
    withinScope(scope, () => {
      observeRequest({ request, response, scope, metrics: parts.metrics });
      answer(parts, request, response).catch((error: unknown) => fail(response, error));
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

function openScope({ url = "/" }: IncomingMessage, pageRoutes: PageRoutes): RequestScope {
  const route = pageRoutes.routeOf(url);
  return { id: randomUUID(), route, actorId: null, problem: null, reason: null, trouble: null };
}

async function answer(
  parts: WebParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (refuseUnservable(request, response)) return;
  notePeer(request);
  if (request.url === "/metrics") return parts.metrics.answer(request, response);
  if (parts.database.isAway && !isServedWithoutDatabase(request)) {
    noteRequest({ trouble: "unavailable" });
    return refuseForDatabase(request, response);
  }
  if (request.method === "GET") await readersTurn();
  compressAnswer(request, response);
  if (parts.serveFile?.(request, response)) return;
  if (await sendApiAnswer(request, response)) return;
  if (await sendStoredPage(request, response)) return;
  await parts.handle(request, response);
}

/**
 * Appends the real address of the connection to a request's `X-Forwarded-For`, as a proxy would: Next.js itself
 * trusts whatever a client sends there.
 */
export function notePeer({ headers, socket }: IncomingMessage): void {
  const claimed = headers[FORWARDED_FOR];
  const chain = [claimed, socket.remoteAddress ?? "unknown"].flat().filter(Boolean);
  headers[FORWARDED_FOR] = chain.join(", ");
}

/**
 * Answers a request to the API directly, and returns whether it was one. Through Next.js it would take several times
 * as long.
 */
async function sendApiAnswer(message: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const app = offeredApp();
  if (!app || !API_ADDRESS.test(message.url ?? "")) return false;
  const request = createRequest(message, response, { host: PLACEHOLDER_HOST });
  const answer = await app.answerApi(request);
  if (!response.destroyed) await sendResponse(response, answer);
  await discardRest(request, message);
  return true;
}

/**
 * Reads what a caller is still sending after they were answered. Until it has gone, the next request on their
 * connection cannot be read; and closing the connection at once would lose them the answer.
 */
async function discardRest(request: Request, message: IncomingMessage): Promise<void> {
  if (message.complete || message.destroyed) return;
  // A body that is being read, or was cancelled while it was, is locked.
  if (request.body && !request.body.locked) await request.body.cancel();
  const close = () => void message.destroy();
  const timer = setTimeout(close, MAX_REST_MS);
  let bytes = 0;
  message.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > MAX_REST_BYTES) close();
  });
  message.once("close", () => clearTimeout(timer));
  message.resume();
}

/**
 * Answers with a stored page, and returns whether there was one. Through Next.js it would take five times as long,
 * and Next.js drops the header that marks it as compressed.
 */
async function sendStoredPage(
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
  sendPage(page, request, response);
  return true;
}

function sendPage(page: StoredPage, { headers }: IncomingMessage, response: ServerResponse): void {
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

/**
 * Whether a request can be answered while the database is unavailable: files of the build, the probes, and preflights
 * of the API, without which a page of another site could not read that it is unavailable.
 */
function isServedWithoutDatabase({ method, url = "" }: IncomingMessage): boolean {
  if (method === "OPTIONS" && API_ADDRESS.test(url)) return true;
  return NEEDS_NO_DATABASE.test(url.split("?")[0] ?? "");
}

/** Answers 503 while the database is unavailable: tools get a problem, people a page that retries. */
async function refuseForDatabase(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = { "retry-after": String(RETRY_SECONDS) };
  if (!isForPeople(request.method, request.headers.accept)) {
    const detail = "The database cannot be reached; try again shortly.";
    return sendProblem(request, response, { code: "unavailable", detail, headers });
  }
  const language = languageOfMessage(request);
  const { title, text } = AWAY_WORDS[language];
  response.writeHead(503, { ...headers, ...BARE_PAGE_HEADERS, connection: "close" });
  response.end(barePage({ language, title, paragraphs: [text], refreshSeconds: RETRY_SECONDS }));
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}
