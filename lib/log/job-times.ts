/** How long a job waited, or ran. */
export interface JobTime {
  /** What was made, such as `import` or `print-roster`. */
  readonly kind: string;
  readonly phase: "waiting" | "running";
  readonly seconds: number;
}

const SHARED = Symbol.for("grundlag.log.job-times");
// Shared through the global object, because the web server and the pages' bundle each load this module.
const shelf = globalThis as { [SHARED]?: (time: JobTime) => void };

/** Passes the times of all jobs of this process to `listener`, in place of any earlier one. */
export function listenToJobTimes(listener: (time: JobTime) => void): void {
  shelf[SHARED] = listener;
}

/** Starts a clock for a job; each call of the returned function reports the time since the call before. */
export function jobClock(kind: string): (phase: JobTime["phase"]) => void {
  let since = performance.now();
  return (phase) => {
    const now = performance.now();
    shelf[SHARED]?.({ kind, phase, seconds: (now - since) / 1_000 });
    since = now;
  };
}
