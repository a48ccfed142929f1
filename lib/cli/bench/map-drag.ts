import type { Page } from "@playwright/test";
import { forkShipped, makeAccount } from "@/lib/cli/bench-account";
import { openBrowser, signedInPage } from "@/lib/cli/bench-browser";
import { makeSite, startService } from "@/lib/cli/bench-service";
import { type Measurement, measurement } from "@/lib/cli/measurement";

const DRAGS = 5;
const DRAG_MS = 2000;
const RADIUS_PX = 140;
/** 55 frames a second. */
const FRAME_LIMIT_MS = 18.2;
const DROP_LIMIT_MS = 25;

interface Drag {
  /** Time from each frame to the next while the unit follows the pointer. */
  framesMs: readonly number[];
  /** From letting go until the document has changed and is painted. */
  dropMs: number;
}

/** Frames while a unit is dragged over the largest shipped map, and the time its drop takes to show. */
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
    const drags: Drag[] = [];
    for (let count = 0; count < DRAGS; count++) drags.push(await drag(tab, count));
    yield* sum(drags);
  } finally {
    await browser.close();
    await service.stop();
    await site.clear();
  }
}

function sum(drags: readonly Drag[]): Measurement[] {
  return [
    measurement({
      bench: "frame while dragging a unit on the map",
      unit: "ms",
      samples: drags.flatMap(({ framesMs }) => framesMs),
      limit: FRAME_LIMIT_MS,
    }),
    measurement({
      bench: "dropping a unit on the map, painted",
      unit: "ms",
      samples: drags.map(({ dropMs }) => dropMs),
      limit: DROP_LIMIT_MS,
    }),
  ];
}

/** The page moves the pointer itself, once a frame, so that no wire is measured. */
async function drag(tab: Page, nth: number): Promise<Drag> {
  return tab.evaluate(
    async ({ nth, ms, radius }) => {
      const unit = document.querySelectorAll("g.map-unit")[nth * 7] as SVGGElement;
      const box = unit.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const point = (type: string, x: number, y: number) =>
        unit.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y }),
        );
      SVGElement.prototype.setPointerCapture = () => undefined;
      point("pointerdown", middle.x, middle.y);
      const framesMs: number[] = [];
      const start = await frame();
      for (let last = start; last - start < ms; ) {
        const angle = ((last - start) / ms) * 4 * Math.PI;
        const away = radius * Math.sin(angle / 4);
        point("pointermove", middle.x + away * Math.cos(angle), middle.y + away * Math.sin(angle));
        const now = await frame();
        framesMs.push(now - last);
        last = now;
      }
      const letGo = performance.now();
      point("pointerup", middle.x, middle.y);
      await frame();
      return { framesMs, dropMs: performance.now() - letGo };
    },
    { nth, ms: DRAG_MS, radius: RADIUS_PX },
  );
}
