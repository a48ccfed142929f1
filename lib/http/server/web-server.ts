import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { DatabaseWatch } from "@/lib/db/database-watch";
import { compressAnswer } from "@/lib/http/server/compress-answers";
import type { Metrics } from "@/lib/http/server/metrics";
import type { PageRoutes } from "@/lib/http/server/page-routes";
import { notePeer } from "@/lib/http/server/peer-address";
import { readersTurn } from "@/lib/http/server/readers-turn";
import { observeRequest } from "@/lib/http/server/request-log";
import { sendApiAnswer } from "@/lib/http/server/send-api-answer";
import { sendStoredPage } from "@/lib/http/server/send-stored-page";
import type { ServeFile } from "@/lib/http/server/static-files";
import { refuseUnservable } from "@/lib/http/server/unservable-request";
import { isServedWithoutDatabase, refuseForDatabase } from "@/lib/http/server/without-database";
import { noteRequest, type RequestScope, withinScope } from "@/lib/log/request-scope";

/** Longer than proxies keep a connection open, so that they close it and no request meets one that is just closing. */
const KEEP_ALIVE_MS = 75_000;

/** The parts a web server is built from. */
interface WebParts {
  /** Next.js's own handler. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly database: Pick<DatabaseWatch, "isAway">;
  readonly metrics: Metrics;
  /** Sends the files of the build; null in development. */
  readonly serveFile: ServeFile | null;
  readonly pageRoutes: PageRoutes;
}

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

function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}
