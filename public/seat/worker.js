// Shows a seat's page as it was last kept on this device when the service cannot be reached, and drops it once the service
// says, however late, that its link opens no more. The page itself keeps it: app/(public)/seat/_seat/kept-seat.ts. Nothing
// is ever sent from here.

/** How long a page may take before the kept one is shown. */
const PATIENCE_MS = 6_000;
/** What a proxy answers that cannot reach the service. */
const UNREACHED = [502, 503, 504];
/** What the service answers where a link opens no more. */
const CLOSED = [404, 410];

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const key = /^\/seat\/([^/.]+)$/.exec(pathname)?.[1];
  if (request.mode === "navigate" && key) event.respondWith(pageOf(event, `seat ${key}`));
  else if (pathname.startsWith("/_next/static/")) event.respondWith(fileOf(request));
});

/** The page as the service has it now, otherwise as it was kept under the same key. */
async function pageOf(event, cacheName) {
  const { request } = event;
  const asked = fetch(request).then(async (answer) => {
    if (CLOSED.includes(answer.status)) await self.caches.delete(cacheName);
    return answer;
  });
  // An answer that comes after the kept page was shown counts as well.
  event.waitUntil(asked.catch(() => undefined));
  const kept = await keptIn(cacheName, request);
  const answer = await (kept ? soon(asked) : asked).catch((error) => {
    if (kept) return kept;
    throw error;
  });
  return kept && UNREACHED.includes(answer.status) ? kept : answer;
}

async function keptIn(cacheName, request) {
  if (!(await self.caches.has(cacheName))) return undefined;
  const cache = await self.caches.open(cacheName);
  return cache.match(request, { ignoreSearch: true, ignoreVary: true });
}

function soon(asked) {
  return new Promise((resolve, reject) => {
    asked.then(resolve, reject);
    setTimeout(() => reject(new Error("no answer in time")), PATIENCE_MS);
  });
}

/** A script, style sheet or face of the build, which is the same for everybody. */
async function fileOf(request) {
  return fetch(request).catch(async (error) => {
    const kept = await self.caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  });
}
