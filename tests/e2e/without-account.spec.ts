import { readFile } from "node:fs/promises";
import { type BrowserContext, type Page, test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";
import { beSomebody, PASSWORD, speak } from "./people";

test.beforeEach(({ context }) => speak(context, "en"));

const kept = (page: Page) => page.getByText(/^Kept in this browser( \d|$)/);
const budget = (page: Page) => page.getByRole("region", { name: "Points and limits" });
const localAt = (kind: string) => new RegExp(`/${kind}/local-[a-z0-9]{20}/edit`);
const storedAt = (kind: string, part = "") =>
  new RegExp(`/${kind}/(?!local-)[a-z0-9]{20}/edit${part}$`);

/** The keys still stored in the browser, except notes of moved documents. */
async function keptHere(page: Page): Promise<string[]> {
  await visit(page, "/desk");
  await expect(page.getByText("Looking in this browser")).toHaveCount(0);
  return page.evaluate(
    () =>
      new Promise<string[]>((done, fail) => {
        const opening = indexedDB.open("grundlag");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("documents").objectStore("documents").getAll();
          all.onsuccess = () => {
            opening.result.close();
            done(all.result.filter((each) => each.document).map((each) => each.document.title));
          };
        };
      }),
  );
}

async function titlesInAccount(page: Page, collection: string): Promise<string[]> {
  const answer = await page.request.get(`/api/v1/${collection}?mine=true`);
  const { items } = await answer.json();
  return items.map((item: { title: string }) => item.title).sort();
}

async function startList(page: Page, title: string): Promise<void> {
  await visit(page, "/army-lists/new");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("button", { name: "Create list" }).click();
  await page.waitForURL(localAt("army-lists"));
  await expect(kept(page)).toBeVisible();
}

const add = (page: Page, unit: string) =>
  page
    .getByRole("button", { name: new RegExp(`^Add: ${unit}`) })
    .first()
    .click();

/** Fills in the sign-up form that was opened, and returns. */
async function signUpHere(page: Page, name = "Karen Holm"): Promise<void> {
  await page.waitForURL(/\/sign-up\?next=/);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(`new-${crypto.randomUUID()}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
}

test("a list is started, edited, checked and printed without an account, and moves into one", {
  tag: "@journey",
}, async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("link", { name: "Build an army list" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("The first evening");
  await page.getByRole("button", { name: "Create list" }).click();
  await page.waitForURL(localAt("army-lists"));
  await add(page, "Line infantry");
  await add(page, "Line infantry");
  await expect(budget(page)).toContainText("5 of 32");
  await expect(kept(page)).toBeVisible();
  await revisit(page);
  await expect(budget(page)).toContainText("5 of 32");
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Print roster" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/first-evening.*roster\.pdf$/i);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "History" }).click();
  const asked = page.getByRole("dialog", { name: "This needs an account" });
  await expect(asked.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.locator("[data-at-foot]").getByRole("link", { name: "Sign up to keep it" }).click();
  await signUpHere(page);
  await page.waitForURL(storedAt("army-lists"));
  await expect(budget(page)).toContainText("5 of 32");
  await expect(page.getByText(/^(All saved|Saved)/)).toBeVisible();
  expect(await titlesInAccount(page, "army-lists")).toEqual(["The first evening"]);
  expect(await keptHere(page)).toEqual([]);
});

test("a scenario is written, checked and printed without an account, and its author comes back to the same part", {
  tag: "@journey",
}, async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("link", { name: "Write a scenario" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Mill by night");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.waitForURL(localAt("scenarios"));
  await expect(kept(page)).toBeVisible();
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("heading", { level: 1 }).getByRole("textbox").fill("Mill by day");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Mill by day" })).toBeVisible();
  await expect(kept(page)).toBeVisible();

  const rail = page.getByRole("navigation", { name: /parts/i });
  await rail.getByRole("link", { name: /^Print/ }).click();
  await expect(page.locator("#print-preview")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Create PDF: Umpire’s pack" }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  const [svg] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Save: The map as a drawing/ }).click(),
  ]);
  expect(await readFile(await svg.path(), "utf8")).toContain("<svg");
  await expectAccessible(page);

  await rail.getByRole("link", { name: /^(Share|Sharing)/ }).click();
  await expect(page.getByText("Sharing, history, clubs")).toBeVisible();
  await expectAccessible(page);
  await rail.getByRole("link", { name: /^Check/ }).click();
  await page.waitForURL(/\/edit\/check$/);
  await expect(page.locator("#check-must")).toBeVisible();

  await page.locator("[data-at-foot]").getByRole("link", { name: "Sign up to keep it" }).click();
  await signUpHere(page);
  await page.waitForURL(storedAt("scenarios", "/check"));
  await expect(page.getByRole("heading", { level: 1, name: "Mill by day" })).toBeVisible();
  expect(await titlesInAccount(page, "scenarios")).toEqual(["Mill by day"]);
  expect(await keptHere(page)).toEqual([]);
});

test("a seed's battlefield is kept and changed without an account, printed, and moved after signing in", async ({
  page,
  browser,
}) => {
  const known = await browser.newContext();
  const { email } = await beSomebody(known.request, "Jan Kowalski");
  await known.close();
  await visit(page, "/rules/bogowie-wojny/battlefield?seed=Raszyn&table=120x120");
  await page.getByRole("button", { name: "Keep on my desk" }).click();
  await page.waitForURL(localAt("maps"));
  await expect(page.getByText("Legal by chapters III and XIV.")).toBeVisible();
  const inspector = page.getByRole("complementary", { name: /^Selection/ });
  await inspector.getByRole("button", { name: /wood$/i }).first().click();
  await page.getByRole("application").focus();
  await page.keyboard.press("Delete");
  await expect(page.getByText("There are 11 pieces; at least 12 are needed.")).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await page.getByRole("button", { name: "Print" }).focus();
  await page.keyboard.press("Enter");
  const printing = page.getByRole("dialog", { name: "Print the map" });
  await printing.getByRole("combobox", { name: "Size" }).focus();
  await page.keyboard.press("End");
  await expect(printing.getByRole("combobox", { name: "Size" })).toHaveValue("1:4");
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard
      .press("Enter")
      .then(() => printing.getByRole("button", { name: "Print (PDF)" }).press("Enter")),
  ]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(storedAt("maps"));
  await expect(page.getByText("There are 11 pieces; at least 12 are needed.")).toBeVisible();
  expect(await titlesInAccount(page, "maps")).toHaveLength(1);
  expect(await keptHere(page)).toEqual([]);
});

test("two tabs of one list: both edits are kept, and both follow it into the account", async ({
  page,
  context,
}) => {
  await startList(page, "Two tabs");
  const other = await context.newPage();
  await visit(other, page.url());
  await expect(kept(other)).toBeVisible();
  await add(page, "Line infantry");
  await expect(budget(other)).toContainText("3 of 32");
  await add(other, "Light infantry");
  await expect(budget(page)).toContainText("5 of 32");

  await page.locator("[data-at-foot]").getByRole("link", { name: "Sign up to keep it" }).click();
  await signUpHere(page);
  await page.waitForURL(storedAt("army-lists"));
  await other.waitForURL(storedAt("army-lists"));
  for (const tab of [page, other]) await expect(budget(tab)).toContainText("5 of 32");
  expect(await titlesInAccount(page, "army-lists")).toEqual(["Two tabs"]);
});

test("a move whose answer never comes loses and doubles nothing, and what is typed meanwhile goes along", async ({
  page,
}) => {
  await startList(page, "A broken line");
  await add(page, "Line infantry");
  await expect(kept(page)).toBeVisible();
  await beSomebody(page.request);
  await page.route("**/api/v1/army-lists?sentAs=*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await revisit(page);
  await page.getByRole("button", { name: "Move to your account" }).click();
  const failed = page.getByRole("alertdialog", { name: "It could not be moved" });
  await expect(failed).toContainText("still in this browser");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await add(page, "Light infantry");
  await expect(kept(page)).toBeVisible();
  await revisit(page);
  await expect(budget(page)).toContainText("5 of 32");

  await page.unroute("**/api/v1/army-lists?sentAs=*");
  await page.getByRole("button", { name: "Move to your account" }).click();
  await page.waitForURL(storedAt("army-lists"));
  await expect(budget(page)).toContainText("5 of 32");
  expect(await titlesInAccount(page, "army-lists")).toEqual(["A broken line"]);
  expect(await keptHere(page)).toEqual([]);
});

test("the desk lists what the browser keeps: renamed, saved, imported, deleted, and moved all at once", async ({
  page,
}) => {
  await startList(page, "One");
  await startList(page, "Two");
  await visit(page, "/desk");
  const rows = page.getByRole("region", { name: "Documents in this browser" });
  await expect(rows.getByRole("row")).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Rename One" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Uno");
  await page.keyboard.press("Enter");
  await expect(rows.getByRole("link", { name: "Uno" })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save Uno as a file" }).click(),
  ]);
  const saved = await file.path();
  expect(JSON.parse(await readFile(saved, "utf8"))).toMatchObject({ title: "Uno" });
  await page.getByRole("button", { name: /^Delete Uno/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
  await expect(rows.getByRole("row")).toHaveCount(2);

  await page.getByRole("button", { name: "Import" }).click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await choosing).setFiles(saved);
  await expect(rows.getByRole("link", { name: "Uno" })).toBeVisible();

  await beSomebody(page.request);
  await visit(page, "/desk");
  await expect(page.getByRole("heading", { name: "2 documents from this browser" })).toBeVisible();
  await expectAccessible(page);
  const refuse = async (route: Parameters<Parameters<Page["route"]>[1]>[0]) => {
    const body = { code: "too-many-documents", limit: 2000, title: "", detail: "" };
    if (route.request().postData()?.includes("Uno"))
      await route.fulfill({ status: 409, json: body });
    else await route.continue();
  };
  await page.route("**/api/v1/army-lists?sentAs=*", refuse);
  await page.getByRole("button", { name: "Move them to your account" }).click();
  await expect(page.getByText("You have reached the limit for documents")).toBeVisible();
  await expect(rows.getByRole("link", { name: "Uno" })).toBeVisible();
  expect(await titlesInAccount(page, "army-lists")).toEqual(["Two"]);
  await page.unroute("**/api/v1/army-lists?sentAs=*", refuse);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: /from this browser/ })).toHaveCount(0);
  expect(await titlesInAccount(page, "army-lists")).toEqual(["Two", "Uno"]);
  expect(await keptHere(page)).toEqual([]);
});

test("a copy of a shipped scenario is made without an account, and credits it in one", async ({
  page,
}) => {
  await visit(page, "/scenarios/la-haye-sainte-1815");
  await page.getByRole("button", { name: "Copy to my desk" }).click();
  await page.waitForURL(localAt("scenarios"));
  await expect(kept(page)).toBeVisible();
  const first = page.url();
  await test.step("it is copied again on the desk, each copy under a title of its own", async () => {
    await visit(page, "/desk");
    await page.getByRole("button", { name: /^Make a copy of La Haye Sainte, kopi$/ }).click();
    await page.waitForURL(localAt("scenarios"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("La Haye Sainte, kopi 2");
    await visit(page, "/desk");
    await page.getByRole("button", { name: "Delete La Haye Sainte, kopi 2 …" }).click();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByText("La Haye Sainte, kopi 2 deleted.")).toBeVisible();
    await visit(page, first);
  });
  await page.locator("[data-at-foot]").getByRole("link", { name: "Sign up to keep it" }).click();
  await signUpHere(page);
  await page.waitForURL(storedAt("scenarios"));
  await expect(
    page.getByRole("link", { name: "La Haye Sainte", exact: false }).first(),
  ).toBeVisible();
  const id = new URL(page.url()).pathname.split("/")[2];
  const answer = await page.request.get("/api/v1/scenarios?mine=true");
  const [item] = (await answer.json()).items;
  expect(item).toMatchObject({ id, forkedFromTitle: expect.stringContaining("La Haye Sainte") });
});

test("another battle is begun on a shipped scenario's ground without an account", async ({
  page,
}) => {
  await visit(page, "/scenarios/la-haye-sainte-1815");
  await page.getByRole("button", { name: "Copy ground only" }).click();
  await page.waitForURL(localAt("scenarios"));
  await expect(kept(page)).toBeVisible();
  await visit(page, page.url().replace(/\/edit.*/, "/edit/map"));
  await expect(page.getByRole("region", { name: "Shapes 37" })).toBeVisible();
  await expect(page.getByText("Units and commanders 0")).toBeVisible();
});

test("a browser that keeps nothing says so before anything is written", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("", "SecurityError");
    };
  });
  await visit(page, "/army-lists/new");
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByText("This browser could not keep the list")).toBeVisible();
  await visit(page, "/desk");
  await expect(page.getByText("This browser does not allow pages to keep anything")).toBeVisible();
});

test("a browser whose room runs out says so and offers the file", async ({ page }) => {
  await startList(page, "No room");
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  });
  await add(page, "Line infantry");
  await expect(page.getByText("Not kept: this browser has no room")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as file" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain("line-infantry");
});

test("another browser that follows the address learns that it is not kept there", async ({
  page,
  browser,
}) => {
  await startList(page, "Mine alone");
  const stranger: BrowserContext = await browser.newContext();
  const other = await stranger.newPage();
  await visit(other, page.url());
  await expect(other.getByText("This document is not in this browser")).toBeVisible();
  await expect(other.getByText("Mine alone")).toHaveCount(0);
  await expectAccessible(other);
  await stranger.close();
});

for (const language of ["da", "pl"]) {
  test(`on a phone, in ${language}, all of it can be reached with a finger`, async ({
    page,
    context,
  }) => {
    await speak(context, language);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/army-lists/new");
    await page.locator("main form button[type=submit]").click();
    await page.waitForURL(localAt("army-lists"));
    await expect(page.locator("[data-at-foot] a[href^='/sign-up']")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectFingerSized(page);
    await expectAccessible(page);
    await visit(page, "/desk");
    await expect(page.locator("[data-documents] tbody tr")).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectFingerSized(page);
  });
}
