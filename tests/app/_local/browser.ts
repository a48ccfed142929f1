import type { LocalEntry, LocalStore } from "@/app/(author)/_editor/local-documents";
import type { AnyDocument } from "@/lib/domain/kinds/document";

/** A fake of the storage shared by a browser's tabs; each change is atomic, as in IndexedDB. */
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

  /** Stores a new document of any shape; the store does not inspect it. */
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

  /** Writes a document as another tab would. */
  write(id: string, document: unknown): void {
    const entry = this.entries.get(id);
    if (!entry || !("document" in entry)) throw new Error(`nothing is kept as ${id}`);
    const { version } = entry;
    this.entries.set(id, { ...entry, version: version + 1, document: document as AnyDocument });
  }
}
