/** Every way a use case can refuse; one function turns them into HTTP, one into words. */
export const ERROR_CODES = [
  "malformed-json",
  "unauthenticated",
  "bad-credentials",
  "forbidden",
  "not-found",
  "conflict",
  "email-taken",
  "too-many-documents",
  "too-many-formats",
  "stale-version",
  "too-large",
  "unsupported-media-type",
  "invalid-document",
  "precondition-required",
  "too-many-requests",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One place of a document or request that is wrong. */
export interface Issue {
  /** JSON Pointer. */
  readonly path: string;
  readonly code: string;
  /** What was wrong and what would be right. */
  readonly message: string;
}

/** The one error class of the use cases. */
export class GrundlagError extends Error {
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
