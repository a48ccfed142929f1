import { createHash } from "node:crypto";
import { GrundlagError } from "@/lib/domain/error-code";
import type { KeptText } from "@/lib/kept/kept";

/** The strong entity tag of a version. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** The strong entity tag of a kept text, worked out once. */
export function tagOf(kept: KeptText): string {
  const known = tags.get(kept);
  if (known) return known;
  const digest = createHash("sha256").update(kept.text).digest("base64url");
  const tag = `"${digest.slice(0, 22)}"`;
  tags.set(kept, tag);
  return tag;
}

const tags = new WeakMap<KeptText, string>();

/** The version a change starts from; `any` for `*`. */
type ExpectedVersion = number | "any";

/**
 * The version of `If-Match`. Errors: `precondition-required` where it is missing, `stale-version`
 * where it is no tag this service gave (weak ones never match).
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
 * The tag of `If-Match` where a change may name what it starts from, `any` where it does not. Error: `stale-version`
 * for what is no such tag.
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

/** Whether the reader already holds what would be answered. */
export function isNotModified(request: Request, etag: string): boolean {
  const header = request.headers.get("if-none-match");
  if (header === null) return false;
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
