const USUAL_PX = 29;

/** Heights of a table's rows, as far as they were drawn once; the rest count as an average row. */
export class RowHeights {
  readonly #known = new Map<string, number>();
  #sumPx = 0;

  /** Takes down how high the drawn rows are; each names itself in `data-key`. */
  measure(drawn: Iterable<HTMLElement>): void {
    for (const row of drawn) {
      const key = row.dataset.key ?? "";
      const px = row.offsetHeight;
      this.#sumPx += px - (this.#known.get(key) ?? 0);
      this.#known.set(key, px);
    }
  }

  /** How high some rows are together, in px. */
  total(keys: readonly string[]): number {
    return keys.reduce((sum, key) => sum + this.#of(key), 0);
  }

  /** The place of the row that covers `px` below the first one's top; their number where none does. */
  indexAt(keys: readonly string[], px: number): number {
    let bottom = 0;
    const index = keys.findIndex((key) => {
      bottom += this.#of(key);
      return bottom > px;
    });
    return index < 0 ? keys.length : index;
  }

  #of(key: string): number {
    return this.#known.get(key) ?? this.#averagePx;
  }

  get #averagePx(): number {
    return this.#known.size === 0 ? USUAL_PX : this.#sumPx / this.#known.size;
  }
}
