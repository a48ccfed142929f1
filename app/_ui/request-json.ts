/** An error at one place in a request's body. */
export interface SentIssue {
  /** JSON Pointer. */
  readonly path: string;
  readonly code: string;
  /** What is wrong, and what would be right. */
  readonly message: string;
}

/** Why the service refused a request. */
export interface Refusal {
  /** The problem's code, with a message in the namespace `errors`. */
  readonly code: string;
  /** The case, if the code has several, also with a message there; otherwise empty. */
  readonly reason: string;
  /** The codes of errors by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The same errors in full. */
  readonly issues: readonly SentIssue[];
  readonly retryAfterSeconds: number;
  /** The maximum number, if there are too many; otherwise 0. */
  readonly limit: number;
  /** The maximum in MB, if too large; otherwise 0. */
  readonly megabytes: number;
}

/** The outcome of a request. */
export type Answer<Value> = { readonly ok: true; readonly value: Value } | Failure;

/** A failed request. */
export interface Failure {
  readonly ok: false;
  readonly refusal: Refusal;
  /**
   * Whether there was no response, or only one from a proxy, so that it is unknown whether the service got the request.
   */
  readonly isUnconfirmed: boolean;
}

/** Statuses sent by a proxy that cannot reach the service, and by the service if it cannot reach its database. */
const UNREACHED: readonly number[] = [502, 503, 504];

/** Options of a request with a JSON body, or without a body if none is given. */
export function jsonRequest(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  body?: unknown,
): RequestInit {
  if (body === undefined) return { method };
  return {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** Sends a request to the API; null if there is no response. */
export async function request(path: string, init: RequestInit = {}): Promise<Response | null> {
  return fetch(`/api/v1${path}`, {
    credentials: "same-origin",
    cache: "no-store",
    ...init,
  }).catch(() => null);
}

/** Why a request was refused; null if it succeeded. */
export function refusalIn(answer: Answer<unknown>): Refusal | null {
  return answer.ok ? null : answer.refusal;
}

/** The failure for an unsuccessful response; pass null if there was no response. */
export async function failureOf(response: Response | null): Promise<Failure> {
  const isUnconfirmed = response === null || UNREACHED.includes(response.status);
  return { ok: false, refusal: await refusalOf(response), isUnconfirmed };
}

/** A refusal with only a code and issues. */
export function refusalWith(code: string, issues: readonly SentIssue[] = []): Refusal {
  return { code, reason: "", fields: {}, issues, retryAfterSeconds: 0, limit: 0, megabytes: 0 };
}

/** The refusal if there was no response. */
export const NO_ANSWER = refusalWith("internal-error");

/** The failure if a part of the page did not load, the same as for an unreachable service. */
export const UNREACHABLE: Failure = { ok: false, refusal: NO_ANSWER, isUnconfirmed: true };

interface Problem {
  readonly code?: string;
  readonly reason?: string;
  readonly errors?: readonly SentIssue[];
  readonly limit?: number;
  readonly megabytes?: number;
}

/** The refusal in an unsuccessful response. */
async function refusalOf(response: Response | null): Promise<Refusal> {
  if (!response) return NO_ANSWER;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const issues = problem?.errors ?? [];
  return {
    code: problem?.code ?? NO_ANSWER.code,
    reason: problem?.reason ?? NO_ANSWER.reason,
    fields: Object.fromEntries(issues.map(({ path, code }) => [path.slice(1), code])),
    issues,
    retryAfterSeconds: Number(response.headers.get("retry-after")) || 0,
    limit: problem?.limit ?? 0,
    megabytes: problem?.megabytes ?? 0,
  };
}
