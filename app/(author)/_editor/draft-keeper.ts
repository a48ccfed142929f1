import type { Draft, DraftStorage } from "./draft-storage";

interface KeeperOptions<Document> {
  readonly storage: DraftStorage<Document>;
  readonly key: string;
  readonly of: string;
  readonly after: (ms: number, act: () => void) => () => void;
}

type Edits<Document> = Pick<Draft<Document>, "base" | "document">;

const PAUSE_MS = 60;

/** Keeps a page's unconfirmed edits in the browser until they are confirmed. */
export class DraftKeeper<Document> {
  readonly #options: KeeperOptions<Document>;
  #newest: Edits<Document> | null = null;
  #kept: Edits<Document> | null = null;
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
    this.#newest = { base, document };
    this.stop();
    this.#callOff = this.#options.after(PAUSE_MS, () => void this.keepNow());
  }

  /** Stores at once what was to be stored soon; false if the browser cannot store anything. */
  async keepNow(): Promise<boolean> {
    this.stop();
    if (this.#newest && !this.isKept) await this.#keep(this.#newest);
    return this.isKept;
  }

  /** From now on stores the edits under another id of the same document, whose page then restores them. */
  async handOver(id: string, draft: Edits<Document>): Promise<void> {
    this.stop();
    this.#of = this.#of.replace(/[^/]*$/, id);
    this.#newest = draft;
    await this.#keep(draft);
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

  async #keep(edits: Edits<Document>): Promise<void> {
    const { storage, key } = this.#options;
    try {
      await storage.keep({ key, of: this.#of, ...edits });
    } catch {
      return; // `isKept` tells whether the browser can store anything at all.
    }
    if (this.#newest === null) await storage.drop([key]).catch(() => undefined);
    else this.#kept = edits;
  }
}
