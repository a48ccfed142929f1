import type { Draft, DraftStorage } from "@/app/(author)/_editor/draft-storage";
import type { PatchOutcome, Transport } from "@/app/(author)/_editor/transport";
import type { Command } from "@/lib/domain/document/command";
import { mergeDocuments } from "@/lib/domain/document/merge";
import { applyPatch } from "@/lib/domain/document/patch";

/** A small document with the structure of the real ones: fields, and lists of items with ids. */
export interface Note {
  title: string;
  units: { id: string; name: string; men: number }[];
}

export const rename: Command<Note, string> = {
  name: "rename",
  run: (draft, title) => {
    draft.title = title;
  },
};

export const setMen: Command<Note, { id: string; men: number }> = {
  name: "set-men",
  run: (draft, { id, men }) => {
    const unit = draft.units.find((each) => each.id === id);
    if (unit) unit.men = men;
  },
};

/**
 * A fake server that behaves like the real one: patches apply to the version they name, are rebased if they touch
 * nothing changed since, and conflict if they do.
 */
export class TableServer {
  versions: Note[];
  /** `mute`: it processes requests, but no response arrives. */
  state: "up" | "down" | "signed-out" | "mute" = "up";
  #limit = 0;

  constructor(first: Note) {
    this.versions = [first];
  }

  get version(): number {
    return this.versions.length;
  }

  get document(): Note {
    const newest = this.versions.at(-1);
    if (!newest) throw new Error("A server holds at least one version");
    return newest;
  }

  /** Saves a version by another author. */
  write(document: Note): void {
    this.versions.push(document);
  }

  /** Refuses more men than this in one unit. */
  allowAtMost(men: number): void {
    this.#limit = men;
  }

  readonly transport: Transport<Note> = {
    patch: async (version, operations): Promise<PatchOutcome<Note>> => {
      await Promise.resolve();
      if (this.state === "down") return { is: "away" };
      if (this.state === "signed-out") return { is: "signed-out" };
      const base = this.versions[version - 1];
      if (!base) throw new Error(`There is no version ${version}`);
      const applied = applyPatch(base, operations);
      if (!applied.ok) throw new Error(applied.message);
      const merged = mergeDocuments(base, this.document, applied.document as Note);
      if (!merged.ok) return { is: "stale" };
      const outcome = this.#accept(merged.merged, version < this.version);
      return this.state === "mute" ? { is: "away" } : outcome;
    },
    load: async () => {
      await Promise.resolve();
      return this.state === "up" ? { version: this.version, document: this.document } : null;
    },
  };

  #accept(document: Note, isRebased: boolean): PatchOutcome<Note> {
    const over = document.units.findIndex((unit) => this.#limit > 0 && unit.men > this.#limit);
    if (over >= 0) {
      const path = `/units/${over}/men`;
      return { is: "invalid", issues: [{ path, code: "too-big", message: "Too many men" }] };
    }
    this.versions.push(document);
    return { is: "saved", version: this.version, rebased: isRebased ? document : null };
  }
}

/** A fake of a browser's storage between two pages. */
export class Drawer implements DraftStorage<Note> {
  readonly kept = new Map<string, Draft<Note>>();
  isFull = false;
  #held: Promise<void> | undefined;

  /** Makes storing wait until the returned function is called. */
  holdUp(): () => void {
    let release: () => void = () => undefined;
    this.#held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  readonly all = async (of: string) => [...this.kept.values()].filter((draft) => draft.of === of);

  readonly keep = async (draft: Draft<Note>) => {
    if (this.isFull) throw new Error("No room");
    await this.#held;
    this.kept.set(draft.key, draft);
  };

  readonly drop = async (keys: readonly string[]) => {
    for (const key of keys) this.kept.delete(key);
  };
}

/** A stopped clock; `pass` advances it and runs everything due. */
export class Clock {
  #ms = 0;
  #due: { at: number; act: () => void }[] = [];

  readonly now = () => new Date(this.#ms);

  readonly after = (ms: number, act: () => void) => {
    const entry = { at: this.#ms + ms, act };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((each) => each !== entry);
    };
  };

  async pass(ms: number): Promise<void> {
    const end = this.#ms + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#ms = next.at;
      this.#due = this.#due.filter((each) => each !== next);
      next.act();
      await settled();
    }
    this.#ms = end;
    await settled();
  }

  #next(end: number) {
    return this.#due.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Waits until the handlers of all settled promises have run. */
async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve();
}
