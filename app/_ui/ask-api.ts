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
}

/** What became of a request. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** Asks the API for JSON, in the name of whoever is signed in. No answer at all counts as a failure of the service. */
export async function askApi<Value>(path: string, init: RequestInit = {}): Promise<Answer<Value>> {
  const response = await request(path, init);
  if (!response?.ok) return { ok: false, refusal: await refusalOf(response) };
  const value = response.status === 204 ? null : await response.json().catch(() => null);
  return { ok: true, value: value as Value };
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

/** A request to the API; null where nobody answers. */
export async function request(path: string, init: RequestInit = {}): Promise<Response | null> {
  return fetch(`/api/v1${path}`, {
    credentials: "same-origin",
    cache: "no-store",
    ...init,
  }).catch(() => null);
}

const SILENCE: Refusal = {
  code: "internal-error",
  reason: "",
  fields: {},
  issues: [],
  retryAfterSeconds: 0,
  limit: 0,
};

interface Problem {
  readonly code?: string;
  readonly reason?: string;
  readonly errors?: readonly SentIssue[];
  readonly limit?: number;
}

/** The refusal in an answer that is not what was asked for. */
export async function refusalOf(response: Response | null): Promise<Refusal> {
  if (!response) return SILENCE;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const issues = problem?.errors ?? [];
  return {
    code: problem?.code ?? SILENCE.code,
    reason: problem?.reason ?? SILENCE.reason,
    fields: Object.fromEntries(issues.map(({ path, code }) => [path.slice(1), code])),
    issues,
    retryAfterSeconds: Number(response.headers.get("retry-after")) || 0,
    limit: problem?.limit ?? 0,
  };
}
