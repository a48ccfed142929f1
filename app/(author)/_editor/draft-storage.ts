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

const STORE = "drafts";
const INDEX = "of";

/** Drafts in the browser's IndexedDB. */
export function browserDrafts<Document>(): DraftStorage<Document> {
  return {
    all: (of) =>
      inStore("readonly", (store) => store.index(INDEX).getAll(of)) as Promise<Draft<Document>[]>,
    keep: async (draft) => {
      await inStore("readwrite", (store) => store.put(draft));
    },
    drop: async (keys) => {
      for (const key of keys) await inStore("readwrite", (store) => store.delete(key));
    },
  };
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  const transaction = database.transaction(STORE, mode);
  const request = act(transaction.objectStore(STORE));
  await settled(transaction);
  return request.result;
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("grundlag", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: "key" }).createIndex(INDEX, "of");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}
