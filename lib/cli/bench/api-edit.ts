import { makeSite, startService } from "@/lib/cli/bench-service";
import { elapsedMs, type Measurement, measurement } from "@/lib/cli/measurement";

const EDITS = 100;
const WARM_UP = 10;
const LIMIT_MS = 300;
const SCENARIO = "la-haye-sainte-1815";
const MEMBER = { email: "bench@example.org", name: "Bench", password: "a password of the bench" };

/** One edit of the largest shipped scenario, sent as JSON Patch and answered as saved. */
export default async function* apiEdit(): AsyncGenerator<Measurement> {
  const site = await makeSite();
  const service = await startService(site, "/healthz");
  try {
    const edit = await forkedScenario(`${site.url}/api/v1`);
    for (let count = 0; count < WARM_UP; count++) await edit();
    const samples: number[] = [];
    for (let count = 0; count < EDITS; count++) samples.push(await elapsedMs(edit));
    yield measurement({ bench: "an edit saved", unit: "ms", samples, limit: LIMIT_MS });
  } finally {
    await service.stop();
    await site.clear();
  }
}

async function forkedScenario(api: string): Promise<() => Promise<void>> {
  await send(`${api}/users`, { method: "POST", body: MEMBER });
  const { email, password } = MEMBER;
  const request = { email, password, name: "bench", scopes: ["read", "write"] };
  const { token } = await json(await send(`${api}/tokens`, { method: "POST", body: request }));
  const headers = { authorization: `Bearer ${token}` };
  const fork = await send(`${api}/scenarios/${SCENARIO}/fork`, { method: "POST", headers });
  const address = `${api}/scenarios/${(await json(fork)).id}`;
  let etag = (await send(address, { method: "GET", headers })).headers.get("etag") ?? "";
  let count = 0;
  return async () => {
    count += 1;
    const body = [{ op: "replace", path: "/title", value: `Edit ${count}` }];
    const conditions = { ...headers, "if-match": etag };
    const type = "application/json-patch+json";
    const saved = await send(address, { method: "PATCH", headers: conditions, body, type });
    etag = saved.headers.get("etag") ?? "";
    await saved.arrayBuffer();
  };
}

async function send(
  url: string,
  input: { method: string; headers?: Record<string, string>; body?: unknown; type?: string },
): Promise<Response> {
  const { method, body, type = "application/json" } = input;
  const headers = { ...input.headers, ...(body ? { "content-type": type } : {}) };
  const answer = await fetch(url, { method, headers, body: body ? JSON.stringify(body) : null });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function json(answer: Response): Promise<Record<string, string>> {
  return answer.json();
}
