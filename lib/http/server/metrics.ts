import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import { poolCounts } from "@/lib/db/pool";
import { sendProblem } from "@/lib/http/server/send-problem";
import { listenToJobTimes } from "@/lib/log/job-times";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

export interface CountedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** Why it was refused: the reason or code of its problem, or `none` if it has none; null if it was not refused. */
  readonly cause: string | null;
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
  const refusals = new Counter({
    name: "grundlag_refusals_total",
    help: "Requests answered with a status of 400 or above, by status and cause.",
    labelNames: ["status", "cause"],
  });
  measureJobs();
  measurePool();
  return {
    count({ method, route, status, seconds, cause }) {
      requests.inc({ method, route, status });
      durations.observe({ route }, seconds);
      if (cause) refusals.inc({ status, cause });
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

function measureJobs(): void {
  const settings = { labelNames: ["kind"], buckets: JOB_SECONDS };
  const seconds = {
    waiting: new Histogram({
      name: "grundlag_job_waiting_seconds",
      help: "Seconds that imports, prints and other jobs waited for their turn, by kind.",
      ...settings,
    }),
    running: new Histogram({
      name: "grundlag_job_running_seconds",
      help: "Seconds that imports, prints and other jobs ran until they were done or stopped, by kind.",
      ...settings,
    }),
  };
  listenToJobTimes(({ kind, phase, seconds: taken }) => seconds[phase].observe({ kind }, taken));
}

/** Each process has a pool of its own; prom-client adds these gauges up over the processes. */
function measurePool(): void {
  const help = {
    open: "Connections to the database that the processes' pools hold.",
    idle: "Connections to the database that no query uses.",
    waiting: "Queries that wait for a connection to the database.",
  };
  for (const part of ["open", "idle", "waiting"] as const) {
    new Gauge({
      name: `grundlag_database_pool_${part}`,
      help: help[part],
      aggregator: "sum",
      collect() {
        this.set(poolCounts()[part]);
      },
    });
  }
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
