import type { Page } from "@playwright/test";
import { makeAccount } from "@/lib/cli/bench-account";
import { openBrowser, signedInPage } from "@/lib/cli/bench-browser";
import { makeLargeScenario } from "@/lib/cli/bench-large-scenario";
import { makeSite, startService } from "@/lib/cli/bench-service";
import { type Measurement, measurement } from "@/lib/cli/measurement";

const UNITS = 1000;
const LOADS = 7;
const RENAMES = 30;
const WARM_UP = 4;
const OPENINGS = 15;
const VISIBLE_LIMIT_MS = 800;
const OPEN_LIMIT_MS = 400;
const HEAP_LIMIT_MIB = 60;
const RENAME_LIMIT_MS = 35;

/**
 * The order of battle of 1000 units: the time until its tree is visible, until all its formations are open, and until
 * a new name is painted with all open; and the memory the page then uses.
 */
export default async function* tree1000(): AsyncGenerator<Measurement> {
  const site = await makeSite();
  const service = await startService(site, "/healthz");
  const browser = await openBrowser();
  try {
    const account = await makeAccount(site.url);
    const { id } = await makeLargeScenario(account, UNITS);
    const tab = await signedInPage(browser, account);
    const address = `${site.url}/scenarios/${id}/edit/order-of-battle`;
    const visible: number[] = [];
    for (let count = 0; count <= LOADS; count++) visible.push(await visibleMs(tab, address));
    yield measurement({
      bench: "1000 units: the tree in sight",
      unit: "ms",
      // The first load fetches what the browser then caches.
      samples: visible.slice(1),
      limit: VISIBLE_LIMIT_MS,
    });
    const opened: number[] = [];
    for (let count = 0; count < WARM_UP + OPENINGS; count++) opened.push(await openAllMs(tab));
    yield measurement({
      bench: "1000 units: all formations open",
      unit: "ms",
      samples: opened.slice(WARM_UP),
      limit: OPEN_LIMIT_MS,
    });
    const names: number[] = [];
    for (let count = 0; count < WARM_UP + RENAMES; count++) names.push(await renameMs(tab, count));
    yield measurement({
      bench: "1000 units: a new name painted",
      unit: "ms",
      samples: names.slice(WARM_UP),
      limit: RENAME_LIMIT_MS,
    });
    yield measurement({
      bench: "1000 units: heap",
      unit: "MiB",
      samples: [await heapMiB(tab)],
      limit: HEAP_LIMIT_MIB,
    });
  } finally {
    await browser.close();
    await service.stop();
    await site.clear();
  }
}

async function visibleMs(tab: Page, address: string): Promise<number> {
  await tab.goto(address, { waitUntil: "commit" });
  await tab.locator("[role=treegrid] tbody tr").nth(20).waitFor();
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
      ),
  );
}

/** Closes all rows, then presses "Open all": from the press until the rows are painted. */
async function openAllMs(tab: Page): Promise<number> {
  const all = tab.getByRole("button", { name: "Shut all" });
  if (await all.isVisible()) await all.click();
  const button = await tab.getByRole("button", { name: "Open all" }).elementHandle();
  const taken = await tab.evaluate(async (button) => {
    const tree = document.querySelector("[role=treegrid]");
    if (!tree) throw new Error("there is no tree");
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
      observer.observe(tree, { subtree: true, childList: true });
    });
    const start = performance.now();
    (button as HTMLElement).click();
    return (await painted) - start;
  }, button);
  const rows = Number(await tab.locator("[role=treegrid]").getAttribute("aria-rowcount"));
  if (rows < UNITS) throw new Error(`only ${rows} rows are open`);
  await tab.waitForTimeout(200);
  return taken;
}

/** The memory in use after garbage collection, in MiB. */
async function heapMiB(tab: Page): Promise<number> {
  const session = await tab.context().newCDPSession(tab);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1024 / 1024;
}

/** Presses F2 on a row, types a name and presses Enter: the time from Enter until the row shows the name. */
async function renameMs(tab: Page, count: number): Promise<number> {
  const row = tab.locator("[role=treegrid] tbody tr").nth(3);
  await row.focus();
  await tab.keyboard.press("F2");
  const field = row.locator("input");
  await field.fill(`Renamed ${count}`);
  const input = await field.elementHandle();
  const taken = await tab.evaluate(async (input) => {
    const row = input?.closest("tr");
    if (!row || !input) throw new Error("no row is being renamed");
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        requestAnimationFrame(() => port2.postMessage(null));
      });
      observer.observe(row, { subtree: true, characterData: true, childList: true });
    });
    const start = performance.now();
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    return (await painted) - start;
  }, input);
  await tab.waitForTimeout(300);
  return taken;
}
