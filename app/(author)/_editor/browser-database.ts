/** Unconfirmed edits, and documents that are kept only in this browser. */
type StoreName = "drafts" | "documents";

const NAME = "grundlag";
const VERSION = 2;

/** Runs one request on a store; rejects if the browser cannot store anything, for example when the disk is full. */
export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await open()).transaction(name, mode);
  const request = act(transaction.objectStore(name));
  await settled(transaction);
  return request.result;
}

/**
 * Replaces an entry with the result of `change` in one transaction, so that no other tab interferes. `undefined` means
 * that there is no entry, or that it is to be deleted.
 */
export async function changeInStore<T>(
  name: StoreName,
  key: string,
  change: (before: T | undefined) => T | undefined,
): Promise<T | undefined> {
  // It counts as stored only once it is on disk, because some of it exists nowhere else.
  const options = { durability: "strict" } as const;
  const transaction = (await open()).transaction(name, "readwrite", options);
  const store = transaction.objectStore(name);
  let after: T | undefined;
  const reading: IDBRequest<T | undefined> = store.get(key);
  reading.onsuccess = () => {
    const before = reading.result;
    after = change(before);
    if (after === undefined) store.delete(key);
    else if (after !== before) store.put(after);
  };
  await settled(transaction);
  return after;
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= openAnew().catch((error: unknown) => {
    // Try again next time: the obstacle may go away, such as another tab with an older page, or a full disk.
    opened = undefined;
    throw error;
  });
  return opened;
}

function openAnew(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      const database = request.result;
      if (oldVersion < 1)
        database.createObjectStore("drafts", { keyPath: "key" }).createIndex("of", "of");
      if (oldVersion < 2) database.createObjectStore("documents", { keyPath: "id" });
    };
    request.onsuccess = () => {
      // Another tab with a newer page needs to upgrade the database; this page reopens the result.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      request.result.onclose = () => {
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("Another tab holds an older database."));
  });
}

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}
