import { plainFileName } from "@/lib/domain/file-name";
import type { Language } from "@/lib/domain/language";
import { etagOf, isNotModified } from "@/lib/http/etag";

/** Nobody but the reader may keep an answer, and even the reader asks again before using it. */
const PRIVATE = "private, no-cache";

const COMMON = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  // Our own pages may show a PDF in a frame; nobody else may, and nothing in an answer runs.
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

/** A document's version, or 304 where the reader holds it already. */
export function versionAnswer(request: Request, body: unknown, version: number): Response {
  if (!isNotModified(request, etagOf(version))) return jsonAnswer(body, { version });
  const headers = { etag: etagOf(version), "cache-control": PRIVATE };
  return new Response(null, { status: 304, headers });
}

/** Data that is the same for everybody of one language until the service itself changes. */
export function sharedAnswer(body: unknown): Response {
  return new Response(JSON.stringify(body), {
    headers: {
      ...COMMON,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=300",
      vary: "Accept-Language",
      "access-control-allow-origin": "*",
    },
  });
}

export function emptyAnswer(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

export interface FileAnswer {
  readonly bytes: Uint8Array | string;
  readonly mediaType: string;
  /** As `fileNameOf` makes it: letters, digits and hyphens with an ending. */
  readonly fileName: string;
  readonly language: Language;
  /** `by-version`: the reader's own cache may keep it, for its address names the version it shows. */
  readonly keep?: "never" | "by-version";
}

const KEEPING = {
  never: "private, no-store",
  "by-version": "private, max-age=31536000, immutable",
} as const;

/** A file made for this reader. */
export function fileAnswer(file: FileAnswer): Response {
  const { bytes, mediaType, fileName, language, keep = "never" } = file;
  const body = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
  return new Response(body, {
    headers: {
      ...COMMON,
      "content-type": mediaType,
      "content-disposition": dispositionOf(fileName),
      "content-language": language,
      "cache-control": KEEPING[keep],
      vary: "Cookie, Authorization",
    },
  });
}

/** The name in plain letters, and as it is where that differs (RFC 6266). */
function dispositionOf(fileName: string): string {
  const plain = plainFileName(fileName);
  const inline = `inline; filename="${plain}"`;
  if (plain === fileName) return inline;
  return `${inline}; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
