import type { Browser, CDPSession, Page } from "@playwright/test";
import {
  type BenchAccount,
  forkShipped,
  makeAccount,
  SHIPPED_ARMY_LIST,
  SHIPPED_SCENARIO,
} from "@/lib/cli/bench-account";
import { openBrowser, signedInPage } from "@/lib/cli/bench-browser";
import { makeSite, startService } from "@/lib/cli/bench-service";
import { type Measurement, measurement } from "@/lib/cli/measurement";

const LOADS = 5;
const QUIET_MS = 1000;
const PAINT_LIMIT_MS = 2000;
/** A medium phone on a slow mobile network, with Lighthouse's settings. */
const PHONE = {
  cpuSlowdown: 4,
  net: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 },
} as const;

interface MeasuredPage {
  name: string;
  path: string;
  scriptLimitKiB: number;
}

interface Load {
  scriptKiB: number;
  largestPaintMs: number;
}

/**
 * What a slow phone with an empty cache loads for each main page: the script as sent, and the time of the largest
 * paint.
 */
export default async function* firstLoad(): AsyncGenerator<Measurement> {
  const site = await makeSite();
  const service = await startService(site, "/healthz");
  const browser = await openBrowser();
  try {
    const account = await makeAccount(site.url);
    for (const page of measuredPages(await forkShipped(account))) {
      yield* measurePage({ browser, account, page, address: site.url + page.path });
    }
  } finally {
    await browser.close();
    await service.stop();
    await site.clear();
  }
}

function measuredPages(own: { scenarioId: string; armyListId: string }): MeasuredPage[] {
  const desk = `/scenarios/${own.scenarioId}/edit`;
  return [
    { name: "the front page", path: "/", scriptLimitKiB: 130 },
    { name: "the library", path: "/library", scriptLimitKiB: 130 },
    { name: "a scenario to read", path: `/scenarios/${SHIPPED_SCENARIO}`, scriptLimitKiB: 133 },
    { name: "an army list to read", path: `/army-lists/${SHIPPED_ARMY_LIST}`, scriptLimitKiB: 160 },
    { name: "the list editor", path: `/army-lists/${own.armyListId}/edit`, scriptLimitKiB: 234 },
    { name: "the scenario desk", path: `${desk}/order-of-battle`, scriptLimitKiB: 212 },
    { name: "the map desk", path: `${desk}/map`, scriptLimitKiB: 314 },
  ];
}

async function* measurePage(input: {
  browser: Browser;
  account: BenchAccount;
  page: MeasuredPage;
  address: string;
}): AsyncGenerator<Measurement> {
  const { name, scriptLimitKiB } = input.page;
  const loads: Load[] = [];
  for (let count = 0; count < LOADS; count++) {
    const tab = await signedInPage(input.browser, input.account);
    loads.push(await load(tab, input.address));
    await tab.context().close();
  }
  yield measurement({
    bench: `script of ${name}`,
    unit: "KiB",
    samples: loads.map(({ scriptKiB }) => scriptKiB),
    limit: scriptLimitKiB,
  });
  yield measurement({
    bench: `largest paint of ${name} on a slow phone`,
    unit: "ms",
    samples: loads.map(({ largestPaintMs }) => largestPaintMs),
    limit: PAINT_LIMIT_MS,
  });
}

async function load(tab: Page, address: string): Promise<Load> {
  const session = await tab.context().newCDPSession(tab);
  const sentBytes = await countScriptBytes(session);
  await slowDown(session);
  const answer = await tab.goto(address, { waitUntil: "load" });
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}`);
  // Scripts requested by other scripts arrive after the page's own.
  for (let before = -1; before < sentBytes(); ) {
    before = sentBytes();
    await tab.waitForTimeout(QUIET_MS);
  }
  const largestPaintMs = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  return { scriptKiB: sentBytes() / 1024, largestPaintMs };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE.cpuSlowdown });
  await session.send("Network.emulateNetworkConditions", PHONE.net);
}

// Counts only the compressed bodies, without their headers.
async function countScriptBytes(session: CDPSession): Promise<() => number> {
  const headerBytes = new Map<string, number>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const before = headerBytes.get(requestId);
    if (before !== undefined) bytes += encodedDataLength - before;
  });
  await session.send("Network.enable");
  return () => bytes;
}
