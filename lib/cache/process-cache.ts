import { LRUCache } from "lru-cache";

/** A value to cache, and roughly how many bytes of memory it takes. */
export interface CacheEntry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** The cache's memory in one process, unless `CACHE_MEGABYTES` sets it. */
export const DEFAULT_MEGABYTES = 128;

/** A text generated once; its compressed copies are cached by this object. */
export interface CachedText {
  readonly text: string;
}

// Stored on the global object, because Next.js loads this module once for pages and once for routes.
const process_ = globalThis as typeof globalThis & {
  grundlagKept?: LRUCache<string, CacheEntry<object>>;
};

/**
 * Returns the value cached under `key`, making it first if there is none; null if it cannot be made. A key must
 * contain everything the value depends on (a document's mark, the audience, the language), so that nothing cached
 * ever becomes outdated and no process has to notify another. Permissions are checked on every request, never here.
 * When the cache exceeds `CACHE_MEGABYTES`, the least recently used values are removed.
 */
export function getOrMake<Value extends object>(key: string, make: () => CacheEntry<Value>): Value;
export function getOrMake<Value extends object>(
  key: string,
  make: () => CacheEntry<Value> | undefined,
): Value | null;
export function getOrMake<Value extends object>(
  key: string,
  make: () => CacheEntry<Value> | undefined,
): Value | null {
  const known = store().get(key);
  // Safe cast: a key starts with the kind of value under it, and each kind is made by one function.
  if (known) return known.value as Value;
  const made = make();
  if (!made) return null;
  store().set(key, made);
  return made.value;
}

/** The same for a text, the form of most answers. */
export function getOrMakeText(key: string, write: () => string): CachedText {
  return getOrMake(key, () => {
    const text = write();
    return { value: { text }, bytes: text.length * BYTES_PER_LETTER };
  });
}

/** With a character beyond Latin-1, a text takes two bytes a character, and its compressed copy is stored as well. */
const BYTES_PER_LETTER = 3;

/**
 * The value cached under a key, for values that take longer to make than `getOrMake` can wait; undefined if there is none.
 */
export function peek<Value extends object>(key: string): Value | undefined {
  // Safe cast, for the same reason as in `getOrMake`.
  return store().get(key)?.value as Value | undefined;
}

/** Whether anything is cached under a key. */
export function isCached(key: string): boolean {
  return store().has(key);
}

function store(): LRUCache<string, CacheEntry<object>> {
  process_.grundlagKept ??= new LRUCache({
    maxSize: Number(process.env.CACHE_MEGABYTES || DEFAULT_MEGABYTES) * 1_000_000,
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes) + key.length + 100,
  });
  return process_.grundlagKept;
}
