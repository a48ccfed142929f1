import type { WorkCaller } from "@/lib/auth/work-caller";
import { GrundlagError } from "@/lib/domain/document/error-code";

/** How many jobs may wait; any more are refused. */
export interface QueueLimits {
  readonly ofCaller: number;
  readonly ofMembers: number;
  readonly ofStrangers: number;
}

const AGAIN_SECONDS = 5;

/** Callers with waiting jobs, the one whose turn is next first. */
type Rotation = Map<string, (() => void)[]>;

/**
 * Gives out turns one at a time. Callers take turns however many jobs each has sent, and members come before callers
 * who are not signed in, so that a member waits for at most one job of a stranger: the one that is running.
 */
export class FairQueue {
  readonly #members: Rotation = new Map();
  readonly #strangers: Rotation = new Map();
  #isTaken = false;

  constructor(private readonly limits: QueueLimits) {}

  /** The number of jobs that wait. */
  get waiting(): number {
    return waitingIn(this.#members) + waitingIn(this.#strangers);
  }

  /**
   * Resolves when it is the caller's turn, with the function that ends it. Errors: `too-many-requests` if too many of
   * the caller's own jobs wait, `busy` if too many of others do.
   */
  async turn(caller: WorkCaller): Promise<() => void> {
    if (this.#isTaken) await this.#wait(caller);
    this.#isTaken = true;
    return () => this.#passOn(caller);
  }

  #wait(caller: WorkCaller): Promise<void> {
    const rotation = this.#rotationOf(caller);
    const own = rotation.get(caller.name) ?? [];
    if (own.length >= this.limits.ofCaller) return Promise.reject(tooMany(own.length));
    const { ofMembers, ofStrangers } = this.limits;
    if (waitingIn(rotation) >= (caller.isMember ? ofMembers : ofStrangers)) {
      return Promise.reject(busy(caller));
    }
    rotation.set(caller.name, own);
    return new Promise((resolve) => own.push(resolve));
  }

  #passOn(caller: WorkCaller): void {
    toBack(this.#rotationOf(caller), caller.name);
    const next = nextIn(this.#members) ?? nextIn(this.#strangers);
    if (next) next();
    else this.#isTaken = false;
  }

  #rotationOf({ isMember }: WorkCaller): Rotation {
    return isMember ? this.#members : this.#strangers;
  }
}

function waitingIn(rotation: Rotation): number {
  return [...rotation.values()].reduce((sum, { length }) => sum + length, 0);
}

/** A caller who had a turn comes after all others who wait. */
function toBack(rotation: Rotation, name: string): void {
  const own = rotation.get(name);
  rotation.delete(name);
  if (own) rotation.set(name, own);
}

function nextIn(rotation: Rotation): (() => void) | null {
  const [first] = rotation;
  if (!first) return null;
  const [name, own] = first;
  const next = own.shift() ?? null;
  if (own.length === 0) rotation.delete(name);
  return next;
}

function tooMany(waiting: number): GrundlagError {
  const detail = `${waiting} of your jobs wait already; send the next when one is answered, or try again in ${AGAIN_SECONDS} s.`;
  return new GrundlagError("too-many-requests", detail, [], { retryAfterSeconds: AGAIN_SECONDS });
}

function busy({ isMember }: WorkCaller): GrundlagError {
  const others = isMember ? "" : " Members are served first.";
  const detail = `Too much waits to be worked out; try again in ${AGAIN_SECONDS} s.${others}`;
  return new GrundlagError("busy", detail, [], { retryAfterSeconds: AGAIN_SECONDS });
}
