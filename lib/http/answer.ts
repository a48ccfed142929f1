import type { CachedText } from "@/lib/cache/process-cache";
import { plainFileName } from "@/lib/domain/document/file-name";
import type { Language } from "@/lib/domain/document/language";
import { takesBrotli, withBrotli } from "@/lib/http/brotli";
import { etagOf, isNotModified, tagOf } from "@/lib/http/etag";

/** Only the reader may cache an answer, which must be revalidated before use. */
const PRIVATE = "private, no-cache";

const COMMON = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  // Only our own pages may show a PDF in a frame, and no script in an answer runs.
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  "cross-origin-resource-policy": "same-origin",
} as const;

interface Extras {
  readonly status?: number;
  readonly version?: number;
  /** The ETag of an answer that has no version. */
  readonly tag?: string;
  readonly location?: string;
}

/** A JSON answer. With a `version` it carries that version's strong ETag. */
export function jsonAnswer(body: unknown, extras: Extras = {}) {
  const { status = 200, version, tag, location } = extras;
  const headers = new Headers({
    ...COMMON,
    "content-type": "application/json; charset=utf-8",
    "cache-control": version === undefined ? "no-store" : PRIVATE,
    vary: "Cookie, Authorization",
  });
  if (version !== undefined) headers.set("etag", etagOf(version));
  if (tag !== undefined) headers.set("etag", `"${tag}"`);
  if (location) headers.set("location", location);
  return new Response(JSON.stringify(body), { status, headers });
}

/**
 * Server-sent events: `news` with each mark, and a comment for each null, so that proxies keep the line open. It ends with
 * the marks, or when the reader leaves.
 */
export async function eventsAnswer(
  follow: (left: AbortSignal) => Promise<AsyncGenerator<string | null>>,
): Promise<Response> {
  const leaving = new AbortController();
  const headers = {
    "content-type": "text/event-stream; charset=utf-8",
    // Compression would hold events back.
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  };
  const marks = await follow(leaving.signal);
  return streamed(eventsOf(marks), headers, () => leaving.abort());
}

async function* eventsOf(marks: AsyncGenerator<string | null>): AsyncGenerator<string> {
  for await (const mark of marks) {
    yield mark === null ? ":\n\n" : `event: news\ndata: ${JSON.stringify({ mark })}\n\n`;
  }
}

/** JSON that is streamed as it is generated, at the speed of the reader; generation stops if the reader disconnects. */
export function streamedAnswer(pieces: AsyncGenerator<string>): Response {
  return streamed(pieces, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
}

function streamed(
  pieces: AsyncGenerator<string>,
  headers: Readonly<Record<"content-type" | "cache-control", string>> & Record<string, string>,
  leave = () => {},
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      // Pieces that wait for something would end only after it has come.
      leave();
      await pieces.return(undefined);
    },
  });
  return new Response(body, { headers: { ...COMMON, ...headers, vary: "Cookie, Authorization" } });
}

/** Returns a function that tells whether the reader already has a version of a document. */
export function isVersionHeld(request: Request): (version: number) => boolean {
  return (version) => isNotModified(request, etagOf(version));
}

/** A version of a document; 304 if `written` is null because the reader already has it. */
export function versionAnswer(
  request: Request,
  { version, written }: { readonly version: number; readonly written: CachedText | null },
): Promise<Response> {
  return textAnswer(request, written, {
    ...COMMON,
    "content-type": "application/json; charset=utf-8",
    "cache-control": PRIVATE,
    etag: etagOf(version),
    vary: "Cookie, Authorization",
  });
}

/** JSON that is the same for everybody with the same language until the service itself changes. */
export function sharedAnswer(request: Request, written: CachedText): Promise<Response> {
  const etag = tagOf(written);
  return textAnswer(request, isNotModified(request, etag) ? null : written, {
    ...COMMON,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=300",
    etag,
    vary: "Accept-Language",
  });
}

/** A cached text, compressed with Brotli if accepted; 304 if it is null. */
async function textAnswer(
  request: Request,
  written: CachedText | null,
  headers: Record<string, string>,
): Promise<Response> {
  const { "content-type": _, ...rest } = headers;
  if (!written) return new Response(null, { status: 304, headers: rest });
  const isPacked = takesBrotli(request.headers.get("accept-encoding"));
  if (!isPacked || written.text.length < LEAST_PACKED) {
    return new Response(written.text, { headers });
  }
  const packed = await compressedText(written);
  const length = String(packed.byteLength);
  return new Response(packed, {
    headers: { ...headers, "content-encoding": "br", "content-length": length },
  });
}

/** Length in characters below which compression does not pay. */
const LEAST_PACKED = 1_000;
const BROTLI_QUALITY = 5;

/** A cached text compressed with Brotli, once for all requests. */
function compressedText(written: CachedText): Promise<Uint8Array<ArrayBuffer>> {
  const known = packed.get(written);
  if (known) return known;
  const begun = withBrotli(written.text, BROTLI_QUALITY);
  packed.set(written, begun);
  return begun;
}

const packed = new WeakMap<CachedText, Promise<Uint8Array<ArrayBuffer>>>();

export function emptyAnswer(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/**
 * A picture that never changes, with `tag` as its ETag. The reader's cache must ask each time whether it may still
 * show it.
 */
export function pictureAnswer(
  request: Request,
  { tag, bytes }: { readonly tag: string; readonly bytes: Uint8Array },
): Response {
  const etag = `"${tag}"`;
  const headers = { ...COMMON, "cache-control": PRIVATE, etag, vary: "Cookie, Authorization" };
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "content-type": "image/webp" },
  });
}

interface FileFacts {
  readonly mediaType: string;
  /** Made by `fileNameOf`: letters, digits and hyphens with an extension. */
  readonly fileName: string;
  readonly language: Language;
}

interface FileAnswer extends FileFacts {
  /** The number of pages; undefined for files without pages. */
  readonly pages?: number;
  readonly bytes: Uint8Array | string;
}

/** A file generated for this reader, which is not cached. */
export function fileAnswer({ bytes, pages, ...facts }: FileAnswer): Response {
  const body = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
  const headers: Record<string, string> = {
    ...fileHeaders(facts),
    "cache-control": "private, no-store",
    vary: READER,
    ...(pages === undefined ? {} : { "x-page-count": String(pages) }),
  };
  return new Response(body, { headers });
}

interface CachedFile extends FileFacts {
  readonly written: CachedText;
  readonly cachePolicy: CachePolicy;
}

/** Who may cache a file; see `cachePolicyOf`. */
type CachePolicy = keyof typeof CACHE_POLICIES;

const READER = "Cookie, Authorization, Accept-Language";

/**
 * `asking`: revalidated on every use. `own-by-version`: the reader's own cache may keep it permanently.
 * `shared-by-version`: a shared proxy may keep it for ten minutes before asking again, so that its readers may see
 * for that long what the owner has made private.
 */
const CACHE_POLICIES = {
  asking: { "cache-control": PRIVATE, vary: READER },
  "own-by-version": { "cache-control": "private, max-age=31536000, immutable", vary: READER },
  "shared-by-version": { "cache-control": "public, max-age=600", vary: "Accept-Language" },
} as const;

/**
 * Who may cache a file generated from a document: if its address names the version, the reader; if the document is
 * public, a proxy too.
 */
export function cachePolicyOf(
  shown: { readonly version: number; readonly isPublic: boolean },
  named: number | undefined,
): CachePolicy {
  if (named !== shown.version) return "asking";
  return shown.isPublic ? "shared-by-version" : "own-by-version";
}

/** A cached file, with an ETag for revalidation. */
export function cachedFileAnswer(request: Request, file: CachedFile): Promise<Response> {
  const { written, cachePolicy, ...facts } = file;
  const etag = tagOf(written);
  const headers = { ...fileHeaders(facts), ...CACHE_POLICIES[cachePolicy], etag };
  return textAnswer(request, isNotModified(request, etag) ? null : written, headers);
}

function fileHeaders({ mediaType, fileName, language }: FileFacts): Record<string, string> {
  return {
    ...COMMON,
    "content-type": mediaType,
    "content-disposition": dispositionOf(fileName),
    "content-language": language,
  };
}

/** The file name in plain letters, and also the original name if that differs (RFC 6266). */
function dispositionOf(fileName: string): string {
  const plain = plainFileName(fileName);
  const inline = `inline; filename="${plain}"`;
  if (plain === fileName) return inline;
  return `${inline}; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
