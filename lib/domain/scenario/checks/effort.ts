/** Edges and pieces of lines that the check of one map may look at: a crowded one has some hundred thousand. */
const MOST_LOOKS = 10_000_000;

/** The work that the checks of one map share, so that no map can be drawn that keeps them busy for minutes. */
export class Effort {
  #left = MOST_LOOKS;
  #refused = false;
  readonly #paid = new WeakSet<object>();

  /** Whether this many looks may still be taken, which then count as taken. */
  affords(looks: number): boolean {
    if (looks > this.#left) {
      this.#refused = true;
      return false;
    }
    this.#left -= looks;
    return true;
  }

  /** The same for what is worked out once and then kept. */
  affordsOnce(thing: object, looks: number): boolean {
    if (this.#paid.has(thing)) return true;
    if (!this.affords(looks)) return false;
    this.#paid.add(thing);
    return true;
  }

  /** Whether something had to be left out. */
  get isSpent(): boolean {
    return this.#refused;
  }
}
