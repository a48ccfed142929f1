import { type Browser, expect, type Page, test } from "@playwright/test";
import {
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";
import { beSomebody, closeAll } from "./people";

test.afterEach(closeAll);

const BOOK = {
  kind: "army-book",
  schemaVersion: 1,
  title: "Commanders of the Duchy",
  language: "en",
  nation: "duchy-of-warsaw",
  commanders: [
    {
      id: "poniatowski",
      name: "Józef Poniatowski",
      roles: ["commander-in-chief"],
      commandValue: 2,
    },
    { id: "zajaczek", name: "Józef Zajączek", roles: ["general-of-infantry"], commandValue: 0 },
    { id: "dabrowski", name: "Jan Henryk Dąbrowski", roles: ["general-of-infantry"] },
  ],
};
const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  language: "en",
  nation: "duchy-of-warsaw",
  formations: [
    {
      id: "foot",
      general: { kind: "infantry" },
      regiments: [
        { id: "line", name: "1st Infantry", unitKind: "line-infantry", bases: 4 },
        { id: "light", name: "Voltigeurs", unitKind: "light-infantry", bases: 2 },
      ],
    },
  ],
  upgrades: [
    { id: "a", upgrade: "ambush" },
    { id: "r", upgrade: "redraw-commander" },
  ],
};

async function listOf(page: Page, title: string): Promise<string> {
  await beSomebody(page.request);
  return storeList(page, { title });
}

/** Stores a list of the signed-in user, with a book of their own. */
async function storeList(page: Page, parts: object): Promise<string> {
  const stored = await page.request.post("/api/v1/army-books", { data: BOOK });
  const book = { id: (await stored.json()).id, version: 1, title: BOOK.title, edition: "" };
  const data = { ...LIST, ...parts, book };
  const list = await page.request.post("/api/v1/army-lists", { data });
  expect(list.status(), await list.text()).toBe(201);
  return (await list.json()).id;
}

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: "en-GB" })).newPage();
}

test("two players draw, hide, reveal and agree on the score at one table", {
  tag: "@journey",
}, async ({ page: anna, browser }) => {
  const bo = await newPage(browser);
  const list = await listOf(anna, "Anna's vanguard");
  await listOf(bo, "Bo's vanguard");
  await visit(anna, `/games?list=${list}`);
  await anna.getByRole("button", { name: "Start game" }).click();
  await anna.waitForURL(/\/games\/[a-z0-9]+$/);
  await anna.context().grantPermissions(["clipboard-write"]);
  await anna.getByRole("button", { name: "Copy link" }).click();
  await expect(anna.getByText("Link copied.")).toBeVisible();

  await visit(bo, anna.url());
  await bo.getByRole("button", { name: "Your list" }).click();
  await bo.getByRole("option", { name: "Bo's vanguard" }).click();
  await bo.getByRole("button", { name: "Join the game" }).click();
  await expect(bo.getByText("This seat is free")).toBeHidden();

  const own = anna.locator("[data-army]", { hasText: "Anna's vanguard" }).first();
  const general = own.getByRole("listitem").filter({ hasText: "Division 1" });
  await general.getByRole("button", { name: "Draw from 2" }).click();
  await expect(general).toContainText(/Zajączek|Dąbrowski/);
  const drawn = (await general.locator("[data-holder] b").textContent()) ?? "";
  await general.getByRole("button", { name: "Redraw" }).click();
  await expect(general, "one press spends nothing").toContainText(drawn);
  await anna.getByRole("menuitem", { name: /the new one binds/ }).click();
  await expect(general).not.toContainText(drawn);
  await expect(bo.getByText(`drew ${drawn} for Division 1, from 2.`)).toBeVisible();

  await anna.getByRole("button", { name: /Regiment$/ }).click();
  await anna.getByRole("option", { name: /Voltigeurs/ }).click();
  await anna.getByLabel("Hiding place").fill("The burnt barn");
  const fromEdge = anna.getByLabel("Distance from your own edge, 60 cm at most");
  await expect(fromEdge).toHaveAccessibleDescription(/^centimetres/);
  await fromEdge.fill("75");
  await fromEdge.press("Tab");
  await expect(fromEdge).toHaveValue("75");
  await expect(anna.getByText("at most 60 cm from your own edge. Enter")).toBeVisible();
  await expect(anna.getByRole("button", { name: "Seal slip" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await fromEdge.fill("30");
  await fromEdge.press("Tab");
  await expect(anna.getByText("at most 60 cm from your own edge. Enter")).toHaveCount(0);
  await anna.getByRole("button", { name: "Seal slip" }).click();
  await expect(anna.getByText("The burnt barn, 30 cm")).toBeVisible();
  await revisit(bo);
  await expect(bo.getByRole("heading", { name: "Log" })).toBeVisible();
  await expect(bo.getByText("barn")).toHaveCount(0);
  await anna.getByRole("button", { name: "Open slip" }).click();
  await expect(bo.getByText("The burnt barn, 30 cm")).toBeVisible();

  await anna.getByRole("button", { name: "Write score" }).click();
  const sheet = anna.locator("[data-score-form] fieldset").first();
  await sheet.getByRole("textbox", { name: /Enemy bases/ }).fill("6");
  await anna.keyboard.press("Tab");
  const halfLost = sheet.getByRole("checkbox", { name: "The enemy lost half their troops" });
  await expect(halfLost).toBeChecked();
  await halfLost.press("Space");
  await expect(sheet.getByRole("status")).toContainText(/All bases of .+’s army are lost/);
  await sheet.getByRole("radiogroup", { name: "Main objective" }).getByText("Contested").click();
  await anna.getByRole("button", { name: "Propose score" }).click();
  await expect(anna.getByText("Waiting for the other player")).toBeVisible();
  await expect(bo.getByText(/All bases of .+’s army are lost/)).toBeVisible();
  await bo.getByRole("button", { name: "Agree" }).click();
  for (const page of [anna, bo]) {
    await expect(page.getByText("Both players have agreed")).toBeVisible();
    await expect(page.getByText("Major victory", { exact: true })).toBeVisible();
  }
  await expectAccessible(anna);
});

test("on a phone in Polish, lists with the same title can be told apart, and the game's page fits and has buttons of a finger's size", {
  tag: "@journey",
}, async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, locale: "pl-PL" };
  const page = await (await browser.newContext(phone)).newPage();
  const list = await listOf(page, "Awangarda");
  await test.step("lists of one title are distinguishable where one of them joins, in Polish", async () => {
    await storeList(page, { title: "Awangarda", upgrades: [] });
    await visit(page, "/games");
    await page.getByRole("button", { name: /Twoja rozpiska$/ }).click();
    const options = page.getByRole("option", { name: "Awangarda" });
    await expect(options).toHaveCount(2);
    await expect(options.first()).toContainText(
      /Księstwo\sWarszawskie, 32\+8: 7\spkt, 6\spodstawek, zmiana:\s.*20\d\d\s\d\d:\d\d/,
    );
    await expect(options.last()).toContainText(/: 9\spkt,/);
    await expectNoSidewaysScroll(page);
    await options.last().click();
    await expect(page.getByText(/: 9\spkt, 6\spodstawek, zmiana/)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("on a phone a table stacks, fits and can be touched, in Polish", async () => {
    await visit(page, `/games?list=${list}`);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Przygotuj stół" }).click();
    await page.waitForURL(/\/games\/[a-z0-9]+$/);
    await expect(page.getByRole("button", { name: "Losuj spośród 2" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectFingerSized(page);
    await expectAccessible(page);
    const form = await page.locator("[data-slip-form]").boundingBox();
    const choice = await page.locator("[data-slip-form] .select-button").boundingBox();
    expect(choice?.width, "the choice stays on its card").toBeLessThanOrEqual(form?.width ?? 0);
  });
});

test("a post says who was lost there and what may be done, and a late press is refused with its reason", async ({
  page,
}) => {
  const listId = await listOf(page, "Lost commanders");
  const { id } = await (await page.request.post("/api/v1/games", { data: { listId } })).json();
  const post = "formation:foot";
  const draw = (reason: string) =>
    page.request.post(`/api/v1/games/${id}/moves`, { data: { move: "draw", post, reason } });
  expect((await draw("first")).status()).toBe(200);
  await visit(page, `/games/${id}`);
  const row = page.getByRole("listitem").filter({ hasText: "Division 1" }).first();
  await row.getByRole("button", { name: "Mark as lost …" }).click();
  await page.getByRole("menuitem", { name: "Killed" }).click();
  await expect(row).toContainText("was killed. Draw a successor [6.7].");
  await expect(row).not.toContainText("not drawn yet");
  await expectAccessible(page);

  await page.route("**/api/v1/games/*", (route) => route.abort());
  expect((await draw("fallen")).status()).toBe(200);
  await row.getByRole("button", { name: /Draw a new one/ }).click();
  await expect(page.getByText("This post already has a commander.")).toBeVisible();
});

test("the stage the players have come to stands first, a finished one is folded until it is opened", async ({
  page,
  browser,
}) => {
  const listId = await listOf(page, "First army");
  const { id } = await (await page.request.post("/api/v1/games", { data: { listId } })).json();
  const other = await newPage(browser);
  const joined = { listId: await listOf(other, "Second army") };
  expect((await other.request.post(`/api/v1/games/${id}/seat`, { data: joined })).ok()).toBe(true);
  for (const { request } of [page, other]) {
    const { you, seats } = await (await request.get(`/api/v1/games/${id}`)).json();
    for (const { post } of seats[you].posts) {
      const data = { move: "draw", post: post.id, reason: "first" };
      expect((await request.post(`/api/v1/games/${id}/moves`, { data })).status()).toBe(200);
    }
  }
  await visit(page, `/games/${id}`);
  const main = page.getByRole("main");
  const stages = main.getByRole("heading", { level: 2 }).getByRole("button");
  await expect(stages).toHaveText(["Battlefield", "Ambushes", "Score", /^Commanders\s*finished$/]);
  await expect(page.getByText("Next: Battlefield")).toBeVisible();
  const commanders = stages.filter({ hasText: "Commanders" });
  const post = page.locator("[data-army=a] li").filter({ hasText: "Division 1" });
  await expect(commanders).toHaveAttribute("aria-expanded", "false");
  await expect(post).toBeHidden();
  await expectAccessible(page);

  await expect(commanders).toBeEnabled();
  await commanders.focus();
  await page.keyboard.press("Enter");
  await expect(post).toBeVisible();
  await post.getByRole("button", { name: /^Mark as lost/ }).click();
  await page.getByRole("menuitem", { name: "Killed" }).click();
  await expect(post).toContainText("was killed");
  await expect(commanders).toHaveAttribute("aria-expanded", "true");
  await revisit(page);
  await expect(post, "what was opened stays open").toBeVisible();
});
