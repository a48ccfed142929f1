import type { Draft, DraftStorage } from "./draft-storage";

interface KeeperOptions<Document> {
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
  #of: string;
  #callOff: () => void = () => undefined;

  constructor(options: KeeperOptions<Document>) {
    this.#options = options;
    this.#of = options.of;
  }

  /** Whether everything handed over is kept. */
  get isKept(): boolean {
    return this.#newest === this.#kept;
  }

  /** What earlier pages left; nothing where the browser keeps nothing. */
  async left(): Promise<readonly Draft<Document>[]> {
    return this.#options.storage.all(this.#of).catch(() => []);
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

  /** From now on keeps them for the page of the same document under another id, which takes them up. */
  async handOver(id: string, draft: { base: Document; document: Document }): Promise<void> {
    this.stop();
    this.#of = this.#of.replace(/[^/]*$/, id);
    this.#newest = draft.document;
    await this.#keep(draft.base, draft.document);
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
    const { storage, key } = this.#options;
    try {
      await storage.keep({ key, of: this.#of, base, document });
    } catch {
      return; // `isKept` says whether the browser keeps anything at all.
    }
    if (this.#newest === null) await storage.drop([key]).catch(() => undefined);
    else this.#kept = document;
  }
}
