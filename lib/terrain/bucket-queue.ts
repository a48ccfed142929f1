const NONE = -1;

/**
 * A queue of small whole numbers by whole-numbered costs, for searches whose costs grow by a bounded step: a ring of
 * buckets, each a linked list. Putting and taking take no longer for more members.
 */
export class BucketQueue {
  readonly #heads: Int32Array;
  readonly #next: Int32Array;
  readonly #before: Int32Array;
  /** The bucket of each member. */
  readonly #bucket: Int32Array;
  readonly #buckets: number;
  #current = 0;
  #size = 0;

  /** `members` from 0 up; no cost put in may exceed the least one in the queue by more than `step`. */
  constructor(members: number, step: number) {
    this.#buckets = step + 1;
    this.#heads = new Int32Array(this.#buckets).fill(NONE);
    this.#next = new Int32Array(members);
    this.#before = new Int32Array(members);
    this.#bucket = new Int32Array(members).fill(NONE);
  }

  /** Puts a member in at a cost, or moves it there if it is in the queue. */
  put(member: number, cost: number) {
    if (this.#bucket[member] !== NONE) this.#takeOut(member);
    const bucket = cost % this.#buckets;
    const head = this.#heads[bucket] as number;
    this.#next[member] = head;
    this.#before[member] = NONE;
    if (head !== NONE) this.#before[head] = member;
    this.#heads[bucket] = member;
    this.#bucket[member] = bucket;
    this.#size += 1;
  }

  /** Takes out a member of the least cost; -1 if the queue is empty. */
  takeLeast(): number {
    if (this.#size === 0) return NONE;
    while (this.#heads[this.#current] === NONE) {
      this.#current = this.#current + 1 === this.#buckets ? 0 : this.#current + 1;
    }
    const member = this.#heads[this.#current] as number;
    this.#takeOut(member);
    return member;
  }

  #takeOut(member: number) {
    const next = this.#next[member] as number;
    const before = this.#before[member] as number;
    if (before === NONE) this.#heads[this.#bucket[member] as number] = next;
    else this.#next[before] = next;
    if (next !== NONE) this.#before[next] = before;
    this.#bucket[member] = NONE;
    this.#size -= 1;
  }
}
