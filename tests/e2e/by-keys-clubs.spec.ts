import { type Browser, type Locator, type Page, test } from "@playwright/test";
import { expect, expectAccessible, visit } from "./page-checks";
import { beSomebody, closeAll, speak } from "./people";

test.afterEach(closeAll);

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  language: "pl",
  nation: "duchy-of-warsaw",
  formations: [
    {
      id: "foot",
      general: { kind: "infantry" },
      regiments: [
        { id: "line", name: "1. pułk", unitKind: "line-infantry", bases: 4 },
        { id: "light", name: "Woltyżerowie", unitKind: "light-infantry", bases: 2 },
      ],
    },
  ],
  upgrades: [{ id: "a", upgrade: "ambush" }],
};

async function store(page: Page, title: string): Promise<string> {
  const answer = await page.request.post("/api/v1/army-lists", { data: { ...LIST, title } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

test("a meeting is called by keyboard alone: a day, an hour, and what is missing", async ({
  page,
  context,
}) => {
  await speak(context, "pl");
  await beSomebody(page.request, "Ola Nowak");
  await visit(page, "/events/new");
  const focused = page.locator(":focus");
  await page.getByRole("button", { name: "Ogłoś" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Tytuł" })).toBeFocused();
  await expect(page.getByText(/Popraw 3.pola/)).toBeAttached();
  await page.keyboard.type("Zimowe bitwy");
  await page.getByRole("button", { name: "Ogłoś" }).press("Enter");
  await expect(page.getByLabel("Dzień gry")).toBeFocused();
  // The same digits whether month or day comes first, and with or without a twelve-hour clock.
  await page.keyboard.type("08082090");
  await expect(focused).toHaveValue("2090-08-08");
  await page.getByLabel("Rozpiski do").focus();
  await page.keyboard.type("070720900808a");
  await expect(focused, "the year takes four digits and hands on").toHaveValue("2090-07-07T08:08");
  await page.getByRole("button", { name: "Ogłoś" }).press("Enter");
  await page.waitForURL(/\/events\/(?!new)[a-z0-9]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const player = await guest(page, "Jan Kowal", "pl");
  await store(player, "Nad Wisłą");
  await visit(player, page.url());
  await player.getByRole("button", { name: /Rozpiska do zgłoszenia$/ }).press("Enter");
  const choices = player.getByRole("listbox", { name: "Rozpiska do zgłoszenia" });
  await expect(choices.getByRole("option").first()).toBeFocused();
  await player.keyboard.press("Enter");
  await expect(player.getByText("Zgodna z formatem turnieju.")).toBeVisible();
  await player.keyboard.press("Tab");
  await player.keyboard.press("Enter");
  await expect(player.getByText("Zgłoszono: Nad Wisłą")).toBeVisible();
  await expectAccessible(player);
});

test("a slip sealed and a score agreed leave the focus where Enter can do no harm", async ({
  page,
  context,
  browser,
}) => {
  await speak(context, "da");
  await beSomebody(page.request, "Karen Holm");
  const mine = await store(page, "Karens fortrop");
  const { id } = await (
    await page.request.post("/api/v1/games", { data: { listId: mine } })
  ).json();
  const other = await guest(page, "Bo Lund", "da", browser);
  const theirs = await store(other, "Bos fortrop");
  const seated = await other.request.post(`/api/v1/games/${id}/seat`, { data: { listId: theirs } });
  expect(seated.status(), await seated.text()).toBeLessThan(300);
  await visit(page, `/games/${id}`);
  const regiment = page.getByRole("button", { name: /Regiment$/ });
  await regiment.press("Enter");
  await expect(page.getByRole("option").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(regiment).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Den brændte lade");
  await page.keyboard.press("Tab");
  await page.keyboard.type("30");
  const seal = page.getByRole("button", { name: "Forsegl sedlen" });
  await tabTo(page, seal);
  await expect(seal, "enabled by the number, it is the same button").toBeFocused();
  await page.keyboard.press("Enter");
  const slip = page.getByRole("listitem").filter({ hasText: "Den brændte lade" });
  await expect(slip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(slip, "Enter pressed once more opens nothing").toContainText("under segl");

  await page.getByRole("button", { name: "Skriv pointene" }).press("Enter");
  await expect(page.getByRole("textbox", { name: /Fjendens baser/ }).first()).toBeFocused();
  await page.keyboard.type("6");
  await page.getByRole("button", { name: "Vis modstanderen dem" }).press("Enter");
  await expect(page.getByRole("button", { name: "Skriv dem om" })).toBeFocused();
  await visit(other, `/games/${id}`);
  await other.getByRole("button", { name: "Enig: pointene gælder" }).press("Enter");
  for (const each of [other, page]) {
    await expect(each.getByText("Begge spillere er enige")).toBeVisible();
    await expect(each.getByRole("button", { name: /^Point/ })).toBeFocused();
  }
});

test("a link made and taken back, and a comparison asked for, leave the focus where it is wanted", async ({
  page,
  context,
}) => {
  await test.step("a link made is at hand to be copied; taken back, its window keeps the focus", async () => {
    await speak(context, "pl");
    await beSomebody(page.request, "Ania Kowalska");
    await visit(page, `/army-lists/${await store(page, "Do podziału")}/edit`);
    const open = page.getByRole("button", { name: "Udostępnij", exact: true });
    await open.press("Enter");
    await page.getByRole("textbox", { name: /^Nazwa nowego linku/ }).focus();
    await page.keyboard.type("Dla Jana");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Kopiuj link .Dla Jana/ })).toBeFocused();
    await page.getByRole("button", { name: /^Unieważnij link .Dla Jana/ }).press("Enter");
    await expect(page.getByRole("button", { name: "Unieważnij na zawsze" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("niczego już nie otwiera").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Linki" })).toBeFocused();
    await page.getByRole("dialog").getByRole("button", { name: "Zamknij" }).focus();
    await page.keyboard.press("Escape");
    await expect(open, "one Escape ends the window, wherever in it one is").toBeFocused();
  });
  await test.step("asking for a comparison by keyboard moves the focus to it", async () => {
    await speak(context, "da");
    await beSomebody(page.request, "Karen Holm");
    const [a, b] = [await store(page, "Første"), await store(page, "Anden")];
    await visit(page, "/army-lists/compare");
    await page.getByLabel("Liste A").selectOption(a);
    await page.getByLabel("Liste B").selectOption(b);
    await page.getByRole("button", { name: "Sammenlign" }).press("Enter");
    await page.waitForURL(/a=.*b=/);
    await expect(page.getByRole("link", { name: /Første/ }).first()).toBeVisible();
    await page.keyboard.press("Tab");
    const results = page.locator("#comparison");
    await expect(results.locator(":focus")).toBeVisible();
    await expectAccessible(page);
  });
});

/** Presses Tab until `goal` has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
}

/** Opens a page of another user, in a language. */
async function guest(
  page: Page,
  name: string,
  language: string,
  browser: Browser | null = page.context().browser(),
): Promise<Page> {
  if (!browser) throw new Error("There is no browser to open a second page in.");
  const context = await browser.newContext();
  await speak(context, language);
  const other = await context.newPage();
  await beSomebody(other.request, name);
  return other;
}
