import type { PressJob, Printed } from "../press-job";
import { PrintError } from "../print-error";
import { type JobLimits, PressWorker } from "./press-worker";

/** What a workshop may spend. */
export interface WorkshopLimits extends JobLimits {
  readonly workers: number;
  /** Jobs that may wait; one more is refused as `busy`. */
  readonly queue: number;
  /** A worker is replaced after this many jobs … */
  readonly jobsPerWorker: number;
  /** … or when it keeps more memory than this after a job, … */
  readonly idleMemoryBytes: number;
  /** … or when it has had nothing to do for this long. */
  readonly idleMs: number;
}

export const WORKSHOP_LIMITS: WorkshopLimits = {
  workers: 2,
  queue: 40,
  // 1 000 units on a map of 3 000 shapes take 4 s.
  jobMs: 10_000,
  memoryBytes: 1_500_000_000,
  jobsPerWorker: 100,
  idleMemoryBytes: 600_000_000,
  idleMs: 120_000,
};

interface WaitingJob {
  readonly job: PressJob;
  readonly resolve: (printed: Printed) => void;
  readonly reject: (error: unknown) => void;
  /** How many workers died over it. */
  readonly deaths: number;
}

/** A few forked presses and the queue before them. */
export class Workshop {
  private readonly waiting: WaitingJob[] = [];
  private readonly idle: PressWorker[] = [];
  private readonly working = new Set<PressWorker>();
  private closing: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly limits: WorkshopLimits = WORKSHOP_LIMITS) {
    process.once("exit", this.close);
  }

  /** Throws a PrintError; see its reasons. */
  print(job: PressJob): Promise<Printed> {
    if (this.closed) return Promise.reject(new PrintError("closed", "Printing has shut down."));
    if (this.waiting.length >= this.limits.queue) {
      const waiting = `${this.waiting.length} print jobs are waiting; try again in a few seconds.`;
      return Promise.reject(new PrintError("busy", waiting));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject, deaths: 0 });
      this.startNext();
    });
  }

  /** Ends all workers at once; what was waiting or in work fails as `closed`. */
  readonly close = (): void => {
    this.closed = true;
    process.off("exit", this.close);
    clearTimeout(this.closing);
    const end = new PrintError("closed", "Printing has shut down.");
    for (const { reject } of this.waiting.splice(0)) reject(end);
    for (const worker of [...this.working, ...this.idle.splice(0)]) worker.kill(end);
  };

  private startNext(): void {
    if (this.working.size >= this.limits.workers) return;
    const next = this.waiting.shift();
    if (next) this.start(next);
    else this.restLater();
  }

  private start(next: WaitingJob): void {
    // One that was at rest may have died there: the second try gets its own.
    const rested = next.deaths === 0 ? this.idle.pop() : undefined;
    const worker = rested ?? new PressWorker();
    this.working.add(worker);
    worker
      .run(next.job, this.limits)
      .then(next.resolve, (error: unknown) => {
        const isRetried = next.deaths === 0 && hasDied(worker, error);
        if (isRetried) this.waiting.unshift({ ...next, deaths: 1 });
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

/** Whether a worker ended by itself, or was killed: the system kills processes it has no memory for. */
function hasDied(worker: PressWorker, error: unknown): boolean {
  return !worker.alive && error instanceof PrintError && error.reason === "failed";
}

const SHARED = Symbol.for("grundlag.pdf.press.workshop");
const shelf = globalThis as { [SHARED]?: Workshop };

/** The workshop of this process; bundles that load this module twice still share one. */
export function sharedWorkshop(): Workshop {
  shelf[SHARED] ??= new Workshop();
  return shelf[SHARED];
}
