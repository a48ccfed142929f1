import { LRUCache } from "lru-cache";

/** A value to keep, and about how many bytes of memory it takes. */
export interface Made<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** Of memory, in one process, where `CACHE_MEGABYTES` does not say otherwise. */
export const DEFAULT_MEGABYTES = 128;

/** A text that was written once; its compressed copies are kept beside the object. */
export interface KeptText {
  readonly text: string;
}

// On the process itself: Next.js loads this module once for pages and once more for routes.
const process_ = globalThis as typeof globalThis & {
  grundlagKept?: LRUCache<string, Made<object>>;
};

/**
 * The value kept under `key`, made now where there is none; null where it cannot be made. A key must name everything
 * the value depends on (a document's mark, for whom, in which language), so that nothing kept is ever out of date and
 * no process need notify another. Permission is checked again at every request, never here. The least recently used
 * value goes when all that this process keeps takes more than `CACHE_MEGABYTES`.
 */
export function keep<Value extends object>(key: string, make: () => Made<Value>): Value;
export function keep<Value extends object>(
  key: string,
  make: () => Made<Value> | undefined,
): Value | null;
export function keep<Value extends object>(
  key: string,
  make: () => Made<Value> | undefined,
): Value | null {
  const known = store().get(key);
  // Sound: a key begins with what is kept under it, and one function makes each kind.
  if (known) return known.value as Value;
  const made = make();
  if (!made) return null;
  store().set(key, made);
  return made.value;
}

/** The same for a text, which is most of what is sent. */
export function keepText(key: string, write: () => string): KeptText {
  return keep(key, () => {
    const text = write();
    return { value: { text }, bytes: text.length * BYTES_PER_LETTER };
  });
}

/** A letter beyond Latin-1 makes a text take two bytes a letter, and packed it lies there once more. */
const BYTES_PER_LETTER = 3;

/** What is kept under a key that takes longer to make than `keep` can wait. */
export function recall<Value extends object>(key: string): Value | undefined {
  // Sound for the same reason as in `keep`.
  return store().get(key)?.value as Value | undefined;
}

/** Whether something is kept under a key. */
export function isKept(key: string): boolean {
  return store().has(key);
}

function store(): LRUCache<string, Made<object>> {
  process_.grundlagKept ??= new LRUCache({
    maxSize: Number(process.env.CACHE_MEGABYTES || DEFAULT_MEGABYTES) * 1_000_000,
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes) + key.length + 100,
  });
  return process_.grundlagKept;
}
