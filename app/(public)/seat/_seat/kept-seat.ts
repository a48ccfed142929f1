import { pathOfSeat } from "@/lib/domain/belle-alliance/game/seat-path";

const WORKER = "/seat/worker.js";
const SCOPE = "/seat/";
/** The header under which kept papers hold the mark of the page they belong to. */
const MARK = "x-kept-mark";
const FILES = "/_next/static/";
/** The statuses that mean that a seat's link opens no more. */
export const CLOSED = [404, 410];

/**
 * Keeps a seat's page on this device, with the files it is made of, so that it can be read without a connection. Each
 * key has a store of its own (`caches`), from which the worker of the seats (`public/seat/worker.js`) shows nothing under
 * another. Returns whether it is kept: not in a browser that cannot. Rejects where the connection fails.
 *
 * The store is opened before anything is asked for: where it is dropped in the meantime, what comes late goes nowhere.
 */
export async function keepSeat(key: string): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const store = await caches.open(storeOf(key));
  const page = await fetch(pathOfSeat(key));
  if (CLOSED.includes(page.status)) await dropSeat(key);
  if (!page.ok) return false;
  const files = filesOf(await page.clone().text());
  for (const file of files) {
    // One file that cannot be had keeps no page from being kept.
    if (!(await store.match(file))) await store.add(file).catch(() => undefined);
  }
  // Last, so that no page is kept without its files.
  await store.put(pathOfSeat(key), page);
  for (const { url } of await store.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(FILES) && !files.has(pathname)) await store.delete(url);
  }
  return true;
}

/** The files of the build that a page's elements name, whatever its texts hold, and those that this page has loaded, such as the faces of its style sheets. */
function filesOf(html: string): Set<string> {
  const page = new DOMParser().parseFromString(html, "text/html");
  const named = [...page.querySelectorAll("script[src], link[href]")].map(
    (each) => each.getAttribute("src") ?? each.getAttribute("href") ?? "",
  );
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return new Set(
    [...named, ...loaded]
      .map((address) => new URL(address, location.origin))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(FILES))
      .map(({ pathname }) => pathname),
  );
}

/** Keeps the papers of a seat as a PDF beside its page, once for each mark of what the page shows. */
export async function keepPapers(key: string, address: string, mark: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const store = await caches.open(storeOf(key));
  const kept = await store.match(address, { ignoreVary: true });
  if (kept?.headers.get(MARK) === mark) return;
  const papers = await fetch(address);
  if (CLOSED.includes(papers.status)) await dropSeat(key);
  if (!papers.ok) return;
  const type = papers.headers.get("content-type") ?? "application/pdf";
  const headers = { "content-type": type, [MARK]: mark };
  await store.put(address, new Response(await papers.blob(), { headers }));
}

/** The papers of a seat as they were kept; null if they were not. */
export async function keptPapers(key: string, address: string): Promise<Blob | null> {
  const store = await caches.open(storeOf(key));
  const papers = await store.match(address, { ignoreVary: true });
  return papers ? papers.blob() : null;
}

/** Drops everything that was kept under a key. */
export async function dropSeat(key: string): Promise<void> {
  if ("caches" in window) await caches.delete(storeOf(key));
}

/** As the worker calls it. */
function storeOf(key: string): string {
  return `seat ${key}`;
}
