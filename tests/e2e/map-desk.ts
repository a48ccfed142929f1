import type { Locator, Page } from "@playwright/test";

/** The table of the scenarios these tests draw on, in cm. */
const TABLE = { widthCm: 200, depthCm: 150 };

export const pane = (page: Page): Locator => page.getByRole("application");
export const inspector = (page: Page): Locator =>
  page.getByRole("complementary", { name: /^Selection/ });
export const units = (page: Page): Locator => page.getByRole("region", { name: /^Units/ });
export const tool = (page: Page, name: string): Locator =>
  page.getByRole("toolbar", { name: "Drawing tools" }).getByRole("button", { name });

/** The bar with the rules' questions about a newly drawn shape. */
export const questionBar = (page: Page): Locator =>
  page.getByRole("group").filter({ has: page.getByRole("button", { name: "Done" }) });

/** The screen position of a point on the table. */
export async function onScreen(page: Page, [xCm, yCm]: readonly [number, number]) {
  const box = await stillBox(page.locator("svg.table-picture"));
  return {
    x: box.x + (xCm / TABLE.widthCm) * box.width,
    y: box.y + ((TABLE.depthCm - yCm) / TABLE.depthCm) * box.height,
  };
}

export async function drag(
  page: Page,
  from: { readonly x: number; readonly y: number },
  by: readonly [number, number],
) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by[0] / 2, from.y + by[1] / 2, { steps: 4 });
  await page.mouse.move(from.x + by[0], from.y + by[1], { steps: 4 });
  await page.mouse.up();
}

export async function middleOf(locator: Locator) {
  const box = await stillBox(locator);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where an element is once it rests: a place measured while it still moves would be missed. */
export async function stillBox(locator: Locator) {
  await locator.evaluate(async (element) => {
    const place = () => JSON.stringify(element.getBoundingClientRect());
    let before = "";
    while (before !== place()) {
      before = place();
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    }
  });
  const box = await locator.boundingBox();
  if (!box) throw new Error("Nothing to point at.");
  return box;
}

/** Holds back the scripts that contain these words, until the returned function is called. */
export async function holdScripts(page: Page, words: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    // A page that was left no longer waits for its scripts, and their responses are gone.
    const response = await route.fetch().catch(() => null);
    const body = await response?.text().catch(() => undefined);
    if (body === undefined || !response) return;
    if (words.test(body)) await released;
    await route.fulfill({ response, body }).catch(() => undefined);
  });
  return release;
}
