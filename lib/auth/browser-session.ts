const AUTH = "/api/v1/auth";

/** How a sign-in went; `retryAfterSeconds` is there where there were too many tries. */
export type SignInOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: "bad-credentials" | "too-many-requests" | "internal-error";
      readonly retryAfterSeconds: number | null;
    };

/** Signs in from a page; the session's cookie is set when it went well. */
export async function signInWithPassword(credentials: {
  email: string;
  password: string;
}): Promise<SignInOutcome> {
  const response = await postForm("callback/credentials", credentials);
  if (response.ok) return { ok: true };
  const seconds = Number(response.headers.get("retry-after"));
  if (response.status === 429) {
    return { ok: false, code: "too-many-requests", retryAfterSeconds: seconds || null };
  }
  const code = response.status === 401 ? "bad-credentials" : "internal-error";
  return { ok: false, code, retryAfterSeconds: null };
}

/** Signs this browser out. */
export async function signOut(): Promise<void> {
  await postForm("signout", {});
}

async function postForm(action: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken } = await (await fetch(`${AUTH}/csrf`)).json();
  const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
  return fetch(`${AUTH}/${action}`, { method: "POST", body });
}
