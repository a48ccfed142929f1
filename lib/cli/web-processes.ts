import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type RegistryContentType } from "prom-client";
import { watchHeartbeat } from "@/lib/cli/heartbeat";
import type { ServiceMetrics } from "@/lib/cli/service-metrics";
import type { ServeOrder, ToPrimary, ToWeb } from "@/lib/cli/web-messages";

/** How long answers in progress may take when the service stops. */
const FINISH_MS = 10_000;
/** After this many processes in a row that exit before they listen, starting more would not help. */
const FALSE_STARTS = 3;
const RESTART_MS = 200;

/** The web processes, which share the service's one port. */
export interface WebProcesses {
  /** Tells the first process to serve; resolves when it listens. Rejects if no process can. */
  serve(order: ServeOrder): Promise<void>;
  /** Starts the other processes. Call it after the first page has been answered, which they would slow down. */
  startOthers(): void;
  /** Rejects when no process stays up. */
  failed: Promise<never>;
  /** Ends the processes; each may finish its answers for up to ten seconds. */
  stop(): Promise<void>;
}

/**
 * Starts the first web process, which loads its code while the database starts, and then keeps `count` of them
 * running: one that exits is replaced. Each accepts connections from the shared socket itself; if the first process
 * distributed them in turn, a connection given to a process that is being killed or stopped would never be answered.
 */
export function startWebProcesses(input: {
  count: number;
  nodeEnvironment: "production" | "development";
  output: "inherit" | NodeJS.WritableStream;
  metrics: ServiceMetrics;
  report: (news: string) => void;
}): WebProcesses {
  const { count, output, metrics, report } = input;
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: "lib/cli/web-process.ts",
    args: [],
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", output === "inherit" ? "inherit" : "pipe", "inherit", "ipc"],
  });
  const ofWeb = new AggregatorRegistry();
  let stopping = false;
  let falseStarts = 0;
  let giveUp: (error: Error) => void = () => {};
  let firstListens: () => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  failed.catch(() => {});
  // A message sent before a process is ready would be lost, so each process reports when it has loaded.
  let sendOrder: (order: ServeOrder) => void = () => {};
  const order = new Promise<ServeOrder>((resolve) => {
    sendOrder = resolve;
  });
  const listening = new Promise<void>((resolve) => {
    firstListens = resolve;
  });

  const start = () => {
    const worker = cluster.fork({ NODE_ENV: input.nodeEnvironment });
    if (output !== "inherit") worker.process.stdout?.pipe(output, { end: false });
    worker.on("message", (message: ToPrimary) => {
      if (message.kind === "ask-metrics") {
        void metricsText(ofWeb, metrics).then((text) =>
          tell(worker, { kind: "metrics", id: message.id, text }),
        );
      }
      if (message.kind === "loaded") void order.then((wanted) => tell(worker, wanted));
    });
    let listened = false;
    let wasSilent = false;
    watchHeartbeat(worker, (seconds) => {
      wasSilent = true;
      report(`a web process has not answered for ${seconds} s and is replaced`);
      worker.process.kill("SIGKILL");
    });
    worker.once("listening", () => {
      listened = true;
      falseStarts = 0;
      firstListens();
    });
    worker.once("exit", (code, signal) => {
      if (stopping) return;
      metrics.countRestart(wasSilent ? "silent" : signal ? "signal" : "exit");
      if (!wasSilent) report(`a web process ended by itself (${signal ?? `exit code ${code}`})`);
      if (!listened) falseStarts += 1;
      if (falseStarts >= FALSE_STARTS) giveUp(new Error("the web server does not stay up"));
      else setTimeout(start, RESTART_MS);
    });
  };
  start();

  return {
    failed,
    async serve(wanted) {
      sendOrder(wanted);
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
  // A signal also ends a process that is still loading and does not listen for messages.
  worker.process.kill("SIGTERM");
  const killer = setTimeout(() => worker.process.kill("SIGKILL"), FINISH_MS);
  await gone;
  clearTimeout(killer);
}

/** The figures of the web processes, added up, and those of the service. */
async function metricsText(
  ofWeb: AggregatorRegistry<RegistryContentType>,
  ofService: ServiceMetrics,
): Promise<string> {
  const texts = await Promise.all([
    ofWeb.clusterMetrics().catch((error: Error) => `# ${error.message}`),
    ofService.text(),
  ]);
  return `${texts.map((text) => text.trimEnd()).join("\n")}\n`;
}
