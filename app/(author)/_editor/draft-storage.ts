import { inStore } from "./browser-database";

/** Edits that the server has not confirmed, with the state they started from. */
export interface Draft<Document> {
  /** One a page, so that two tabs never write over each other. */
  readonly key: string;
  /** The document they belong to: its kind and id. */
  readonly of: string;
  readonly base: Document;
  readonly document: Document;
}

/** Where unconfirmed edits outlive the page. */
export interface DraftStorage<Document> {
  readonly all: (of: string) => Promise<readonly Draft<Document>[]>;
  /** Rejects where the browser keeps nothing, for example for want of room. */
  readonly keep: (draft: Draft<Document>) => Promise<void>;
  readonly drop: (keys: readonly string[]) => Promise<void>;
}

/** Drafts in the browser's IndexedDB. */
export function browserDrafts<Document>(): DraftStorage<Document> {
  return {
    all: (of) =>
      inStore("drafts", "readonly", (store) => store.index("of").getAll(of)) as Promise<
        Draft<Document>[]
      >,
    keep: async (draft) => {
      await inStore("drafts", "readwrite", (store) => store.put(draft));
    },
    drop: async (keys) => {
      for (const key of keys) await inStore("drafts", "readwrite", (store) => store.delete(key));
    },
  };
}
