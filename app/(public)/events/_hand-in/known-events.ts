const KEY = "known-events";
const MOST = 20;

/** Ids of the events opened in this browser, the latest first; stored only in the browser. */
export function knownEvents(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers that an event's page was opened. */
export function rememberEvent(id: string): void {
  const others = knownEvents().filter((known) => known !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST)));
  } catch {
    // The event is shown even if the browser stores nothing.
  }
}

/** The id in an event's address, or the text itself if it is an id; null if neither. */
export function eventIdIn(text: string): string | null {
  const id = /(?:^|\/events\/)([a-z0-9][a-z0-9-]{0,63})\/?$/i.exec(text.trim())?.[1];
  return id ?? null;
}
