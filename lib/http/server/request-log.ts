import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import type { Metrics } from "@/lib/http/server/metrics";
import { log } from "@/lib/log/log";
import type { RequestScope } from "@/lib/log/request-scope";

const RETRY_SECONDS = "2";
const STATUS_OF = { unavailable: 503, "storage-full": 507 } as const;
/** Files of the build and monitoring probes: frequent, and never worth logging. */
const QUIET = ["/_next/static", "/healthz", "/readyz", "/metrics"];

/**
 * Logs and counts a request once it is answered or aborted. Sets what Next.js has no way to: the status 503 or 507 instead
 * of 500 for a page that failed because the service was busy or without its database, and 410 for one that says that its
 * link is gone.
 */
export function observeRequest(input: {
  request: IncomingMessage;
  response: ServerResponse;
  scope: RequestScope;
  metrics: Metrics;
}): void {
  const { request, response, scope, metrics } = input;
  const began = performance.now();
  onHeaders(response, () => {
    nameTrouble(response, scope);
    // An open page that asks for its data anew would take 410 for a fault, and load itself whole.
    if (!request.headers.rsc) nameGone(response, scope);
  });
  response.once("close", () => {
    const seconds = (performance.now() - began) / 1_000;
    const route = scope.route ?? "none";
    const { method = "" } = request;
    const status = response.statusCode;
    const { problem, reason, actorId, trouble } = scope;
    const cause = status < 400 ? null : (reason ?? problem ?? trouble ?? "none");
    metrics.count({ method, route, status, seconds, cause });
    const known = { method, route, status, ms: Math.round(seconds * 1_000), actorId };
    const level = levelOf(route, status);
    const more = {
      // A refused caller may be guessing, the only case in which their origin matters.
      ...(level === "warn" ? { forwardedFor: request.headers["x-forwarded-for"] } : {}),
      ...(problem ? { problem } : {}),
      ...(reason ? { reason } : {}),
      ...(trouble ? { trouble } : {}),
      ...(response.writableFinished ? {} : { brokenOff: true }),
    };
    log[level]({ ...known, ...more }, "request");
  });
}

function nameTrouble(response: ServerResponse, { trouble }: RequestScope): void {
  if (response.statusCode !== 500 || !trouble) return;
  response.statusCode = STATUS_OF[trouble];
  response.setHeader("retry-after", RETRY_SECONDS);
}

function nameGone(response: ServerResponse, { problem }: RequestScope): void {
  if (response.statusCode === 200 && problem === "gone") response.statusCode = 410;
}

function levelOf(route: string, status: number): "debug" | "info" | "warn" | "error" {
  if (status >= 500) return "error";
  if ([401, 403, 429].includes(status)) return "warn";
  return QUIET.includes(route) ? "debug" : "info";
}
