import { setTimeout as wait } from "node:timers/promises";
import {
  type BenchAccount,
  forkShipped,
  makeAccount,
  SHIPPED_ARMY_LIST,
  SHIPPED_SCENARIO,
  scenarioEditor,
  send,
} from "@/lib/cli/bench-account";
import { askFor } from "@/lib/cli/bench-requests";
import { residentMemory, withService } from "@/lib/cli/bench-service";
import { elapsedMs, type Measurement, measurement } from "@/lib/cli/measurement";

const READERS = 200;
const EDITORS = 20;
const PRINTERS = 4;
const SECONDS = 300;
const WARM_UP_S = 60;
const EDIT_EVERY_MS = 1000;
const MEMORY_EVERY_MS = 10_000;
const LIMIT_MS = 500;
const SEARCH_LIMIT_MS = 600;

const READ = [
  "/",
  "/library",
  `/scenarios/${SHIPPED_SCENARIO}`,
  `/army-lists/${SHIPPED_ARMY_LIST}`,
  "/rules/belle-alliance/tables/21",
  `/api/v1/scenarios/${SHIPPED_SCENARIO}`,
];

/** Sought in turn, one in seven of the readers' requests. */
const SOUGHT = [
  ..."waterloo hougoumont ney garde hussar jäger landwehr 1813 leipzig brigade kosak raszyn".split(
    " ",
  ),
  ..."blücher davout sehested prussia österrike ulan kirasjer saalfeld mir grenadier artillery".split(
    " ",
  ),
];

/** It takes six minutes. */
export const onlyByName = true;

/**
 * For five minutes two hundred readers who never pause and also search, twenty members who change a scenario every
 * second, and four who print.
 */
export default async function* crowd(): AsyncGenerator<Measurement> {
  yield* await withService(async (url) => {
    const accounts: BenchAccount[] = [];
    for (let nr = 0; nr < EDITORS; nr++) accounts.push(await makeAccount(url, nr));
    const scenarios = await Promise.all(accounts.map(forkShipped));
    const idOf = (nr: number) => scenarios[nr]?.scenarioId ?? "";
    const editors = await Promise.all(
      accounts.map((account, nr) => scenarioEditor(account, idOf(nr))),
    );
    const searches = SOUGHT.map((word) => `${url}/library?q=${encodeURIComponent(word)}`);
    const addresses = searches.flatMap((search) => [...READ.map((path) => url + path), search]);
    await askFor({ addresses, connections: READERS, seconds: WARM_UP_S });

    const end = performance.now() + SECONDS * 1000;
    const edits: number[] = [];
    const prints: number[] = [];
    const memory: number[] = [];
    const editing = editors.map((edit) =>
      until(end, async () => {
        edits.push(await elapsedMs(edit));
        await wait(EDIT_EVERY_MS);
      }),
    );
    const printing = accounts.slice(0, PRINTERS).map((account, nr) =>
      until(end, async () => {
        prints.push(await elapsedMs(() => print(account, idOf(nr))));
      }),
    );
    const weighing = until(end, async () => {
      memory.push((await residentMemory(url)) / 1e6);
      await wait(MEMORY_EVERY_MS);
    });
    const { tookBy, perSecond } = await askFor({
      addresses,
      connections: READERS,
      seconds: SECONDS,
    });
    await Promise.all([...editing, ...printing, weighing]);
    const timesOf = (wanted: readonly string[]) =>
      [...tookBy].flatMap(([address, took]) => (wanted.includes(address) ? took : []));
    const half = Math.ceil(memory.length / 2);
    return [
      measurement({ bench: "pages to the crowd", unit: "requests/s", samples: [perSecond] }),
      measurement({
        bench: "a page",
        unit: "ms",
        samples: timesOf(READ.map((path) => url + path)),
        p95Limit: LIMIT_MS,
      }),
      measurement({
        bench: "a search",
        unit: "ms",
        samples: timesOf(searches),
        p95Limit: SEARCH_LIMIT_MS,
      }),
      measurement({ bench: "an edit", unit: "ms", samples: edits, p95Limit: LIMIT_MS }),
      measurement({ bench: "an umpire's pack", unit: "ms", samples: prints }),
      measurement({ bench: "memory, first half", unit: "MB", samples: memory.slice(0, half) }),
      measurement({ bench: "memory, second half", unit: "MB", samples: memory.slice(half) }),
    ];
  });
}

async function until(end: number, work: () => Promise<void>): Promise<void> {
  while (performance.now() < end) await work();
}

async function print({ api, headers }: BenchAccount, id: string): Promise<void> {
  const pack = await send(`${api}/scenarios/${id}/packs/umpire.pdf`, { method: "GET", headers });
  await pack.arrayBuffer();
}
