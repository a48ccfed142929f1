import type { Locator, Page } from "@playwright/test";
import { forkShipped, makeAccount } from "@/lib/cli/bench-account";
import { openBrowser, signedInPage } from "@/lib/cli/bench-browser";
import { dragMouse, framesPerSecond, releaseMs } from "@/lib/cli/bench-frames";
import { makeSite, startService } from "@/lib/cli/bench-service";
import { type Measurement, measurement } from "@/lib/cli/measurement";

const DRAGS = 15;
const WARM_UP = 2;
const DRAG = { ms: 1500, px: 120 };
const REST_MS = 500;
const FRAMES_FLOOR = 55;
const DROP_LIMIT_MS = 25;

interface Drag {
  /** Frames per second while the unit follows the mouse. */
  frames: number;
  /** From releasing the mouse button until the changed document is painted. */
  dropMs: number;
}

/** Frames while the mouse drags a unit across the largest shipped map, and the time until its drop is painted. */
export default async function* mapDrag(): AsyncGenerator<Measurement> {
  const site = await makeSite();
  const service = await startService(site, "/healthz");
  const browser = await openBrowser();
  try {
    const account = await makeAccount(site.url);
    const { scenarioId } = await forkShipped(account);
    const tab = await signedInPage(browser, account);
    await tab.goto(`${site.url}/scenarios/${scenarioId}/edit/map`);
    await tab.locator("g.map-unit").first().waitFor();
    await tab.waitForTimeout(2000);
    const drags: Drag[] = [];
    for (let count = 0; count < WARM_UP + DRAGS; count++) drags.push(await drag(tab, count));
    yield* sum(drags.slice(WARM_UP));
  } finally {
    await browser.close();
    await service.stop();
    await site.clear();
  }
}

function sum(drags: readonly Drag[]): Measurement[] {
  return [
    measurement({
      bench: "dragging a unit on the map",
      unit: "frames/s",
      samples: drags.map(({ frames }) => frames),
      floor: FRAMES_FLOOR,
    }),
    measurement({
      bench: "dropping a unit on the map, painted",
      unit: "ms",
      samples: drags.map(({ dropMs }) => dropMs),
      limit: DROP_LIMIT_MS,
    }),
  ];
}

async function drag(tab: Page, nth: number): Promise<Drag> {
  const unit = await nthUnitInReach(tab, nth);
  const box = await unit.boundingBox();
  if (!box) throw new Error("the unit is not in sight");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const frames = await framesPerSecond(tab, () => dragMouse(tab, middle, DRAG));
  const dropMs = await releaseMs(tab);
  const after = await unit.boundingBox();
  if (after?.x === box.x && after.y === box.y) throw new Error("no unit was moved");
  await tab.waitForTimeout(REST_MS);
  return { frames, dropMs };
}

/** The nth of the units whose centre is not covered by anything else. */
async function nthUnitInReach(tab: Page, nth: number): Promise<Locator> {
  const inReach = await tab.evaluate(() => {
    const units = [...document.querySelectorAll("g.map-unit")];
    return units.flatMap((unit, i) => {
      const { x, y, width, height } = unit.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest("[data-subject]") === unit ? [i] : [];
    });
  });
  const index = inReach[nth % inReach.length];
  if (index === undefined) throw new Error("no unit can be gripped");
  return tab.locator("g.map-unit").nth(index);
}
