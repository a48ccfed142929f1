import { SHIPPED_ARMY_LIST, SHIPPED_SCENARIO } from "@/lib/cli/bench-documents";

const MEMBER = { email: "bench@example.org", name: "Bench", password: "a password of the bench" };

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

/** Signs a member up at the service at `url` and gives them a token. */
export async function makeAccount(url: string): Promise<BenchAccount> {
  const api = `${url}/api/v1`;
  await send(`${api}/users`, { method: "POST", body: MEMBER });
  const { email, password } = MEMBER;
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

/** One request; an answer that is no success is thrown with its text. */
export async function send(url: string, request: Request): Promise<Response> {
  const { method, body, type = "application/json" } = request;
  const headers = { ...request.headers, ...(body ? { "content-type": type } : {}) };
  const answer = await fetch(url, { method, headers, body: body ? JSON.stringify(body) : null });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
