import { plainFileName } from "@/lib/domain/file-name";
import type { Language } from "@/lib/domain/language";
import { takesBrotli, withBrotli } from "@/lib/http/brotli";
import { etagOf, isNotModified, tagOf } from "@/lib/http/etag";
import type { KeptText } from "@/lib/kept/kept";

/** Only the reader may cache an answer, and must revalidate it before using it. */
const PRIVATE = "private, no-cache";

const COMMON = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  // Only our own pages may show a PDF in a frame, and nothing in an answer runs.
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  "cross-origin-resource-policy": "same-origin",
} as const;

interface Extras {
  readonly status?: number;
  readonly version?: number;
  /** What the answer is named by where it has no versions. */
  readonly tag?: string;
  readonly location?: string;
}

/** A JSON answer; with a `version` it carries the strong ETag of that version. */
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

/** JSON that is written while it is sent, no faster than it is read; a reader who leaves ends it. */
export function streamedAnswer(pieces: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      ...COMMON,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      vary: "Cookie, Authorization",
    },
  });
}

/** Whether a reader holds a version of a document already. */
export function isVersionHeld(request: Request): (version: number) => boolean {
  return (version) => isNotModified(request, etagOf(version));
}

/** A document's version; 304 where the reader holds it already, and nothing was written. */
export function versionAnswer(
  request: Request,
  { version, written }: { readonly version: number; readonly written: KeptText | null },
): Promise<Response> {
  return textAnswer(request, written, {
    ...COMMON,
    "content-type": "application/json; charset=utf-8",
    "cache-control": PRIVATE,
    etag: etagOf(version),
    vary: "Cookie, Authorization",
  });
}

/** JSON that is the same for everybody of one language until the service itself changes. */
export function sharedAnswer(request: Request, written: KeptText): Promise<Response> {
  const etag = tagOf(written);
  return textAnswer(request, isNotModified(request, etag) ? null : written, {
    ...COMMON,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=300",
    etag,
    vary: "Accept-Language",
    "access-control-allow-origin": "*",
  });
}

/** A kept text, with Brotli to those who take it; 304 for null. */
async function textAnswer(
  request: Request,
  written: KeptText | null,
  headers: Record<string, string>,
): Promise<Response> {
  const { "content-type": _, ...rest } = headers;
  if (!written) return new Response(null, { status: 304, headers: rest });
  const isPacked = takesBrotli(request.headers.get("accept-encoding"));
  if (!isPacked || written.text.length < LEAST_PACKED) {
    return new Response(written.text, { headers });
  }
  const packed = await packedText(written);
  const length = String(packed.byteLength);
  return new Response(packed, {
    headers: { ...headers, "content-encoding": "br", "content-length": length },
  });
}

/** Letters below which a text is no shorter on its way for being compressed. */
const LEAST_PACKED = 1_000;
const BROTLI_QUALITY = 5;

/** A kept text with Brotli, compressed once for all who ask for it. */
function packedText(written: KeptText): Promise<Uint8Array<ArrayBuffer>> {
  const known = packed.get(written);
  if (known) return known;
  const begun = withBrotli(written.text, BROTLI_QUALITY);
  packed.set(written, begun);
  return begun;
}

const packed = new WeakMap<KeptText, Promise<Uint8Array<ArrayBuffer>>>();

export function emptyAnswer(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** A picture that never changes, named by its tag; its reader's cache asks each time whether it may still show it. */
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
  /** As `fileNameOf` makes it: letters, digits and hyphens with an ending. */
  readonly fileName: string;
  readonly language: Language;
}

interface FileAnswer extends FileFacts {
  readonly bytes: Uint8Array | string;
}

/** A file made for this reader. */
export function fileAnswer({ bytes, ...facts }: FileAnswer): Response {
  const body = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
  const headers = { ...fileHeaders(facts), "cache-control": "private, no-store", vary: READER };
  return new Response(body, { headers });
}

interface KeptFileAnswer extends FileFacts {
  readonly written: KeptText;
  readonly keep: Keeping;
}

/** Who may cache a file: see `keepingOf`. */
type Keeping = keyof typeof KEEPING;

const READER = "Cookie, Authorization, Accept-Language";

/**
 * Nobody without asking again; the reader's own cache for good; a shared proxy, whose readers may see for up to ten
 * minutes more what its owner has made private, and which asks again after that.
 */
const KEEPING = {
  asking: { "cache-control": PRIVATE, vary: READER },
  "own-by-version": { "cache-control": "private, max-age=31536000, immutable", vary: READER },
  "shared-by-version": { "cache-control": "public, max-age=600", vary: "Accept-Language" },
} as const;

/** Who may cache what was made of a document: where its address names the version, the reader; for a public one, a proxy too. */
export function keepingOf(
  shown: { readonly version: number; readonly isPublic: boolean },
  named: number | undefined,
): Keeping {
  if (named !== shown.version) return "asking";
  return shown.isPublic ? "shared-by-version" : "own-by-version";
}

/** A file that is kept ready, with a tag to ask again by. */
export function keptFileAnswer(request: Request, file: KeptFileAnswer): Promise<Response> {
  const { written, keep, ...facts } = file;
  const etag = tagOf(written);
  const headers = { ...fileHeaders(facts), ...KEEPING[keep], etag };
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

/** The name in plain letters, and as it is where that differs (RFC 6266). */
function dispositionOf(fileName: string): string {
  const plain = plainFileName(fileName);
  const inline = `inline; filename="${plain}"`;
  if (plain === fileName) return inline;
  return `${inline}; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
