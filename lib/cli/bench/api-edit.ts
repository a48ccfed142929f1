import { forkShipped, makeAccount, scenarioEditor } from "@/lib/cli/bench-account";
import { withService } from "@/lib/cli/bench-service";
import { elapsedMs, type Measurement, measurement } from "@/lib/cli/measurement";

const EDITS = 100;
const WARM_UP = 10;
const LIMIT_MS = 300;

/** One edit of the largest shipped scenario, sent as a JSON Patch, until it is answered as saved. */
export default async function* apiEdit(): AsyncGenerator<Measurement> {
  const samples = await withService(async (url) => {
    const account = await makeAccount(url);
    const { scenarioId } = await forkShipped(account);
    const edit = await scenarioEditor(account, scenarioId);
    for (let count = 0; count < WARM_UP; count++) await edit();
    const taken: number[] = [];
    for (let count = 0; count < EDITS; count++) taken.push(await elapsedMs(edit));
    return taken;
  });
  yield measurement({ bench: "an edit saved", unit: "ms", samples, limit: LIMIT_MS });
}
