import { type BenchAccount, forkShipped, makeAccount, send } from "@/lib/cli/bench-account";
import { withService } from "@/lib/cli/bench-service";
import { elapsedMs, type Measurement, measurement } from "@/lib/cli/measurement";

const EDITS = 100;
const WARM_UP = 10;
const LIMIT_MS = 300;

/** One edit of the largest shipped scenario, sent as JSON Patch and answered as saved. */
export default async function* apiEdit(): AsyncGenerator<Measurement> {
  const samples = await withService(async (url) => {
    const edit = await editor(await makeAccount(url));
    for (let count = 0; count < WARM_UP; count++) await edit();
    const taken: number[] = [];
    for (let count = 0; count < EDITS; count++) taken.push(await elapsedMs(edit));
    return taken;
  });
  yield measurement({ bench: "an edit saved", unit: "ms", samples, limit: LIMIT_MS });
}

async function editor(account: BenchAccount): Promise<() => Promise<void>> {
  const { api, headers } = account;
  const { scenarioId } = await forkShipped(account);
  const address = `${api}/scenarios/${scenarioId}`;
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
