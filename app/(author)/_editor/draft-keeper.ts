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

  /** Whether every edit passed to it has been stored. */
  get isKept(): boolean {
    return this.#newest === this.#kept;
  }

  /** The drafts that earlier pages left; empty if the browser cannot store anything. */
  async left(): Promise<readonly Draft<Document>[]> {
    return this.#options.storage.all(this.#of).catch(() => []);
  }

  /** Makes an earlier page's draft part of this page's, so that both are dropped together. */
  adopt(draft: Draft<Document>): void {
    this.#adopted.push(draft.key);
  }

  keepSoon(base: Document, document: Document): void {
    this.#newest = document;
    this.stop();
    this.#callOff = this.#options.after(PAUSE_MS, () => void this.#keep(base, document));
  }

  /** From now on stores the edits under another id of the same document, whose page then restores them. */
  async handOver(id: string, draft: { base: Document; document: Document }): Promise<void> {
    this.stop();
    this.#of = this.#of.replace(/[^/]*$/, id);
    this.#newest = draft.document;
    await this.#keep(draft.base, draft.document);
  }

  /** Deletes the drafts, because the server has their content. */
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
      return; // `isKept` tells whether the browser can store anything at all.
    }
    if (this.#newest === null) await storage.drop([key]).catch(() => undefined);
    else this.#kept = document;
  }
}
