import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { openCopy } from "./list-desk";
import { awake, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, speak } from "./people";

test("a tournament's format decides and is handed on by a link, and the API checks a list as the page does", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("a tournament's format decides, says so where it does, and is handed on by a list's link", async () => {
    await openOwnCopy(page);
    await openFormat(page);
    await choose(page, "Ban an upgrade", "Providence");
    await field(page, "Years from").fill("1809");
    await field(page, "Years from").press("Enter");
    await page.getByText("Commanders", { exact: true }).click();
    await choose(page, "The only division of a corps or vanguard", "needs one");
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    await name.fill("Liga wiosenna");
    await name.press("Tab");
    await expectAccessible(page);
    const bought = page.getByRole("region", { name: "Upgrades" });
    await expect(bought).toContainText("The format bans “Providence”.");
    await saved(page);
    const publisher = page.url();

    await openCopy(page);
    await openFormat(page);
    await page.getByRole("textbox", { name: /Link to a list/ }).fill(publisher);
    await page.getByRole("button", { name: "Use this format" }).click();
    await expect(page.getByText("The list now uses “Liga wiosenna”.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Upgrades" })).toContainText("bans “Providence”");
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("button", { name: /Liga wiosenna/ })).toHaveCount(0);
  });
  await test.step("the check by the API is the one on the page", async () => {
    await openOwnCopy(page);
    const division = page.getByRole("region", { name: "17. Dywizja Piechoty" });
    await division.getByRole("heading").getByRole("button").click();
    await page.getByRole("button", { name: "Remove general" }).click();
    await expect(
      page.getByRole("region", { name: "Points and limits" }).locator("dl"),
    ).toContainText("Broken limits1");
    await saved(page);
    const id = new URL(page.url()).pathname.split("/")[2];
    const list = await (await page.request.get(`/api/v1/army-lists/${id}`)).json();
    const report = await page.request.post("/api/v1/army-lists/check", { data: list });
    const { findings } = await report.json();
    expect(findings.filter(({ severity }: { severity: string }) => severity === "error")).toEqual([
      expect.objectContaining({ code: "general-missing", rule: "13.4" }),
    ]);
  });
});

test("regiments are joined, split and merged, a brigade moved whole and a division doubled, by keys and pointer", async ({
  page,
}) => {
  await openOwnCopy(page);
  await test.step("regiments are joined, split and merged by keys, and every step is undone", async () => {
    const division = page.getByRole("region", { name: "17. Dywizja Piechoty" });
    const rows = division.locator("li[data-joined]");
    const second = division.locator("li [data-list-item]").nth(1);
    await second.focus();
    await page.keyboard.press("b");
    await expect(division).toContainText("Brigade 1");
    await expect(rows).toHaveCount(2);
    await page.keyboard.press("s");
    await expect(rows).toHaveCount(3);
    await page.keyboard.press("m");
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);
    await page.keyboard.press("Shift+B");
    await expect(rows, "one regiment is no brigade").toHaveCount(0);
    await expect(division).not.toContainText("Brigade 1");
    await page.keyboard.press("Shift+B");
    await expect(page.getByText("It is not in a brigade.")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(rows).toHaveCount(2);
    await page.keyboard.press("Delete");
    await expect(division).toContainText("A brigade joins two regiments or more");
    await division.getByRole("button", { name: "Dissolve brigade" }).click();
    await expect(rows).toHaveCount(0);
    await expect(division).not.toContainText("Brigade 1");
    await page.keyboard.press("Control+z");
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("Control+z");
    await expect(rows).toHaveCount(0);
  });
  await test.step("a brigade goes whole into the next division, by its keys and under the pointer", async () => {
    const division = page.getByRole("region", { name: "17. Dywizja Piechoty" });
    await division.locator("li [data-list-item]").nth(1).focus();
    await page.keyboard.press("b");
    await page.getByRole("button", { name: "Division", exact: true }).click();
    const head = page.locator("[data-list-item]").filter({ hasText: "Brigade 1" });
    const other = page.getByRole("region", { name: "Division 4" });
    for (let step = 0; step < 20; step += 1) {
      if ((await other.locator("li[data-joined]").count()) === 2) break;
      await head.focus();
      await page.keyboard.press("Alt+ArrowDown");
    }
    await expect(other.locator("li[data-joined]")).toHaveCount(2);
    await expect(head).toBeFocused();
    await expect(division.locator("li[data-joined]")).toHaveCount(0);
    await page.locator("li").filter({ has: head }).hover();
    await page
      .getByRole("button", { name: "Drag Brigade 1" })
      .dragTo(division.locator("li [data-list-item]").first());
    await expect(division.locator("li[data-joined]")).toHaveCount(2);
    await expectAccessible(page);
  });
  await test.step("a division is doubled with all that is in it", async () => {
    const divisions = page.getByRole("region", { name: "The list" }).locator("section");
    const before = await divisions.count();
    await page.getByRole("region", { name: "17. Dywizja Piechoty" }).getByRole("heading").click();
    await page.getByRole("button", { name: "Duplicate" }).click();
    await expect(divisions).toHaveCount(before + 1);
    await expect(
      page.getByRole("region", { name: "Points and limits" }).locator("dl"),
    ).toContainText("Broken limits");
  });
});

test("a list begins on an army book with admitted units and whole divisions, and says what a newer version would change", async ({
  page,
}) => {
  await test.step("a list begins on its nation's book, takes admitted units marked with theirs, and is asked for a row", async () => {
    await beSomebody(page.request);
    const store = async (parts: Record<string, unknown>) => {
      const data = { kind: "army-book", schemaVersion: 1, language: "en", ...parts };
      return (await (await page.request.post("/api/v1/army-books", { data })).json()).id;
    };
    const lent = await store({
      title: "Saxony of the club",
      nation: null,
      entries: [
        { id: "zastrow", names: { en: "Zastrow Cuirassiers" }, unitKind: "cuirassiers" },
        { id: "pioneers", names: { en: "Saxon pioneers" } },
      ],
    });
    await store({
      title: "Duchy of the club",
      nation: "duchy-of-warsaw",
      entries: [{ id: "foot", names: { en: "Foot" }, unitKind: "line-infantry" }],
      links: [{ id: "l1", bookId: lent, maxRegiments: 2 }],
    });
    await visit(page, "/army-lists/new");
    await page.getByRole("button", { name: /Army book$/ }).click();
    await page.getByRole("option", { name: "Duchy of the club" }).click();
    await page.getByRole("button", { name: "Create list" }).click();
    await page.waitForURL(/\/edit$/);
    await awake(page);
    await expect(page.getByText("Allowed from: Saxony of the club")).toBeVisible();
    await page.getByRole("button", { name: /^Add.*Zastrow Cuirassiers/ }).click();
    const zastrow = page.locator("[data-list-item]").filter({ hasText: "Zastrow Cuirassiers" });
    await expect(zastrow).toContainText("Saxony of the club");
    await page.getByRole("button", { name: /Saxon pioneers/ }).click();
    const row = page.getByRole("group", { name: /Saxon pioneers/ });
    await expect(row).toContainText("Neither the book nor the rules");
    await row.getByRole("combobox").selectOption({ label: "Foot howitzers *" });
    await expect(row).not.toContainText("findings.");
    await row.getByRole("combobox").selectOption({ label: "Line infantry" });
    await expectAccessible(page);
    await row.getByRole("button", { name: "Add for 1 point per base" }).click();
    await expect(
      page.locator("[data-list-item]").filter({ hasText: "Saxon pioneers" }),
    ).toBeVisible();
    await expect(page.getByText("2 of at most 2 regiments.")).toBeVisible();
    await saved(page);
    const id = new URL(page.url()).pathname.split("/")[2];
    const list = await (await page.request.get(`/api/v1/army-lists/${id}`)).json();
    expect(list.book).toMatchObject({ title: "Duchy of the club", version: 1 });
    expect(list.bookLinks).toMatchObject([{ book: { id: lent, version: 1 }, maxRegiments: 2 }]);
  });
  await test.step("a list is built on an army book: its entries, its limits, its historical divisions whole", async () => {
    await openOwnCopy(page);
    await page.getByRole("button", { name: /Army book$/ }).click();
    await page.getByRole("option", { name: /Księstwo Warszawskie/ }).click();
    const catalogue = page.getByRole("complementary", { name: /Catalogue/ });
    await expect(catalogue).toContainText("From the army book");
    await catalogue.getByText("Historical corps and divisions").click();
    await catalogue.getByRole("button", { name: "Field whole: 16th Division" }).click();
    const division = page.getByRole("region", { name: "16. Dywizja" });
    await expect(division).toContainText("Józef Zajączek");
    await division.locator("li [data-list-item]").first().focus();
    await page.keyboard.press("Delete");
    await expect(division).toContainText("A historical general comes with the whole division.");
    await expectAccessible(page);
  });
  await test.step("a newer version of the army book says what it would change, and changes nothing unasked", async () => {
    await beSomebody(page.request);
    const entry = {
      id: "line",
      names: { en: "Line infantry" },
      unitKind: "line-infantry",
      profile: { morale: 7 },
    };
    const head = { schemaVersion: 1, title: "Own book", language: "en", nation: "austria" };
    const book = { kind: "army-book", ...head, entries: [entry] };
    const { id } = await (await page.request.post("/api/v1/army-books", { data: book })).json();
    const regiment = { id: "r", unitKind: "line-infantry", bases: 3, entryId: "line" };
    const list = {
      kind: "army-list",
      ...head,
      book: { id, version: 1, title: "Own book", edition: "" },
      bookEntries: [entry],
      formations: [{ id: "f", general: { kind: "infantry" }, regiments: [regiment] }],
    };
    const stored = await page.request.post("/api/v1/army-lists", { data: list });
    expect(stored.status(), await stored.text()).toBe(201);
    const listId = (await stored.json()).id;
    const newer = [{ op: "replace", path: "/entries/0/profile/morale", value: 8 }];
    const headers = { "if-match": '"1"', "content-type": "application/json-patch+json" };
    const patched = await page.request.patch(`/api/v1/army-books/${id}`, { data: newer, headers });
    expect(patched.status(), await patched.text()).toBe(200);

    await visit(page, `/army-lists/${listId}/edit`);
    const news = page.getByText("It would make 1 change here");
    await expect(news).toBeVisible();
    await expect(page.getByText("Line infantry: other figures")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Update" }).click();
    await expect(news).toBeHidden();
    await saved(page);
    const kept = await (await page.request.get(`/api/v1/army-lists/${listId}`)).json();
    expect(kept.book.version).toBe(2);
    expect(kept.bookEntries[0].profile.morale).toBe(8);
  });
});

test("what an army is worth stands below its list, points edited into a file are worked out again, numbers typed as the language writes them", async ({
  page,
  context,
}) => {
  await test.step("what the army is worth to the opponent stands below the list", async () => {
    await openOwnCopy(page);
    const card = worth(page);
    await expect(card).toContainText("morale number");
    await card.locator("summary").first().click();
    await expect(card).toContainText("massacre");
    await expect(card.getByRole("row", { name: /Bases destroyed/ })).toContainText("20");
    await expectAccessible(page);
  });
  await test.step("points edited into a file are worked out again, and the page says so", async () => {
    await beSomebody(page.request);
    const list = await shipped(page.request);
    const [formation] = list.formations;
    if (formation === undefined) throw new Error("The shipped list has no division.");
    const edited = { ...list, points: 12, formations: [{ ...formation, points: 99 }] };
    await visit(page, "/army-lists/new");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose file" }).click();
    await (await chooser).setFiles({
      name: "list.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(edited)),
    });
    await expect(page.getByText("The file says 99 points")).toBeVisible();
    await page.getByRole("button", { name: "Open with recalculated points" }).click();
    await page.waitForURL(/\/edit$/);
    const report = await page.request.post("/api/v1/army-lists/check", { data: edited });
    const { findings } = await report.json();
    expect(findings[0]).toMatchObject({ code: "points-recalculated", params: { stated: 12 } });
  });
  await test.step("a number is typed as the page's language writes it, whatever the browser's is", async () => {
    await speak(context, "pl");
    await openOwnCopy(page);
    await formatButton(page).click();
    const price = page.getByRole("textbox", { name: "Haubice piesze" });
    await price.fill("2,5");
    await price.press("Tab");
    await expect(price).toHaveValue("2,5");
    await expect(page.getByText(/^Zapisano \d/)).toBeVisible();
    const id = new URL(page.url()).pathname.split("/")[2];
    const list = await (await page.request.get(`/api/v1/army-lists/${id}`)).json();
    expect(list.format.inferredPrices.footHowitzers).toBe(2.5);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the format, the worth of the army and the grips of its rows fit a finger, and nothing runs over the side", async ({
    page,
  }) => {
    await test.step("the format and the army's worth fit, and nothing runs over the side", async () => {
      await openOwnCopy(page);
      await openFormat(page);
      await page.getByText("Bases and artillery", { exact: true }).click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page
        .getByRole("tab", { name: "List" })
        .or(page.getByText("List", { exact: true }))
        .first()
        .click();
      await worth(page).locator("summary").first().click();
      await expect(worth(page)).toContainText("massacre");
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
    await test.step("the grips by which rows are dragged are as large as a finger", async () => {
      const grips = page.locator("[data-grip]");
      await expect(grips.first()).toBeVisible();
      for (const box of await Promise.all((await grips.all()).map((grip) => grip.boundingBox()))) {
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      await expectNoSidewaysScroll(page);
    });
  });
});

/** Signs up a new user and opens their copy of the shipped list. */
async function openOwnCopy(page: Page): Promise<void> {
  await beSomebody(page.request);
  await openCopy(page);
}

/** The card with the army's worth. */
function worth(page: Page) {
  return page.locator("details", { hasText: /Worth of the army/ });
}

/** The button with the list's format, at the head of the list. */
function formatButton(page: Page) {
  return page.getByRole("button", { name: /Wagomiar Rafałowa$/ });
}

async function openFormat(page: Page): Promise<void> {
  await formatButton(page).click();
  await expect(page.getByRole("heading", { name: "Format", exact: true })).toBeVisible();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(label) }).click();
  await page.getByRole("option", { name: option }).click();
}

function field(page: Page, name: string) {
  return page.getByRole("textbox", { name: new RegExp(`^${name}`) });
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
}

interface ListFile {
  formations: object[];
}

async function shipped(request: APIRequestContext): Promise<ListFile> {
  const answer = await request.get("/api/v1/army-lists/duchy-of-warsaw-32-8");
  return answer.json();
}
