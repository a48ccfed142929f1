import { type Page, test } from "@playwright/test";
import { inspector, pane, stillBox, tool } from "./map-desk";
import {
  awake,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";

/** Sixteen corners of a circle about a place. */
function disc([x, y]: readonly [number, number], radiusCm: number): [number, number][] {
  return Array.from({ length: 16 }, (_, index) => {
    const turn = (index * Math.PI) / 8;
    const at = (middle: number, share: number) => Math.round((middle + share * radiusCm) * 10) / 10;
    return [at(x, Math.cos(turn)), at(y, Math.sin(turn))];
  });
}

const FIELD = {
  kind: "map",
  schemaVersion: 1,
  system: "bogowie-wojny",
  title: "Measured ground",
  language: "en",
  table: { widthCm: 120, depthCm: 120 },
  area: "farmland",
  initiative: "south",
  pieces: [
    { id: "w", kind: "wood", placedBy: "south", points: disc([60, 60], 10), name: "Olszynka" },
    { id: "h", kind: "hill", placedBy: "south", points: disc([60, 90], 10) },
  ],
};

async function openField(page: Page) {
  const stored = await page.request.post("/api/v1/maps", { data: FIELD });
  expect(stored.status()).toBe(201);
  const { id } = await stored.json();
  await visit(page, `/maps/${id}/edit`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
}

/** The screen position of a point on the table of 120 × 120 cm. */
async function onScreen(page: Page, [xCm, yCm]: readonly [number, number]) {
  const box = await stillBox(page.locator("svg.table-picture"));
  return { x: box.x + (xCm / 120) * box.width, y: box.y + ((120 - yCm) / 120) * box.height };
}

/** The same on the page for reading, which also has a picture of its own. */
async function onMap(page: Page, [xCm, yCm]: readonly [number, number]) {
  const box = await stillBox(page.locator(".tablemap svg.table-picture"));
  return { x: box.x + (xCm / 120) * box.width, y: box.y + ((120 - yCm) / 120) * box.height };
}

test("two places are measured: what hides, what reaches, what the way costs", async ({ page }) => {
  await beSomebody(page.request, "Ola Nowak");
  await openField(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });

  await test.step("by mouse, through a wood", async () => {
    await tool(page, "Measure").click();
    await expect(inspector(page).getByText("choose the first")).toBeVisible();
    expect(scripts.length, "the tool is fetched when chosen").toBeGreaterThan(0);
    for (const place of [
      [30, 60],
      [90, 60],
    ] as const) {
      const { x, y } = await onScreen(page, place);
      await page.mouse.move(x - 2, y, { steps: 2 });
      await page.mouse.click(x, y);
    }
    const aside = inspector(page);
    await expect(aside.getByRole("status")).toContainText(/60 cm, 1,980 m\. Not seen\./);
    await expect(aside).toContainText("Olszynka: the look passes through it");
    await expect(aside).toContainText("ends after 23 cm (3.5)");
    await expect(aside).toContainText("Howitzer’s shell, 40 cm: does not reach (9.2)");
    await expect(aside).toContainText("Round shot: the text gives no range");
    await expect(aside).toContainText("85 cm in all; at 26 cm a turn");
    await expect(page.locator(".map-tape")).toHaveText("60 cm · not seen");
    await aside.getByRole("combobox", { name: "Arm" }).selectOption("artillery");
    await expect(aside).toContainText("No way on after 20 cm: Olszynka (3.5).");
    await aside.getByRole("combobox", { name: "Arm" }).selectOption("cavalry");
    await expect(aside).toContainText("Charging this way, cavalry loses its bonus (3.5).");
    await expectAccessibleInBothThemes(page);
  });

  await test.step("by keyboard, up a hill, under both readings", async () => {
    await pane(page).focus();
    await page.keyboard.press("Escape");
    await expect(inspector(page).getByText("choose the first")).toBeVisible();
    const field = (group: string, name: string) =>
      inspector(page).getByRole("group", { name: group }).getByRole("textbox", { name });
    await field("From", "East").fill("30");
    await field("From", "East").press("Tab");
    await field("From", "North").fill("90");
    await field("From", "North").press("Tab");
    await field("To", "East").fill("62");
    await field("To", "East").press("Tab");
    await field("To", "North").fill("90");
    await field("To", "North").press("Tab");
    const status = inspector(page).getByRole("status");
    await expect(status).toContainText("32 cm, 1,056 m. Not seen.");
    await expect(inspector(page)).toContainText("beyond its highest point");
    await expect(inspector(page)).toContainText("Here the choice for hills decides.");
    await inspector(page)
      .getByRole("combobox", { name: "Hills hide (3.5)" })
      .selectOption("whole-hill");
    await expect(status).toContainText("Seen.");
    await pane(page).focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(status).toContainText("27 cm");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await expect(status).toContainText("0.5 cm");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(tool(page, "Select")).toHaveAttribute("aria-pressed", "true");
  });
});

test("a unit is put down, turned and moved: what it sees, controls and reaches", async ({
  page,
}) => {
  await beSomebody(page.request, "Ola Nowak");
  await openField(page);
  await tool(page, "Measure").click();
  const aside = inspector(page);
  await aside.getByText("What a unit reaches").click();
  const status = aside.getByRole("status");
  await expect(status).toContainText("No unit yet");
  const facing = aside.getByRole("textbox", { name: "Facing" });

  await test.step("by mouse, turned by its handle", async () => {
    const at = await onScreen(page, [40, 60]);
    await page.mouse.click(at.x, at.y);
    await expect(page.locator(".map-placed-unit")).toBeVisible();
    await expect(page.locator(".map-control-zone")).toBeVisible();
    await expect(page.locator(".map-range-arc")).toHaveCount(3);
    await expect(status).toContainText("Faces 0°");
    const handle = await stillBox(page.locator(".map-unit-handle"));
    const east = await onScreen(page, [52, 60]);
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(east.x, east.y, { steps: 6 });
    await page.mouse.up();
    await expect(facing).toHaveValue("90");
    await expect(aside.getByRole("textbox", { name: "East" })).toHaveValue("40");
  });

  await test.step("by keyboard; other kinds reach as far as the text says", async () => {
    await pane(page).focus();
    await page.keyboard.press("Shift+BracketRight");
    await expect(facing).toHaveValue("135");
    await page.keyboard.press("ArrowRight");
    await expect(aside.getByRole("textbox", { name: "East" })).toHaveValue("40.5");
    await aside.getByRole("combobox", { name: "Unit" }).selectOption("artillery");
    await expect(aside).toContainText("40 cm: howitzer’s shell (9.2)");
    await expect(page.locator(".map-range-arc")).toHaveCount(4);
    await aside.getByRole("combobox", { name: "Unit" }).selectOption("commander");
    await expect(status).toContainText("all round");
    await expect(page.locator(".map-control-zone")).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await pane(page).focus();
    await page.keyboard.press("Escape");
    await expect(page.locator(".map-placed-unit")).toHaveCount(0);
  });
});

test("a reader measures on the battlefield's page; its script comes when it is opened", async ({
  page,
}) => {
  await beSomebody(page.request, "Ola Nowak");
  const stored = await page.request.post("/api/v1/maps", { data: FIELD });
  const { id } = await stored.json();
  await visit(page, `/maps/${id}`);
  await awake(page);
  await expect(page.locator(".tablemap")).toHaveCount(0);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.getByRole("button", { name: "Measure on this field" }).click();
  await expect(page.locator(".tablemap svg.table-picture")).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  await page.locator(".tablemap").scrollIntoViewIfNeeded();
  const status = page
    .getByRole("region", { name: "Measure" })
    .getByRole("status")
    .filter({ hasNotText: "%" })
    .first();
  for (const place of [
    [30, 60],
    [90, 60],
  ] as const) {
    const { x, y } = await onMap(page, place);
    await page.mouse.click(x, y);
  }
  await expect(status).toContainText("60 cm, 1,980 m. Not seen.");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

for (const { language, name, hidden } of [
  { language: "pl", name: "Pomiar", hidden: /60 cm, .* m\. Niewidoczne\./ },
  { language: "da", name: "Mål", hidden: /60 cm, .* m\. Ses ikke\./ },
]) {
  test(`measured with a finger on a phone (${language})`, async ({ browser }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await beSomebody(page.request, "Maria Sowa");
    await speak(context, language);
    await openField(page);
    await page.getByRole("toolbar").getByRole("button", { name, exact: true }).first().tap();
    await expect(page.locator("aside").getByRole("status")).toBeVisible();
    for (const place of [
      [30, 60],
      [90, 60],
    ] as const) {
      const { x, y } = await onScreen(page, place);
      await page.touchscreen.tap(x, y);
    }
    await expect(page.locator("aside").getByRole("status")).toContainText(hidden);
    // The label of the first place, which Leaflet fades, is still there for a moment, without its words.
    await expect(page.locator(".map-tape")).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await context.close();
  });
}
