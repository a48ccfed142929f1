import { type Page, test } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody } from "./people";

test("a reader finds the French book in the library; on a phone every figure of a unit is in sight", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("a reader finds the French book in the library and reads its statistics", async () => {
    await visit(page, "/library?kind=army-book&q=francja");
    await page.getByRole("link", { name: "Francja: statystyki ogólne" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Francja: statystyki ogólne");
    const line = page.getByRole("row", { name: /^Line infantry/ });
    await expect(line).toContainText("17/26");
    await expect(line).toContainText("skirmishers, square, ordre mixte");
    const guard = page.getByRole("row", { name: /^Foot guard/ });
    await expect(guard.getByRole("img", { name: "not given" })).toHaveCount(7);
    const friant = page.getByRole("row", { name: /^Louis Friant/ });
    await expect(friant).toContainText("+1");
    await expect(friant).toContainText("aggressive");
    await expectAccessible(page);
  });
  await test.step("the book reads on a phone, every figure of a unit in sight", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/army-books/army-book-duchy-of-warsaw");
    await expect(page.getByRole("heading", { name: "Historical formations" })).toBeVisible();
    const figures = page.getByRole("row", { name: /^Line infantry/ }).getByRole("cell");
    await expect(figures).toHaveCount(7);
    await figures.last().evaluate((it) => it.scrollIntoView({ block: "center" }));
    for (const figure of await figures.all()) await expect(figure).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

const STATISTICS = [
  "Unit\tMove\tWeapon\tWB\tSO\tWTR\tMorale\tSpecial rules",
  "Line infantry\t17/26\tMusket 8 cm\t2\t3\t5\t7\tskirmishers, square",
  "Chasseurs of Fantasia\tfast\tMusket 8 cm\t2\t3\t5\t7\tsquare",
].join("\n");

test("an author pastes a book's statistics, admits units of another book and orders rows; a circle of links is refused", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("an author begins a book, pastes statistics, mends what was in doubt and undoes", async () => {
    await beSomebody(page.request, "Ola Nowak");
    await visit(page, "/desk");
    await page.getByRole("link", { name: "Army book" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("Statistics of the club");
    await page.getByRole("button", { name: "Create" }).click();
    await page.waitForURL("**/edit");
    await page.getByRole("button", { name: "Paste tables" }).click();
    await page.getByRole("textbox", { name: "Text" }).fill(STATISTICS);
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("status")).toHaveText("2 units, 0 commanders");
    const units = preview.getByRole("row");
    await expect(units.filter({ hasText: "Musket 8" }).first()).toContainText("17/26");
    await expect(units.filter({ hasText: "Line infantry" }).first()).toContainText(
      "skirmishers, square",
    );
    await expect(units.filter({ hasText: "Chasseurs of Fantasia" })).toContainText("choose a row");
    await expect(preview.getByRole("listitem")).toHaveText([
      "Line 3: “Chasseurs of Fantasia” matches no row of the Wagomiar. Choose one afterwards.",
      "Line 3: “fast” is not a figure; it is kept under special rules.",
    ]);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Insert 2 rows" }).click();
    await expect(
      page.locator("tr[data-row]").first(),
      "what was read as traits is listed in the row",
    ).toContainText("skirmishers, square");
    await page
      .getByRole("combobox", { name: "Row of the Wagomiar: Chasseurs of Fantasia" })
      .selectOption({ label: "Light infantry" });
    const morale = page.getByRole("textbox", { name: "Morale: Line infantry" });
    await morale.fill("8");
    await morale.press("Enter");
    await expect(
      page.getByRole("textbox", { name: "Morale: Chasseurs of Fantasia" }),
    ).toBeFocused();
    await test.step("a table pasted again fills its rows and says what it replaces, undone in one step", async () => {
      await page.getByRole("button", { name: "Paste tables" }).click();
      await page.getByRole("textbox", { name: "Text" }).fill(STATISTICS);
      await expect(preview.getByRole("status")).toContainText(
        "2 rows of the book with the same name are filled, 0 added.",
      );
      await expect(units.filter({ hasText: "Line infantry" }).first()).toContainText(
        "fills the row; replaces: Morale",
      );
      await page.getByRole("button", { name: "Insert 2 rows" }).click();
      await expect(page.locator("tr[data-row]")).toHaveCount(2);
      await expect(morale).toHaveValue("7");
      await page.keyboard.press("Control+z");
      await expect(morale).toHaveValue("8");
    });
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(morale).toHaveValue("7");
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Read" }).click();
    const row = page.getByRole("row", { name: /^Chasseurs of Fantasia/ });
    await expect(row).toContainText("fast");
    await visit(page, "/desk");
    await expect(
      page.getByRole("link", { name: "Statistics of the club", exact: true }),
    ).toBeVisible();
  });
  await test.step("an author admits units of another book, sets years and sources, and puts rows in order", async () => {
    await beSomebody(page.request, "Ola Nowak");
    const lent = await storeBook(page, {
      title: "Saxony of the club",
      nation: null,
      nationName: "Saxony",
      entries: [
        { id: "zastrow", names: { en: "Zastrow Cuirassiers" }, unitKind: "cuirassiers" },
        { id: "pioneers", names: { en: "Saxon pioneers" } },
      ],
    });
    const id = await storeBook(page, {
      title: "Duchy of the club",
      nation: "duchy-of-warsaw",
      entries: [
        { id: "foot", names: { en: "Foot" }, unitKind: "line-infantry" },
        { id: "horse", names: { en: "Horse" }, unitKind: "lancers" },
      ],
      commanders: [
        { id: "c1", name: "Poniatowski", roles: ["commander-in-chief"] },
        { id: "c2", name: "Sokolnicki", roles: ["general-of-infantry"] },
      ],
    });
    await visit(page, `/army-books/${id}/edit`);

    await page.getByRole("textbox", { name: "Morale: Horse" }).focus();
    await page.keyboard.press("Alt+ArrowUp");
    const units = page.getByRole("textbox", { name: /^Unit: / });
    await expect(units.first()).toHaveValue("Horse");
    await expect(page.getByRole("textbox", { name: "Morale: Horse" })).toBeFocused();
    await page
      .getByRole("button", { name: "Move Sokolnicki", exact: true })
      .dragTo(page.getByRole("textbox", { name: "Name: Poniatowski" }));
    await expect(page.getByRole("textbox", { name: /^Name: / }).first()).toHaveValue("Sokolnicki");

    await page.getByRole("button", { name: "More Horse" }).click();
    await page.getByRole("textbox", { name: "Years from" }).fill("1809");
    await page.getByRole("textbox", { name: "Years from" }).press("Tab");
    await page.getByRole("textbox", { name: "Years to" }).fill("1812");
    await page.getByRole("textbox", { name: "Years to" }).press("Tab");
    await page.getByRole("textbox", { name: "Source: Poniatowski" }).fill("6.2");
    await page.getByRole("textbox", { name: "Source: Poniatowski" }).press("Tab");

    await page.getByRole("button", { name: "Allow units from another book" }).click();
    await page
      .getByRole("combobox", { name: /^Book: / })
      .selectOption({ label: "Saxony of the club" });
    await page
      .getByRole("combobox", { name: "Choice of units: Saxony of the club" })
      .selectOption({ label: "only these" });
    await page.getByRole("checkbox", { name: "Zastrow Cuirassiers" }).check();
    const most = page.getByRole("textbox", { name: "Max. bases per army: Saxony of the club" });
    await most.fill("4");
    await most.press("Tab");
    await expectAccessible(page);
    await expect(page.getByText(/^Saved/)).toBeVisible();
    const stored = await (await page.request.get(`/api/v1/army-books/${id}`)).json();
    expect(stored.links).toMatchObject([{ bookId: lent, entries: ["zastrow"], maxBases: 4 }]);
    expect(stored.entries[0]).toMatchObject({ id: "horse", years: { from: 1809, to: 1812 } });
    expect(stored.commanders.map((each: { source: string }) => each.source)).toEqual(["", "6.2"]);

    await page.getByRole("link", { name: "Read" }).click();
    const links = page.getByRole("listitem").filter({ hasText: "Saxony of the club" });
    await expect(links).toContainText("1 unit · at most 4 bases");
    await expect(links).toContainText("Zastrow Cuirassiers");
    await expectAccessible(page);
  });
  await test.step("a book whose link would close a circle is not saved, and says why", async () => {
    await beSomebody(page.request, "Ola Nowak");
    const first = await storeBook(page, { title: "First", nation: null, entries: [] });
    await storeBook(page, {
      title: "Second",
      nation: null,
      entries: [],
      links: [{ id: "l1", bookId: first }],
    });
    await visit(page, `/army-books/${first}/edit`);
    await page.getByRole("button", { name: "Allow units from another book" }).click();
    await page.getByRole("combobox", { name: /^Book: / }).selectOption({ label: "Second" });
    await page.getByRole("button", { name: "Details" }).click();
    await expect(page.getByRole("dialog")).toContainText("leads back to this one");
  });
});

async function storeBook(page: Page, parts: Record<string, unknown>): Promise<string> {
  const data = { kind: "army-book", schemaVersion: 1, language: "en", ...parts };
  const answer = await page.request.post("/api/v1/army-books", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the tables of a book that holds nothing yet are reached by keyboard, and the grips of its rows fit a finger", async ({
    page,
  }) => {
    await beSomebody(page.request);
    const id = await storeBook(page, { title: "Nothing yet", nation: null, entries: [] });
    await visit(page, `/army-books/${id}/edit`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("textbox", { name: "Sources" }).press("Tab");
    await expect(page.getByRole("region", { name: /^Units/ })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("region", { name: /^Commanders/ })).toBeFocused();
    await page.getByRole("button", { name: "Add unit" }).click();
    const grip = page.getByRole("button", { name: /^Move/ });
    await expect(grip).toBeVisible();
    const box = await grip.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
  });
});
