import { createHash } from "node:crypto";
import { withBrotli } from "@/lib/http/brotli";
import { offeredApp, type ReaderHeaders, type StoredPage } from "@/lib/http/offered-app";
import { contentSecurityPolicy } from "@/lib/http/security-headers";
import { keep, recall } from "@/lib/kept/kept";

/** A page for readers who are not signed in. */
interface WantedPage {
  /** Path and query, by which it is rendered. */
  readonly address: string;
  /** All it depends on: the page shows the same for as long as this is the same. */
  readonly shows: string;
  /** The cookies it is rendered by, for language and theme. */
  readonly cookie: string;
}

/** A request with this header gets its page without a nonce, and without leave for any script inside of it. */
export const PLAIN = "x-plain-page";

const PATIENCE_MS = 10_000;
/** Done once for all readers, so it may take longer than what is compressed for one. */
const BROTLI_QUALITY = 9;
const MOST_SCRIPTS = 60;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The page by the app's own way; null as well before the app has been loaded. */
export async function findPage(address: string, headers: ReaderHeaders) {
  const app = offeredApp();
  if (!app) return null;
  const key = JSON.stringify([address, headers.cookie, headers["accept-language"]]);
  return together(key, () => app.findPage(address, headers));
}

const running = new Map<string, Promise<unknown>>();
const next = new Map<string, Promise<StoredPage | null>>();

/**
 * One search for all who ask the same while the last one runs. It starts after they asked, so that nobody is shown
 * what had changed by then.
 */
function together(key: string, find: () => Promise<StoredPage | null>) {
  const known = next.get(key);
  if (known) return known;
  const begin = () => {
    next.delete(key);
    const search = find();
    const ended = search.catch(() => null).then(() => void running.delete(key));
    running.set(key, ended);
    return search;
  };
  const before = running.get(key);
  if (!before) return begin();
  const waiting = before.then(begin);
  next.set(key, waiting);
  return waiting;
}

const rendering = new Map<string, Promise<StoredPage | null>>();

/**
 * A page out of the store, rendered at its first asking; null where it cannot be had that way. Rendering takes twenty
 * times what it takes to look up whether anything on the page has changed. A page that is sent more than once must not
 * carry a nonce, which would be known by then: its policy names its scripts by their digests, so that no other runs.
 */
export async function storedPage(wanted: WantedPage): Promise<StoredPage | null> {
  const key = `page ${digest(JSON.stringify(wanted))}`;
  return recall<StoredPage>(key) ?? (await render(key, wanted));
}

/** Asks this very service for the page, once for all who want it meanwhile. */
function render(key: string, wanted: WantedPage): Promise<StoredPage | null> {
  const known = rendering.get(key);
  if (known) return known;
  const begun = rendered(wanted)
    .then((page) => {
      return (
        page && keep(key, () => ({ value: page, bytes: page.html.length + page.brotli.length }))
      );
    })
    .catch(() => null)
    .finally(() => rendering.delete(key));
  rendering.set(key, begun);
  return begun;
}

async function rendered({ address, cookie }: WantedPage): Promise<StoredPage | null> {
  const answer = await fetch(`${ownAddress()}${address}`, {
    headers: { [PLAIN]: "1", cookie, accept: "text/html", "accept-encoding": "identity" },
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const html = new Uint8Array(await answer.arrayBuffer());
  if (answer.status !== 200 || answer.headers.has("set-cookie")) return null;
  const text = new TextDecoder().decode(html);
  const scripts = [...text.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => script);
  if (scripts.length > MOST_SCRIPTS) return null;
  const brotli = await withBrotli(html, BROTLI_QUALITY);
  return { html, brotli, policy: policyOf(scripts), link: answer.headers.get("link") };
}

function policyOf(scripts: readonly string[]): string {
  const digests = new Set(scripts.map((script) => `'sha256-${digest(script)}'`));
  return contentSecurityPolicy({ scripts: [...digests].join(" "), ...policyContext() });
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

function policyContext() {
  const https = /^https:/i.test(process.env.PUBLIC_URL ?? "");
  return { https, development: process.env.NODE_ENV === "development" };
}

/** Where this process's service listens; a name in the request's own Host header could lead anywhere. */
function ownAddress(): string {
  const host = process.env.HOST ?? "127.0.0.1";
  const own = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[host] ?? host;
  return `http://${own}:${process.env.PORT}`;
}
