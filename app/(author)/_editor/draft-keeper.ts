import type { Draft, DraftStorage } from "./draft-storage";

export interface KeeperOptions<Document> {
  readonly storage: DraftStorage<Document>;
  readonly key: string;
  readonly of: string;
  readonly after: (ms: number, act: () => void) => () => void;
}

const PAUSE_MS = 60;

/** Keeps a page's unconfirmed edits in the browser until they are confirmed. */
export class DraftKeeper<Document> {
  readonly #options: KeeperOptions<Document>;
  #newest: Document | null = null;
  #kept: Document | null = null;
  #adopted: string[] = [];
  #callOff: () => void = () => undefined;

  constructor(options: KeeperOptions<Document>) {
    this.#options = options;
  }

  /** Whether everything handed over is kept. */
  get isKept(): boolean {
    return this.#newest === this.#kept;
  }

  /** What earlier pages left; nothing where the browser keeps nothing. */
  async left(): Promise<readonly Draft<Document>[]> {
    const { storage, of } = this.#options;
    return storage.all(of).catch(() => []);
  }

  /** From now on an earlier page's draft is part of this page's, and goes with it. */
  adopt(draft: Draft<Document>): void {
    this.#adopted.push(draft.key);
  }

  keepSoon(base: Document, document: Document): void {
    this.#newest = document;
    this.stop();
    this.#callOff = this.#options.after(PAUSE_MS, () => void this.#keep(base, document));
  }

  /** Forgets the drafts: the server has what was in them. */
  async drop(): Promise<void> {
    this.stop();
    this.#newest = null;
    this.#kept = null;
    const { storage, key } = this.#options;
    await storage.drop([key, ...this.#adopted.splice(0)]).catch(() => undefined);
  }

  stop(): void {
    this.#callOff();
  }

  async #keep(base: Document, document: Document): Promise<void> {
    const { storage, key, of } = this.#options;
    try {
      await storage.keep({ key, of, base, document });
    } catch {
      return; // A browser that keeps nothing is told apart by `isKept`.
    }
    if (this.#newest === null) await storage.drop([key]).catch(() => undefined);
    else this.#kept = document;
  }
}
