const PASSWORD = "a password of the bench";

/** A member of the measured service, with a token of theirs. */
export interface BenchAccount {
  email: string;
  password: string;
  /** Beginning of every address of the API. */
  api: string;
  headers: Record<string, string>;
}

interface Request {
  method: string;
  headers?: Record<string, string>;
  body?: unknown;
  type?: string;
}

/** The largest shipped scenario, and an army list, by their ids. */
export const SHIPPED_SCENARIO = "la-haye-sainte-1815";
export const SHIPPED_ARMY_LIST = "duchy-of-warsaw-32-8";

/** Signs a member up at the service at `url` and gives them a token; of several, each has a number. */
export async function makeAccount(url: string, nr = 0): Promise<BenchAccount> {
  const api = `${url}/api/v1`;
  const email = `bench-${nr}@example.org`;
  const password = PASSWORD;
  await send(`${api}/users`, { method: "POST", body: { email, name: `Bench ${nr}`, password } });
  const body = { email, password, name: "bench", scopes: ["read", "write"] };
  const { token } = await (await send(`${api}/tokens`, { method: "POST", body })).json();
  return { email, password, api, headers: { authorization: `Bearer ${token}` } };
}

/** The account's own copies of the largest shipped scenario and of a shipped army list, by id. */
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

/** What changes the title of a scenario of theirs, each time from the version before. */
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

/** One request; an answer that is no success is thrown with its text. */
export async function send(url: string, request: Request): Promise<Response> {
  const { method, body, type = "application/json" } = request;
  const headers = { ...request.headers, ...(body ? { "content-type": type } : {}) };
  const answer = await fetch(url, { method, headers, body: body ? JSON.stringify(body) : null });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
