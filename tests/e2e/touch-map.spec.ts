import { type Page, test } from "@playwright/test";
import { middleOf, stillBox } from "./map-desk";
import { awake, expect, visit } from "./page-checks";
import { beSomebody, speak } from "./people";

type Place = { readonly x: number; readonly y: number };

/** A wood of twelve corners, as small as players place them, and next to it a broad hill. */
const FIELD = {
  kind: "map",
  schemaVersion: 1,
  system: "bogowie-wojny",
  title: "Under the finger",
  language: "en",
  table: { widthCm: 120, depthCm: 120 },
  area: "plains",
  initiative: "south",
  pieces: [
    { id: "wood", kind: "wood", placedBy: "south", points: round([60, 40], 12, 6) },
    { id: "hill", kind: "hill", placedBy: "north", points: round([60, 80], 4, 28) },
  ],
};

function round([x, y]: readonly [number, number], corners: number, radiusCm: number) {
  return Array.from({ length: corners }, (_, n) => {
    const angle = (n / corners) * 2 * Math.PI;
    return [x + radiusCm * Math.cos(angle), y + radiusCm * Math.sin(angle)].map(Math.round);
  });
}

const inspector = (page: Page) => page.getByRole("complementary", { name: /^Selection/ });
const corners = (page: Page) =>
  page.locator(".tablemap .marker-icon:not(.marker-icon-middle):not(.cursor-marker)");
const east = (page: Page) => inspector(page).getByRole("textbox", { name: "East", exact: true });

/** The screen position of a point on the table. */
async function at(page: Page, [xCm, yCm]: readonly [number, number]): Promise<Place> {
  const box = await stillBox(page.locator("svg.table-picture"));
  return { x: box.x + (xCm / 120) * box.width, y: box.y + (1 - yCm / 120) * box.height };
}

async function openField(page: Page): Promise<void> {
  await speak(page.context(), "en");
  await beSomebody(page.request, "Zofia Nowak");
  const made = await page.request.post("/api/v1/maps", { data: FIELD });
  expect(made.status(), await made.text()).toBe(201);
  await visit(page, `/maps/${(await made.json()).id}/edit`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  await expect(page.getByText(/^(All saved|Saved \d)/)).toBeVisible();
}

/** Puts a finger down, moves it across the screen and lifts it. */
async function swipe(page: Page, from: Place, to: Place): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", places: readonly Place[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...places] });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 8; step++) {
    const share = step / 8;
    const x = from.x + share * (to.x - from.x);
    await touch("touchMove", [{ x, y: from.y + share * (to.y - from.y) }]);
  }
  await touch("touchEnd", []);
}

async function tap(page: Page, { x, y }: Place): Promise<void> {
  await page.touchscreen.tap(x, y);
}

for (const width of [390, 768] as const) {
  test.describe(`under a finger, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 1024 }, hasTouch: true, isMobile: true });

    test("small pieces are dragged whole, turned by a handle for fingers, and lines end where one taps twice", async ({
      page,
    }) => {
      await test.step("a small piece is dragged whole; its corners are there when asked for", async () => {
        await openField(page);
        const wood = await at(page, [60, 40]);
        await tap(page, wood);
        await expect(east(page)).toHaveValue("60");
        await expect(corners(page)).toHaveCount(0);
        await page.locator("svg.table-picture").scrollIntoViewIfNeeded();
        const now = await at(page, [60, 40]);
        await swipe(page, now, { x: now.x + 40, y: now.y });
        await expect(east(page)).not.toHaveValue("60");

        const edit = page.getByRole("button", { name: "Edit corners" });
        await edit.tap();
        await expect(corners(page)).toHaveCount(12);
        const width = inspector(page).getByRole("textbox", { name: "West to east" });
        await expect(width).toHaveValue("12");
        const eastmost = await middleOf(corners(page).first());
        await swipe(page, eastmost, { x: eastmost.x + 40, y: eastmost.y });
        await expect(width).not.toHaveValue("12");
        await page.getByRole("button", { name: "Whole table" }).tap();
        await expect(corners(page)).toHaveCount(0);

        await tap(page, await at(page, [60, 80]));
        await expect(corners(page)).toHaveCount(4);
        await expect(edit).toHaveCount(0);
      });
      await test.step("a tap counts however soon it follows a swipe", async () => {
        await openField(page);
        const chosen = (name: string) => inspector(page).getByRole("heading", { name });
        for (let turn = 0; turn < 4; turn++) {
          await tap(page, await at(page, [60, 40]));
          await expect(chosen("wood")).toBeVisible();
          const [wood, hill] = [await at(page, [60, 40]), await at(page, [60, 80])];
          await swipe(page, wood, { x: wood.x + 30, y: wood.y });
          await tap(page, hill);
          await expect(chosen("hill")).toBeVisible();
          await page.getByRole("button", { name: /^Undo/ }).tap();
        }
      });
      await test.step("the handle a piece is turned by is as large as a finger and covers no part of it", async () => {
        await openField(page);
        await tap(page, await at(page, [60, 40]));
        const handle = await stillBox(page.locator("[data-turn] circle").first());
        expect(handle.width).toBeGreaterThanOrEqual(43.5);
        expect(handle.height).toBeGreaterThanOrEqual(43.5);
        expect(handle.y + handle.height).toBeLessThan((await at(page, [60, 46])).y);
        const rim = { x: handle.x + 4, y: handle.y + handle.height / 2 };
        await swipe(page, rim, { x: rim.x + 90, y: rim.y + 60 });
        await expect(page.getByRole("button", { name: /^Undo/ })).toBeEnabled();
      });
      await test.step("two quick taps at two places are two corners; twice at one place ends the line", async () => {
        await openField(page);
        await page.getByRole("button", { name: /^Stream/ }).tap();
        await expect(page.locator(".cursor-marker")).toBeAttached();
        const [one, two] = [await at(page, [20, 20]), await at(page, [50, 20])];
        const session = await page.context().newCDPSession(page);
        const quickly = (place: Place) => [
          session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] }),
          session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
        ];
        await Promise.all([...quickly(one), ...quickly(two)]);
        await expect(corners(page)).toHaveCount(2);
        await page.waitForTimeout(400);
        await expect(corners(page), "the line goes on").toHaveCount(2);
        const end = await at(page, [80, 24]);
        await Promise.all([...quickly(end), ...quickly({ x: end.x + 3, y: end.y + 2 })]);
        await expect(inspector(page).getByRole("heading", { name: "Stream" })).toBeVisible();
        await expect(inspector(page).getByRole("button", { name: /Remove corner/ })).toHaveCount(3);
      });
    });
  });
}
