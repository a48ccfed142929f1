import type { Page } from "@playwright/test";
import { makeAccount } from "@/lib/cli/bench-account";
import { openBrowser, signedInPage } from "@/lib/cli/bench-browser";
import { dragMouse, framesPerSecond } from "@/lib/cli/bench-frames";
import { makeLargeScenario, type Stands } from "@/lib/cli/bench-large-scenario";
import { makeSite, startService } from "@/lib/cli/bench-service";
import { type Measurement, measurement } from "@/lib/cli/measurement";

const UNITS = 1000;
const PANS = 9;
const PAN = { ms: 1500, px: 120 };
const SHARE_FLOOR = 0.8;

/** Frames while the mouse pans a map with 1000 units on it, compared with the same map without any. */
export default async function* mapPan(): AsyncGenerator<Measurement> {
  const site = await makeSite();
  const service = await startService(site, "/healthz");
  const browser = await openBrowser();
  try {
    const account = await makeAccount(site.url);
    const tabOf = async (stands: Stands) => {
      const { id } = await makeLargeScenario(account, UNITS, stands);
      return openMap(await signedInPage(browser, account), `${site.url}/scenarios/${id}/edit/map`);
    };
    const empty = await tabOf("off the table");
    const full = await tabOf("on the table");
    await full
      .locator("g.map-unit")
      .nth(UNITS - 1)
      .waitFor();
    const emptyFrames: number[] = [];
    const fullFrames: number[] = [];
    for (let count = 0; count < PANS; count++) {
      emptyFrames.push(await pan(empty));
      fullFrames.push(await pan(full));
    }
    yield* sum(emptyFrames, fullFrames);
  } finally {
    await browser.close();
    await service.stop();
    await site.clear();
  }
}

function sum(empty: readonly number[], full: readonly number[]): Measurement[] {
  return [
    measurement({ bench: "panning the map without units", unit: "frames/s", samples: empty }),
    measurement({ bench: "panning the map with 1000 units", unit: "frames/s", samples: full }),
    measurement({
      bench: "panning with 1000 units, of the empty map's frames",
      unit: "times",
      samples: full.map((frames, i) => frames / (empty[i] ?? frames)),
      floor: SHARE_FLOOR,
    }),
  ];
}

async function openMap(tab: Page, address: string): Promise<Page> {
  await tab.goto(address);
  await tab.locator(".table-picture").waitFor();
  await tab.waitForTimeout(2000);
  return tab;
}

/** Pans from the margin next to the table, where no unit can be gripped. */
async function pan(tab: Page): Promise<number> {
  await tab.bringToFront();
  const box = await tab.locator(".leaflet-container").boundingBox();
  if (!box) throw new Error("the map is not in sight");
  const margin = { x: box.x + box.width - 4, y: box.y + box.height / 2 };
  const frames = await framesPerSecond(tab, () => dragMouse(tab, margin, PAN));
  await tab.mouse.up();
  await tab.waitForTimeout(300);
  return frames;
}
