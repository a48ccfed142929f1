import { diffDocuments } from "@/lib/domain/document/diff";
import { type MergeConflict, type MergeResult, mergeDocuments } from "@/lib/domain/document/merge";
import type { DraftKeeper } from "./draft-keeper";
import type { EditorState, Shown } from "./editor-state";
import { type Choice, ownConflicts, type Sides, settleConflicts } from "./settle-conflicts";
import type { EditorEnvironment, Refusal, Stored } from "./transport";

/** The editor's delays in ms: before a save, and between retries while there is no response. */
const WAITS_MS = { save: 120, retry: [2_000, 5_000, 15_000, 30_000] } as const;

/** This side of a merge: the document, and the state it is based on. */
interface Mine<Document> {
  readonly base: Document;
  readonly document: Document;
}

interface ServerCopyOptions<Document extends object> {
  readonly stored: Stored<Document>;
  readonly environment: EditorEnvironment<Document>;
  readonly keeper: DraftKeeper<Document>;
  readonly state: () => EditorState<Document>;
  readonly show: (change: Shown<Document>) => void;
}

/** The last known state of an edited document on the server: sends patches to it, and merges the responses. */
export class ServerCopy<Document extends object> {
  readonly #options: ServerCopyOptions<Document>;
  /** The document that the next patch is based on. */
  #base: Stored<Document>;
  /** The other author's newest document, while the writer has to choose. */
  #theirs: Stored<Document> | null = null;
  /** Documents sent, by this page or an earlier one, without a response: the server may have them all the same. */
  #unanswered: Document[] = [];
  #inFlight: Promise<void> | null = null;
  #tries = 0;
  #callOffSave: () => void = () => undefined;

  constructor(options: ServerCopyOptions<Document>) {
    this.#options = options;
    this.#base = options.stored;
  }

  /** Whether the editor has edits that the server does not have. */
  get isBehind(): boolean {
    return this.#document !== this.#base.document;
  }

  /**
   * Keeps an edit in the browser and sends it soon; while the writer has to choose, or the document has moved, it is
   * only kept.
   */
  takeSoon(): void {
    this.#options.keeper.keepSoon(this.#base.document, this.#document);
    if (!this.#holdsBack) this.#saveSoon(WAITS_MS.save);
  }

  /** Sends unsent edits now, and waits for the response. */
  async flush(): Promise<void> {
    this.stop();
    await (this.#inFlight ?? this.#save());
    if (this.isBehind && this.#options.state().save.is === "saving") await this.flush();
  }

  /** Merges what others have saved since; sends what could not be sent before. */
  async refresh(): Promise<void> {
    const { save } = this.#options.state();
    if (this.#inFlight || this.#holdsBack) return;
    if (save.is === "error" || save.is === "offline") return this.flush();
    const theirs = await this.#options.environment.transport.load(this.#base.version);
    if (!theirs || this.#inFlight) return;
    if ("movedTo" in theirs) return this.#moved(theirs.movedTo);
    if (theirs.version > this.#base.version) this.#bringIn(theirs, this.#base.document);
  }

  /**
   * Merges an earlier page's draft into the document, unless the server already has it; null if the writer has to
   * choose.
   */
  mergeDraft(draft: Mine<Document>): Document | null {
    this.#unanswered.push(draft.document);
    if (this.#hasArrived(draft)) return this.#document;
    const theirs = { version: this.#base.version, document: this.#document };
    const result = mergeDocuments(draft.base, theirs.document, draft.document);
    if (result.ok) return result.merged;
    this.#clash(theirs, draft, result.conflicts);
    return null;
  }

  /** The document with the writer's choice for each conflict; null if there is none, or if there are new ones. */
  settle(choiceAt: (path: string) => Choice): Document | null {
    const { save, document: mine } = this.#options.state();
    const theirs = this.#theirs;
    if (save.is !== "conflict" || !theirs) return null;
    const sides = { base: this.#base.document, theirs: theirs.document, mine };
    const result = settleConflicts(sides, save.conflicts, choiceAt);
    if (!result.ok) {
      const { conflicts } = result;
      this.#options.show({ save: { is: "conflict", conflicts, theirs: sides.theirs, mine } });
      return null;
    }
    this.#theirs = null;
    this.#base = theirs;
    this.#options.show({ save: { is: "saving", since: this.#options.environment.now() } });
    return result.merged;
  }

  /** Cancels the next save. */
  stop(): void {
    this.#callOffSave();
  }

  /** Whether the writer has to choose first, or the document has moved. */
  get #holdsBack(): boolean {
    return this.#theirs !== null || this.#options.state().save.is === "moved";
  }

  get #document(): Document {
    return this.#options.state().document;
  }

  #saveSoon(ms: number): void {
    this.stop();
    this.#callOffSave = this.#options.environment.after(ms, () => void this.#save());
  }

  /** Sends one request at a time; edits made meanwhile go with the next. */
  async #save(): Promise<void> {
    if (this.#inFlight || this.#holdsBack) return;
    this.#inFlight = this.#send().finally(() => {
      this.#inFlight = null;
    });
    await this.#inFlight;
  }

  async #send(): Promise<void> {
    const sent = this.#document;
    const operations = diffDocuments(this.#base.document, sent);
    if (operations.length === 0) return this.#confirmed({ ...this.#base, document: sent });
    const { transport } = this.#options.environment;
    const outcome = await transport.patch(this.#base.version, operations, sent);
    if (outcome.is === "away") this.#unanswered.push(sent);
    if (outcome.is === "saved") this.#saved(outcome, sent);
    else if (outcome.is === "stale") await this.#reload();
    else if (outcome.is === "away") await this.#away();
    else if (outcome.is === "moved") await this.#moved(outcome.to);
    else await this.#refused(outcome, sent);
  }

  #saved(
    { version, rebased }: { version: number; rebased: Document | null },
    sent: Document,
  ): void {
    this.#tries = 0;
    if (rebased) this.#bringIn({ version, document: rebased }, sent);
    else this.#confirmed({ version, document: sent });
  }

  /** Another author changed the same places: their newest state is needed to show both. */
  async #reload(): Promise<void> {
    const theirs = await this.#options.environment.transport.load();
    if (!theirs) await this.#away();
    else if ("movedTo" in theirs) await this.#moved(theirs.movedTo);
    else this.#bringIn(theirs, this.#base.document);
  }

  /** Edits that have not arrived there are handed over as a draft, which the document's own page restores. */
  async #moved(to: string): Promise<void> {
    const { keeper, show } = this.#options;
    const draft = { base: this.#base.document, document: this.#document };
    if (this.isBehind) await keeper.handOver(to, draft);
    show({ save: { is: "moved", to } });
  }

  #confirmed(stored: Stored<Document>): void {
    const { environment, show, keeper } = this.#options;
    const at = environment.now();
    this.#base = stored;
    this.#unanswered = [];
    if (this.isBehind) {
      show({ save: { is: "saving", since: at } });
      this.takeSoon();
    } else {
      show({ save: { is: "saved", at } });
      void keeper.drop();
    }
  }

  /** Merges the server's document with that on the screen; `base` is their last known common state. */
  #bringIn(theirs: Stored<Document>, base: Document): void {
    const mine = { base, document: this.#document };
    const result = this.#merge({ base, theirs: theirs.document, mine: mine.document });
    if (result.ok) {
      const nothingOfMine = diffDocuments(theirs.document, result.merged).length === 0;
      this.#options.show({ document: nothingOfMine ? theirs.document : result.merged });
      this.#confirmed(theirs);
    } else this.#clash(theirs, mine, result.conflicts);
  }

  /** What this editor has sent itself does not conflict with what was written since. */
  #merge(sides: Sides<Document>): MergeResult<Document> {
    const result = mergeDocuments(sides.base, sides.theirs, sides.mine);
    if (result.ok) return result;
    const own = ownConflicts(sides, result.conflicts, this.#unanswered);
    const isAllOwn = own.length === result.conflicts.length;
    return isAllOwn ? settleConflicts(sides, own, () => "mine") : result;
  }

  #hasArrived({ base, document }: Mine<Document>): boolean {
    const stored = this.#base.document;
    const result = mergeDocuments(base, stored, document);
    return result.ok && diffDocuments(stored, result.merged).length === 0;
  }

  #clash(
    theirs: Stored<Document>,
    { base, document }: Mine<Document>,
    conflicts: readonly MergeConflict[],
  ): void {
    this.#theirs = theirs;
    this.#base = { version: this.#base.version, document: base };
    const sides = { theirs: theirs.document, mine: document };
    this.#options.show({ document, save: { is: "conflict", conflicts, ...sides } });
    this.#options.keeper.keepSoon(base, document);
  }

  async #refused(outcome: Refusal, sent: Document): Promise<void> {
    await this.#options.keeper.keepNow();
    const issues = outcome.is === "invalid" ? outcome.issues : [];
    this.#options.show({ save: { is: "error", reason: outcome.is, issues } });
    if (this.#document !== sent) this.#saveSoon(WAITS_MS.save);
  }

  /** The screen says that edits are kept only once they are. */
  async #away(): Promise<void> {
    const { state, show, environment, keeper } = this.#options;
    const isKept = await keeper.keepNow();
    const { save } = state();
    const since = save.is === "offline" ? save.since : environment.now();
    show({
      save: isKept ? { is: "offline", since } : { is: "error", reason: "unkept", issues: [] },
    });
    const { retry } = WAITS_MS;
    this.#saveSoon(retry[Math.min(this.#tries, retry.length - 1)] ?? 0);
    this.#tries += 1;
  }
}
