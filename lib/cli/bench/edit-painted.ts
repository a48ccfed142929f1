import type { Page } from "@playwright/test";
import { makeAccount } from "@/lib/cli/bench-account";
import { openBrowser, signedInPage } from "@/lib/cli/bench-browser";
import { makeLargeScenario } from "@/lib/cli/bench-large-scenario";
import { makeSite, startService } from "@/lib/cli/bench-service";
import { type Measurement, measurement } from "@/lib/cli/measurement";

const UNITS = 300;
const EDITS = 40;
const WARM_UP = 6;
const LIMIT_MS = 25;
const REST_MS = 350;

interface Edit {
  /** From the last key typed until the side's totals are painted. */
  totalsMs: number;
  /** From the last key typed until the findings are painted. */
  findingsMs: number;
}

/**
 * Types a unit's men in an order of battle of 300 units, and measures when the side's totals and the findings are
 * painted.
 */
export default async function* editPainted(): AsyncGenerator<Measurement> {
  const site = await makeSite();
  const service = await startService(site, "/healthz");
  const browser = await openBrowser();
  try {
    const account = await makeAccount(site.url);
    const { id, battalionIds } = await makeLargeScenario(account, UNITS);
    const tab = await signedInPage(browser, account);
    await tab.goto(`${site.url}/scenarios/${id}/edit/order-of-battle?at=${battalionIds[0]}`);
    await tab.getByLabel("Men", { exact: true }).waitFor();
    await tab.waitForTimeout(2000);
    const edits: Edit[] = [];
    for (let count = 0; count < WARM_UP + EDITS; count++) {
      // An empty number is itself a finding, so that totals and findings both change each time.
      edits.push(await edit(tab, count % 2 === 0 ? "" : String(500 + count)));
      await tab.waitForTimeout(REST_MS);
    }
    yield* sum(edits.slice(WARM_UP));
  } finally {
    await browser.close();
    await service.stop();
    await site.clear();
  }
}

function sum(edits: readonly Edit[]): Measurement[] {
  const samples = (name: keyof Edit) => edits.map((each) => each[name]);
  const about = { unit: "ms", limit: LIMIT_MS };
  return [
    measurement({ bench: "an edit's totals painted", samples: samples("totalsMs"), ...about }),
    measurement({ bench: "an edit's findings painted", samples: samples("findingsMs"), ...about }),
  ];
}

/** The page itself types and measures, so that the connection to the browser is not included. */
async function edit(tab: Page, men: string): Promise<Edit> {
  const field = await tab.getByLabel("Men", { exact: true }).elementHandle();
  return tab.evaluate(
    async ([input, value]) => {
      const painted = (selector: string) =>
        new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error(`${selector} does not change`)), 5000);
          const watched = document.querySelector(selector);
          if (!watched) throw new Error(`there is no ${selector}`);
          const observer = new MutationObserver(() => {
            observer.disconnect();
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now());
            requestAnimationFrame(() => port2.postMessage(null));
          });
          observer.observe(watched, { subtree: true, characterData: true, childList: true });
        });
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      const field = input as HTMLInputElement;
      field.focus();
      setter?.call(field, value);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
      const ends = [painted("footer [class*=side-]"), painted("[aria-controls=desk-findings]")];
      const start = performance.now();
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      const [totals = start, findings = start] = await Promise.all(ends);
      return { totalsMs: totals - start, findingsMs: findings - start };
    },
    [field, men] as const,
  );
}
