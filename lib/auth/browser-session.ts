const AUTH = "/api/v1/auth";

/** What a refused sign-in says, by its status. */
const CODE_OF = {
  401: "bad-credentials",
  429: "too-many-requests",
  503: "unavailable",
  507: "storage-full",
} as const;

/** The result of a sign-in; `retryAfterSeconds` is set if there were too many attempts. */
type SignInOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: (typeof CODE_OF)[keyof typeof CODE_OF] | "internal-error";
      readonly retryAfterSeconds: number | null;
    };

/** Signs in from a page; on success the session's cookie is set. */
export async function signInWithPassword(credentials: {
  email: string;
  password: string;
}): Promise<SignInOutcome> {
  const response = await postForm("callback/credentials", credentials);
  if (response.ok) return { ok: true };
  const seconds = Number(response.headers.get("retry-after"));
  const code = isKnown(response.status) ? CODE_OF[response.status] : "internal-error";
  return { ok: false, code, retryAfterSeconds: seconds || null };
}

function isKnown(status: number): status is keyof typeof CODE_OF {
  return status in CODE_OF;
}

/**
 * Navigates to the OpenID Connect provider's page, to return to a path of this service; false if the provider cannot
 * be reached.
 */
export async function goToProvider(callbackUrl: string): Promise<boolean> {
  const response = await postForm("signin/oidc", { callbackUrl });
  const { url } = (await response.json()) as { url?: string };
  if (!response.ok || !url || new URL(url).pathname.startsWith(`${AUTH}/`)) return false;
  location.assign(url);
  return true;
}

async function postForm(action: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken } = await (await fetch(`${AUTH}/csrf`)).json();
  const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
  return fetch(`${AUTH}/${action}`, { method: "POST", body });
}
