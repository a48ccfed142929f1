import { type Browser, expect, type Page, test } from "@playwright/test";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
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
  upgrades: [{ id: "a", upgrade: "ambush" }],
};

async function storeList(page: Page, title: string): Promise<string> {
  const stored = await page.request.post("/api/v1/army-books", { data: BOOK });
  const book = { id: (await stored.json()).id, version: 1, title: BOOK.title, edition: "" };
  const list = await page.request.post("/api/v1/army-lists", { data: { ...LIST, title, book } });
  expect(list.status(), await list.text()).toBe(201);
  return (await list.json()).id;
}

interface Look {
  readonly locale?: string;
  readonly width?: number;
}

async function playerOf(browser: Browser, name: string, look: Look = {}) {
  const { locale = "en-GB", width = 1440 } = look;
  const viewport = { width, height: width < 500 ? 844 : 900 };
  const page = await (await browser.newContext({ locale, viewport })).newPage();
  await beSomebody(page.request, name);
  return { page, listId: await storeList(page, `${name}'s vanguard`) };
}

/** Opens a game for Anna and Bo, each in their own browser. */
async function tableOf(browser: Browser, look?: Look): Promise<{ anna: Page; bo: Page }> {
  const [a, b] = [await playerOf(browser, "Anna", look), await playerOf(browser, "Bo", look)];
  const laid = await a.page.request.post("/api/v1/games", { data: { listId: a.listId } });
  const { id } = await laid.json();
  const data = { listId: b.listId };
  expect((await b.page.request.post(`/api/v1/games/${id}/seat`, { data })).status()).toBe(200);
  for (const page of [a.page, b.page]) await visit(page, `/games/${id}`);
  await expect(a.page.getByRole("heading", { name: "Bo's vanguard" }).first()).toBeVisible();
  return { anna: a.page, bo: b.page };
}

const general = (page: Page) =>
  page.locator("[data-army]").first().getByRole("listitem").filter({ hasText: "Division 1" });
const draws = (page: Page) => page.getByRole("log").getByText("for Division 1");

test("a move made on a lost line is given up or made once it is back; the roster tells an opponent what it may", async ({
  browser,
}) => {
  const { anna, bo } = await tableOf(browser);
  await test.step("a move is not sent any more when its player gives it up", async () => {
    await anna.context().setOffline(true);
    const draw = general(anna).getByRole("button", { name: /Draw from 2/ });
    await draw.click();
    await anna.getByRole("button", { name: "Discard move" }).focus();
    await anna.keyboard.press("Enter");
    await expect(anna.getByText("Your last move has not been confirmed")).toHaveCount(0);
    await anna.context().setOffline(false);
    await expect(anna.getByText("The connection is back")).toBeVisible();
    await expect(general(anna)).toContainText("not drawn yet");
  });
  await test.step("a lost connection shows, and a move made meanwhile is made once it is back", async () => {
    await anna.context().setOffline(true);
    await expect(anna.getByText("No connection.")).toBeVisible();
    await general(anna)
      .getByRole("button", { name: /Draw from 2/ })
      .click();
    await expect(anna.getByText("Your last move has not been confirmed")).toBeVisible();
    await expectAccessible(anna);
    await anna.context().setOffline(false);
    await expect(anna.getByText("The connection is back")).toBeVisible();
    await expect(general(anna)).toContainText(/Zajączek|Dąbrowski/);
    await expect(draws(bo)).toHaveCount(1);
  });
  await test.step("the opponent's roster opens from the game, without what is kept from opponents", async () => {
    await expect(general(anna)).toContainText(/Zajączek|Dąbrowski/);
    const drawn = (await general(anna).locator("[data-holder] b").textContent()) ?? "";
    const game = bo.url();
    await bo.getByRole("link", { name: "Roster Anna's vanguard" }).first().click();
    await bo.waitForURL(/\/games\/[a-z0-9]+\/rosters\/a$/);
    await expect(bo.getByRole("heading", { level: 1, name: "Anna's vanguard" })).toBeVisible();
    await expect(bo.getByRole("main")).toContainText(drawn);
    await expect(bo.getByRole("main").getByRole("rowheader", { name: /^Ambush/ })).toHaveCount(0);
    await expectAccessible(bo);
    const pdf = await bo.request.get(`/api/v1${new URL(bo.url()).pathname}/roster.pdf`);
    expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await bo.getByRole("link", { name: /at the table/ }).click();
    await bo.waitForURL(game);

    const pack = anna.getByRole("link", { name: /^Everything for the table/ });
    const whole = await anna.request.get((await pack.getAttribute("href")) ?? "");
    expect([whole.status(), whole.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await anna.getByRole("link", { name: "Roster Anna's vanguard" }).first().click();
    await expect(anna.getByRole("main").getByRole("rowheader", { name: /^Ambush/ })).toBeVisible();

    const onlooker = await (await browser.newContext({ locale: "en-GB" })).newPage();
    await visit(onlooker, game);
    await expect(onlooker.getByRole("heading", { name: "Anna's vanguard" }).first()).toBeVisible();
    await expect(onlooker.getByRole("link", { name: /^Roster/ })).toHaveCount(0);
    expect((await onlooker.goto(`${game}/rosters/a`))?.status()).toBe(404);
  });
});

test("a move whose answer was lost is made once; a score and a slip half written outlive the page", async ({
  browser,
}) => {
  const { anna } = await tableOf(browser);
  await test.step("a move whose answer was lost is found made, and not made twice", async () => {
    let sent = 0;
    await anna.route(/\/api\/v1\/games\/[^/]+$/, (route) => route.abort());
    await anna.route("**/moves", async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort();
    });
    await general(anna)
      .getByRole("button", { name: /Draw from 2/ })
      .click();
    await expect(anna.getByText("Your last move has not been confirmed")).toBeVisible();
    await anna.unroute(/\/api\/v1\/games\/[^/]+$/);
    await expect(general(anna)).toContainText(/Zajączek|Dąbrowski/);
    await expect(anna.getByText("The connection is back")).toBeVisible();
    await expect(draws(anna)).toHaveCount(1);
    expect(sent).toBe(1);
    await anna.unroute("**/moves");
  });
  await test.step("a score and a slip half written outlive the page", async () => {
    await anna.getByLabel("Hiding place").fill("The burnt barn");
    await anna.getByRole("button", { name: "Write score" }).click();
    const bases = anna
      .locator("[data-score-form] fieldset")
      .first()
      .getByRole("textbox", { name: /Enemy bases/ });
    await bases.fill("5");
    await anna.keyboard.press("Tab");
    await revisit(anna);
    await expect(bases).toHaveValue("5");
    await expect(anna.getByLabel("Hiding place")).toHaveValue("The burnt barn");

    await anna.getByRole("button", { name: "Keep for later" }).click();
    await expect(bases).toHaveCount(0);
    await anna.getByRole("button", { name: "Continue writing" }).click();
    await expect(bases).toHaveValue("5");
    await anna.getByRole("button", { name: "Propose score" }).click();
    await expect(anna.getByText("Waiting for the other player")).toBeVisible();
    await revisit(anna);
    await expect(anna.getByRole("button", { name: "Rewrite score" })).toBeVisible();
    await expect(bases).toHaveCount(0);
  });
});

async function agreeOnScore({ anna, bo }: { anna: Page; bo: Page }): Promise<void> {
  await anna.getByRole("button", { name: "Write score" }).click();
  const bases = anna
    .locator("[data-score-form] fieldset")
    .first()
    .getByRole("textbox", { name: /Enemy bases/ });
  await bases.fill("5");
  await anna.keyboard.press("Tab");
  await anna.getByRole("button", { name: "Propose score" }).click();
  await bo.getByRole("button", { name: "Agree" }).click();
}

test("an agreed score ends the game, both together reopen it, and a move that missed the end is refused", async ({
  browser,
}) => {
  const { anna, bo } = await tableOf(browser);
  await test.step("an agreed score ends the game, and both together reopen it", async () => {
    await agreeOnScore({ anna, bo });
    for (const page of [anna, bo]) {
      await expect(page.getByRole("heading", { name: "The game is over" })).toBeVisible();
      await expect(page.getByText("Anna has won, 5 to 0")).toBeVisible();
      for (const name of [/^Draw/, /Rewrite/, /lost/, /Set up battlefield/, /Seal slip/]) {
        await expect(page.getByRole("button", { name })).toHaveCount(0);
      }
    }
    await expectAccessible(anna);
    await visit(anna, "/games");
    await expect(anna.getByRole("listitem").filter({ hasText: "Anna – Bo" })).toContainText(
      "finished",
    );
    await anna.goBack();
    await anna.getByRole("button", { name: "Ask to reopen" }).click();
    await expect(anna.getByText("the other player must agree")).toBeVisible();
    await bo.getByRole("button", { name: "Reopen game", exact: true }).click();
    await expect(bo.getByRole("heading", { name: "The game is over" })).toHaveCount(0);
    await expect(anna.getByRole("heading", { name: "The game is over" })).toHaveCount(0);
    await expect(general(anna).getByRole("button", { name: /Draw from 2/ })).toBeVisible();
    await expect(bo.getByRole("button", { name: "Agree" })).toBeVisible();
  });
  await test.step("a move from a page that has not heard of the end is refused because the game is over", async () => {
    await bo.route(/\/api\/v1\/games\/[^/]+$/, (route) =>
      route.fulfill({ status: 429, json: { code: "too-many-requests" } }),
    );
    const id = anna.url().split("/").at(-1);
    const nothing = {
      enemyBases: 0,
      operationalBase: false,
      mainObjective: "none",
      firstSecondary: "none",
      secondSecondary: "none",
      generalsKilled: 0,
      seniorsKilled: 0,
      enemyHalfLost: false,
      enemyMoraleBroken: false,
      fewerLosses: false,
    };
    const moves = `/api/v1/games/${id}/moves`;
    const sheets = { move: "propose-score", a: nothing, b: nothing };
    const put = await anna.request.post(moves, { data: sheets });
    const { proposal } = (await put.json()).score;
    await bo.request.post(moves, { data: { move: "agree-to-score", proposal } });
    await bo.getByRole("button", { name: /^Draw from 2/ }).click();
    await expect(
      bo.getByText("The game is over: both players have agreed to its score"),
    ).toBeVisible();
  });
});

test("on a phone the end of a game and a lost line fit, in Polish, in both themes", async ({
  browser,
}) => {
  const look = { locale: "pl-PL", width: 390 };
  const { anna, bo } = await tableOf(browser, look);
  await anna.getByRole("button", { name: "Zapisz punktację" }).click();
  await anna.getByRole("button", { name: "Pokaż przeciwnikowi" }).click();
  await bo.getByRole("button", { name: "Zatwierdzam wynik" }).click();
  await expect(anna.getByRole("heading", { name: "Bitwa zakończona" })).toBeVisible();
  await anna.context().setOffline(true);
  await expect(anna.getByText("Brak połączenia.")).toBeVisible();
  await expectNoSidewaysScroll(anna);
  await expectFingerSized(anna);
  await expectAccessibleInBothThemes(anna);
});

/** Sets up the battlefield through the API up to the first piece of terrain; returns whose turn it is. */
async function piecesStage(anna: Page, bo: Page, id: string): Promise<"a" | "b"> {
  const at = `/api/v1/games/${id}/field`;
  const look = async () => (await anna.request.get(at)).json();
  const move = async (page: Page, options: object) => {
    const { step } = await look();
    const answer = await page.request.post(at, { data: { ...options, step } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const inTurn = async () => ((await look()).turn === "b" ? bo : anna);
  await move(anna, { move: "begin", table: { widthCm: 120, depthCm: 120 } });
  await move(anna, { move: "roll-initiative", values: { a: 3, b: 0 } });
  await move(await inTurn(), { move: "choose-edge", edge: "south" });
  await move(await inTurn(), { move: "roll-area" });
  return (await look()).turn;
}

test("a piece not laid yet outlives the page, and a game that is over is set up no more", async ({
  browser,
}) => {
  const { anna, bo } = await tableOf(browser);
  const id = anna.url().split("/").at(-1) ?? "";
  const page = (await piecesStage(anna, bo, id)) === "a" ? anna : bo;
  await visit(page, `/games/${id}/field`);
  await page.locator("[data-choice]:not([aria-disabled])").first().click();
  const lay = page.getByRole("button", { name: "Place it", exact: true });
  await expect(lay).toBeVisible();
  await revisit(page);
  await expect(lay).toBeVisible();

  await page.context().setOffline(true);
  await expect(page.getByText("No connection.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("The connection is back")).toBeVisible();
  await visit(page, `/games/${id}`);
  const other = page === anna ? bo : anna;
  await agreeOnScore({ anna: page, bo: other });
  await expect(page.getByRole("heading", { name: "The game is over" })).toBeVisible();
  await page.getByRole("button", { name: /^Battlefield/ }).click();
  await page.getByRole("link", { name: "View battlefield" }).click();
  await expect(page.getByText("the battlefield can no longer be changed")).toBeVisible();
  await expect(lay).toHaveCount(0);
});
