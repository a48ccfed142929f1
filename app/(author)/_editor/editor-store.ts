import { applyCommand, type Command } from "@/lib/domain/command";
import { diffDocuments } from "@/lib/domain/diff";
import { type MergeConflict, mergeDocuments } from "@/lib/domain/merge";
import { DraftKeeper } from "./draft-keeper";
import type { DraftStorage } from "./draft-storage";
import { EMPTY_HISTORY, type History, redo, type Travel, undo, withStep } from "./history";
import type { SaveState } from "./save-state";
import { type Choice, settleConflicts } from "./settle-conflicts";
import type { Refusal, Stored, Transport } from "./transport";

/** What an editor shows at one moment. */
export interface EditorState<Document> {
  readonly document: Document;
  readonly save: SaveState;
  /** Names of the commands that undo and redo would take back or do again. */
  readonly undoName: string | null;
  readonly redoName: string | null;
}

/** The outside world of a store, so that tests can bring their own. */
export interface Surroundings<Document> {
  readonly transport: Transport<Document>;
  readonly drafts: DraftStorage<Document>;
  readonly now: () => Date;
  /** Calls back after a time in ms; returns how to call it off. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export interface StoreOptions<Document extends object> {
  /** The document's kind and id, naming its drafts. */
  readonly of: string;
  /** Unlike that of any other page. */
  readonly draftKey: string;
  readonly stored: Stored<Document>;
  readonly surroundings: Surroundings<Document>;
}

/** Waits of the editor in ms: before a save, and between tries while nobody answers. */
export const WAITS_MS = { save: 120, retry: [2_000, 5_000, 15_000, 30_000] } as const;

/**
 * Holds one document while it is edited. Every edit shows at once; the store keeps it in the browser,
 * sends it as a patch, brings in what others wrote, and lets the writer take it back.
 */
export class EditorStore<Document extends object> {
  readonly #surroundings: Surroundings<Document>;
  readonly #keeper: DraftKeeper<Document>;
  readonly #listeners = new Set<() => void>();
  #state: EditorState<Document>;
  #history: History<Document> = EMPTY_HISTORY;
  /** What the server holds, as far as known: the start of the next patch. */
  #base: Stored<Document>;
  /** Their newest, while the writer has to choose. */
  #theirs: Stored<Document> | null = null;
  #inFlight: Promise<void> | null = null;
  #tries = 0;
  #callOffSave: () => void = () => undefined;

  constructor({ of, draftKey: key, stored, surroundings }: StoreOptions<Document>) {
    const { drafts: storage, after } = surroundings;
    this.#surroundings = surroundings;
    this.#keeper = new DraftKeeper({ storage, key, of, after });
    this.#base = stored;
    this.#state = {
      document: stored.document,
      save: { is: "saved", at: null },
      undoName: null,
      redoName: null,
    };
  }

  readonly getState = (): EditorState<Document> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether leaving the page now would lose something. */
  get wouldLose(): boolean {
    return this.#isUnsent && !this.#keeper.isKept;
  }

  /** Carries out a command; a command that changes nothing leaves no step. */
  apply<Input>(command: Command<Document, Input>, input: Input): void {
    const before = this.#state.document;
    const after = applyCommand(before, command, input);
    if (after === before) return;
    this.#history = withStep(this.#history, { command: command.name, before, after });
    this.#edited(after);
  }

  /** False where others have since changed the same places, so that the step had to be dropped. */
  undo(): boolean {
    return this.#travel(undo(this.#history, this.#state.document));
  }

  /** Does again what was undone last; false as for `undo`. */
  redo(): boolean {
    return this.#travel(redo(this.#history, this.#state.document));
  }

  /** Takes up what an earlier page could not send. */
  async adoptDrafts(): Promise<void> {
    for (const draft of await this.#keeper.left()) {
      this.#keeper.adopt(draft);
      const result = mergeDocuments(draft.base, this.#state.document, draft.document);
      if (result.ok) this.#edited(result.merged);
      else {
        const theirs = { version: this.#base.version, document: this.#state.document };
        return this.#clash(theirs, draft, result.conflicts);
      }
    }
  }

  /** Sends what is unsent now, and waits for the answer. */
  async flush(): Promise<void> {
    this.#callOffSave();
    await (this.#inFlight ?? this.#save());
    if (this.#isUnsent && this.#state.save.is === "saving") await this.flush();
  }

  /** Brings in what others saved since; sends what could not be sent before. */
  async refresh(): Promise<void> {
    const { save } = this.#state;
    if (this.#inFlight || save.is === "conflict") return;
    if (save.is === "error" || save.is === "offline") return this.flush();
    const theirs = await this.#surroundings.transport.load();
    if (theirs && !this.#inFlight && theirs.version > this.#base.version)
      this.#bringIn(theirs, this.#base.document);
  }

  /** Ends a conflict with the writer's choice for each of its places. */
  settle(choiceAt: (path: string) => Choice): void {
    const { save, document: mine } = this.#state;
    const theirs = this.#theirs;
    if (save.is !== "conflict" || !theirs) return;
    const sides = { base: this.#base.document, theirs: theirs.document, mine };
    const result = settleConflicts(sides, save.conflicts, choiceAt);
    if (result.ok) this.#settled(theirs, { before: mine, after: result.merged });
    else this.#show({ save: { is: "conflict", conflicts: result.conflicts } });
  }

  /** Stops all that is yet to happen; called when the page goes away. */
  stop(): void {
    this.#callOffSave();
    this.#keeper.stop();
  }

  get #isUnsent(): boolean {
    return this.#state.document !== this.#base.document;
  }

  #settled(theirs: Stored<Document>, step: { before: Document; after: Document }): void {
    this.#theirs = null;
    this.#base = theirs;
    this.#history = withStep(this.#history, { command: "settle-conflict", ...step });
    this.#show({ save: { is: "saving", since: this.#surroundings.now() } });
    this.#edited(step.after);
  }

  #travel(travel: Travel<Document> | null): boolean {
    if (!travel) return true;
    this.#history = travel.history;
    if (travel.blocked) this.#show({});
    else this.#edited(travel.document);
    return !travel.blocked;
  }

  /** A trouble with saving stays in sight until a save has gone through. */
  #edited(document: Document): void {
    const { save } = this.#state;
    const since = this.#surroundings.now();
    this.#show(save.is === "saved" ? { document, save: { is: "saving", since } } : { document });
    this.#keeper.keepSoon(this.#base.document, document);
    if (!this.#theirs) this.#saveSoon(WAITS_MS.save);
  }

  #saveSoon(ms: number): void {
    this.#callOffSave();
    this.#callOffSave = this.#surroundings.after(ms, () => void this.#save());
  }

  /** One request at a time; edits made meanwhile go with the next. */
  async #save(): Promise<void> {
    if (this.#inFlight || this.#theirs) return;
    this.#inFlight = this.#send().finally(() => {
      this.#inFlight = null;
    });
    await this.#inFlight;
  }

  async #send(): Promise<void> {
    const sent = this.#state.document;
    const operations = diffDocuments(this.#base.document, sent);
    if (operations.length === 0) return this.#confirmed({ ...this.#base, document: sent });
    const outcome = await this.#surroundings.transport.patch(this.#base.version, operations);
    if (outcome.is === "saved") this.#saved(outcome, sent);
    else if (outcome.is === "stale") await this.#reload();
    else if (outcome.is === "away") this.#away();
    else this.#refused(outcome, sent);
  }

  #saved(
    { version, rebased }: { version: number; rebased: Document | null },
    sent: Document,
  ): void {
    this.#tries = 0;
    if (rebased) this.#bringIn({ version, document: rebased }, sent);
    else this.#confirmed({ version, document: sent });
  }

  /** Somebody wrote in the same places: their newest is needed to show both. */
  async #reload(): Promise<void> {
    const theirs = await this.#surroundings.transport.load();
    if (theirs) this.#bringIn(theirs, this.#base.document);
    else this.#away();
  }

  #confirmed(stored: Stored<Document>): void {
    const at = this.#surroundings.now();
    this.#base = stored;
    if (this.#isUnsent) {
      this.#show({ save: { is: "saving", since: at } });
      this.#keeper.keepSoon(stored.document, this.#state.document);
      this.#saveSoon(WAITS_MS.save);
    } else {
      this.#show({ save: { is: "saved", at } });
      void this.#keeper.drop();
    }
  }

  /** Merges what the server has with what is on the screen; `base` is what both are known to have had. */
  #bringIn(theirs: Stored<Document>, base: Document): void {
    const mine = { base, document: this.#state.document };
    const result = mergeDocuments(mine.base, theirs.document, mine.document);
    if (result.ok) {
      const nothingOfMine = diffDocuments(theirs.document, result.merged).length === 0;
      this.#show({ document: nothingOfMine ? theirs.document : result.merged });
      this.#confirmed(theirs);
    } else this.#clash(theirs, mine, result.conflicts);
  }

  #clash(
    theirs: Stored<Document>,
    mine: { readonly base: Document; readonly document: Document },
    conflicts: readonly MergeConflict[],
  ): void {
    this.#theirs = theirs;
    this.#base = { version: this.#base.version, document: mine.base };
    this.#show({ document: mine.document, save: { is: "conflict", conflicts } });
    this.#keeper.keepSoon(mine.base, mine.document);
  }

  #refused(outcome: Refusal, sent: Document): void {
    const issues = outcome.is === "invalid" ? outcome.issues : [];
    this.#show({ save: { is: "error", reason: outcome.is, issues } });
    if (this.#state.document !== sent) this.#saveSoon(WAITS_MS.save);
  }

  #away(): void {
    const { save } = this.#state;
    const since = save.is === "offline" ? save.since : this.#surroundings.now();
    this.#show({ save: { is: "offline", since } });
    const { retry } = WAITS_MS;
    this.#saveSoon(retry[Math.min(this.#tries, retry.length - 1)] ?? 0);
    this.#tries += 1;
  }

  #show(change: Partial<Pick<EditorState<Document>, "document" | "save">>): void {
    this.#state = {
      ...this.#state,
      ...change,
      undoName: this.#history.done.at(-1)?.command ?? null,
      redoName: this.#history.undone.at(-1)?.command ?? null,
    };
    for (const listener of this.#listeners) listener();
  }
}
