import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
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

/** A page as it was rendered, also with Brotli, and with the policy that lets in its own scripts and no other. */
export interface StoredPage {
  readonly html: Uint8Array;
  readonly brotli: Uint8Array;
  readonly policy: string;
  readonly link: string | null;
}

/** A request with this header gets its page without a nonce, and without leave for any script inside of it. */
export const PLAIN = "x-plain-page";

const PATIENCE_MS = 10_000;
/** Done once for all readers, so it may take longer than what is compressed for one. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const MOST_SCRIPTS = 60;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The stored page an address leads to, by what its reader's request says of them; null for any other page. */
type FindPage = (address: string, headers: ReaderHeaders) => Promise<StoredPage | null>;

/** Cookies and languages. */
type ReaderHeaders = Readonly<Record<"cookie" | "accept-language", string>>;

// On the process itself: Next.js loads the app, which knows its pages, and Node the web server in front of it.
const process_ = globalThis as typeof globalThis & { grundlagFindPage?: FindPage };

/** Hands the web server the app's way to its stored pages. */
export function offerPages(find: FindPage): void {
  process_.grundlagFindPage = find;
}

/** The page by that way; null as well before the app has been loaded. */
export async function findPage(address: string, headers: ReaderHeaders) {
  const find = process_.grundlagFindPage;
  if (!find) return null;
  const key = JSON.stringify([address, headers.cookie, headers["accept-language"]]);
  return together(key, () => find(address, headers));
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
  const brotli = await promisify(brotliCompress)(html, BROTLI);
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
