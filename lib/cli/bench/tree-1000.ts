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
const VISIBLE_LIMIT_MS = 800;
const RENAME_LIMIT_MS = 35;

/** The order of battle of 1000 units: until its tree is in sight, and until a new name is painted. */
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
      // The first fetches what a browser keeps.
      samples: visible.slice(1),
      limit: VISIBLE_LIMIT_MS,
    });
    const names: number[] = [];
    for (let count = 0; count < WARM_UP + RENAMES; count++) names.push(await renameMs(tab, count));
    yield measurement({
      bench: "1000 units: a new name painted",
      unit: "ms",
      samples: names.slice(WARM_UP),
      limit: RENAME_LIMIT_MS,
    });
  } finally {
    await browser.close();
    await service.stop();
    await site.clear();
  }
}

async function visibleMs(tab: Page, address: string): Promise<number> {
  await tab.goto(address, { waitUntil: "commit" });
  await tab.locator("table.tree tbody tr").nth(20).waitFor();
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
      ),
  );
}

/** F2 on a row, a name, Enter: from Enter until the row shows it. */
async function renameMs(tab: Page, count: number): Promise<number> {
  const row = tab.locator("table.tree tbody tr").nth(3);
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
