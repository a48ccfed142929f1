import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { drag, onScreen, pane, tool } from "./map-desk";
import {
  awake,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";
import { beSomebody } from "./people";
import { storedScenario, storeScenario } from "./scenario-desk";

const SCENARIO = { title: "Ligny", map: { widthCm: 200, depthCm: 150 } };

const panel = (page: Page) => page.getByRole("region", { name: "Pictures to trace" });
const image = (page: Page) => page.locator("svg.table-picture image");
const field = (page: Page, name: string) => panel(page).getByRole("textbox", { name, exact: true });

/** A picture of a map with a village in a square, so that something is visible. */
async function historicalMap(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="800" height="600" fill="#e8dcc0"/><path d="M0 300 L800 250" stroke="#333" stroke-width="6"/>
    <circle cx="400" cy="300" r="90" fill="#8a5a3a"/><path d="M100 0 Q 300 300 120 600" stroke="#37a" stroke-width="9" fill="none"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function openMap(page: Page): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, SCENARIO);
  await visit(page, `/scenarios/${id}/edit/map`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  return id;
}

async function addPicture(page: Page) {
  await tool(page, "Picture").click();
  const chosen = page.waitForEvent("filechooser");
  await panel(page).getByRole("button", { name: "Add picture …" }).click();
  const buffer = await historicalMap();
  await (await chosen).setFiles({ name: "Ferraris 1777.png", mimeType: "image/png", buffer });
  await expect(image(page)).toHaveCount(1);
}

const stored = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/v1/scenarios/${id}/pictures`)).json()).items;

test("a map is laid to scale by two points and faded, a wood is drawn over it; nobody else sees it but umpires, once it is shared", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const id = await openMap(page);
  await addPicture(page);
  await expect(field(page, "Picture width")).toHaveValue("200");

  await panel(page).getByRole("button", { name: "Set scale by two points" }).click();
  for (const at of [
    [60, 75],
    [120, 75],
  ] as const) {
    const spot = await onScreen(page, at);
    await page.mouse.click(spot.x, spot.y);
  }
  await expect(panel(page).getByText(/Now (59\.\d|60(\.\d)?) cm apart/)).toBeVisible();
  await panel(page).getByText("cm on the table").click();
  await field(page, "True distance").fill("30");
  await field(page, "True distance").press("Tab");
  await panel(page).getByRole("button", { name: "Set scale", exact: true }).click();
  await expect.poll(async () => (await stored(page, id))[0].widthCm).toBeCloseTo(100, -0.5);
  expect((await stored(page, id))[0].xCm).toBeCloseTo(80, -0.5);

  await panel(page).getByRole("button", { name: "Decrease Opacity in %" }).click();
  await expect(image(page)).toHaveAttribute("opacity", "0.5");

  await tool(page, "Wood").click();
  for (const at of [
    [60, 60],
    [90, 60],
    [90, 90],
  ] as const) {
    const spot = await onScreen(page, at);
    await page.mouse.click(spot.x, spot.y);
  }
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await storedScenario(page, id)).map.features.length).toBe(1);
  expect(JSON.stringify(await storedScenario(page, id))).not.toContain("Ferraris");

  await revisit(page);
  await expect(image(page)).toHaveAttribute("opacity", "0.5");
  await expect(image(page)).toHaveAttribute("width", /^(9\d|10\d)/);

  await page.request.put(`/api/v1/scenarios/${id}/visibility`, { data: { visibility: "public" } });
  await page.request.put(`/api/v1/scenarios/${id}/edition`, { data: { edition: "open-book" } });
  const [picture] = await stored(page, id);
  const other = await (await browser.newContext()).newPage();
  await visit(other, `/scenarios/${id}`);
  await expect(other.getByRole("heading", { level: 1, name: "Ligny" })).toBeVisible();
  await expect(other.locator("image")).toHaveCount(0);
  expect(await other.content()).not.toContain(picture.id);
  const asked = () => other.request.get(`/api/v1/scenarios/${id}/pictures/${picture.id}`);
  expect((await asked()).status()).toBe(404);

  await tool(page, "Picture").click();
  await panel(page).getByRole("switch", { name: "Shared with umpires" }).press("Space");
  await expect.poll(async () => (await stored(page, id))[0].isShared).toBe(true);
  await revisit(other);
  await expect(other.getByRole("heading", { level: 1, name: "Ligny" })).toBeVisible();
  expect(await other.content()).not.toContain(picture.id);
  await visit(other, `/scenarios/${id}?whole=yes`);
  await expect(other.locator("#map image")).toHaveAttribute("opacity", "0.5");
  expect((await asked()).status()).toBe(200);
  await other.context().close();
});

test("a picture is moved, turned, locked, hidden, removed and undone; gets its scale by keyboard; its part fits a phone and a desk", async ({
  page,
}) => {
  await test.step("a picture is moved by hand and by keys, turned, locked, hidden and removed, and all that undone", async () => {
    const id = await openMap(page);
    await addPicture(page);
    await field(page, "Picture width").fill("100");
    await field(page, "Picture width").press("Tab");
    await expect(image(page)).toHaveAttribute("width", "100");
    await drag(page, await onScreen(page, [100, 75]), [60, 0]);
    await expect.poll(async () => (await stored(page, id))[0].xCm).toBeGreaterThan(105);
    const { xCm } = (await stored(page, id))[0];
    await pane(page).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("]");
    await expect.poll(async () => (await stored(page, id))[0].turnDeg).toBe(5);
    expect((await stored(page, id))[0].xCm).toBeCloseTo(xCm + 5, 5);

    await panel(page).getByRole("button", { name: "Lock Ferraris 1777" }).click();
    await pane(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(field(page, "Picture width")).toHaveCount(0);
    await panel(page).getByRole("button", { name: "Hide Ferraris 1777" }).click();
    await expect(image(page)).toHaveCount(0);
    await expect.poll(async () => (await stored(page, id))[0].isHidden).toBe(true);
    expect((await stored(page, id))[0].xCm).toBeCloseTo(xCm + 5, 5);

    await panel(page).getByRole("button", { name: "Remove picture …" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(panel(page).getByText("Add a historical map")).toBeVisible();
    expect(await stored(page, id)).toEqual([]);

    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await stored(page, id))[0]?.isHidden).toBe(true);
    expect((await stored(page, id))[0]).toMatchObject({ name: "Ferraris 1777", turnDeg: 5 });
    for (let step = 0; step < 3; step++) await page.keyboard.press("Control+z");
    await expect.poll(async () => (await stored(page, id))[0].turnDeg).toBe(0);
    expect((await stored(page, id))[0]).toMatchObject({ isHidden: false, isLocked: false });
    await panel(page).getByRole("button", { name: "Redo in pictures" }).click();
    await expect.poll(async () => (await stored(page, id))[0].turnDeg).toBe(5);
  });
  await test.step("by keyboard alone a picture gets its scale; a file that is none is refused with words", async () => {
    const id = await openMap(page);
    await addPicture(page);
    await panel(page).getByRole("button", { name: "Set scale by two points" }).focus();
    await page.keyboard.press("Enter");
    await field(page, "Point 1, x").fill("0");
    await field(page, "Point 2, x").fill("200");
    await field(page, "True distance").fill("3000");
    await field(page, "True distance").press("Tab");
    await panel(page).getByRole("button", { name: "Set scale", exact: true }).focus();
    await page.keyboard.press("Enter");
    const { metresPerCm } = (await storedScenario(page, id)).settings;
    await expect
      .poll(async () => (await stored(page, id))[0].widthCm)
      .toBeCloseTo(3_000 / metresPerCm, 0);

    const chosen = page.waitForEvent("filechooser");
    await panel(page).getByRole("button", { name: "Add picture …" }).click();
    const buffer = Buffer.from("<script>alert(1)</script>");
    await (await chosen).setFiles({ name: "map.png", mimeType: "image/png", buffer });
    await expect(panel(page).getByText("This is not a PNG, JPEG or WebP picture")).toBeVisible();
    expect(await stored(page, id)).toHaveLength(1);
  });
  await test.step("the pictures' part is accessible and fits on a phone and on a desk", async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await openMap(page);
    await addPicture(page);
    await panel(page).getByRole("button", { name: "Set scale by two points" }).click();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("a finger moves the picture, and taps set the two points", async ({ page }) => {
    const id = await openMap(page);
    await addPicture(page);
    const from = await onScreen(page, [100, 75]);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", xs: readonly number[]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: xs.map((x) => ({ x: from.x + x, y: from.y })),
      });
    await touch("touchStart", [0]);
    for (const x of [10, 20, 30, 40]) await touch("touchMove", [x]);
    await touch("touchEnd", []);
    await expect.poll(async () => (await stored(page, id))[0].xCm).toBeGreaterThan(110);
    await panel(page).getByRole("button", { name: "Set scale by two points" }).click();
    await pane(page).scrollIntoViewIfNeeded();
    const spot = await onScreen(page, [40, 75]);
    await page.touchscreen.tap(spot.x, spot.y);
    await expect(field(page, "Point 1, x")).toHaveValue(/^(39|40)/);
  });
});

test("without an account the desk says what tracing needs", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("link", { name: "Write a scenario" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Ligny");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.waitForURL(/scenarios\/local-/);
  await visit(page, `${new URL(page.url()).pathname}/map`);
  await tool(page, "Picture").click();
  await expect(panel(page).getByText("Pictures are kept with an account")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Add picture …" })).toHaveCount(0);
});

test("a scenario's file takes its pictures along, and brings them back where they lay", async ({
  page,
}) => {
  const id = await openMap(page);
  await addPicture(page);
  await field(page, "Picture width").fill("90");
  await field(page, "Picture width").press("Tab");
  await expect.poll(async () => (await stored(page, id))[0].widthCm).toBe(90);
  const [was] = await stored(page, id);
  await visit(page, `/scenarios/${id}/edit/print`);
  await page.getByText("With the pictures below the map (JSON)").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  const file = await (await download).path();
  await visit(page, "/desk");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await chosen).setFiles(file);
  await expect(page.locator(".toast")).toContainText("1 document imported.");
  const all = await (await page.request.get("/api/v1/scenarios?mine=true")).json();
  const copy = all.items.find((item: { id: string }) => item.id !== id);
  expect(await stored(page, copy.id)).toEqual([{ ...was, id: expect.any(String) }]);
});
