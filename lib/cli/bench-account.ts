const PASSWORD = "a password of the bench";

/** A member's account at the measured service, with a token. */
export interface BenchAccount {
  email: string;
  password: string;
  /** The start of every API address. */
  api: string;
  headers: Record<string, string>;
}

interface Request {
  method: string;
  headers?: Record<string, string>;
  body?: unknown;
  type?: string;
}

/** The ids of the largest shipped scenario and of a shipped army list. */
export const SHIPPED_SCENARIO = "la-haye-sainte-1815";
export const SHIPPED_ARMY_LIST = "duchy-of-warsaw-32-8";

/** Signs up a member at the service at `url` and creates a token; `nr` distinguishes several members. */
export async function makeAccount(url: string, nr = 0): Promise<BenchAccount> {
  const api = `${url}/api/v1`;
  const email = `bench-${nr}@example.org`;
  const password = PASSWORD;
  await send(`${api}/users`, { method: "POST", body: { email, name: `Bench ${nr}`, password } });
  const body = { email, password, name: "bench", scopes: ["read", "write"] };
  const { token } = await (await send(`${api}/tokens`, { method: "POST", body })).json();
  return { email, password, api, headers: { authorization: `Bearer ${token}` } };
}

/** Forks the largest shipped scenario and a shipped army list into the account; returns their ids. */
export async function forkShipped(account: BenchAccount) {
  const fork = async (path: string): Promise<string> => {
    const { api, headers } = account;
    const answer = await send(`${api}/${path}/fork`, { method: "POST", headers });
    return (await answer.json()).id;
  };
  return {
    scenarioId: await fork(`scenarios/${SHIPPED_SCENARIO}`),
    armyListId: await fork(`army-lists/${SHIPPED_ARMY_LIST}`),
  };
}

/**
 * Returns a function that changes the title of one of the account's scenarios, each time based on the previous
 * version.
 */
export async function scenarioEditor(
  { api, headers }: BenchAccount,
  id: string,
): Promise<() => Promise<void>> {
  const address = `${api}/scenarios/${id}`;
  let etag = (await send(address, { method: "GET", headers })).headers.get("etag") ?? "";
  let count = 0;
  return async () => {
    count += 1;
    const saved = await send(address, {
      method: "PATCH",
      headers: { ...headers, "if-match": etag },
      type: "application/json-patch+json",
      body: [{ op: "replace", path: "/title", value: `Edit ${count}` }],
    });
    etag = saved.headers.get("etag") ?? "";
    await saved.arrayBuffer();
  };
}

/** Sends one request; throws the text of an unsuccessful answer. */
export async function send(url: string, request: Request): Promise<Response> {
  const { method, body, type = "application/json" } = request;
  const headers = { ...request.headers, ...(body ? { "content-type": type } : {}) };
  const answer = await fetch(url, { method, headers, body: body ? JSON.stringify(body) : null });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
