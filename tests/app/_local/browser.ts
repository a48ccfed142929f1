import type { LocalEntry, LocalStore } from "@/app/(author)/_editor/local-documents";
import type { AnyDocument } from "@/lib/domain/document";

/** What a browser keeps for all its tabs; each change is one step, as in IndexedDB. */
export class Shelf implements LocalStore {
  readonly entries = new Map<string, LocalEntry>();
  isFull = false;

  readonly all = async () => [...this.entries.values()];

  readonly find = async (id: string) => this.entries.get(id);

  readonly change: LocalStore["change"] = async (id, change) => {
    await Promise.resolve();
    const before = this.entries.get(id);
    const after = change(before);
    if (after === before) return after;
    if (this.isFull) throw new Error("QuotaExceededError");
    if (after) this.entries.set(id, structuredClone(after));
    else this.entries.delete(id);
    return after;
  };

  /** Something new to keep, of any shape: the store looks at none of it. */
  keep(id: string, document: unknown): void {
    this.entries.set(id, {
      id,
      kind: "scenario",
      version: 1,
      document: document as AnyDocument,
      forkedFrom: null,
      createdAt: new Date(0),
      updatedAt: new Date(0),
      sent: null,
    });
  }

  /** Another tab writes. */
  write(id: string, document: unknown): void {
    const entry = this.entries.get(id);
    if (!entry || !("document" in entry)) throw new Error(`nothing is kept as ${id}`);
    const { version } = entry;
    this.entries.set(id, { ...entry, version: version + 1, document: document as AnyDocument });
  }
}
