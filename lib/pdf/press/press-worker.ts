import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import type { PressAnswer, PressJob, Printed } from "../press-job";
import { PrintError } from "../print-error";

/** The limits of one job. */
export interface JobLimits {
  /** Processor time, so that a busy machine does not make jobs fail. */
  readonly jobMs: number;
  readonly memoryBytes: number;
}

const CHECK_MS = 250;
/** The wall-clock limit as a multiple of the processor limit, to allow for other work on the machine. */
const CLOCK_ALLOWANCE = 6;
/** Lower priority than the server, since a slow page is noticed sooner than a slow print. */
const NICENESS = 5;

/** A forked process that takes one job at a time; it is killed if a job exceeds its limits. */
export class PressWorker {
  private readonly child = forkWorker();
  private settle: ((answer: PressAnswer | PrintError) => void) | null = null;
  private killed = false;
  jobsDone = 0;
  /** Memory in use after the last job. */
  memoryBytes = 0;

  constructor() {
    this.child.on("message", (answer: PressAnswer) => this.settle?.(answer));
    this.child.on("error", (error) => this.lose(error.message));
    this.child.on("exit", (code, signal) =>
      this.lose(`The press ended early (${signal ?? code}).`),
    );
    this.rest();
  }

  get alive(): boolean {
    return !this.killed && this.child.exitCode === null && this.child.connected;
  }

  /** Runs a job. Throws a PrintError: `too-large` if it exceeds a limit, `failed` if the job or the process fails. */
  async run(job: PressJob, limits: JobLimits): Promise<Printed> {
    this.child.ref();
    this.child.channel?.ref();
    const stopWatching = this.watch(job, limits);
    const answer = await new Promise<PressAnswer | PrintError>((resolve) => {
      this.settle = resolve;
      this.child.send({ id: this.jobsDone, job });
    });
    stopWatching();
    this.settle = null;
    this.rest();
    return this.printedOf(answer);
  }

  kill(reason: PrintError): void {
    this.killed = true;
    this.settle?.(reason);
    this.child.kill("SIGKILL");
  }

  private lose(why: string): void {
    this.killed = true;
    this.settle?.(new PrintError("failed", why));
  }

  private printedOf(answer: PressAnswer | PrintError): Printed {
    if (answer instanceof PrintError) throw answer;
    this.jobsDone += 1;
    this.memoryBytes = answer.memoryBytes;
    if ("fault" in answer) throw new PrintError("failed", answer.fault);
    return answer.printed;
  }

  /** Lets the parent process exit while this worker is idle. */
  private rest(): void {
    this.child.unref();
    this.child.channel?.unref();
  }

  private watch(job: PressJob, { jobMs, memoryBytes }: JobLimits): () => void {
    const stop = (why: string) => {
      const extent = extentOf(job);
      const whole = extent === "" ? "" : `; there are ${extent}`;
      this.kill(new PrintError("too-large", `${why} and was stopped${whole}.`));
    };
    const late = `Printing took longer than ${jobMs / 1000} s`;
    const fat = `Printing needed more than ${Math.round(memoryBytes / 1e6)} MB`;
    const before = processorMs(this.child);
    const clock = setTimeout(() => stop(late), jobMs * CLOCK_ALLOWANCE);
    const scales = setInterval(() => {
      if (residentBytes(this.child) > memoryBytes) stop(fat);
      if (processorMs(this.child) - before > jobMs) stop(late);
    }, CHECK_MS);
    return () => {
      clearTimeout(clock);
      clearInterval(scales);
    };
  }
}

/** Forks a worker. It runs from TypeScript source, so that it is the same in tests, development and production. */
function forkWorker(): ChildProcess {
  const root = process.cwd();
  const worker = fork(
    path.join(/* turbopackIgnore: true */ root, "lib", "pdf", "press", "worker.ts"),
    [],
    {
      cwd: root,
      execArgv: ["--import", "tsx"],
      serialization: "advanced",
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        NODE_ENV: process.env.NODE_ENV,
        TZ: "UTC",
      },
    },
  );
  if (worker.pid !== undefined) setPriority(worker.pid, NICENESS);
  return worker;
}

const PAGE_BYTES = 4096;
const TICK_MS = 10;

/** Processor time used by the process so far; 0 if unknown (only Linux reports it). */
function processorMs(child: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
    // Skips the name in parentheses, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** Memory used by the process now; 0 if unknown (only Linux reports it). */
function residentBytes(child: ChildProcess): number {
  try {
    const pages = readFileSync(`/proc/${child.pid}/statm`, "utf8").split(" ")[1];
    return Number(pages) * PAGE_BYTES;
  } catch {
    return 0;
  }
}

/** Lists in a view whose length makes a print slow, with singular and plural. */
const COUNTED = {
  units: ["unit", "units"],
  regiments: ["regiment", "regiments"],
  features: ["shape", "shapes"],
  points: ["corner", "corners"],
} as const;
type Counted = keyof typeof COUNTED;

/** Items found per list name; items with an id are counted once, even if they occur several times. */
type Found = Record<Counted, Set<unknown>>;

/** The size of a job in numbers: "2000 units, 3000 shapes, 24000 corners"; empty if it has nothing to count. */
function extentOf(job: PressJob): string {
  const found: Found = {
    units: new Set(),
    regiments: new Set(),
    features: new Set(),
    points: new Set(),
  };
  collect(job, found);
  return (Object.keys(COUNTED) as Counted[])
    .filter((name) => found[name].size > 0)
    .map((name) => `${found[name].size} ${COUNTED[name][found[name].size === 1 ? 0 : 1]}`)
    .join(", ");
}

function collect(value: unknown, found: Found): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (Array.isArray(child) && Object.hasOwn(COUNTED, key)) {
      for (const thing of child) found[key as Counted].add(thing?.id ?? thing);
    }
    collect(child, found);
  }
}
