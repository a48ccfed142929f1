import { applyCommand, type Command } from "@/lib/domain/document/command";
import { DraftKeeper } from "./draft-keeper";
import type { EditorState, Shown } from "./editor-state";
import { EMPTY_HISTORY, type History, redo, type Travel, undo, withStep } from "./history";
import { ServerCopy } from "./server-copy";
import type { Choice } from "./settle-conflicts";
import type { EditorEnvironment, Stored } from "./transport";

interface StoreOptions<Document extends object> {
  /** The document's kind and id, under which its drafts are stored. */
  readonly of: string;
  /** Unique to this page. */
  readonly draftKey: string;
  readonly stored: Stored<Document>;
  readonly environment: EditorEnvironment<Document>;
}

/**
 * Holds one document while it is edited. Every edit shows at once; the store keeps it in the browser, sends it as a
 * patch, merges others' edits, and provides undo and redo.
 */
export class EditorStore<Document extends object> {
  readonly #now: () => Date;
  readonly #keeper: DraftKeeper<Document>;
  readonly #server: ServerCopy<Document>;
  readonly #listeners = new Set<() => void>();
  readonly #opened: EditorState<Document>;
  #state: EditorState<Document>;
  #history: History<Document> = EMPTY_HISTORY;

  constructor({ of, draftKey: key, stored, environment }: StoreOptions<Document>) {
    const { drafts: storage, after, now } = environment;
    this.#now = now;
    this.#keeper = new DraftKeeper({ storage, key, of, after });
    this.#opened = {
      document: stored.document,
      save: { is: "saved", at: null },
      undoName: null,
      redoName: null,
    };
    this.#state = this.#opened;
    this.#server = new ServerCopy({
      stored,
      environment,
      keeper: this.#keeper,
      state: this.getState,
      show: (change) => this.#show(change),
    });
  }

  readonly getState = (): EditorState<Document> => this.#state;

  /**
   * The state as the server rendered it, from which parts of the page that hydrate late start, whatever has been edited
   * by then.
   */
  readonly getOpenedState = (): EditorState<Document> => this.#opened;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether leaving the page now would lose something. */
  get wouldLose(): boolean {
    return this.#server.isBehind && !this.#keeper.isKept;
  }

  /**
   * Applies a command; one that changes nothing leaves no step. Consecutive commands with the same `run` are undone as
   * one.
   */
  apply<Input>(command: Command<Document, Input>, input: Input, run?: string): void {
    const before = this.#state.document;
    const after = applyCommand(before, command, input);
    if (after === before) return;
    this.#history = withStep(this.#history, { command: command.name, before, after, run });
    this.#edited(after);
  }

  /** Returns false if others have since changed the same places, so that the step had to be dropped. */
  undo(): boolean {
    return this.#travel(undo(this.#history, this.#state.document));
  }

  /** Redoes the last undone step; returns false as `undo` does. */
  redo(): boolean {
    return this.#travel(redo(this.#history, this.#state.document));
  }

  /** Restores edits that an earlier page could not send. */
  async adoptDrafts(): Promise<void> {
    for (const draft of await this.#keeper.left()) {
      this.#keeper.adopt(draft);
      const merged = this.#server.mergeDraft(draft);
      if (!merged) return;
      this.#edited(merged);
    }
  }

  /** Sends unsent edits now, and waits for the response. */
  flush(): Promise<void> {
    return this.#server.flush();
  }

  /** Merges what others have saved since; sends what could not be sent before. */
  refresh(): Promise<void> {
    return this.#server.refresh();
  }

  /** Resolves a conflict with the writer's choice for each place. */
  settle(choiceAt: (path: string) => Choice): void {
    const before = this.#state.document;
    const after = this.#server.settle(choiceAt);
    if (!after) return;
    this.#history = withStep(this.#history, { command: "settle-conflict", before, after });
    this.#edited(after);
  }

  /** Cancels everything pending; called when the page is closed. */
  stop(): void {
    this.#server.stop();
    this.#keeper.stop();
  }

  #travel(travel: Travel<Document> | null): boolean {
    if (!travel) return true;
    this.#history = travel.history;
    if (travel.blocked) this.#show({});
    else this.#edited(travel.document);
    return !travel.blocked;
  }

  /** A problem with saving stays visible until a save succeeds. */
  #edited(document: Document): void {
    const { save } = this.#state;
    const since = this.#now();
    this.#show(save.is === "saved" ? { document, save: { is: "saving", since } } : { document });
    this.#server.takeSoon();
  }

  #show(change: Shown<Document>): void {
    this.#state = {
      ...this.#state,
      ...change,
      undoName: this.#history.done.at(-1)?.command ?? null,
      redoName: this.#history.undone.at(-1)?.command ?? null,
    };
    for (const listener of this.#listeners) listener();
  }
}
