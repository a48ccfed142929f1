interface Waiting {
  readonly item: number;
  readonly cost: number;
}

/** What waits for its turn, the cheapest first (a binary heap). */
export class WaitingLine {
  readonly #heap: Waiting[] = [];

  add(item: number, cost: number): void {
    const heap = this.#heap;
    let at = heap.push({ item, cost }) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#costAt(above) <= cost) return;
      this.#swap(at, above);
      at = above;
    }
  }

  /** The cheapest; undefined where nothing waits. */
  take(): Waiting | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (last && this.#heap.length > 0) {
      this.#heap[0] = last;
      this.#sink();
    }
    return first;
  }

  #sink(): void {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const below = this.#costAt(right) < this.#costAt(left) ? right : left;
      if (this.#costAt(below) >= this.#costAt(at)) return;
      this.#swap(at, below);
      at = below;
    }
  }

  #costAt(index: number): number {
    return this.#heap[index]?.cost ?? Number.POSITIVE_INFINITY;
  }

  #swap(a: number, b: number): void {
    const heap = this.#heap;
    [heap[a], heap[b]] = [heap[b] as Waiting, heap[a] as Waiting];
  }
}
