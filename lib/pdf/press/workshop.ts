import { jobClock } from "@/lib/log/job-times";
import type { PressJob } from "../kinds/press-job";
import { type JobLimits, PressWorker } from "./press-worker";
import { cancelledPrint, PrintError } from "./print-error";
import type { Printed } from "./printed";

/** The limits of a workshop. */
export interface WorkshopLimits extends JobLimits {
  readonly workers: number;
  /** The most waiting jobs; further ones are refused as `busy`. */
  readonly queue: number;
  /** A worker is replaced after this many jobs … */
  readonly jobsPerWorker: number;
  /** … or when it uses more memory than this after a job, … */
  readonly idleMemoryBytes: number;
  /** … or when it has been idle for this long. */
  readonly idleMs: number;
}

export const WORKSHOP_LIMITS: WorkshopLimits = {
  // Each web process has a workshop, and there are as many of those as processors: more workers would only need memory.
  workers: 1,
  queue: 40,
  // 1 000 units on a map of 3 000 shapes take 4 s of a press of its own.
  jobMs: 60_000,
  // 300 units of a detailed battle take 1 GB with all parts, of which a press without a job has 0.13: a little over 3 MB
  // each. Twice as many have room; more, on two processors, and a host of 8 GB could be short of memory.
  memoryBytes: 2_000_000_000,
  jobsPerWorker: 100,
  idleMemoryBytes: 600_000_000,
  // A press holds 130 to 200 MB at rest, and a new one is ready in half a second.
  idleMs: 45_000,
};

interface WaitingJob {
  readonly job: PressJob;
  readonly resolve: (printed: Printed) => void;
  readonly reject: (error: unknown) => void;
  readonly tell: ReturnType<typeof jobClock>;
  /** The number of workers that died during it. */
  deaths: number;
}

export interface PressQueue {
  /** Prints waiting for a free worker. */
  readonly waiting: number;
  /** Prints in progress. */
  readonly working: number;
}

/** A pool of forked workers with a queue. */
export class Workshop {
  private readonly waiting: WaitingJob[] = [];
  private readonly idle: PressWorker[] = [];
  private readonly working = new Map<PressWorker, WaitingJob>();
  private closing: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly limits: WorkshopLimits = WORKSHOP_LIMITS) {
    process.once("exit", this.close);
  }

  get queue(): PressQueue {
    return { waiting: this.waiting.length, working: this.working.size };
  }

  /**
   * Prints a job. The signal removes it from the queue or, if it is in progress, kills its worker. Throws a PrintError;
   * see its reasons.
   */
  print(job: PressJob, signal?: AbortSignal): Promise<Printed> {
    if (signal?.aborted) return Promise.reject(cancelledPrint());
    if (this.closed) return Promise.reject(new PrintError("closed", "Printing has shut down."));
    if (this.waiting.length >= this.limits.queue) {
      const waiting = `${this.waiting.length} print jobs are waiting; try again in a few seconds.`;
      return Promise.reject(new PrintError("busy", waiting));
    }
    return new Promise((resolve, reject) => {
      const tell = jobClock(`print-${job.work}`);
      const waiting = { job, resolve, reject, tell, deaths: 0 };
      this.waiting.push(waiting);
      signal?.addEventListener("abort", () => this.cancel(waiting), { once: true });
      this.startNext();
    });
  }

  /** Ends all workers at once; waiting and running jobs fail as `closed`. */
  readonly close = (): void => {
    this.closed = true;
    process.off("exit", this.close);
    clearTimeout(this.closing);
    const end = new PrintError("closed", "Printing has shut down.");
    for (const { reject } of this.waiting.splice(0)) reject(end);
    for (const worker of [...this.working.keys(), ...this.idle.splice(0)]) worker.kill(end);
  };

  private cancel(job: WaitingJob): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    job.reject(cancelledPrint());
    for (const [worker, inWork] of this.working) {
      if (inWork === job) worker.kill(cancelledPrint());
    }
  }

  private startNext(): void {
    if (this.working.size >= this.limits.workers) return;
    const next = this.waiting.shift();
    if (next) this.start(next);
    else this.restLater();
  }

  private start(next: WaitingJob): void {
    // An idle worker may have died, so a second try gets a new one.
    const rested = next.deaths === 0 ? this.idle.pop() : undefined;
    const worker = rested ?? new PressWorker();
    this.working.set(worker, next);
    next.tell("waiting");
    worker
      .run(next.job, this.limits)
      .finally(() => next.tell("running"))
      .then(next.resolve, (error: unknown) => {
        const isRetried = next.deaths === 0 && hasDied(worker, error);
        next.deaths += 1;
        if (isRetried) this.waiting.unshift(next);
        else next.reject(error);
      })
      .finally(() => this.takeBack(worker));
  }

  private takeBack(worker: PressWorker): void {
    this.working.delete(worker);
    if (this.isFit(worker)) this.idle.push(worker);
    else worker.kill(new PrintError("closed", "The press was replaced."));
    this.startNext();
  }

  private isFit(worker: PressWorker): boolean {
    const { jobsPerWorker, idleMemoryBytes } = this.limits;
    return (
      !this.closed &&
      worker.alive &&
      worker.jobsDone < jobsPerWorker &&
      worker.memoryBytes < idleMemoryBytes
    );
  }

  private restLater(): void {
    clearTimeout(this.closing);
    this.closing = setTimeout(() => {
      const rest = new PrintError("closed", "The press was at rest.");
      for (const worker of this.idle.splice(0)) worker.kill(rest);
    }, this.limits.idleMs).unref();
  }
}

/** Whether a worker ended by itself or was killed, as the system does when memory runs out. */
function hasDied(worker: PressWorker, error: unknown): boolean {
  return !worker.alive && error instanceof PrintError && error.reason === "failed";
}

const SHARED = Symbol.for("grundlag.pdf.press.workshop");
const shelf = globalThis as { [SHARED]?: Workshop };

/** The workshop of this process; shared even if bundles load this module twice. */
export function sharedWorkshop(): Workshop {
  shelf[SHARED] ??= new Workshop();
  return shelf[SHARED];
}
