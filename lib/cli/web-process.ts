// One process of the web server. It loads its code at once, and starts serving when the service's first process tells
// it to.
import { createServer, type Server } from "node:http";
import next from "next";
import { AggregatorRegistry } from "prom-client";
import { HEARTBEAT } from "@/lib/cli/heartbeat";
import type { ServeOrder, ToPrimary, ToWeb } from "@/lib/cli/web-messages";
import { DatabaseWatch } from "@/lib/db/database-watch";
import { startMetrics } from "@/lib/http/server/metrics";
import { readPageRoutes } from "@/lib/http/server/page-routes";
import { staticFiles } from "@/lib/http/server/static-files";
import { createWebServer } from "@/lib/http/server/web-server";

// Creating a registry makes this process answer the first process's requests for its metrics.
new AggregatorRegistry();
const asked = new Map<number, (metrics: string) => void>();
let lastAsked = 0;
let isStopping = false;
/** How often idle connections are closed while the process stops. */
const IDLE_MS = 200;
let server: Server = createServer();

process.on("message", (message: ToWeb) => {
  if (message.kind === "serve") void serve(message).catch(giveUp);
  if (message.kind === "metrics") receive(message);
});
process.on("SIGTERM", stop);
// Ctrl-C reaches every process, but it is the first process that ends the others in order.
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});

tellPrimary({ kind: "loaded" });
setInterval(() => tellPrimary({ kind: "alive" }), HEARTBEAT.beatMs).unref();

async function serve({ mode, host, port, environment }: ServeOrder): Promise<void> {
  Object.assign(process.env, environment);
  const dev = mode === "dev";
  // With tsx, Node would also read a source map for every file of the build: 0.3 s of each start.
  if (!dev) process.setSourceMapsEnabled(false);
  // Our own log has a page's errors, a line each and without stacks where the service is only busy.
  const app = next({ dev, hostname: host, port, quiet: !dev });
  const database = new DatabaseWatch(environment.DATABASE_URL);
  const [pageRoutes] = await Promise.all([readPageRoutes(), app.prepare(), database.start()]);
  server = createWebServer({
    handle: app.getRequestHandler(),
    database,
    metrics: startMetrics({ token: process.env.METRICS_TOKEN, collect: metricsOfAll }),
    serveFile: dev ? null : staticFiles(),
    pageRoutes,
  });
  if (dev) server.on("upgrade", app.getUpgradeHandler());
  server.once("error", giveUp);
  server.listen(port, host);
}

/** Accepts no new connections, finishes the answers in progress, then exits. */
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  if (!server.listening) process.exit(0);
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  // An answer whose headers have already been sent leaves its connection open afterwards.
  setInterval(() => server.closeIdleConnections(), IDLE_MS);
  // Added before the handler, which may have sent its headers by the time a later listener is called.
  server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
}

function receive({ id, text }: { readonly id: number; readonly text: string }): void {
  asked.get(id)?.(text);
  asked.delete(id);
}

function tellPrimary(message: ToPrimary): void {
  process.send?.(message);
}

function giveUp(error: unknown): void {
  console.error(error);
  process.exit(1);
}

function metricsOfAll(): Promise<string> {
  lastAsked += 1;
  const id = lastAsked;
  return new Promise((resolve) => {
    asked.set(id, resolve);
    tellPrimary({ kind: "ask-metrics", id });
  });
}
