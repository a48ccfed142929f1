/** A queue for rendering pages, one job at a time and none during printing, which takes precedence. */
export class PagesLine {
  private readonly waiting: (() => Promise<void>)[] = [];
  private isWorking = false;
  private holds = 0;

  /** Queues a job; returns a function that removes it if it has not begun. */
  add(work: () => Promise<void>): () => void {
    this.waiting.push(work);
    void this.next();
    return () => {
      const at = this.waiting.indexOf(work);
      if (at >= 0) this.waiting.splice(at, 1);
    };
  }

  /** Stops until each who held it has released it. */
  hold(): void {
    this.holds += 1;
  }

  release(): void {
    this.holds -= 1;
    void this.next();
  }

  private async next(): Promise<void> {
    if (this.isWorking || this.holds > 0) return;
    const work = this.waiting.shift();
    if (!work) return;
    this.isWorking = true;
    await work();
    this.isWorking = false;
    void this.next();
  }
}
