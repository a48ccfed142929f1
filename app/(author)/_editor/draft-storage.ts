import { inStore } from "./browser-database";

/** Edits that the server has not confirmed, with the document they are based on. */
export interface Draft<Document> {
  /** Unique for each page, so that two tabs never overwrite each other's drafts. */
  readonly key: string;
  /** The document they belong to: its kind and id. */
  readonly of: string;
  readonly base: Document;
  readonly document: Document;
}

/** Storage in which unconfirmed edits survive the page. */
export interface DraftStorage<Document> {
  readonly all: (of: string) => Promise<readonly Draft<Document>[]>;
  /** Rejects if the browser cannot store anything, for example when the disk is full. */
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
