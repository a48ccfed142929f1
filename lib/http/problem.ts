import { type DatabaseTrouble, databaseTroubleOf } from "@/lib/db/database-trouble";
import { type ErrorCode, GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { REFUSAL_REASONS, type RefusalReason } from "@/lib/domain/document/refusal-reason";
import daErrors from "@/lib/i18n/messages/da/errors.json";
import enErrors from "@/lib/i18n/messages/en/errors.json";
import plErrors from "@/lib/i18n/messages/pl/errors.json";
import { log } from "@/lib/log/log";
import { noteRequest, requestScope } from "@/lib/log/request-scope";

/** The codes of error answers: those of the use cases, and those only used by HTTP. */
export type ProblemCode =
  | ErrorCode
  | DatabaseTrouble
  | "bad-request"
  | "method-not-allowed"
  | "internal-error";

/** The HTTP status of every code. */
export const STATUS_OF = {
  "malformed-json": 400,
  "bad-request": 400,
  unauthenticated: 401,
  "bad-credentials": 401,
  forbidden: 403,
  "not-found": 404,
  gone: 410,
  "method-not-allowed": 405,
  conflict: 409,
  "too-many-documents": 409,
  "too-many-formats": 409,
  "stale-version": 412,
  "too-large": 413,
  "unsupported-media-type": 415,
  "invalid-document": 422,
  "precondition-required": 428,
  "too-many-requests": 429,
  busy: 503,
  "internal-error": 500,
  unavailable: 503,
  "storage-full": 507,
} as const satisfies Record<ProblemCode, number>;

const TITLES: Record<Language, Record<ProblemCode, string>> = {
  en: enErrors.title,
  da: daErrors.title,
  pl: plErrors.title,
};

const REASONS: Record<Language, Record<RefusalReason, string>> = {
  en: enErrors.reason,
  da: daErrors.reason,
  pl: plErrors.reason,
};

export interface Problem {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly language: Language;
  readonly errors?: GrundlagError["issues"];
  readonly extra?: GrundlagError["extra"];
  readonly headers?: Record<string, string>;
}

/** An error answer, `application/problem+json` (RFC 9457). */
export function problemResponse(problem: Problem): Response {
  const { code, detail, language, errors = [], extra = {}, headers = {} } = problem;
  const reason = REFUSAL_REASONS.find((one) => one === extra.reason);
  const status = STATUS_OF[code];
  const requestId = requestScope()?.id;
  noteRequest({ problem: code, reason: reason ?? null });
  const body = {
    type: `/api/v1/problems/${code}`,
    title: reason ? REASONS[language][reason] : TITLES[language][code],
    status,
    code,
    detail,
    ...(errors.length > 0
      ? { errors: errors.map(({ path, code: what, message }) => ({ path, code: what, message })) }
      : {}),
    ...(requestId ? { requestId } : {}),
    ...extra,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...(status === 401 ? { "www-authenticate": "Bearer" } : {}),
      ...headers,
    },
  });
}

/** The error for an address that does not exist. */
export function nothingAtAddress(request: Request): GrundlagError {
  return new GrundlagError("not-found", `There is nothing at ${new URL(request.url).pathname}.`);
}

/**
 * The answer to anything thrown. Trouble with the database gives a 503 or 507 with `Retry-After`; any other error
 * that is not a `GrundlagError` is logged and answered with a bare 500.
 */
export function problemOf(error: unknown, language: Language): Response {
  if (!(error instanceof GrundlagError)) return failureOf(error, language);
  const { code, message, issues, extra } = error;
  const seconds = extra.retryAfterSeconds;
  const headers: Record<string, string> =
    typeof seconds === "number" ? { "retry-after": String(seconds) } : {};
  return problemResponse({ code, detail: message, language, errors: issues, extra, headers });
}

function failureOf(error: unknown, language: Language): Response {
  const trouble = databaseTroubleOf(error);
  if (!trouble) {
    log.error({ err: error }, "failed");
    return problemResponse({ code: "internal-error", detail: "", language });
  }
  noteRequest({ trouble });
  const headers = { "retry-after": RETRY_SECONDS[trouble] };
  return problemResponse({ code: trouble, detail: TROUBLE_DETAIL[trouble], language, headers });
}

const RETRY_SECONDS: Record<DatabaseTrouble, string> = { unavailable: "2", "storage-full": "30" };
const TROUBLE_DETAIL: Record<DatabaseTrouble, string> = {
  unavailable: "The database cannot be reached, or took too long; try again shortly.",
  "storage-full":
    "The database has no room to write. Reading goes on; try again once its disk has space.",
};
