import { type APIRequestContext, type Browser, type Page, test } from "@playwright/test";
import { newBattlefield } from "@/lib/domain/bogowie-wojny/field/new-battlefield";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, closeAll } from "./people";

test.afterEach(closeAll);

const TABLE = { widthCm: 180, depthCm: 120 };
const PIECES = [{ id: "wood", kind: "wood", name: "Olszyna" }] as const;

const listOf = (title: string, nation: string, bases: number) => ({
  kind: "army-list",
  schemaVersion: 1,
  title,
  language: "en",
  nation,
  formations: [
    {
      id: "d1",
      general: { kind: "infantry" },
      regiments: [{ id: "r1", name: "The 1st", unitKind: "line-infantry", bases }],
    },
  ],
});

async function store(request: APIRequestContext, collection: string, data: object) {
  const stored = await request.post(`/api/v1/${collection}`, { data });
  expect(stored.status(), await stored.text()).toBe(201);
  return (await stored.json()).id as string;
}

/** A public scenario of the signed-in user, closed to players: the Austrians have a given list, the Poles a format. */
async function scenarioOf(request: APIRequestContext): Promise<string> {
  const list = await store(request, "army-lists", listOf("SECRET list", "austria", 4));
  const corners = [
    [80, 50],
    [100, 50],
    [100, 70],
    [80, 70],
  ];
  const ground = { title: "The dyke", language: "en", table: TABLE, area: "plains" } as const;
  const drawn = {
    ...newBattlefield(ground),
    pieces: PIECES.map((piece) => ({ ...piece, placedBy: "south", points: corners })),
  };
  const field = await store(request, "maps", drawn);
  const scenario = await store(request, "scenarios", {
    kind: "scenario",
    schemaVersion: 1,
    system: "bogowie-wojny",
    title: "Raszyn",
    language: "en",
    specialRules: "The ponds are impassable.",
    umpireNotes: "SECRET of the umpire",
    battlefield: { id: field, version: 1, ground: drawn },
    turns: 8,
    forces: [
      {
        ...{ id: "polish", name: "The Polish corps", nation: "duchy-of-warsaw" },
        ...{ commander: "Józef Poniatowski", format: FORMAT_32_8 },
        ...{ tasks: "Hold until nightfall.", brief: "SECRET of the Poles" },
      },
      {
        ...{ id: "austrian", name: "The Austrian corps", nation: "austria" },
        ...{ tasks: "Reach Warsaw.", brief: "SECRET of the Austrians" },
        list: {
          ...{ id: list, version: 1, title: "SECRET list" },
          ...{ unitPoints: 4, upgradePoints: 0, bases: 4 },
        },
      },
    ],
    objectives: [
      { id: "main", role: "main", pieceId: "wood", points: 20 },
      { id: "dyke", role: "secondary", text: "The dyke" },
    ],
  });
  for (const [what, data] of [
    ["visibility", { visibility: "public" }],
    ["edition", { edition: "public-only" }],
  ] as const) {
    const put = await request.put(`/api/v1/scenarios/${scenario}/${what}`, { data });
    expect(put.status()).toBe(200);
  }
  return scenario;
}

test("two players play a scenario, each with what is theirs", async ({ page, browser }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await beSomebody(page.request, "Ola Nowak");
  const scenario = await scenarioOf(page.request);
  await visit(page, `/scenarios/${scenario}`);
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.waitForURL("**/games");
  await expectAccessible(page);
  await page.getByText("The Austrian corps", { exact: true }).click();
  await page.getByRole("button", { name: /Your army/ }).click();
  await page.getByRole("option", { name: "The list the scenario gives" }).click();
  await page.getByRole("button", { name: "Begin a game" }).click();
  await page.waitForURL(/\/games\/[a-z0-9]+$/);
  const game = new URL(page.url()).pathname;
  const part = page.locator("main");
  await expect(part).toContainText("SECRET of the Austrians");
  await expect(part).toContainText("The ponds are impassable.");
  await expect(part).toContainText("the brief of The Polish corps");
  await expect(part).toContainText("Tasks score nothing in chapter 12");
  await expectAccessible(page);

  const phones = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await phones.newPage();
  await beSomebody(phone.request, "Jan Kowalski");
  await store(phone.request, "army-lists", listOf("Far too many", "duchy-of-warsaw", 40));
  await store(phone.request, "army-lists", listOf("Jan’s corps", "duchy-of-warsaw", 6));
  await store(phone.request, "army-lists", listOf("Jan’s Frenchmen", "france", 6));
  await visit(phone, game);
  await expect(phone.locator("main")).toContainText("Tasks and briefs are seen by the side");
  expect(await phone.content()).not.toContain("SECRET");
  await phone.getByRole("button", { name: /Your army/ }).click();
  await expect(phone.getByRole("option", { name: /Frenchmen/ })).toHaveCount(0);
  await phone.getByRole("option", { name: /Far too many/ }).click();
  await expect(phone.getByText(/The list breaks \d limits? of this side’s format/)).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole("button", { name: "Join the game" }).click();
  await expect(phone.getByText("The list breaks limits of this side’s format.")).toBeVisible();
  await phone.getByRole("button", { name: /Your army/ }).click();
  await phone.getByRole("option", { name: /Jan’s corps/ }).click();
  await expect(phone.getByText("The list fits the format.")).toBeVisible();
  await phone.getByRole("button", { name: "Join the game" }).click();
  await expect(phone.locator("main")).toContainText("SECRET of the Poles");
  const html = await phone.content();
  for (const word of ["SECRET of the Austrians", "SECRET of the umpire", "SECRET list"])
    expect(html).not.toContain(word);
  await expect(phone.getByText("Józef Poniatowski").first()).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await visit(page, game);
  expect(await page.content()).not.toContain("SECRET of the Poles");

  await visit(phone, `${game}/field`);
  await expect(phone.locator("main")).toContainText("This is the scenario’s battlefield");
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);

  await visit(page, game);
  await page.getByRole("button", { name: "Write score" }).click();
  const mine = page.getByRole("group", { name: "Achieved by Ola Nowak" });
  await expect(mine.getByText("Main objective: Olszyna")).toBeVisible();
  await expect(mine.getByText("Second secondary objective")).toHaveCount(0);
  await mine
    .getByRole("radiogroup", { name: "Main objective: Olszyna" })
    .getByText("Theirs")
    .click();
  await page.getByRole("button", { name: "Propose score" }).click();
  await expect(page.getByText("Objectives under the scenario: 20 points")).toBeVisible();
  await expectAccessible(page);
});

test("an umpire prepares a game for two others, who choose their sides; its score stands on the scenario's page", async ({
  page,
  browser,
}) => {
  test.slow();
  await beSomebody(page.request, "Ula Sędzia");
  const scenario = await scenarioOf(page.request);
  await visit(page, `/scenarios/${scenario}/games`);
  await page.getByText("I only prepare it; two others play").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Begin a game" }).click();
  await page.waitForURL(/\/games\/[a-z0-9]+$/);
  const game = new URL(page.url()).pathname;
  await expect(page.getByText("Send two players the link to this page.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove the game" })).toBeVisible();
  expect(await page.content()).not.toContain("SECRET of");
  await expectAccessible(page);

  const poles = await joined(browser, game, {
    name: "Jan Kowalski",
    side: "The Polish corps",
    list: "Jan’s corps",
  });
  await expect(poles.locator("main")).toContainText("SECRET of the Poles");
  expect(await poles.content()).not.toContain("SECRET of the Austrians");
  const austrians = await joined(browser, game, {
    name: "Franz Huber",
    list: "The list the scenario gives",
  });
  await expect(austrians.locator("main")).toContainText("SECRET of the Austrians");
  expect(await austrians.content()).not.toContain("SECRET of the Poles");
  await visit(page, game);
  await expect(page.getByRole("button", { name: "Remove the game" })).toHaveCount(0);
  expect(await page.content()).not.toContain("SECRET of");

  await poles.reload();
  await poles.getByRole("button", { name: "Write score" }).click();
  await poles
    .getByRole("group", { name: "Achieved by Jan Kowalski" })
    .getByRole("radiogroup", { name: "Main objective: Olszyna" })
    .getByText("Theirs")
    .click();
  await poles.getByRole("button", { name: "Propose score" }).click();
  await austrians.reload();
  await austrians.getByRole("button", { name: "Agree" }).click();
  await expect(austrians.getByText("Both players have agreed to this score.")).toBeVisible();
  await visit(page, `/scenarios/${scenario}`);
  const played = page.getByRole("region", { name: "Games played" });
  await expect(played.getByText("Played once")).toBeVisible();
  await expect(played.getByText("1 of 1, 100%", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await visit(page, "/library?sort=played&system=bogowie-wojny");
  const card = page
    .getByRole("article")
    .filter({ has: page.locator(`[href="/scenarios/${scenario}"]`) });
  await expect(card).toContainText("played 1 time");
});

/** A player on a phone, once they sit at the game: for a side, where both are free, with a list of their own or the one given. */
async function joined(
  browser: Browser,
  game: string,
  { name, side, list }: { readonly name: string; readonly side?: string; readonly list: string },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await beSomebody(page.request, name);
  await store(page.request, "army-lists", listOf("Jan’s corps", "duchy-of-warsaw", 6));
  await visit(page, game);
  if (side) await page.getByText(side, { exact: true }).first().click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: /Your army/ }).click();
  await page.getByRole("option", { name: list }).click();
  await page.getByRole("button", { name: "Join the game" }).click();
  await expect(page.getByText("You play")).toBeVisible();
  return page;
}
