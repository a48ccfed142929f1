import { type Page, test } from "@playwright/test";
import { expect, expectAccessible, visit } from "./page-checks";
import { beSomebody, speak } from "./people";
import { deskReady, storeScenario } from "./scenario-desk";

/** The delay after which a desk fetches parts that have not been opened yet. */
const FETCHED_AHEAD_MS = 4_000;

const told = (page: Page) => page.getByRole("dialog", { name: "This part could not be loaded" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Find by name" });

/**
 * Makes scripts that were not fetched yet unavailable, as after an update of the service; those already fetched remain.
 */
async function loseScripts(page: Page): Promise<void> {
  await page.route("**/_next/static/chunks/*.js", (route) =>
    route.fulfill({ status: 404, body: "not found" }),
  );
}

/** The same for all scripts but those that a page names itself. */
async function loseLaterScripts(page: Page, path: string): Promise<void> {
  const sent = await (await page.request.get(path)).text();
  await page.route("**/_next/static/chunks/*.js", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    return sent.includes(name) ? route.continue() : route.fulfill({ status: 404 });
  });
}

const WOOD = [
  [10, 10],
  [30, 10],
  [30, 30],
];

function paste(page: Page, text: string): Promise<void> {
  return page.getByRole("application").evaluate((pane, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", words);
    pane.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, text);
}

test("a window that did not come says so in the page's language, and comes with the line, when asked again or by a reload", async ({
  page,
  context,
}) => {
  await test.step("offline, a window says that it did not come, and comes by itself with the line", async () => {
    await visit(page, "/rules/belle-alliance");
    const heading = page.getByRole("heading", { level: 1 });
    await context.setOffline(true);
    await page.keyboard.press("Control+k");
    await expect(told(page)).toBeVisible();
    await expect(heading).toBeVisible();
    await expectAccessible(page);
    await told(page).getByRole("button", { name: "Try again" }).click();
    await expect(told(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(told(page)).toBeHidden();
    await expect(heading).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(told(page)).toBeVisible();
    await context.setOffline(false);
    await expect(search(page)).toBeFocused();
  });
  await test.step("after an update, what has gone can be asked for again, or by reloading the page", async () => {
    await visit(page, "/rules/belle-alliance");
    await loseScripts(page);
    await page.keyboard.press("Control+k");
    await expect(told(page).getByRole("button", { name: "Reload the page" })).toBeVisible();
    await page.unroute("**/_next/static/chunks/*.js");
    await told(page).getByRole("button", { name: "Try again" }).click();
    await expect(search(page)).toBeFocused();
  });
  for (const [language, title] of [
    ["da", "Denne del kom ikke frem."],
    ["pl", "Nie udało się pobrać tej części."],
  ] as const) {
    await test.step(`in the page's language, ${language}`, async () => {
      await speak(context, language);
      // A page at rest may have fetched the window before its scripts are lost: then it is opened again.
      await expect(async () => {
        await visit(page, "/rules/belle-alliance");
        await loseScripts(page);
        await page.keyboard.press("Control+k");
        const window = page.getByRole("dialog", { name: title });
        await expect(window)
          .toBeVisible({ timeout: 5_000 })
          .finally(() => {
            return page.unroute("**/_next/static/chunks/*.js");
          });
      }).toPass();
    });
  }
});

test("on a desk without a line menus, lists and windows say so, and the desk goes on", async ({
  page,
  context,
}) => {
  await beSomebody(page.request);
  const units = [{ id: "u", name: "1st Foot", nation: "britain", arm: "infantry", type: "line" }];
  const formations = [{ id: "f", name: "Brigade", level: "brigade", units }];
  const id = await storeScenario(page, {
    title: "Kept",
    sides: [{ id: "s", name: "Reds", colour: "a", formations }],
  });
  // The parts fetched in advance, for use without a connection, have not arrived either.
  await page.addInitScript((aheadMs) => {
    const { setTimeout } = window;
    const isAhead = (ms?: number) => ms === aheadMs;
    window.setTimeout = ((act: () => void, ms?: number) =>
      isAhead(ms) ? 0 : setTimeout(act, ms)) as typeof window.setTimeout;
  }, FETCHED_AHEAD_MS);
  await page.goto(`/scenarios/${id}/edit/order-of-battle`);
  await deskReady(page);
  await page.locator('tr[data-key="u"]').click();
  await expect(page.getByRole("button", { name: /Nation$/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Import troops" }).click();
  await expect(told(page)).toBeVisible();
  await told(page).getByRole("button", { name: "Close" }).click();
  await page.locator('tr[data-key="f"]').click();
  await expect(page.locator("[data-pane=inspector] .notfetched")).toContainText(
    "This part could not be loaded",
  );
  await page.locator('tr[data-key="u"]').click();
  await page.getByRole("button", { name: /Nation$/ }).click();
  await expect(told(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator('tr[data-key="u"]').press("F2");
  await page.keyboard.type("2nd Foot");
  await page.keyboard.press("Enter");
  await expect(page.locator('tr[data-key="u"]')).toContainText("2nd Foot");
  await context.setOffline(false);
  await page.getByRole("button", { name: /Nation$/ }).click();
  await expect(page.getByRole("listbox")).toBeVisible();
});

test("findings older than the last edits say so, until the check has come", async ({ page }) => {
  await beSomebody(page.request);
  const sides = [{ id: "s", name: "Reds", colour: "a", formations: [] }];
  const id = await storeScenario(page, { title: "Unchecked", sides });
  await loseLaterScripts(page, `/scenarios/${id}/edit`);
  await page.goto(`/scenarios/${id}/edit`);
  await deskReady(page);
  const line = page.getByRole("button", { name: /^Findings/ });
  await expect(line).not.toContainText("older than your last edits");
  const bounds = page.getByRole("textbox", { name: "Bounds" });
  await bounds.fill("12");
  await bounds.press("Enter");
  await expect(line).toContainText("older than your last edits");
  await line.click();
  const findings = page.getByRole("region", { name: "Findings, one by one" });
  const again = findings.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await deskReady(page);
  await page.unroute("**/_next/static/chunks/*.js");
  await again.click();
  await expect(findings.getByRole("listitem").first()).toBeVisible();
  // Each edit asks for the check again.
  await bounds.fill("13");
  await bounds.press("Enter");
  const length = findings.getByRole("listitem").filter({ hasText: "how many bounds" });
  await expect(length).toHaveCount(0);
  await expect(line).not.toContainText("older than your last edits");
  await expect(again).toHaveCount(0);
});

test("a part of a page says so in its own place", async ({ page }) => {
  await beSomebody(page.request);
  const data = {
    kind: "army-list",
    schemaVersion: 1,
    language: "en",
    title: "Vanguard",
    nation: "france",
    formations: [],
  };
  const made = await page.request.post("/api/v1/army-lists", { data });
  const { id } = await made.json();
  await visit(page, `/army-lists/${id}/edit`);
  await loseScripts(page);
  const card = page.locator("details", { hasText: "Worth of the army" });
  await card.locator("summary").first().click();
  const within = card.locator(".notfetched");
  await expect(within).toContainText("This part could not be loaded");
  await page.unroute("**/_next/static/chunks/*.js");
  await within.getByRole("button", { name: "Try again" }).click();
  await expect(card.locator("table").first()).toBeVisible();
  await expect(within).toHaveCount(0);
});

test("a copy whose maker does not come says so, and is made with the line", async ({ page }) => {
  await page.goto("/scenarios/la-haye-sainte-1815");
  const copy = page.getByRole("main").getByRole("button", { name: /copy/i }).first();
  await expect(copy).toBeEnabled();
  await loseScripts(page);
  await copy.click();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(copy).toBeEnabled();
  await page.unroute("**/_next/static/chunks/*.js");
  await copy.click();
  await page.waitForURL(/\/scenarios\/local[^/]*\/edit/);
  await test.step("the copy kept in the browser says so too when it is opened, and opens when asked again", async () => {
    const { pathname } = new URL(page.url());
    await loseLaterScripts(page, pathname);
    await page.goto(pathname);
    const within = page.locator(".notfetched");
    await expect(within).toContainText("Nothing you wrote is lost");
    await page.unroute("**/_next/static/chunks/*.js");
    await within.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(/^Kept in this browser/)).toBeVisible();
    await expect(within).toHaveCount(0);
  });
});

test("terrain pasted, and heights in a GeoTIFF, whose reader does not come say so, and are read when it does", async ({
  page,
}) => {
  await beSomebody(page.request);
  const id = await storeScenario(page, { title: "Unread", sides: [] });
  await visit(page, `/scenarios/${id}/edit/map`);
  const fault = page.getByText("This part could not be loaded");
  await test.step("heights in a GeoTIFF", async () => {
    await page.getByRole("button", { name: "Ground from a file" }).click();
    const dialog = page.getByRole("dialog", { name: "Ground from a file" });
    await expect(dialog).toBeVisible();
    await loseScripts(page);
    const buffer = Buffer.from("II*\0 no more");
    const tiff = { name: "heights.tif", mimeType: "image/tiff", buffer };
    await dialog.locator("input[type=file]").setInputFiles(tiff);
    await expect(fault).toBeVisible();
    await page.unroute("**/_next/static/chunks/*.js");
    await dialog.locator("input[type=file]").setInputFiles(tiff);
    await expect(dialog.getByRole("alert")).toContainText("This GeoTIFF cannot be read");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
  await test.step("terrain", async () => {
    const wood = { id: "w", kind: "wood", points: WOOD };
    const terrain = JSON.stringify({ kind: "grundlag-terrain", features: [wood] });
    await loseScripts(page);
    await paste(page, terrain);
    await expect(fault.last()).toBeVisible();
    await expect(page.getByText("1 terrain shape pasted.")).toHaveCount(0);
    await page.unroute("**/_next/static/chunks/*.js");
    await paste(page, terrain);
    await expect(page.getByText("1 terrain shape pasted.")).toBeVisible();
  });
});
