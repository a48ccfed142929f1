import { type Locator, type Page, test } from "@playwright/test";
import { inspector, middleOf, onScreen, pane, tool } from "./map-desk";
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";
import { storeScenario } from "./scenario-desk";

const foot = (id: string, name: string, xCm: number, yCm: number) => ({
  id,
  name,
  nation: "britain",
  arm: "infantry",
  type: "line",
  men: 600,
  placement: { xCm, yCm, facingDeg: 0, formation: "line" },
});
const side = (id: string, name: string, colour: string, units: object[]) => ({
  id,
  name,
  colour,
  formations: [{ id: `${id}-brigade`, name: `${name}’ brigade`, level: "brigade", units }],
});
const strip = (west: number, east: number, south: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** A ridge across the middle of the table, a wood behind it, and troops on both sides of it. */
const SCENARIO = {
  title: "Over the ridge",
  map: {
    widthCm: 200,
    depthCm: 150,
    features: [
      { id: "ridge", kind: "hill", level: 1, points: strip(90, 110, 0, 150) },
      { id: "copse", kind: "wood", name: "Copse", points: strip(140, 170, 20, 50) },
    ],
  },
  sides: [
    side("reds", "Reds", "a", [foot("28th", "28th Foot", 50, 100)]),
    side("blues", "Blues", "b", [
      foot("near", "1er Ligne", 60, 130),
      foot("hidden", "2e Ligne", 150, 110),
    ]),
  ],
};

const seenLine = (page: Page) => page.locator(".map-look-seen");
const hiddenLine = (page: Page) => page.locator(".map-look-hidden");
const seenGround = (page: Page) => page.locator(".map-seen-ground");
const verdict = (page: Page): Locator => inspector(page).getByRole("status").first();
const unit = (page: Page, id: string) => page.locator(`g.map-unit[data-subject='unit:${id}']`);

async function openMap(page: Page): Promise<void> {
  await beSomebody(page.request);
  const id = await storeScenario(page, SCENARIO);
  await visit(page, `/scenarios/${id}/edit/map`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
}

async function clickAt(page: Page, place: readonly [number, number]): Promise<void> {
  const { x, y } = await onScreen(page, place);
  await page.mouse.click(x, y);
}

/** Switches a layer of sight on or off. */
async function layer(page: Page, name: string): Promise<void> {
  await page.getByRole("checkbox", { name, exact: true }).click();
}

test("by mouse: two places, a blocked look that says why, and ground that stays and follows a piece", async ({
  page,
}) => {
  await openMap(page);
  await test.step("two places, one of which is dragged behind the ridge", async () => {
    await tool(page, "Sight").click();
    await expect(inspector(page).getByText("Who looks?")).toBeVisible();
    await clickAt(page, [20, 40]);
    await clickAt(page, [60, 40]);
    await expect(verdict(page)).toHaveText(/Seen: 40 of 200\scm/);
    await expect(hiddenLine(page)).toHaveCount(0);
    const [from, to] = [await onScreen(page, [60, 40]), await onScreen(page, [130, 40])];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expect(verdict(page)).toHaveText(/Blocked by the crest of layer 1 at \d+(\.\d)?\scm/);
    await expect(verdict(page)).toContainText("1.1.6");
    const label = await middleOf(page.locator(".map-tape"));
    expect(Math.abs(label.x - to.x)).toBeLessThan(10);
    await expect(hiddenLine(page)).toHaveCount(1);
    await expect(seenLine(page)).toHaveCount(1);
    const profile = inspector(page).getByRole("img", { name: /^Heights along the look/ });
    await expect(profile).toHaveAccessibleName(/layer 1 from .*; table .*crest of layer 1 at/);
  });
  await test.step("a place typed in cm", async () => {
    const target = inspector(page).getByRole("group", { name: "The place looked at" });
    await target.getByRole("textbox", { name: "East" }).fill("155");
    await target.getByRole("textbox", { name: "East" }).press("Enter");
    await expect(verdict(page)).toHaveText(/Blocked.*Too far: 135\scm, limit 15\scm into a wood/);
  });
  await expectAccessibleInBothThemes(page);
  await test.step("the ground seen is a layer of its own and follows the observer", async () => {
    await inspector(page).getByRole("button", { name: "Clear all looks" }).click();
    const { x, y } = await middleOf(unit(page, "28th"));
    await page.mouse.click(x, y);
    await layer(page, "Ground seen");
    await expect(seenGround(page)).toHaveCount(1);
    await tool(page, "Select").click();
    await expect(seenGround(page)).toHaveCount(1);
    const before = await seenGround(page).getAttribute("d");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y, { steps: 6 });
    await expect.poll(() => seenGround(page).getAttribute("d")).not.toBe(before);
    await page.mouse.up();
    await page.getByText("Sight: 28th Foot").click();
    await layer(page, "Ground seen");
    await expect(seenGround(page)).toHaveCount(0);
  });
});

test("by keyboard: a unit, then an enemy behind the ridge, and who sees the unit", async ({
  page,
}) => {
  await openMap(page);
  await pane(page).focus();
  await page.keyboard.press("i");
  await choose(page, "Who looks", "28th Foot");
  await choose(page, "Look at another", "2e Ligne");
  await expect(verdict(page)).toHaveText(/Blocked by the crest of layer 1/);
  await choose(page, "Look at another", "1er Ligne");
  await expect(verdict(page)).toHaveText(/Seen: [\d.]+ of 200\scm/);
  await inspector(page).getByRole("checkbox", { name: "Who sees it" }).focus();
  await page.keyboard.press("Space");
  const watchers = inspector(page).getByRole("region", { name: "Seen by 1" });
  await expect(watchers.getByRole("listitem")).toHaveText(/1er Ligne/);
  await expect(page.locator(".map-watcher")).toHaveCount(1);

  // Ends put down and moved on the map.
  await inspector(page).getByRole("button", { name: "Clear all looks" }).press("Enter");
  await pane(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(verdict(page)).toHaveText(/(Seen|Blocked)/);
  const looks = inspector(page).getByRole("region", { name: "Looks at" }).getByRole("listitem");
  await expect(looks).toHaveText(/15\scm/);
  await page.keyboard.press("Delete");
  await expect(looks).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(tool(page, "Select")).toHaveAttribute("aria-pressed", "true");
});

test("by keyboard: how a place stands by hand, a whole side's ground, and both on paper", async ({
  page,
}) => {
  await openMap(page);
  await test.step("a place that stands otherwise than on the map", async () => {
    await pane(page).focus();
    await page.keyboard.press("i");
    await choose(page, "Who looks", "A place on the table");
    await choose(page, "Look at another", "A place on the table");
    await expect(verdict(page)).toHaveText(/10 of 200\scm/);
    const target = inspector(page).getByRole("group", { name: "The place looked at" });
    await choose(page, "Stands", "Inside a wood", target);
    await expect(verdict(page)).toHaveText(/10 of 15\scm/);
    const said = inspector(page).getByText("What is looked at, by hand: Inside a wood.");
    await expect(said).toContainText("On the map: In the open.");
    await choose(page, "Stands", "As on the map", target);
    await expect(verdict(page)).toHaveText(/10 of 200\scm/);
    await expect(said).toHaveCount(0);
  });
  await test.step("all that a side sees, as one shade", async () => {
    await choose(page, "Who looks", "Blues");
    const counted = "Ground seen by all 2 units and commanders of the side.";
    await expect(inspector(page).getByRole("status").filter({ hasText: counted })).toBeVisible();
    await expect(seenGround(page)).toHaveCount(1);
    await expect(inspector(page).getByRole("checkbox", { name: "Who sees it" })).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });
  await test.step("its page in the umpire's pack, and in no side's", async () => {
    await inspector(page).getByRole("link", { name: "Print this" }).press("Enter");
    await expect(page).toHaveURL(/\/print\?sight=side/);
    const part = page.getByRole("checkbox", { name: "Sight at the start" });
    await expect(part).toHaveCount(1);
    await expect(part).toBeChecked();
    await expect(page.getByRole("list", { name: "Pages" }).getByRole("listitem")).toHaveText(
      "Blues",
    );
    const sheet = page.getByRole("img", { name: "Sight at the start, page 1" });
    await expect(sheet).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Remove Blues" }).press("Enter");
    await expect(page.getByText("A page for each side.")).toBeVisible();
  });
});

/** Opens a list by keyboard and chooses what begins so. */
async function choose(
  page: Page,
  label: string,
  name: string,
  within: Locator = inspector(page),
): Promise<void> {
  await within.getByRole("button", { name: label }).focus();
  await page.keyboard.press("Enter");
  const option = page.getByRole("option", { name });
  await expect(option).toBeVisible();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(option).toHaveCount(0);
}

for (const [language, words] of [
  ["da", { tool: "Synsvidde", said: /Blokeret af kreten på afsats 1 ved \d/ }],
  ["pl", { tool: "Pole widzenia", said: /Widok zasłania linia grzbietu warstwy 1 na \d/ }],
] as const) {
  test(`on a phone, by finger, in its own words (${language})`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await speak(context, language);
    await openMap(page);
    await page.getByRole("button", { name: words.tool }).tap();
    for (const place of [
      [40, 60],
      [130, 60],
    ] as const) {
      const { x, y } = await onScreen(page, place);
      await page.touchscreen.tap(x, y);
      // Two taps in quick succession would be one double tap.
      await page.waitForTimeout(400);
    }
    await expect(page.getByRole("status").filter({ hasText: words.said })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectFingerSized(page);
    await context.close();
  });
}
