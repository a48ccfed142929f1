import path from "node:path";
import { Piscina } from "piscina";
import { GrundlagError } from "@/lib/domain/error-code";
import type { RefusalReason } from "@/lib/domain/refusal-reason";
import type { InputOf, Job, JobDone, JobSent, OutputOf } from "./jobs";

/** The limits of a pool. */
interface PoolLimits {
  readonly threads: number;
  /** How many jobs may wait; any more are refused as `busy`. */
  readonly queue: number;
  readonly jobMs: number;
  readonly memoryMb: number;
}

/**
 * One thread for each process of the service. There are as many processes as cores, so more threads would slow down
 * people who only read. The largest documents take 2 s.
 */
const POOL_LIMITS: PoolLimits = { threads: 1, queue: 30, jobMs: 15_000, memoryMb: 768 };

const BUSY_SECONDS = 5;

/** Worker threads, with a queue of jobs in front of them. */
export class WorkPool {
  readonly #limits: PoolLimits;
  readonly #threads: Piscina<unknown, JobDone<unknown>>;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(limits: PoolLimits = POOL_LIMITS) {
    this.#limits = limits;
    this.#threads = startThreads(limits);
  }

  /**
   * Runs a job and returns its result; buffers in `transfer` are transferred and no longer usable here. Errors: those
   * of the job; `busy` if too many jobs wait; `too-large` above the time or memory limit, with its reason.
   */
  async run<Name extends Job>(
    job: Name,
    input: InputOf<Name>,
    transfer: readonly ArrayBuffer[] = [],
  ): Promise<OutputOf<Name>> {
    await this.#turn();
    try {
      const done = await this.#done({ job, input }, transfer);
      // Safe cast: the worker calls the job through the same table of types.
      if (done.ok) return done.output as OutputOf<Name>;
      const { code, message, issues, extra } = done.refusal;
      throw new GrundlagError(code, message, issues, extra);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }

  /** Stops the threads; jobs in progress fail. */
  close(): Promise<void> {
    return this.#threads.destroy();
  }

  /** Resolves when a thread is free; a finished job passes its turn to the next one waiting. */
  #turn(): Promise<void> {
    if (this.#working < this.#limits.threads) {
      this.#working += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#limits.queue) return Promise.reject(busy());
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async #done(
    sent: { readonly job: Job; readonly input: unknown },
    transfer: readonly ArrayBuffer[],
  ): Promise<JobDone<unknown>> {
    // A thread that still loads its code must not use up the job's time, which on a busy machine it would.
    await this.#threads.run({ job: "ready", input: null } satisfies JobSent<"ready">);
    const signal = AbortSignal.timeout(this.#limits.jobMs);
    try {
      return await this.#threads.run(sent, { signal, transferList: [...transfer] });
    } catch (error) {
      if (signal.aborted || isOutOfMemory(error)) throw tooMuch(sent.job, this.#limits);
      throw error;
    }
  }
}

/** The worker runs the TypeScript source, so it is the same in tests, in development and in production. */
function startThreads({ threads, memoryMb }: PoolLimits) {
  const pool = new Piscina<unknown, JobDone<unknown>>({
    filename: path.join(
      /* turbopackIgnore: true */ process.cwd(),
      "lib",
      "usecases",
      "work",
      "worker.ts",
    ),
    minThreads: 1,
    maxThreads: threads,
    execArgv: ["--import", "tsx"],
    env: environmentOfThreads(),
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // A thread that dies while idle is replaced; without a listener it would end the process.
  pool.on("error", console.error);
  return pool;
}

/**
 * The environment variables a thread needs, without secrets. Unset ones are left out, because a thread would read
 * them as the text "undefined".
 */
function environmentOfThreads(): Record<string, string> {
  const needed = ["NODE_ENV", "TMPDIR"].map((name) => [name, process.env[name]]);
  return { ...Object.fromEntries(needed.filter(([, value]) => value !== undefined)), TZ: "UTC" };
}

function busy(): GrundlagError {
  const extra = { retryAfterSeconds: BUSY_SECONDS };
  return new GrundlagError(
    "busy",
    "Too much waits to be worked out; try again shortly.",
    [],
    extra,
  );
}

function tooMuch(job: Job, { jobMs, memoryMb }: PoolLimits): GrundlagError {
  const isReading = job === "orderOfBattle";
  const reason: RefusalReason = isReading ? "reads-too-long" : "takes-too-long";
  const advice = isReading
    ? "send a corps at a time, or try again shortly."
    : "remove shapes of the map or units, and send the parts on their own.";
  const message = `Working it out took more than ${jobMs / 1_000} s or ${memoryMb} MB and was stopped; ${advice}`;
  return new GrundlagError("too-large", message, [], { reason });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

const SHARED = Symbol.for("grundlag.usecases.work.pool");
const shelf = globalThis as { [SHARED]?: WorkPool };

/** The pool of this process; bundles that load this module twice still share it. */
export function sharedPool(): WorkPool {
  shelf[SHARED] ??= new WorkPool();
  return shelf[SHARED];
}
