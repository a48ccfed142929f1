import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type RegistryContentType } from "prom-client";
import type { ServeOrder, ToPrimary, ToWeb } from "@/lib/cli/web-messages";

/** How long requests that are being answered may take to finish when the service stops. */
const FINISH_MS = 10_000;
/** So many processes that end before they listen, one after the other, are a fault that no further one would mend. */
const FALSE_STARTS = 3;
const RESTART_MS = 200;

/** The processes behind the service's one port. */
export interface WebProcesses {
  /** Has the first one serve; resolves when it listens. Rejects where none can. */
  serve(order: ServeOrder): Promise<void>;
  /** Starts the others: once the first page has come, whose making they would slow down. */
  startOthers(): void;
  /** Rejects when no process will stay up. */
  failed: Promise<never>;
  /** Ends them: each finishes what it is answering, for ten seconds at most. */
  stop(): Promise<void>;
}

/**
 * Starts the first web process, which loads its code while the database starts, and keeps `count` of them running: one
 * that ends is replaced. They take connections from one socket by themselves: dealt out in turn, a connection on its way
 * to a process that is killed or stopped would be answered by nobody.
 */
export function startWebProcesses(input: {
  count: number;
  nodeEnvironment: "production" | "development";
  output: "inherit" | NodeJS.WritableStream;
  report: (news: string) => void;
}): WebProcesses {
  const { count, output, report } = input;
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: "lib/cli/web-process.ts",
    args: [],
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", output === "inherit" ? "inherit" : "pipe", "inherit", "ipc"],
  });
  const metrics = new AggregatorRegistry();
  let stopping = false;
  let falseStarts = 0;
  let giveUp: (error: Error) => void = () => {};
  let firstListens: () => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  failed.catch(() => {});
  // A message sent before a process is ready for it would be lost, so each one says when it is.
  let give: (order: ServeOrder) => void = () => {};
  const order = new Promise<ServeOrder>((resolve) => {
    give = resolve;
  });
  const listening = new Promise<void>((resolve) => {
    firstListens = resolve;
  });

  const start = () => {
    const worker = cluster.fork({ NODE_ENV: input.nodeEnvironment });
    if (output !== "inherit") worker.process.stdout?.pipe(output, { end: false });
    worker.on("message", (message: ToPrimary) => {
      if (message.kind === "ask-metrics") void answerMetrics(metrics, worker, message.id);
      if (message.kind === "loaded") void order.then((wanted) => tell(worker, wanted));
    });
    let listened = false;
    worker.once("listening", () => {
      listened = true;
      falseStarts = 0;
      firstListens();
    });
    worker.once("exit", (code, signal) => {
      if (stopping) return;
      report(`a web process ended by itself (${signal ?? `exit code ${code}`})`);
      if (!listened) falseStarts += 1;
      if (falseStarts >= FALSE_STARTS) giveUp(new Error("the web server does not stay up"));
      else setTimeout(start, RESTART_MS);
    });
  };
  start();

  return {
    failed,
    async serve(wanted) {
      give(wanted);
      await Promise.race([listening, failed]);
    },
    startOthers() {
      for (let running = 1; running < count; running++) start();
    },
    async stop() {
      stopping = true;
      await Promise.all(workers().map(endWorker));
    },
  };
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function tell(worker: Worker, message: ToWeb): void {
  if (worker.isConnected()) worker.send(message);
}

async function endWorker(worker: Worker): Promise<void> {
  const gone = new Promise((resolve) => worker.once("exit", resolve));
  if (worker.isDead()) return;
  // A signal also ends one that still loads and listens to no message.
  worker.process.kill("SIGTERM");
  const killer = setTimeout(() => worker.process.kill("SIGKILL"), FINISH_MS);
  await gone;
  clearTimeout(killer);
}

async function answerMetrics(
  metrics: AggregatorRegistry<RegistryContentType>,
  worker: Worker,
  id: number,
): Promise<void> {
  const text = await metrics.clusterMetrics().catch((error: Error) => `# ${error.message}\n`);
  tell(worker, { kind: "metrics", id, text });
}
