import { createHash } from "node:crypto";
import { getOrMake, peek } from "@/lib/cache/process-cache";
import { withBrotli } from "@/lib/http/brotli";
import { offeredApp, type ReaderHeaders, type StoredPage } from "@/lib/http/offered-app";
import { contentSecurityPolicy, nonceOf } from "@/lib/http/security-headers";

/** A page for readers who are not signed in. */
interface WantedPage {
  /** The path and query of the page. */
  readonly address: string;
  /** Everything the page depends on: while this stays the same, so does the page. */
  readonly shows: string;
  /** The cookies for rendering it, for language and theme. */
  readonly cookie: string;
}

/** With this header a page is rendered, whether or not it is stored. */
export const PLAIN_PAGE_HEADER = "x-plain-page";

const PATIENCE_MS = 10_000;
/** Higher than for a single reader's answer, since it is done once for all readers. */
const BROTLI_QUALITY = 9;
const MAX_SCRIPTS = 60;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Finds a page in the app's own way; also null before the app has been loaded. */
export async function findPage(address: string, headers: ReaderHeaders) {
  const app = offeredApp();
  if (!app) return null;
  const key = JSON.stringify([address, headers.cookie, headers["accept-language"]]);
  return shareSearch(key, () => app.findPage(address, headers));
}

const running = new Map<string, Promise<unknown>>();
const next = new Map<string, Promise<StoredPage | null>>();

/**
 * Shares one search among all requests that arrive for the same page while an earlier search runs. It starts after
 * they arrived, so that nobody gets a page older than their request.
 */
function shareSearch(key: string, find: () => Promise<StoredPage | null>) {
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
 * A page from the store, rendered on the first request; null if it cannot be stored. Rendering takes twenty times as
 * long as checking whether anything on the page has changed. A page sent more than once must not be opened by a nonce,
 * which would no longer be secret; instead its policy lists the digests of the scripts that had the nonce it was
 * rendered with. Next.js puts that on its own scripts, and nobody who slips in another can know it.
 */
export async function storedPage(wanted: WantedPage): Promise<StoredPage | null> {
  const key = `page ${digest(JSON.stringify(wanted))}`;
  return peek<StoredPage>(key) ?? (await render(key, wanted));
}

/** Requests the page from this service itself, once for all who ask in the meantime. */
function render(key: string, wanted: WantedPage): Promise<StoredPage | null> {
  const known = rendering.get(key);
  if (known) return known;
  const begun = rendered(wanted)
    .then((page) => {
      return (
        page &&
        getOrMake(key, () => ({ value: page, bytes: page.html.length + page.brotli.length }))
      );
    })
    .catch(() => null)
    .finally(() => rendering.delete(key));
  rendering.set(key, begun);
  return begun;
}

async function rendered({ address, cookie }: WantedPage): Promise<StoredPage | null> {
  const answer = await fetch(`${ownAddress()}${address}`, {
    headers: {
      [PLAIN_PAGE_HEADER]: "1",
      cookie,
      accept: "text/html",
      "accept-encoding": "identity",
    },
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const html = new Uint8Array(await answer.arrayBuffer());
  if (answer.status !== 200 || answer.headers.has("set-cookie")) return null;
  const text = new TextDecoder().decode(html);
  const nonce = nonceOf(answer.headers.get("content-security-policy") ?? "");
  if (nonce === null) return null;
  const scripts = scriptsWith(nonce, text);
  if (scripts.length > MAX_SCRIPTS) return null;
  const brotli = await withBrotli(html, BROTLI_QUALITY);
  return { html, brotli, policy: policyOf(scripts), link: answer.headers.get("link") };
}

function scriptsWith(nonce: string, html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = "", script = ""]) =>
    attributes.includes(` nonce="${nonce}"`) ? [script] : [],
  );
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

/** The address this process listens on; the Host header of a request could lead anywhere. */
function ownAddress(): string {
  const host = process.env.HOST ?? "127.0.0.1";
  const own = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[host] ?? host;
  return `http://${own}:${process.env.PORT}`;
}
