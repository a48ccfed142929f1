import { type Page, test } from "@playwright/test";
import { drag, holdScripts, middleOf, stillBox } from "./map-desk";
import {
  awake,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFingerSized,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";

const SEEDED = "/rules/bogowie-wojny/battlefield?seed=Raszyn&table=120x120";
const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  language: "en",
  title: "Dudek's vanguard",
  nation: "duchy-of-warsaw",
  formations: [{ id: "f", regiments: [{ id: "r1", unitKind: "line-infantry", bases: 4 }] }],
};
const pane = (page: Page) => page.getByRole("application");
const inspector = (page: Page) => page.getByRole("complementary", { name: /^Selection/ });
const findings = (page: Page) => page.getByRole("region", { name: "Findings, one by one" });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Drawing tools" }).getByRole("button", { name });
// If this fails, the report shows the bar's actual text.
const saved = (page: Page) =>
  expect(page.getByRole("contentinfo").getByRole("status").first()).toHaveText(/^Saved/);

/** The screen position of a point on a table of 120 × 120 cm. */
async function onScreen(page: Page, [xCm, yCm]: readonly [number, number]) {
  const box = await stillBox(page.locator("svg.table-picture"));
  return { x: box.x + (xCm / 120) * box.width, y: box.y + ((120 - yCm) / 120) * box.height };
}

async function keepRaszyn(page: Page) {
  await visit(page, SEEDED);
  await page.getByRole("button", { name: "Keep on my desk" }).click();
  await page.waitForURL("**/maps/*/edit");
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
}

test("a field of a seed is kept, changed by hand, found at fault, mended and read", {
  tag: "@journey",
}, async ({ page }) => {
  await beSomebody(page.request, "Ola Nowak");
  await keepRaszyn(page);
  await expect(page.getByText("Legal by chapters III and XIV.")).toBeVisible();
  const zone = inspector(page).getByRole("textbox", { name: "Deployment zone (14.6)" }).first();
  await expect(zone).toHaveAccessibleDescription(
    /14\.6 sets it at 20\scm.*cannot be dragged on the map/,
  );
  await expectAccessible(page);
  const clear = await page.locator("#field-findings").boundingBox();

  const wood = inspector(page).getByRole("button", { name: /wood$/i }).first();
  await wood.click();
  const x = inspector(page).getByRole("textbox", { name: "East", exact: true });
  const before = Number(await x.inputValue());
  await pane(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(x).toHaveValue(String(before + 0.5));
  await page.keyboard.press("Delete");
  await expect(findings(page)).toContainText("There are 11 pieces; at least 12 are needed.");
  const tall = await page.locator("#field-findings").boundingBox();
  expect(clear?.height).toBeLessThan(40);
  expect(tall?.height).toBeGreaterThan(80);
  await expect(findings(page)).toContainText("14.4");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(findings(page)).not.toContainText("There are 11 pieces");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("Legal by chapters III and XIV.")).toBeVisible();
  await saved(page);

  await page.getByRole("link", { name: "Read" }).click();
  await expect(page.getByText("Checked: legal")).toBeVisible();
  await expectAccessible(page);
  await visit(page, "/library?kind=map&mine=true");
  await expect(page.getByRole("link", { name: "Battlefield of the seed Raszyn" })).toBeVisible();
});

test("a bare table is laid out with the mouse: drawn, dragged, turned, made an objective", async ({
  page,
}) => {
  await beSomebody(page.request, "Ewa Lis");
  await visit(page, "/maps/new");
  await page.getByRole("textbox", { name: "Title" }).fill("Falenty");
  await page.getByRole("button", { name: "Start with a bare table" }).click();
  await page.waitForURL("**/maps/*/edit");
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  await expect(findings(page)).toContainText("0 main objectives");

  await tool(page, "Built-up area").click();
  const middle = await onScreen(page, [60, 60]);
  await page.mouse.click(middle.x, middle.y);
  await expect(inspector(page).getByRole("heading", { name: "built-up area 1" })).toBeVisible();
  const from = await onScreen(page, [57, 63]);
  const to = await onScreen(page, [67, 63]);
  await drag(page, from, [to.x - from.x, 0]);
  await expect(inspector(page).getByRole("textbox", { name: "East", exact: true })).toHaveValue(
    /^(69.5|70|70.5)$/,
  );
  const handle = await middleOf(page.locator(".map-turn circle").first());
  await drag(page, handle, [40, 0]);
  await expect(page.getByRole("button", { name: /^Undo/ })).toContainText("Turn piece");
  await expect(findings(page)).not.toContainText("square");
  await inspector(page).getByRole("combobox", { name: "Objective (14.6)" }).selectOption("main");
  await expect(findings(page)).not.toContainText("0 main objectives");

  const base = await onScreen(page, [60, 2]);
  const slid = await onScreen(page, [75, 30]);
  await drag(page, base, [slid.x - base.x, slid.y - base.y]);
  await expect(findings(page)).toContainText("not in the middle of its edge (south)");
  await expect(findings(page)).not.toContainText("does not touch its edge");
  const awry = page.locator("#field-findings li", { hasText: "not in the middle" });
  await awry.getByRole("button", { name: "Accept …" }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill("The road begins there.");
  await page.getByRole("button", { name: "Accept finding" }).click();
  await expect(awry).toContainText("Accepted: The road begins there.");

  await tool(page, "Wood").click();
  await expect(page.locator(".geoman-draw-cursor")).toBeVisible();
  for (const corner of [
    [20, 80],
    [40, 80],
    [40, 95],
  ] as const) {
    const { x, y } = await onScreen(page, corner);
    await page.mouse.move(x, y, { steps: 2 });
    await page.mouse.click(x, y);
  }
  await page.keyboard.press("Enter");
  await expect(inspector(page).getByRole("heading", { name: "wood" })).toBeVisible();
  await inspector(page).getByRole("combobox", { name: "Kind" }).selectOption("hill");
  await expect(inspector(page).getByRole("heading", { name: "hill" })).toBeVisible();
  await saved(page);
  await revisit(page);
  await expect(inspector(page).getByRole("button", { name: /hill$/i })).toBeVisible();
  await expect(inspector(page).getByRole("button", { name: /built-up area 1$/i })).toHaveCount(2);
});

test("what is clicked on a battlefield before its map has come is kept", async ({ page }) => {
  await beSomebody(page.request, "Ola Zych");
  const release = await holdScripts(page, /table-picture|pm:drawstart/);
  await visit(page, "/maps/new");
  await page.getByRole("textbox", { name: "Title" }).fill("Grochów");
  await page.getByRole("button", { name: "Start with a bare table" }).click();
  await page.waitForURL("**/maps/*/edit");
  await tool(page, "Wood").click();
  await expect(tool(page, "Wood")).toHaveAttribute("aria-pressed", "true");
  const { x, y } = await middleOf(pane(page));
  await page.mouse.click(x, y);
  await page.mouse.click(x + 60, y);
  await page.mouse.click(x + 60, y + 60);
  await page.keyboard.press("Enter");
  release();
  await expect(inspector(page).getByRole("heading", { name: "wood" })).toBeVisible();
});

test("disorder is mended step by step; a list is attached to a side, its purchases counted, and both are read", async ({
  page,
}) => {
  await beSomebody(page.request, "Piotr Dudek");
  await test.step("a disorder of many findings is mended by the steps they offer", async () => {
    await keepRaszyn(page);
    const initiative = page.getByRole("combobox", { name: "Winner of the initiative (14.2)" });
    const winner = await initiative.inputValue();
    await initiative.selectOption(winner === "south" ? "north" : "south");
    await expect(findings(page)).toContainText("placed out of turn");
    await findings(page).getByRole("button", { name: "Sort by 14.4" }).first().click();
    await findings(page).getByRole("button", { name: "Choose by 14.6" }).first().click();
    await expect(findings(page)).not.toContainText("placed out of turn");
    await expect(findings(page).getByRole("button", { name: "Choose by 14.6" })).toHaveCount(0);
    await saved(page);
  });
  await test.step("a list is attached to a side, what it bought is counted, and both are read", async () => {
    await inspector(page)
      .getByRole("textbox", { name: "Name of the side" })
      .first()
      .fill("Poniatowski");
    const south = inspector(page).getByRole("group", { name: "Southern edge" });
    await south.getByRole("button", { name: /Army list$/ }).click();
    await page.getByRole("option", { name: /^Duchy of Warsaw 1812, advance guard/ }).click();
    await expect(south).toContainText(/\d+ points, \d+ bases \(version \d+\)/);
    await expect(south).toContainText("the newest");
    await saved(page);

    const own = await page.request.post("/api/v1/army-lists", { data: LIST });
    const { id, version } = await own.json();
    await revisit(page);
    await south.getByRole("button", { name: /Army list$/ }).click();
    const option = page.getByRole("listbox").getByRole("option", { name: LIST.title });
    await expect(option, "told from others of its title").toContainText(
      /Duchy of Warsaw: \d+ bases?, changed .*20\d\d\s\d\d:\d\d/,
    );
    await option.click();
    // The previously attached list also says "(version 1)", until the new one has been read.
    await expect(south).toContainText(
      `${LIST.title}, Duchy of Warsaw: 4 points, 4 bases (version 1)`,
    );
    const data = { ...LIST, upgrades: [{ id: "r", upgrade: "redoubt" }] };
    const headers = { "if-match": `"${version}"` };
    expect((await page.request.put(`/api/v1/army-lists/${id}`, { data, headers })).ok()).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(south).toContainText("Bought, redoubt: 0 → 1");
    await south.getByRole("button", { name: "Update to version 2" }).click();
    await expect(south).toContainText("Version 2, the newest.");
    await expect(findings(page)).toContainText("Bought and not placed yet (south): redoubt × 1.");
    await expectAccessible(page);
    await saved(page);
    await page.getByRole("link", { name: "Read" }).click();
    const sides = page
      .getByRole("region", { name: "Sides" })
      .or(page.locator("section", { hasText: "Southern side" }));
    await expect(sides.first()).toContainText("Poniatowski");
    await expect(sides.first().getByRole("link")).toHaveAttribute("href", /^\/army-lists\//);
    await expectAccessible(page);
  });
});

test("the desk on a phone, in Polish, in both themes", async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await beSomebody(page.request, "Maria Sowa");
  await speak(page.context(), "pl");
  await visit(page, SEEDED);
  await page.getByRole("button", { name: /Keep on my desk|Zachowaj to pole/ }).click();
  await page.waitForURL("**/maps/*/edit");
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  await expectNoSidewaysScroll(page);
  await expectFingerSized(page);
  await expectAccessibleInBothThemes(page);
  await context.close();
});
