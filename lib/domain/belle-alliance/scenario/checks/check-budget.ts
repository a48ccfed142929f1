/** The most edges and line segments the checks of one map may look at; a crowded map has some hundred thousand. */
const MAX_STEPS = 10_000_000;

/** The budget of work shared by the checks of one map, so that no map can keep them busy for minutes. */
export class CheckBudget {
  #left = MAX_STEPS;
  #refused = false;
  readonly #paid = new WeakSet<object>();

  /** Whether this many more looks are within the budget; if so, they are deducted. */
  tryTake(looks: number): boolean {
    if (looks > this.#left) {
      this.#refused = true;
      return false;
    }
    this.#left -= looks;
    return true;
  }

  /** Like `tryTake`, but charges only once for something that is cached afterwards. */
  tryTakeOnce(thing: object, looks: number): boolean {
    if (this.#paid.has(thing)) return true;
    if (!this.tryTake(looks)) return false;
    this.#paid.add(thing);
    return true;
  }

  /** Whether anything had to be left out. */
  get isSpent(): boolean {
    return this.#refused;
  }
}
