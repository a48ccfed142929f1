import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import type { PressAnswer, PressJob, Printed } from "../press-job";
import { PrintError } from "../print-error";

/** What one job may spend. */
export interface JobLimits {
  /** Of the processor, so that a busy machine refuses nothing. */
  readonly jobMs: number;
  readonly memoryBytes: number;
}

const CHECK_MS = 250;
/** So many times its limit a job may take by the clock, with other work on the machine. */
const CLOCK_ALLOWANCE = 6;
/** Below what answers requests: a page that waits is noticed sooner than a print. */
const NICENESS = 5;

/** One forked process, asked for one job at a time; a job past its limits costs it its life. */
export class PressWorker {
  private readonly child = forkWorker();
  private settle: ((answer: PressAnswer | PrintError) => void) | null = null;
  private killed = false;
  jobsDone = 0;
  /** Memory held after the last job. */
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

  /** Throws a PrintError: `too-large` past a limit, `failed` where the job or the process fails. */
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

  /** Lets the parent end while this worker has nothing to do. */
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

/** The worker runs its TypeScript source, so it is the same under tests, in development and when served. */
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

/** Processor time the process has taken so far; 0 where the system does not say (only Linux does). */
function processorMs(child: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
    // After the name, which may hold spaces, in its parentheses.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** Memory the process holds now; 0 where the system does not say (only Linux does). */
function residentBytes(child: ChildProcess): number {
  try {
    const pages = readFileSync(`/proc/${child.pid}/statm`, "utf8").split(" ")[1];
    return Number(pages) * PAGE_BYTES;
  } catch {
    return 0;
  }
}

/** What makes a print long, by the name of its list in a view: the words for one and for several. */
const COUNTED = {
  units: ["unit", "units"],
  regiments: ["regiment", "regiments"],
  features: ["shape", "shapes"],
  points: ["corner", "corners"],
} as const;
type Counted = keyof typeof COUNTED;

/** The things in the lists of each name: what has an id counts once, wherever it stands. */
type Found = Record<Counted, Set<unknown>>;

/** What there is to be printed, in numbers: "2000 units, 3000 shapes, 24000 corners"; empty where nothing of it is counted. */
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
