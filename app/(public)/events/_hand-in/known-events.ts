const KEY = "known-events";
const MOST = 20;

/** The events whose page was opened in this browser, the latest first: only the browser keeps them. */
export function knownEvents(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Keeps in mind that an event's page was opened. */
export function rememberEvent(id: string): void {
  const others = knownEvents().filter((known) => known !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still shows the event.
  }
}

/** The id in an event's address, or the id itself; null where there is none in it. */
export function eventIdIn(text: string): string | null {
  const id = /(?:^|\/events\/)([a-z0-9][a-z0-9-]{0,63})\/?$/i.exec(text.trim())?.[1];
  return id ?? null;
}
