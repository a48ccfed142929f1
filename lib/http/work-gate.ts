import { LRUCache } from "lru-cache";
import type { Context } from "@/lib/auth/actor";
import { clientAddress, networkOf } from "@/lib/auth/client-address";
import { countWork } from "@/lib/auth/rate-limit";
import { GrundlagError } from "@/lib/domain/error-code";

/** How much one caller may ask for at once. */
interface GateLimits {
  /** Requests in work at a time. */
  readonly atOnce: number;
  /** Requests that may wait for those; one more is refused. */
  readonly waiting: number;
  readonly waitMs: number;
}

/** So that a club behind one address prints its rosters together, and no caller has more than two jobs in the queue before the workers. */
const GATE_LIMITS: GateLimits = { atOnce: 2, waiting: 20, waitMs: 30_000 };

/** Callers whose spending is remembered. */
const MOST_CALLERS = 10_000;
/** What part of its allowance a caller spends before the database hears of it: small work costs no query. */
const SETTLED_SHARE = 1 / 10;
const AGAIN_SECONDS = 2;

interface Line {
  working: number;
  readonly waiting: (() => void)[];
}

interface Spending {
  unsettledMs: number;
  refusedUntil: Date | null;
}

/**
 * Before heavy work each caller stands in a queue of its own: an account, or a stranger's network. Two requests of
 * each are worked on at a time, the rest wait, so that a caller who asks for much waits for itself. What they take is
 * added up: a minute gives `WORK_SECONDS_PER_MINUTE`, which a caller with two requests in work at a time never spends.
 * Queues are this process's own; the time spent is counted in the database, for all processes together: that is what
 * holds one caller to two of them.
 */
export class WorkGate {
  readonly #lines = new Map<string, Line>();
  readonly #spending = new LRUCache<string, Spending>({ max: MOST_CALLERS, ttl: 60_000 });

  constructor(
    private readonly limits: GateLimits = GATE_LIMITS,
    private readonly clockMs: () => number = () => performance.now(),
  ) {}

  /** Does a request's work in its caller's turn. Error: `too-many-requests` where its line is full or its minute spent. */
  async pass<T>(context: Context, request: Request, work: () => Promise<T>): Promise<T> {
    const caller = callerOf(context, request);
    this.#refuseSpent(context, caller);
    const leave = await this.#enter(caller);
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

  /** Resolves in the caller's turn with what ends it. */
  async #enter(caller: string): Promise<() => void> {
    const line = this.#lines.get(caller) ?? { working: 0, waiting: [] };
    this.#lines.set(caller, line);
    if (line.working < this.limits.atOnce) line.working += 1;
    else await this.#wait(line);
    return () => {
      const next = line.waiting.shift();
      if (next) next();
      else line.working -= 1;
      if (line.working === 0) this.#lines.delete(caller);
    };
  }

  #wait(line: Line): Promise<void> {
    const { atOnce, waiting, waitMs } = this.limits;
    const full = `${atOnce} of your requests are in work and ${waiting} wait; send the next when one is answered.`;
    if (line.waiting.length >= waiting) return Promise.reject(tooMany(full, AGAIN_SECONDS));
    return new Promise((resolve, reject) => {
      const proceed = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(proceed), 1);
        reject(tooMany(`Your other requests took ${waitMs / 1_000} s.`, AGAIN_SECONDS));
      }, waitMs);
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
    // No answer waits for the count, or for a database that is away.
    countWork(context, caller, settledMs).then((until) => {
      spending.refusedUntil = until;
    }, console.error);
  }
}

function callerOf({ actor, trustedProxies }: Context, request: Request): string {
  return actor
    ? `account ${actor.id}`
    : `network ${networkOf(clientAddress(request, trustedProxies))}`;
}

function tooMany(detail: string, retryAfterSeconds: number): GrundlagError {
  return new GrundlagError("too-many-requests", detail, [], { retryAfterSeconds });
}

const SHARED = Symbol.for("grundlag.http.work-gate");
const shelf = globalThis as { [SHARED]?: WorkGate };

/** The gate of this process; routes that load this module each for themselves still share one. */
export function sharedGate(): WorkGate {
  shelf[SHARED] ??= new WorkGate();
  return shelf[SHARED];
}
