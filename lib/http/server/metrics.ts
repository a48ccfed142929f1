import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Histogram, register } from "prom-client";
import { sendProblem } from "@/lib/http/server/send-problem";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface CountedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The service's own metrics, for Prometheus. */
export interface Metrics {
  count(request: CountedRequest): void;
  /** Answers `GET /metrics` for callers with the bearer token; without a configured token the answer is 404. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Starts counting. `collect` returns the metrics of all processes of the service in Prometheus' text format; `token`
 * is `METRICS_TOKEN`.
 */
export function startMetrics(input: {
  token: string | undefined;
  collect: () => Promise<string>;
}): Metrics {
  collectDefaultMetrics();
  const requests = new Counter({
    name: "grundlag_http_requests_total",
    help: "Requests answered, by method, route and status.",
    labelNames: ["method", "route", "status"],
  });
  const durations = new Histogram({
    name: "grundlag_http_request_seconds",
    help: "Seconds from a request to the end of its answer, by route.",
    labelNames: ["route"],
    buckets: SECONDS,
  });
  return {
    count({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      durations.observe({ route }, seconds);
    },
    async answer(request, response) {
      const { token, collect } = input;
      if (!token) return sendProblem(request, response, NOT_HERE);
      if (!isBearer(request, token)) return sendProblem(request, response, UNKNOWN);
      response.writeHead(200, {
        "content-type": register.contentType,
        "cache-control": "no-store",
      });
      response.end(await collect());
    },
  };
}

const NOT_HERE = { code: "not-found", detail: "There is nothing at /metrics." } as const;
const UNKNOWN = {
  code: "unauthenticated",
  detail: "Send the METRICS_TOKEN of the service as a bearer token.",
} as const;

function isBearer({ headers }: IncomingMessage, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
