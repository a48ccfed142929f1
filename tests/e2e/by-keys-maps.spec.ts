import { type Page, test } from "@playwright/test";
import {
  awake,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";
import { storeScenario } from "./scenario-desk";

const SCENARIO = {
  title: "Bez myszy",
  language: "pl",
  map: {
    widthCm: 200,
    depthCm: 150,
    features: [{ kind: "place", id: "mill", name: "Młyn", xCm: 20, yCm: 20 }],
  },
};

test("on a scenario's map and on a battlefield shapes are made, chosen, moved and deleted by keyboard alone", async ({
  page,
  context,
}) => {
  await test.step("a shape is made, moved, deleted and brought back by keyboard alone, its fields at hand", async () => {
    await speak(context, "pl");
    await beSomebody(page.request, "Ania Kowalska");
    const id = await storeScenario(page, SCENARIO);
    await visit(page, `/scenarios/${id}/edit/map`);
    const pane = page.getByRole("application");
    await expect(page.locator("svg.table-picture")).toBeVisible();
    await awake(page);
    await pane.focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus"), "the picture is no stop of its own").toHaveAccessibleName(
      "Oddal",
    );

    const chosen = page.locator("#chosen");
    await page.getByRole("button", { name: "Dodaj", exact: true }).press("Enter");
    await page.getByRole("menuitem", { name: "Las" }).press("Enter");
    await expect(chosen.getByRole("heading", { name: /^Las/ })).toBeVisible();
    await expect(chosen, "its numbers are the next stop").toBeFocused();
    const corner = chosen.getByRole("textbox", { name: /^Narożnik 1, x/ });
    const west = Number((await corner.inputValue()).replace(",", "."));
    await pane.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(corner).toHaveValue(String(west + 5).replace(".", ","));
    await page.keyboard.press("Delete");
    const wood = page.getByRole("table", { name: "Kształty" }).getByRole("button", { name: "Las" });
    await expect(wood).toHaveCount(0);
    await expect(pane).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(wood).toBeVisible();

    await page.getByRole("button", { name: "Młyn" }).press("Enter");
    await expect(chosen).toBeFocused();
    await expect(chosen.getByRole("heading", { name: "Młyn" })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("on a battlefield, too, what is chosen from the list has the focus in its fields", async () => {
    await speak(context, "da");
    await beSomebody(page.request, "Karen Holm");
    await openField(page);
    await page.getByRole("button", { name: "Tilføj", exact: true }).press("Enter");
    await page.getByRole("menuitem").first().press("Enter");
    const chosen = page.locator("#chosen");
    await expect(chosen).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(chosen.locator(":focus")).toBeVisible();
    const listed = page.getByRole("complementary").locator("button[aria-pressed]");
    await listed.first().press("Enter");
    await expect(chosen).toBeFocused();
  });
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test("either map has the width of the window, and what is chosen stands below it", async ({
    page,
    context,
  }) => {
    await speak(context, "pl");
    await beSomebody(page.request, "Ania Kowalska");
    const id = await storeScenario(page, SCENARIO);
    await visit(page, `/scenarios/${id}/edit/map`);
    await expectRoomForMap(page);
    await openField(page);
    await expectRoomForMap(page);
    await expectAccessibleInBothThemes(page);
  });
});

test.describe("on a tablet on its side", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test("the map stands between its tools and what is chosen", async ({ page }) => {
    await beSomebody(page.request, "Ania Kowalska");
    const id = await storeScenario(page, SCENARIO);
    await visit(page, `/scenarios/${id}/edit/map`);
    expect((await boxOf(page, "[role=application]")).width).toBeGreaterThan(500);
  });
});

/**
 * Checks that the map is at least half as wide as the window and three eighths as high, with the rest below it and
 * visible.
 */
async function expectRoomForMap(page: Page): Promise<void> {
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  const map = await boxOf(page, "[role=application]");
  expect(map.width).toBeGreaterThan(540);
  expect(map.height).toBeGreaterThan(340);
  const picture = await boxOf(page, "svg.table-picture");
  expect(picture.width, "the table fills it").toBeGreaterThan(380);
  const inspector = await boxOf(page, "[data-pane=inspector]");
  expect(inspector.y).toBeGreaterThan(map.y + map.height);
  expect(inspector.y + inspector.height).toBeLessThan(1024);
  expect(inspector.height).toBeGreaterThan(200);
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not in sight.`);
  return box;
}

async function openField(page: Page): Promise<void> {
  const field = { seed: "bez-myszy", table: { widthCm: 120, depthCm: 120 } };
  const made = await page.request.post("/api/v1/rules/bogowie-wojny/battlefield", { data: field });
  const kept = await page.request.post("/api/v1/maps", { data: await made.json() });
  expect(kept.status(), await kept.text()).toBe(201);
  await visit(page, `/maps/${(await kept.json()).id}/edit`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
}
