import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import type { PressAnswer, PressJob } from "../kinds/press-job";
import { extentOf, timeForMs } from "./job-extent";
import { PrintError } from "./print-error";
import type { Printed } from "./printed";

/** The limits of one job. */
export interface JobLimits {
  /** The time of a small job on the clock, from when it begins; larger ones have more of it (`timeForMs`). */
  readonly jobMs: number;
  readonly memoryBytes: number;
}

const CHECK_MS = 250;
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
    const allowedMs = timeForMs(job, jobMs);
    const late = `Printing took longer than ${Number((allowedMs / 1000).toPrecision(2))} s`;
    const fat = `Printing needed more than ${Math.round(memoryBytes / 1e6)} MB`;
    const clock = setTimeout(() => stop(late), allowedMs);
    const scales = setInterval(() => {
      if (residentBytes(this.child) > memoryBytes) stop(fat);
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
      // V8 sizes its heap by the host's memory. On a large one it would keep 200 MB of garbage while Typst sets a large
      // pack; some 60 MB of a pack of 300 units are in use then.
      execArgv: ["--import", "tsx", "--max-semi-space-size=4", "--max-old-space-size=1024"],
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

/** Memory used by the process now; 0 if unknown (only Linux reports it). */
function residentBytes(child: ChildProcess): number {
  try {
    const pages = readFileSync(`/proc/${child.pid}/statm`, "utf8").split(" ")[1];
    return Number(pages) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
