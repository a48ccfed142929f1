/** Between a part that shows up late and the fetching of what belongs to it. */
const PAUSE_MS = 1_000;

const waiting = new Set<() => void>();
let isAtRest = false;

/**
 * Has a script fetched once the page has come to rest: its part then shows at once, and without a connection,
 * too, while the page itself need not wait for it.
 */
export function fetchAtRest(fetchPart: () => void): void {
  if (isAtRest) setTimeout(fetchPart, PAUSE_MS);
  else waiting.add(fetchPart);
}

/** The page has come to rest. */
export function fetchWaiting(): void {
  isAtRest = true;
  for (const fetchPart of waiting) fetchPart();
  waiting.clear();
}
