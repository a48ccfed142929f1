/** Every way a use case can refuse; one function turns them into HTTP, one into words. */
export const ERROR_CODES = [
  "malformed-json",
  "unauthenticated",
  "bad-credentials",
  "forbidden",
  "not-found",
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

/** One place of a document or request that is wrong. */
export interface Issue {
  /** JSON Pointer. */
  readonly path: string;
  readonly code: string;
  /** What was wrong and what would be right, in English. */
  readonly message: string;
  /** The sentence that says it in other languages, where its code says less: a key of `errors.detail`. */
  readonly words?: string | undefined;
  /** What that sentence names. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

const MARK = Symbol.for("grundlag.error");

/**
 * The one error class of the use cases. Next.js loads this module once for pages and once for routes, and what they share
 * (the work pool, the presses) throws the class of whichever came first: so an error is known by its mark.
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
    /** Further members of the answer, for example both versions of a conflict. */
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = "GrundlagError";
  }
}
