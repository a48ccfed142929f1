import { readFile } from "node:fs/promises";
import { type Browser, type Page, test } from "@playwright/test";
import {
  awake,
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";

const FORMAT = {
  name: "Winter league",
  unitPoints: 40,
  upgradePoints: 8,
  maxBases: 24,
  maxArtilleryBases: 4,
  maxArtilleryPercent: null,
  maxTerrainPieces: 2,
  tableWidthCm: 180,
  tableDepthCm: 120,
  turns: 7,
};

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/api/v1${path}`, { data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return answer.json();
}

/** Creates a club organised by the page's user; resolves to its slug. */
async function club(page: Page, seenBy: "members" | "everyone" = "members"): Promise<string> {
  await beSomebody(page.request, "Ola Nowak");
  return (await post(page, "/clubs", { name: "Club of the Vistula", seenBy })).slug;
}

/** Opens a page in Polish on a phone, for a member of the club. */
async function memberOnPhone(browser: Browser, organiser: Page, slug: string): Promise<Page> {
  const { code } = await post(organiser, `/clubs/${slug}/invitation`, { days: 7 });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await speak(context, "pl");
  const phone = await context.newPage();
  await beSomebody(phone.request, "Jan Kowalski");
  await post(phone, `/clubs/join/${code}`, {});
  return phone;
}

async function lookOver(page: Page): Promise<void> {
  await awake(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

const part = (phone: Page, name: "Katalog" | "Rozpiska") =>
  phone.locator("nav button", { hasText: name }).tap();

const saved = (page: Page) =>
  expect(page.getByText(/^(All saved|Saved|Wszystko zapisane|Zapisano)/).first()).toBeVisible();

test("a member's list is built and checked by the format their club publishes, and they learn when it changes", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const slug = await club(page);
  await visit(page, `/clubs/${slug}`);
  await page.getByRole("link", { name: "Publish format" }).click();
  await expect(page.getByRole("heading", { name: "Publish format" })).toBeVisible();
  await page.getByLabel("Start from").selectOption("48+12");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Winter league");
  await page.getByRole("textbox", { name: "Bases", exact: true }).fill("2");
  await lookOver(page);
  // Submitted by keyboard from within the field, which has not been left yet.
  await page.getByRole("textbox", { name: "Bases", exact: true }).press("Enter");
  const row = page.getByRole("listitem").filter({ hasText: "Winter league" });
  await expect(row).toContainText("48+12 points · 2 bases at most");
  await row.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(row.getByText("Published by Ola Nowak")).toBeVisible();
  await lookOver(page);

  const phone = await memberOnPhone(browser, page, slug);
  await visit(phone, `/clubs/${slug}`);
  await expect(phone.getByRole("link", { name: "Opublikuj format" })).toHaveCount(0);
  await phone.getByRole("listitem").locator("summary").tap();
  await lookOver(phone);
  await expectFingerSized(phone);
  await phone.getByRole("link", { name: "Ułóż rozpiskę w tym formacie" }).tap();
  await expect(phone.getByText("48+12 punktów · najwyżej 2 podstawki")).toBeVisible();
  await phone.getByRole("button", { name: "Utwórz rozpiskę" }).tap();
  await phone.waitForURL(/\/edit$/);
  const add = phone.getByRole("button", { name: /^Dodaj: Piechota lekka,/ }).first();
  const bases = (of: number) => expect(phone.getByText(`2 z ${of}`, { exact: true })).toBeVisible();
  await add.tap();
  await bases(2);
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await saved(phone);

  // The organiser changes a limit and bans a kind of unit, which makes another organiser's page outdated.
  const older = await page.context().newPage();
  await page.getByRole("link", { name: "Edit Winter league" }).click();
  await page.waitForURL(/\/formats\/[^/]+\/edit$/);
  await visit(older, page.url());
  await page.getByRole("textbox", { name: "Bases", exact: true }).fill("24");
  await page.getByRole("button", { name: "Ban a kind of unit" }).click();
  await page.getByRole("option", { name: "Cuirassiers" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row).toContainText("24 bases at most");

  await older.getByRole("textbox", { name: "Turns" }).fill("8");
  await older.getByRole("button", { name: "Save", exact: true }).click();
  const meanwhile = "Another organiser has changed this format in the meantime.";
  const clash = older.getByRole("alert").filter({ hasText: meanwhile });
  await expect(clash).toContainText("Bases: 2 → 24");
  await expectAccessible(older);
  await older.getByRole("button", { name: "Use theirs" }).click();
  await expect(older.getByRole("textbox", { name: "Bases", exact: true })).toHaveValue("24");
  await older.getByRole("textbox", { name: "Turns" }).fill("8");
  await older.getByRole("button", { name: "Save", exact: true }).click();
  await expect(older.getByRole("listitem").filter({ hasText: "8 turns" })).toBeVisible();
  await older.close();

  await revisit(phone);
  await part(phone, "Rozpiska");
  const news = phone.locator("div", { hasText: /^Klub Club of the Vistula zmienił/ });
  await expect(news.first()).toContainText("Podstawki: 2 → 24");
  await expect(news.first()).toContainText("Teraz wykluczone: Kirasjerzy");
  await bases(2);
  await lookOver(phone);
  await phone.getByRole("button", { name: "Zaktualizuj", exact: true }).tap();
  await expect(phone.getByText("Podstawki: 2 → 24")).toHaveCount(0);
  await bases(24);
  await phone.getByRole("button", { name: "Cofnij" }).tap();
  await bases(2);
  await phone.getByRole("button", { name: "Ponów" }).tap();
  await bases(24);
  await saved(phone);

  await visit(page, `/clubs/${slug}`);
  await row.locator("summary").click();
  await row.getByRole("button", { name: "Withdraw Winter league" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(row).toHaveCount(0);
  await revisit(phone);
  await part(phone, "Rozpiska");
  await expect(phone.getByText(/klubu, który już go nie publikuje/)).toBeVisible();
  await bases(24);
  await phone.context().close();
});

test("a format goes from the club's page as a file and comes back by it, under a name of its own", async ({
  page,
}) => {
  const slug = await club(page);
  await post(page, `/clubs/${slug}/formats`, { format: FORMAT });
  await visit(page, `/clubs/${slug}`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as file Winter league" }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, "utf8")).format).toMatchObject(FORMAT);

  await visit(page, `/clubs/${slug}/formats/new`);
  const fromFile = page.locator("input[type=file]");
  await fromFile.setInputFiles({
    name: "broken.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ ...FORMAT, turns: 0 })),
  });
  await expect(page.getByRole("alert").filter({ hasText: "/turns" })).toBeVisible();
  await fromFile.setInputFiles(file);
  await expect(page.getByRole("textbox", { name: "Turns" })).toHaveValue("7");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("is the name of another format of this club")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Summer league");
  await page.getByRole("textbox", { name: "Name", exact: true }).press("Enter");
  const rows = page.locator("[data-format]");
  await expect(rows).toHaveText([/Summer league/, /Winter league/]);
  await expect(rows.first()).toContainText("40+8 points · 24 bases at most");
});

test("the builder and an event offer the formats of the user's clubs, and a format changed by hand is marked", {
  tag: "@journey",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const slug = await club(page);
  await post(page, `/clubs/${slug}/formats`, { format: FORMAT });
  const { id } = await post(page, "/army-lists", {
    ...{ kind: "army-list", schemaVersion: 1, title: "L", language: "en", nation: "france" },
  });
  await visit(page, `/army-lists/${id}/edit`);
  await page.getByRole("button", { name: /^32\+8/ }).click();
  await page.getByRole("button", { name: /Template$/ }).click();
  await page.getByRole("option", { name: /Winter league · Club of the Vistula/ }).click();
  await expect(page.getByRole("region", { name: "Points and limits" })).toContainText("of 40");
  const bases = page.getByRole("textbox", { name: "Bases", exact: true });
  await expect(bases).toHaveValue("24");
  await bases.fill("30");
  await bases.press("Enter");
  await expect(page.getByText("as published by Club of the Vistula")).toBeVisible();
  await expect(page.getByText("Bases: 30 → 24")).toBeVisible();
  await lookOver(page);
  await page.getByRole("button", { name: "Return to the club’s version" }).click();
  await expect(bases).toHaveValue("24");
  await expect(page.getByText("Bases: 30 → 24")).toHaveCount(0);
  await saved(page);
  const stored = await (await page.request.get(`/api/v1/army-lists/${id}`)).json();
  expect(stored.format).toMatchObject(FORMAT);
  expect(stored.formatOrigin).toMatchObject({ version: 1 });

  await visit(page, "/events/new");
  await page.getByLabel("Format", { exact: true }).selectOption("Winter league");
  await expect(page.getByText("Winter league: 40+8 points · 24 bases at most")).toBeVisible();
});

test("following a club's format from outside starts a list by it, without an account", async ({
  page,
  browser,
}) => {
  const slug = await club(page, "everyone");
  await post(page, `/clubs/${slug}/formats`, { format: FORMAT });
  const guests = await browser.newContext();
  await speak(guests, "da");
  const guest = await guests.newPage();
  await visit(guest, `/clubs/${slug}`);
  await guest.getByRole("listitem").locator("summary").click();
  await expect(guest.getByText("Udgivet den")).toBeVisible();
  await expect(guest.getByText("Ola Nowak")).toHaveCount(0);
  await lookOver(guest);
  await guest.getByRole("link", { name: "Byg en liste efter det" }).click();
  await guest.waitForURL(/\/army-lists\/new\?format=/);
  await expect(guest.getByText("40+8 point · højst 24 baser")).toBeVisible();
  await guests.close();
});
