import { createHash } from "node:crypto";
import type { CachedText } from "@/lib/cache/process-cache";
import { GrundlagError } from "@/lib/domain/document/error-code";

/** The strong entity tag of a version. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** The strong entity tag of a cached text, computed once. */
export function tagOf(kept: CachedText): string {
  const known = tags.get(kept);
  if (known) return known;
  const digest = createHash("sha256").update(kept.text).digest("base64url");
  const tag = `"${digest.slice(0, 22)}"`;
  tags.set(kept, tag);
  return tag;
}

const tags = new WeakMap<CachedText, string>();

/** The version a change starts from; `any` for `If-Match: *`. */
type ExpectedVersion = number | "any";

/**
 * Parses the version in `If-Match`. Errors: `precondition-required` if it is missing, `stale-version` if it is not a
 * tag this service gave (weak ones never match).
 */
export function expectedVersion(request: Request): ExpectedVersion {
  const header = request.headers.get("if-match")?.trim();
  if (!header) {
    throw new GrundlagError(
      "precondition-required",
      'Send If-Match with the ETag the change starts from, for example If-Match: "3".',
    );
  }
  if (header === "*") return "any";
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (version) return Number(version);
  throw new GrundlagError(
    "stale-version",
    `If-Match is ${header.slice(0, 80)}; send the ETag of one version, for example "3".`,
  );
}

/**
 * Returns the tag in `If-Match`, for changes where naming one is optional; `any` if it is missing or `*`. Error:
 * `stale-version` if it is not such a tag.
 */
export function expectedTag(request: Request): string {
  const header = request.headers.get("if-match")?.trim();
  if (!header || header === "*") return "any";
  const tag = /^"([0-9a-f]{16})"$/.exec(header)?.[1];
  if (tag) return tag;
  throw new GrundlagError(
    "stale-version",
    `If-Match is ${header.slice(0, 80)}; send the ETag this was read with.`,
  );
}

/** Whether the reader already has the answer with this tag. */
export function isNotModified(request: Request, etag: string): boolean {
  const header = request.headers.get("if-none-match");
  if (header === null) return false;
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
