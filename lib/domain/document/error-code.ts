/** Every reason a use case can refuse a request; one function maps them to HTTP, another to words. */
export const ERROR_CODES = [
  "malformed-json",
  "unauthenticated",
  "bad-credentials",
  "forbidden",
  "not-found",
  "gone",
  "conflict",
  "too-many-documents",
  "too-many-formats",
  "stale-version",
  "too-large",
  "unsupported-media-type",
  "invalid-document",
  "precondition-required",
  "too-many-requests",
  "busy",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One fault in a document or request. */
export interface Issue {
  /** JSON Pointer. */
  readonly path: string;
  readonly code: string;
  /** What was wrong and what would be right, in English where `isTold` says nothing else. */
  readonly message: string;
  /** Whether the message is in the reader's language already. */
  readonly isTold?: boolean;
  /** The sentence that says it in other languages, where its code says less: a key of `errors.detail`. */
  readonly words?: string | undefined;
  /** The values in that sentence. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

const MARK = Symbol.for("grundlag.error");

/**
 * The only error class of the use cases. Next.js loads this module once for pages and once for routes, and shared code
 * (the work pool, the presses) throws the class of whichever loaded first, so errors are recognised by a mark, not by
 * `instanceof`.
 */
export class GrundlagError extends Error {
  readonly [MARK] = true;

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && MARK in value;
  }

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly issues: readonly Issue[] = [],
    /** Further members of the response, for example both versions in a conflict. */
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = "GrundlagError";
  }
}
