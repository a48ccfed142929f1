/** Edits that are not confirmed yet, and documents that are kept in this browser alone. */
type StoreName = "drafts" | "documents";

const NAME = "grundlag";
const VERSION = 2;

/** Does one thing in a store; rejects where the browser keeps nothing, for example for want of room. */
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
 * Puts in the place of an entry what `change` makes of it, in one transaction: no other tab gets in between. `undefined`
 * for what is not there, and to take it away.
 */
export async function changeInStore<T>(
  name: StoreName,
  key: string,
  change: (before: T | undefined) => T | undefined,
): Promise<T | undefined> {
  // On disk before it counts as kept: for some of it there is no other place.
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
    // What is in the way may go: another tab with an older page, a full disk.
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
      // A newer page in another tab wants to go on; this one opens what that makes of it.
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
