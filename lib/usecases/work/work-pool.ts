import path from "node:path";
import { Piscina } from "piscina";
import type { WorkCaller } from "@/lib/auth/work-caller";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { RefusalReason } from "@/lib/domain/document/refusal-reason";
import { jobClock } from "@/lib/log/job-times";
import { FairQueue, type QueueLimits } from "./fair-queue";
import type { InputOf, Job, JobDone, JobSent, OutputOf } from "./jobs";

/** The limits of a pool. */
interface PoolLimits {
  readonly queue: QueueLimits;
  /** How long a job may take, by who sent it. */
  readonly memberMs: number;
  readonly strangerMs: number;
  readonly memoryMb: number;
  /** How long an idle thread is kept. */
  readonly idleMs: number;
}

/** The largest documents take 2 s. */
const POOL_LIMITS: PoolLimits = {
  queue: { ofCaller: 10, ofMembers: 30, ofStrangers: 20 },
  memberMs: 10_000,
  strangerMs: 4_000,
  memoryMb: 768,
  idleMs: 45_000,
};

/** What the metrics call the jobs. */
const KINDS: Readonly<Record<Job, string>> = {
  ready: "ready",
  check: "check",
  battlefield: "battlefield",
  bogowieWojnyOdds: "odds",
  valour: "valour",
  sight: "sight",
  marches: "march",
  orderOfBattle: "import",
  ground: "import-ground",
};

/** For whom a job is done; buffers in `transfer` are transferred and no longer usable here. */
interface JobOrder {
  readonly caller: WorkCaller;
  readonly transfer?: readonly ArrayBuffer[];
}

/**
 * A worker thread with a queue of jobs in front of it. There is one for each process of the service, and as many
 * processes as cores: more threads would slow down people who only read.
 */
export class WorkPool {
  readonly #limits: PoolLimits;
  readonly #thread: Piscina<unknown, JobDone<unknown>>;
  readonly #queue: FairQueue;

  constructor(limits: PoolLimits = POOL_LIMITS) {
    this.#limits = limits;
    this.#thread = startThread(limits);
    this.#queue = new FairQueue(limits.queue);
  }

  /**
   * Runs a job when it is its caller's turn and returns its result. Errors: those of the job and of the queue;
   * `too-large` above the time or memory limit, with its reason.
   */
  async run<Name extends Job>(
    job: Name,
    input: InputOf<Name>,
    order: JobOrder,
  ): Promise<OutputOf<Name>> {
    const tell = jobClock(KINDS[job]);
    const endTurn = await this.#queue.turn(order.caller);
    try {
      // A thread that still loads its code must not use up the job's time, which on a busy machine it would.
      await this.#thread.run({ job: "ready", input: null } satisfies JobSent<"ready">);
      tell("waiting");
      const done = await this.#done({ job, input }, order).finally(() => tell("running"));
      // Safe cast: the worker calls the job through the same table of types.
      if (done.ok) return done.output as OutputOf<Name>;
      const { code, message, issues, extra } = done.refusal;
      throw new GrundlagError(code, message, issues, extra);
    } finally {
      endTurn();
    }
  }

  /** Stops the thread; jobs in progress fail. */
  close(): Promise<void> {
    return this.#thread.destroy();
  }

  async #done(
    sent: { readonly job: Job; readonly input: unknown },
    { caller, transfer = [] }: JobOrder,
  ): Promise<JobDone<unknown>> {
    const signal = AbortSignal.timeout(
      caller.isMember ? this.#limits.memberMs : this.#limits.strangerMs,
    );
    try {
      return await this.#thread.run(sent, { signal, transferList: [...transfer] });
    } catch (error) {
      if (signal.aborted || isOutOfMemory(error)) throw tooMuch(sent.job, caller, this.#limits);
      throw error;
    }
  }
}

/** Piscina's word for the answer of a thread to a job that was given up in the meantime, which harms nobody. */
const LATE_ANSWER = /^Unexpected message from Worker/;

/** The worker runs the TypeScript source, so it is the same in tests, in development and in production. */
function startThread({ memoryMb, idleMs }: PoolLimits) {
  const pool = new Piscina<unknown, JobDone<unknown>>({
    filename: path.join(
      /* turbopackIgnore: true */ process.cwd(),
      "lib",
      "usecases",
      "work",
      "worker.ts",
    ),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    execArgv: ["--import", "tsx"],
    env: environmentOfThreads(),
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // A thread that dies while idle is replaced; without a listener it would end the process.
  pool.on("error", (error: Error) => {
    if (!LATE_ANSWER.test(error.message)) console.error(error);
  });
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

function tooMuch(
  job: Job,
  { isMember }: WorkCaller,
  { memberMs, strangerMs, memoryMb }: PoolLimits,
): GrundlagError {
  const reason = (job === "orderOfBattle" ? "reads-too-long" : "takes-too-long") satisfies Reason;
  const advice =
    reason === "reads-too-long"
      ? "send a corps at a time, or try again shortly"
      : "remove shapes of the map or units, and send the parts on their own";
  const signIn = isMember ? "" : `, or sign in, which gives it ${memberMs / 1_000} s`;
  const seconds = (isMember ? memberMs : strangerMs) / 1_000;
  const message = `Working it out took more than ${seconds} s or ${memoryMb} MB and was stopped; ${advice}${signIn}.`;
  const full: RefusalReason = isMember ? reason : `${reason}-signed-out`;
  return new GrundlagError("too-large", message, [], { reason: full });
}

type Reason = "reads-too-long" | "takes-too-long";

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
