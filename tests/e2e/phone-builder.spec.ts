import { type Page, test } from "@playwright/test";
import { awake, expect, expectFingerSized, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, speak } from "./people";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function newList(page: Page, nation: string): Promise<void> {
  await speak(page.context(), "pl");
  await beSomebody(page.request, "Zofia Nowak");
  await visit(page, "/army-lists/new");
  await page.getByText(nation, { exact: true }).tap();
  await page.getByRole("button", { name: "Utwórz rozpiskę" }).tap();
  await expect(page.getByRole("heading", { name: /^Ze statystyk armii/ })).toBeVisible();
}

/** The navigation between the parts of the page. */
const parts = (page: Page) => page.getByRole("navigation", { name: "Części strony" });

const show = (page: Page, part: "Katalog" | "Rozpiska") =>
  parts(page).getByRole("button", { name: part }).tap();

/** The historical corps and divisions on offer. */
const bodiesOf = (page: Page) =>
  page.locator("details", { hasText: "Historyczne korpusy i dywizje" }).locator("li");

/** Taps the row of each unit or upgrade in turn. */
async function take(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page
      .getByRole("button", { name: new RegExp(`^(Dodaj|Kup): ${name},`) })
      .first()
      .tap();
  }
}

test("Back closes a window, and leaves the editor only then", async ({ page }) => {
  await beSomebody(page.request, "Zofia Nowak");
  await visit(page, "/desk");
  await page.goto("/army-lists/new");
  await newList(page, "Księstwo Warszawskie");
  const builder = page.url();
  const window = page.getByRole("dialog");
  for (const _ of ["first", "again"]) {
    await page.getByRole("button", { name: "Udostępnij" }).tap();
    await expect(window).toBeVisible();
    await page.goBack();
    await expect(window).toHaveCount(0);
    expect(page.url()).toBe(builder);
  }
  await page.getByRole("button", { name: "Udostępnij" }).tap();
  await window.getByRole("button", { name: "Zamknij", exact: true }).tap();
  await expect(window).toHaveCount(0);
  await page.goBack();
  await page.waitForURL((url) => url.href !== builder);
});

test("Back closes menus and lists, each before the window it lies in, and Forward opens none again", async ({
  page,
}) => {
  await beSomebody(page.request, "Zofia Nowak");
  await visit(page, "/desk");
  await page.goto("/army-lists/new");
  await newList(page, "Księstwo Warszawskie");
  const builder = page.url();
  const menu = page.getByRole("menu", { name: "Więcej" });
  const dialog = page.getByRole("dialog", { name: "Zgłoś rozpiskę na turniej" });
  const openMenu = async () => {
    await page.getByRole("button", { name: "Więcej", exact: true }).tap();
    await expect(menu).toBeVisible();
  };
  const entries = () => page.evaluate(() => history.length);
  const bar = page.getByRole("group", { name: "Menu" });
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await expect(bar).toBeVisible();
  await awake(page);
  await page.goBack();
  await expect(bar).toBeHidden();
  await openMenu();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await page.goForward();
  await expect(menu).toHaveCount(0);
  await openMenu();
  const before = await entries();
  await page.getByRole("menuitem", { name: "Zgłoś rozpiskę na turniej" }).tap();
  await expect(dialog).toBeVisible();
  expect(await entries()).toBe(before);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(builder);
  await openMenu();
  await page.getByRole("menuitem", { name: "Historia", exact: true }).tap();
  await page.waitForURL(/\/history$/);
  await page.goBack();
  await page.waitForURL(builder);
  await page.goForward();
  await page.waitForURL(/\/history$/);
  await page.goBack();
  await page.waitForURL(builder);
  await expect(page.getByRole("heading", { name: /^Ze statystyk armii/ })).toBeVisible();
  await awake(page);
  await page.goBack();
  await page.waitForURL((url) => url.href !== builder && !url.href.endsWith("/history"));
});

test("why no more can be added is said in the row", async ({ page }) => {
  await newList(page, "Księstwo Warszawskie");
  await take(page, "Opatrzność");
  const row = page.locator("li", { hasText: "Opatrzność" }).first();
  await row.getByRole("button").tap({ force: true });
  await expect(row.getByRole("status")).toContainText("można kupić tylko raz");
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("a legal list of 32 + 8 takes two dozen taps, bases are stepped, and of what is too much one chooses what goes", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("a legal list of 32 + 8 takes two dozen taps", async () => {
    await newList(page, "Księstwo Warszawskie");
    await take(page, ...Array<string>(4).fill("Piechota liniowa"), "Piechota lekka");
    await take(
      page,
      "Artyleria piesza 6-funtowa",
      "Artyleria konna 6-funtowa",
      "Artyleria pułkowa",
    );
    await show(page, "Rozpiska");
    await page.getByRole("button", { name: "Dywizja", exact: true }).tap();
    await show(page, "Katalog");
    await expect(page.getByRole("button", { name: /Nowe pułki trafią do/ })).toContainText(
      "2. dywizja",
    );
    await take(page, "Kirasjerzy", "Szwoleżerowie-lansjerzy gwardii", "Kawaleria lekka");
    await take(page, "Las", "Reduta, 10 × 10 cm", "Fortyfikacje polowe liniowe, 10 cm");
    await take(page, "Opatrzność", "Początkowa inicjatywa", "Odebranie inicjatywy", "Zasadzka");
    await take(page, "Powtórzenie losowania dowódcy");
    await expect(page.getByText("28 z 32", { exact: true })).toBeVisible();
    await expect(page.getByText(/^12\sz\s8/).first()).toBeVisible();
    await show(page, "Rozpiska");
    await expect(parts(page)).not.toContainText("przekroczon");
    await expect(page.getByText("Generał kawalerii: losowany przed bitwą")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
  await test.step("a regiment's bases are stepped by buttons named after them", async () => {
    await newList(page, "Księstwo Warszawskie");
    await take(page, "Piechota liniowa");
    await show(page, "Rozpiska");
    await page.locator("li > [data-list-item]", { hasText: "Piechota liniowa" }).first().tap();
    const bases = page.getByRole("textbox", { name: /^Podstawki/ });
    const was = Number(await bases.inputValue());
    await page.getByRole("button", { name: "Zwiększ: Podstawki", exact: true }).tap();
    await expect(bases).toHaveValue(String(was + 1));
    await page.getByRole("button", { name: "Zmniejsz: Podstawki", exact: true }).tap();
    await expect(bases).toHaveValue(String(was));
  });
  await test.step("of what is too much one chooses what goes, and sees what it saves", async () => {
    await speak(page.context(), "pl");
    await beSomebody(page.request, "Zofia Nowak");
    const regiment = (id: string, name: string, bases: number) => {
      return { id, name, unitKind: "line-infantry", bases };
    };
    const made = await page.request.post("/api/v1/army-lists", {
      data: {
        kind: "army-list",
        schemaVersion: 1,
        title: "O dwie za dużo",
        language: "pl",
        nation: "duchy-of-warsaw",
        formations: [
          {
            id: "d1",
            general: null,
            regiments: [
              regiment("r1", "1. pułk", 6),
              regiment("r2", "2. pułk", 6),
              regiment("r3", "3. pułk", 6),
              regiment("r4", "4. pułk", 4),
            ],
          },
        ],
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    await visit(page, `/army-lists/${(await made.json()).id}/edit`);
    await show(page, "Rozpiska");
    const takeAway = page.getByRole("button", { name: "Usuń nadmiar …" });
    await takeAway.tap();
    const choices = page.getByRole("menuitem");
    await expect(choices).toHaveCount(4);
    await expect(choices.nth(1)).toContainText(/2\.\spułk: o\spodstawkę mniej\s*−1\spodstawka/);
    await expectNoSidewaysScroll(page);
    await choices.nth(1).tap();
    await expect(
      page.getByRole("button", { name: /^2\.\spułk .*5\spodst\., 5\spkt/ }),
    ).toBeVisible();
    await takeAway.tap();
    await choices.nth(3).tap();
    await expect(takeAway).toHaveCount(0);
  });
});

test("a historical division shows its price and is fielded once; search results are at the top", async ({
  page,
}) => {
  await test.step("a historical division shows its price, is shown once fielded, and is fielded once", async () => {
    await newList(page, "Francja");
    await page.getByText("Historyczne korpusy i dywizje").tap();
    const division = bodiesOf(page).filter({ hasText: "Charles Antoine Morand" });
    await expect(division).toContainText("10 podstawek");
    await expect(division.locator(".num")).toHaveText("11");
    await expectNoSidewaysScroll(page);
    await expectFingerSized(page);
    await division.getByRole("button").tap();
    await expect(page.getByText("13. pułk piechoty lekkiej")).toBeVisible();
    await expect(
      page.getByText("11 z 32", { exact: true }),
      "the empty division has made room",
    ).toBeVisible();
    await show(page, "Katalog");
    await division.getByRole("button").tap({ force: true });
    await expect(page.getByText(/^Jest już/)).toBeVisible();
  });
  await test.step("search results are at the top, historical bodies only by their own names", async () => {
    await newList(page, "Austria");
    await page.getByText("Historyczne korpusy i dywizje").tap();
    const bodies = bodiesOf(page);
    await expect(bodies.first()).toBeVisible();
    const search = page.getByRole("searchbox");
    await search.fill("las");
    await expect(page.getByRole("button", { name: /^Kup: Las,/ })).toBeInViewport();
    await expect(bodies).toHaveCount(0);
    await search.fill("bellegarde");
    await expect(bodies).toHaveCount(1);
    await expect(bodies.first()).toContainText("I Korpus, Wagram 1809");
    await expect(bodies.first()).toBeInViewport();
    const nothing = page.getByText("Brak jednostki lub ulepszenia o tej nazwie.");
    await expect(nothing).toBeHidden();
    await search.fill("zeppelin");
    await expect(nothing).toBeVisible();
  });
});
