/** One place of what was sent that is wrong. */
export interface SentIssue {
  /** JSON Pointer. */
  readonly path: string;
  readonly code: string;
  /** What was wrong and what would be right. */
  readonly message: string;
}

/** Why the service turned a request down. */
export interface Refusal {
  /** The problem's code; its words stand in the namespace `errors`. */
  readonly code: string;
  /** Which of its cases, where the code has several; its words stand there, too. Else empty. */
  readonly reason: string;
  /** The fields it is about, each with the code of what is wrong. */
  readonly fields: Readonly<Record<string, string>>;
  /** The same places at length. */
  readonly issues: readonly SentIssue[];
  readonly retryAfterSeconds: number;
  /** How many of them there may be, where there are too many; else 0. */
  readonly limit: number;
  /** How many MB of them there may be; else 0. */
  readonly megabytes: number;
}

/** The outcome of a request. */
export type Answer<Value> = { readonly ok: true; readonly value: Value } | Failure;

/** A request that came to nothing. */
export interface Failure {
  readonly ok: false;
  readonly refusal: Refusal;
  /** No answer, or only one from something between here and the service: whether it heard is not known. */
  readonly isUnheard: boolean;
}

/** What a proxy answers where it does not reach the service, and the service where it does not reach its database. */
const UNREACHED: readonly number[] = [502, 503, 504];

/** Asks the API for JSON, in the name of the user who is signed in. No answer at all counts as a failure of the service. */
export async function askApi<Value>(path: string, init: RequestInit = {}): Promise<Answer<Value>> {
  const response = await request(path, init);
  if (!response?.ok) return failureOf(response);
  const value = await contentOf(response);
  return value === undefined ? failureOf(null) : { ok: true, value: value as Value };
}

/** An answer's JSON; null where it has none, undefined where the connection broke within it. */
async function contentOf(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request that carries JSON, or nothing where there is no body. */
export function sending(method: "POST" | "PUT" | "PATCH" | "DELETE", body?: unknown): RequestInit {
  if (body === undefined) return { method };
  return {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** The same request, held back where what it starts from is no longer there. */
export function startingFrom(tag: string, init: RequestInit): RequestInit {
  return { ...init, headers: { ...init.headers, "if-match": `"${tag}"` } };
}

/** A request to the API; null where no answer comes. */
export async function request(path: string, init: RequestInit = {}): Promise<Response | null> {
  return fetch(`/api/v1${path}`, {
    credentials: "same-origin",
    cache: "no-store",
    ...init,
  }).catch(() => null);
}

/** What an answer that is not what was asked for comes to; null where there was none. */
export async function failureOf(response: Response | null): Promise<Failure> {
  const isUnheard = response === null || UNREACHED.includes(response.status);
  return { ok: false, refusal: await refusalOf(response), isUnheard };
}

/** A refusal of which no more is known. */
export function refusalWith(code: string, issues: readonly SentIssue[] = []): Refusal {
  return { code, reason: "", fields: {}, issues, retryAfterSeconds: 0, limit: 0, megabytes: 0 };
}

/** No answer. */
export const NO_ANSWER = refusalWith("internal-error");

/** The answer of a part of the page that did not load, the same as for an unreachable service. */
export const UNREACHABLE: Failure = { ok: false, refusal: NO_ANSWER, isUnheard: true };

interface Problem {
  readonly code?: string;
  readonly reason?: string;
  readonly errors?: readonly SentIssue[];
  readonly limit?: number;
  readonly megabytes?: number;
}

/** The refusal in an answer that is not what was asked for. */
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
