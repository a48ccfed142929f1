/** Why the service turned a form down. */
export interface Refusal {
  /** The problem's code; its words stand in the namespace `errors`. */
  readonly code: string;
  /** The fields it is about, each with the code of what is wrong. */
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number;
}

export interface Sent<Answer> {
  readonly refusal: Refusal | null;
  readonly answer: Answer | null;
}

/** Sends JSON to the API. No answer at all counts as a failure of the service. */
export async function sendJson<Answer>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Sent<Answer>> {
  const init: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/api/v1${path}`, init).catch(() => null);
  if (!response) return { refusal: SILENCE, answer: null };
  const json = await response.json().catch(() => null);
  return response.ok
    ? { refusal: null, answer: json as Answer }
    : { refusal: refusalOf(json as Problem | null, response), answer: null };
}

const SILENCE: Refusal = { code: "internal-error", fields: {}, retryAfterSeconds: 0 };

interface Problem {
  readonly code?: string;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
}

function refusalOf(problem: Problem | null, response: Response): Refusal {
  const errors = problem?.errors ?? [];
  return {
    code: problem?.code ?? "internal-error",
    fields: Object.fromEntries(errors.map(({ path, code }) => [path.slice(1), code])),
    retryAfterSeconds: Number(response.headers.get("retry-after")) || 0,
  };
}
