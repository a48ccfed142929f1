import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectFingerSized, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, closeAll } from "./people";

test.afterEach(closeAll);

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  language: "pl",
  nation: "duchy-of-warsaw",
  commander: { source: "historical", name: "Józef Poniatowski" },
  formations: [
    {
      id: "foot",
      general: { kind: "infantry" },
      regiments: [{ id: "line", unitKind: "line-infantry", bases: 4 }],
    },
  ],
  upgrades: [
    { id: "w", upgrade: "wood" },
    { id: "l", upgrade: "linear-works" },
  ],
};

async function listOf(page: Page, title: string): Promise<string> {
  await beSomebody(page.request);
  return (await storeList(page, title)).id;
}

async function storeList(page: Page, title: string): Promise<{ id: string }> {
  const list = await page.request.post("/api/v1/army-lists", { data: { ...LIST, title } });
  expect(list.status(), await list.text()).toBe(201);
  return list.json();
}

async function newPage(browser: Browser, width: number): Promise<Page> {
  const viewport = { width, height: width < 500 ? 844 : 900 };
  return (await browser.newContext({ viewport, locale: "pl-PL" })).newPage();
}

/** Chooses the first piece that may be placed, lets the service find a place for it, and places it. */
async function layByChance(page: Page): Promise<void> {
  await page.locator("[data-choice]:not([aria-disabled])").first().click();
  await page.getByRole("button", { name: "Ustaw za mnie" }).click();
  await confirm(page);
}

async function confirm(page: Page): Promise<void> {
  const lay = page.getByRole("button", { name: "Wystaw", exact: true });
  await expect(lay).not.toHaveAttribute("aria-disabled", "true");
  await lay.click();
}

const title = (page: Page) => page.locator("#setup-stage");
const turn = (page: Page) => page.locator("[data-turn]");

/** The polling interval on the page of a player who is waiting. */
const LOOK_EVERY_MS = 4_000;

/**
 * Returns the page of the player whose turn it is, once both pages know; their clocks are advanced to the next poll.
 */
async function inTurn(pages: readonly Page[]): Promise<Page> {
  const yours = pages.map((page) => turn(page).and(page.locator("[data-yours]")));
  let counts: number[] = [];
  await expect(async () => {
    for (const page of pages) await page.clock.fastForward(LOOK_EVERY_MS);
    counts = await Promise.all(yours.map((each) => each.count()));
    expect(counts.filter(Boolean)).toHaveLength(1);
  }).toPass({ timeout: 60_000, intervals: [100] });
  return pages[counts.findIndex(Boolean)] as Page;
}

/** Makes one step of the set-up as a player would; returns false when all is done. */
async function step(page: Page): Promise<boolean> {
  const stage = (await title(page).textContent()) ?? "";
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  if (/^Pole bitwy gotowe/.test(stage)) return false;
  if (/^(Elementy terenu|Tereny|Fortyfikacje)/.test(stage)) await layByChance(page);
  else if (/^Most lub bród/.test(stage)) {
    await press("Postaw most lub bród");
    await confirm(page);
  } else if (/^Drogi/.test(stage)) {
    const pass = page.getByRole("button", { name: "Pasuję" });
    if (await pass.isVisible()) await pass.click();
    else {
      await press("Wystaw drogę");
      await press("Ustaw za mnie");
      await confirm(page);
    }
  } else if (/^Podstawy/.test(stage)) await press(/Wzdłuż krawędzi/);
  else if (/^Cel/.test(stage)) await press("Wybierz");
  else await press(/^Zaczyna/);
  return true;
}

test("two players at a desk and on a phone set up a whole battlefield in Polish", async ({
  browser,
}) => {
  const [anna, bo] = [await newPage(browser, 1440), await newPage(browser, 390)];
  for (const page of [anna, bo]) await page.clock.install();
  const listId = await listOf(anna, "Awangarda Anny");
  const game = await anna.request.post("/api/v1/games", { data: { listId } });
  const { id } = await game.json();
  const joined = { listId: await listOf(bo, "Awangarda Bogdana") };
  expect((await bo.request.post(`/api/v1/games/${id}/seat`, { data: joined })).ok()).toBe(true);

  await visit(anna, `/games/${id}`);
  await anna.getByRole("link", { name: "Przygotuj pole bitwy" }).click();
  await visit(bo, `/games/${id}/field`);
  await anna.getByRole("button", { name: "Graj na tym stole" }).click();
  await expect(title(bo)).toContainText("Rzut za inicjatywę");
  for (const [field, value] of [
    ["0", "3"],
    ["1", "-2"],
  ] as const) {
    await bo
      .getByRole("textbox", { name: /Wartość dowodzenia/ })
      .nth(Number(field))
      .fill(value);
  }
  await bo.keyboard.press("Tab");
  await bo.getByRole("button", { name: "Rzuć za obu graczy" }).click();
  await expect(title(anna)).toContainText("Krawędzie stołu");
  await expect(anna.getByText(/^.*Inicjatywa, .* Zdobywa ją/)).toBeVisible();

  const first = await inTurn([anna, bo]);
  const second = first === anna ? bo : anna;
  await first.getByRole("button", { name: "Wybieram południe" }).click();
  await first.getByRole("button", { name: /Typ obszaru$/ }).click();
  await first.getByRole("option", { name: /Równiny/ }).click();
  await first.getByRole("button", { name: "Zaproponuj" }).click();
  await second.getByRole("button", { name: "Zgoda" }).click();
  await expect(title(first)).toContainText("Elementy terenu");

  // By numbers: a place off the table is reported before placing, with its chapter.
  await expect(first.locator("[data-choice]", { hasText: "płot" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await first.locator("[data-choice]", { hasText: "wzgórze" }).click();
  await first.getByRole("textbox", { name: "Od zachodu" }).fill("3");
  await first.keyboard.press("Tab");
  await expect(first.locator("[data-faults]")).toContainText("3.1");
  await expect(first.getByRole("button", { name: "Wystaw", exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await first.getByRole("textbox", { name: "Od zachodu" }).fill("60");
  await first.keyboard.press("Tab");
  await first.getByRole("textbox", { name: /^Nazwa/ }).fill("Góra Falencka");
  await expectAccessible(first);
  await confirm(first);
  await expect(second.getByText("wystawia: wzgórze „Góra Falencka”.")).toBeVisible();

  // By hand: dragged on the map and moved by the arrow keys.
  await second.locator("[data-choice]", { hasText: "las" }).click();
  const layer = second.locator("[role=application]");
  const box = (await layer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await layer.scrollIntoViewIfNeeded();
  await layer.click({ position: { x: box.width * 0.3, y: box.height * 0.3 } });
  const west = second.getByRole("textbox", { name: "Od zachodu" });
  const before = Number((await west.inputValue()).replace(",", "."));
  expect(before).toBeGreaterThan(20);
  expect(before).toBeLessThan(45);
  await layer.focus();
  await second.keyboard.press("Shift+ArrowRight");
  await expect(west).toHaveValue(new RegExp(`^${before + 5}`.replace(".", "[.,]")));
  const looks = second.getByRole("radiogroup", { name: "Co to jest" });
  await looks.getByText("zagajnik", { exact: true }).click();
  await expectNoSidewaysScroll(second);
  await expectFingerSized(second);
  await expectAccessible(second);
  await confirm(second);
  await expect(first.getByText(/wystawia: zagajnik/)).toBeVisible();

  // Taken back with the other player's agreement.
  await second.getByRole("button", { name: "Cofnij mój ostatni ruch" }).click();
  await first.getByRole("button", { name: "Zgoda" }).click();
  await expect(second.getByText("ruch cofnięty")).toBeVisible();

  for (let n = 0; n < 60; n++) {
    if (/gotowe/.test((await title(anna).textContent()) ?? "")) break;
    const page = await inTurn([anna, bo]);
    const was = `${await title(page).textContent()}${await page.locator("[role=log] li").count()}`;
    if (!(await step(page))) break;
    await expect
      .poll(
        async () =>
          `${await title(page).textContent()}${await page.locator("[role=log] li").count()}`,
      )
      .not.toBe(was);
  }
  for (const page of [anna, bo]) {
    await expect(title(page)).toContainText("Pole bitwy gotowe");
    await expect(page.locator("[data-panel]").getByText("Sprawdzone: zgodne")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  // Division by division, in turn, until all are deployed.
  const leader = await inTurn([anna, bo]);
  for (const [standing, page] of [leader, leader === anna ? bo : anna].entries()) {
    await expect(page.locator("[data-standing] li")).toHaveCount(standing);
    await page.getByRole("button", { name: "1. dywizja" }).click();
  }
  for (const page of [anna, bo]) {
    await expect(page.getByText("Wszyscy stoją.")).toBeVisible();
    await expect(page.locator("[data-standing] li")).toHaveCount(2);
  }

  await anna.getByRole("button", { name: "Zachowaj to pole" }).click();
  await anna.waitForURL(/\/maps\/[a-z0-9]+$/);
  await expect(anna.getByRole("heading", { level: 1 })).toContainText("Awangarda Anny");
});

test("two on one phone take turns at it, and the log says so", { tag: "@journey" }, async ({
  browser,
}) => {
  const page = await newPage(browser, 390);
  await listOf(page, "Awangarda");
  const { id: listId } = await storeList(page, "Straż przednia");
  const { id } = await (await page.request.post("/api/v1/games", { data: { listId } })).json();
  await visit(page, `/games/${id}`);
  await page.getByRole("textbox", { name: "Imię przeciwnika" }).fill("Bogdan");
  await page.getByRole("button", { name: /Rozpiska przeciwnika$/ }).click();
  await page.getByRole("option", { name: "Awangarda" }).click();
  await page.getByRole("button", { name: "Dodaj przeciwnika na tym urządzeniu" }).click();
  await expect(page.getByText("Bogdan siada przy tym samym urządzeniu")).toBeVisible();
  // The page is reloaded with both seats.
  await expect(page.getByRole("link", { name: "Graj za: Bogdan" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Graj za: Bogdan" }).click();
  await expect(page.getByText("Grasz teraz za: Bogdan")).toBeVisible();
  await page.getByRole("link", { name: "Przygotuj pole bitwy" }).click();
  await page.getByRole("button", { name: "Graj na tym stole" }).click();
  const values = page.getByRole("textbox", { name: /Wartość dowodzenia/ });
  await values.nth(0).fill("0");
  await values.nth(1).fill("0");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Rzuć za obu graczy" }).click();
  await page.getByRole("button", { name: "Wybieram północ" }).click();
  await page.getByRole("button", { name: "Losuj typ obszaru" }).click();
  const one = await turn(page).textContent();
  await layByChance(page);
  await expect(turn(page)).not.toHaveText(one ?? "");
  await layByChance(page);
  await expect(turn(page)).toHaveText(one ?? "");
  await expectAccessible(page);
  await expectFingerSized(page);
});
