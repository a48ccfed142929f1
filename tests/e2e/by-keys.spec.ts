import { type Page, test } from "@playwright/test";
import { openCopy } from "./list-desk";
import { awake, expect, expectAccessible, isInSight, revisit, visit } from "./page-checks";
import { beSomebody, speak } from "./people";

test("a list is started, filled and read through by keyboard alone, and read aloud as it grows", {
  tag: "@journey",
}, async ({ page, context }) => {
  await speak(context, "pl");
  await beginList(page);
  const focused = page.locator(":focus");
  const spoken = page.getByRole("status").filter({ hasText: "Jednostki i generałowie" });

  // On a busy machine the shortcuts may come after the list.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("zasadzka");
  await page.keyboard.press("Enter");
  const why = page.getByRole("status").filter({ hasText: "brak pułku" });
  await expect(why, "no folded corps is added in its stead").toBeVisible();
  await expect(page.getByRole("region", { name: "1. dywizja" })).toContainText("Pusto");
  await page.keyboard.type("legia");
  await expect(page.getByRole("button", { name: /^Dodaj: Legia/ }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  const row = page.getByRole("button", { name: "Legia Nadwiślańska 2 podst., 3 pkt" });
  await expect(row).toHaveAttribute("aria-current", "true");
  await expect(spoken).toHaveText(
    "Legia Nadwiślańska: 2 podstawki. Jednostki i generałowie: 4 z 32 pkt, ulepszenia: 0 z 36, podstawki: 2, bez przekroczonych limitów.",
  );
  await page.keyboard.type("liniowa");
  await expect(focused, "the words are written over").toHaveValue("liniowa");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName(/^Dodaj: Piechota liniowa/);
  await expect(focused, "the tooltip does not say the name again").toHaveAccessibleDescription("");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("searchbox")).toBeFocused();

  // While a message is shown, F6 moves to it first.
  await expect(why).toBeHidden();
  await page.keyboard.press("F6");
  await expect(row).toBeFocused();
  for (let more = 0; more < 18; more += 1) await page.keyboard.press("+");
  await expect(focused).toHaveAccessibleName(/^Legia Nadwiślańska 20 podst/);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  const reason = page.getByRole("alertdialog");
  await expect(reason, "said twice, it stands once").toHaveCount(1);
  await expect(reason).toContainText("13.2");

  await page.keyboard.press("Control+d");
  await expect(spoken).toContainText(/przekroczone limity: \d, prowadzi do nich F8/);
  await page.keyboard.press("F8");
  await expect(focused).toContainText("pkt");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText("13.2");
  await expectAccessible(page);
});

test("a unit sought before the army book has come is added once it has", async ({ page }) => {
  await beginList(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/v1/army-books/*", async (route) => {
    await released;
    await route.continue();
  });
  await revisit(page);
  const search = page.getByRole("searchbox");
  // Keys pressed while the builder is only waking do not reach it.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("legion");
  await expect(search).toHaveValue("legion");
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByRole("button", { name: /^Vistula Legion.* 2 bases/ })).toBeVisible();
});

test("the entry of a division leads back to it, a new one takes the focus, and a draw at the table is read aloud", async ({
  page,
}) => {
  await test.step("the entry of a division leads back to it, and a new one takes the focus", async () => {
    await beginList(page);
    const division = page.getByRole("button", { name: /^Division 1/ });
    await division.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(division).toBeFocused();
    await expect(division).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Division", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Division 2/ })).toBeFocused();
  });
  await test.step("a draw at the table leaves the focus at its post and is read aloud", async () => {
    await beginList(page);
    await visit(page, `/games?list=${page.url().split("/").at(-2)}`);
    await page.getByRole("button", { name: "Start game" }).click();
    await page.waitForURL(/\/games\/[a-z0-9]+$/);
    const draw = page.getByRole("button", { name: /^Draw from \d+ Division 1$/ });
    await expect(draw).toBeEnabled();
    await draw.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("[role=log] ol")).toContainText("for Division 1");
    const post = page
      .getByRole("listitem")
      .filter({ hasText: "Division 1", has: page.locator("[data-holder]") });
    await expect(post.locator(":focus")).toHaveText(/Division 1$/);
    await expectAccessible(page);
  });
});

test("a followed link focuses the new title, a refused form its first fault", async ({ page }) => {
  await test.step("following a link by keyboard focuses the title of the new page", async () => {
    await visit(page, "/");
    // Before the page's script has loaded, the browser itself follows the link and starts at the top.
    await expect(page.getByRole("button", { name: /^Find/ })).toBeEnabled();
    await page.getByRole("main").getByRole("link", { name: "Go to the library" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/library");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
  await test.step("a refused form focuses its first fault and says how many there are", async () => {
    await visit(page, "/sign-up");
    await page.getByRole("main").getByRole("button", { name: "Create account" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: /^Name/ })).toBeFocused();
    await expect(page.getByText("3 fields need correcting")).toBeAttached();
  });
});

test("a book's statistics stand under their heads, and forced colours still tell the chosen nation", async ({
  page,
}) => {
  await test.step("the statistics of a book are under their heads, and a new unit is named at once", async () => {
    await beSomebody(page.request, "Ola Nowak");
    await visit(page, "/desk");
    await page.getByRole("link", { name: "Army book" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("Statistics by keys");
    await page.getByRole("button", { name: "Create" }).click();
    await page.waitForURL("**/edit");
    const add = page.getByRole("button", { name: "Add unit" });
    await expect(add).toBeEnabled();
    await add.focus();
    await page.keyboard.press("Enter");
    const name = page.getByRole("textbox", { name: /^Unit/ });
    await expect(name).toBeFocused();
    await page.keyboard.type("Lancers");
    await page.keyboard.press("Tab");
    const head = await page.getByRole("columnheader", { name: "WB" }).boundingBox();
    const cell = await page
      .getByRole("textbox", { name: "Fighting value (WB): Lancers" })
      .boundingBox();
    expect(Math.abs((head?.x ?? 0) - (cell?.x ?? 0))).toBeLessThan(20);
  });
  await test.step("with forced colours the chosen nation still differs from the others", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await visit(page, "/army-lists/new");
    const outline = (name: string) =>
      page
        .locator("label", { hasText: name })
        .evaluate((label) => getComputedStyle(label).outlineStyle);
    expect(await outline("Duchy of Warsaw")).toBe("solid");
    expect(await outline("Prussia")).toBe("none");
  });
});

test("at twice the size what has the focus is never under the bars", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await beSomebody(page.request, "Ania Kowalska");
  await openCopy(page);
  await page.getByRole("button", { name: "Catalogue" }).click();
  await page.getByRole("searchbox").focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => isInSight(page)).toBe(true);
  }
});

/** Opens an empty list of the Duchy of Warsaw, with the page hydrated. */
async function beginList(page: Page): Promise<void> {
  await beSomebody(page.request, "Ania Kowalska");
  await visit(page, "/army-lists/new");
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/edit$/);
  await expect(page.getByRole("searchbox")).toBeVisible();
  await awake(page);
}
