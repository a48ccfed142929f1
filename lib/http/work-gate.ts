import { LRUCache } from "lru-cache";
import type { Context } from "@/lib/auth/actor";
import { countWork } from "@/lib/auth/rate-limit";
import { workCallerOf } from "@/lib/auth/work-caller";
import { GrundlagError } from "@/lib/domain/document/error-code";

/** How many requests a caller may have at a time. */
interface GateLimits {
  /** How many are processed at a time. */
  readonly atOnce: number;
  /** How many more may wait; any further ones are refused. */
  readonly waiting: number;
  readonly waitMs: number;
}

/**
 * Lets a club behind one address print its rosters together, while no caller has more than two jobs in the workers'
 * queue.
 */
const GATE_LIMITS: GateLimits = { atOnce: 2, waiting: 20, waitMs: 30_000 };

/** How many callers' spending is remembered. */
const MAX_CALLERS = 10_000;
/**
 * The share of its allowance a caller may spend before it is recorded in the database, so that small requests cost no
 * query.
 */
const SETTLED_SHARE = 1 / 10;
const AGAIN_SECONDS = 2;

interface Queue {
  working: number;
  readonly waiting: (() => void)[];
}

interface Spending {
  unsettledMs: number;
  refusedUntil: Date | null;
}

/**
 * Queues heavy work for each caller separately: by account, or by network for callers who are not signed in. Two
 * requests of a caller are processed at a time while the rest wait, so that heavy users only delay themselves. Their
 * processing time is added up: each caller has `WORK_SECONDS_PER_MINUTE`, which two requests at a time cannot exceed
 * within one process. Queues belong to this process, but the time is counted in the database for all processes
 * together, which limits a caller to about two of them.
 */
export class WorkGate {
  readonly #queues = new Map<string, Queue>();
  readonly #spending = new LRUCache<string, Spending>({ max: MAX_CALLERS, ttl: 60_000 });

  constructor(
    private readonly limits: GateLimits = GATE_LIMITS,
    private readonly clockMs: () => number = () => performance.now(),
  ) {}

  /**
   * Does a request's work when it is its caller's turn. Error: `too-many-requests` if the caller's queue is full or
   * its time is used up.
   */
  async run<T>(context: Context, request: Request, work: () => Promise<T>): Promise<T> {
    const caller = workCallerOf(context, request).name;
    this.#refuseSpent(context, caller);
    const leave = await this.#waitTurn(caller, request.signal);
    const start = this.clockMs();
    try {
      return await work();
    } finally {
      leave();
      this.#spend(context, caller, this.clockMs() - start);
    }
  }

  #refuseSpent({ now, limits }: Context, caller: string): void {
    const until = this.#spending.get(caller)?.refusedUntil;
    const waitMs = until ? until.getTime() - now().getTime() : 0;
    if (waitMs <= 0) return;
    const seconds = Math.ceil(waitMs / 1_000);
    throw tooMany(
      `Your requests took more than the ${limits.workSecondsPerMinute} s that a minute gives; try again in ${seconds} s.`,
      seconds,
    );
  }

  /** Resolves when it is the caller's turn; returns a function that ends the turn. */
  async #waitTurn(caller: string, signal: AbortSignal): Promise<() => void> {
    const line = this.#queues.get(caller) ?? { working: 0, waiting: [] };
    this.#queues.set(caller, line);
    if (line.working < this.limits.atOnce) line.working += 1;
    else await this.#wait(line, signal);
    return () => {
      const next = line.waiting.shift();
      if (next) next();
      else line.working -= 1;
      if (line.working === 0) this.#queues.delete(caller);
    };
  }

  #wait(line: Queue, signal: AbortSignal): Promise<void> {
    const { atOnce, waiting, waitMs } = this.limits;
    const full = `${atOnce} of your requests are in work and ${waiting} wait; send the next when one is answered.`;
    if (line.waiting.length >= waiting) return Promise.reject(tooMany(full, AGAIN_SECONDS));
    return new Promise((resolve, reject) => {
      const rest = () => {
        clearTimeout(patience);
        signal.removeEventListener("abort", leave);
      };
      const giveUp = (why: unknown) => {
        rest();
        line.waiting.splice(line.waiting.indexOf(proceed), 1);
        reject(why);
      };
      const proceed = () => {
        rest();
        resolve();
      };
      const leave = () => giveUp(signal.reason);
      const late = tooMany(`Your other requests took ${waitMs / 1_000} s.`, AGAIN_SECONDS);
      const patience = setTimeout(() => giveUp(late), waitMs);
      signal.addEventListener("abort", leave, { once: true });
      line.waiting.push(proceed);
    });
  }

  #spend(context: Context, caller: string, ms: number): void {
    const spending = this.#spending.get(caller) ?? { unsettledMs: 0, refusedUntil: null };
    this.#spending.set(caller, spending);
    spending.unsettledMs += ms;
    const allowanceMs = context.limits.workSecondsPerMinute * 1_000;
    if (spending.unsettledMs < allowanceMs * SETTLED_SHARE) return;
    const settledMs = Math.round(spending.unsettledMs);
    spending.unsettledMs = 0;
    // No answer waits for this count, or for an unavailable database.
    countWork(context, caller, settledMs).then((until) => {
      spending.refusedUntil = until;
    }, console.error);
  }
}

function tooMany(detail: string, retryAfterSeconds: number): GrundlagError {
  return new GrundlagError("too-many-requests", detail, [], { retryAfterSeconds });
}

const SHARED = Symbol.for("grundlag.http.work-gate");
const shelf = globalThis as { [SHARED]?: WorkGate };

/** The gate of this process; routes that load this module separately still share it. */
export function sharedGate(): WorkGate {
  shelf[SHARED] ??= new WorkGate();
  return shelf[SHARED];
}
