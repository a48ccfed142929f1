import { type Browser, type Page, test } from "@playwright/test";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, closeAll, speak } from "./people";

test.afterEach(closeAll);

const ENTRY = {
  id: "e1",
  names: { pl: "Piechota liniowa", en: "Line infantry", da: "Linieinfanteri" },
  unitKind: "line-infantry",
  profile: { morale: 8 },
};
const BOOK = {
  kind: "army-book",
  schemaVersion: 1,
  title: "Wojsko Księstwa",
  language: "pl",
  nation: "duchy-of-warsaw",
  entries: [ENTRY],
};
/** Gives the unit a morale three higher than in its book. */
const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "Awangarda z dopisaną odwagą",
  language: "pl",
  nation: "duchy-of-warsaw",
  bookEntries: [{ ...ENTRY, profile: { morale: 11 } }],
  formations: [
    {
      id: "d1",
      general: { kind: "infantry" },
      regiments: [{ id: "r1", unitKind: "line-infantry", entryId: "e1", bases: 3 }],
    },
  ],
};
const TOLD = "Niezgodne ze statystykami armii Wojsko Księstwa, wersja 1:";
const NOT_COMPARED =
  "Nie porównano ze statystykami armii Wojsko Księstwa, wersja 1: nie masz do nich dostępu albo ich tu nie ma.";

async function sent(page: Page, method: "post" | "put", path: string, data: object) {
  const answer = await page.request[method](`/api/v1${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

/** Stores a public list of the signed-in user, with a book of the given visibility. */
async function alteredList(page: Page, visibility: "public" | "private"): Promise<string> {
  const { id } = await sent(page, "post", "/army-books", BOOK);
  await sent(page, "put", `/army-books/${id}/visibility`, { visibility });
  const book = { id, version: 1, title: BOOK.title, edition: "" };
  const list = await sent(page, "post", "/army-lists", { ...LIST, book });
  await sent(page, "put", `/army-lists/${list.id}/visibility`, { visibility: "public" });
  return list.id;
}

async function polishPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await speak(context, "pl");
  return context.newPage();
}

const main = (page: Page) => page.getByRole("main");

test("a stranger reads which rows of a list are not as its army book has them, with both figures", async ({
  page,
  browser,
}) => {
  await beSomebody(page.request, "Ola Nowak");
  const id = await alteredList(page, "public");
  const reader = await polishPhone(browser);
  await visit(reader, `/army-lists/${id}`);
  await expect(main(reader)).toContainText(plain(TOLD));
  await expect(main(reader)).toContainText(
    plain("Piechota liniowa: Morale: 11 (statystyki armii: 8)"),
  );
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);
  await reader.getByRole("link", { name: "Wojsko Księstwa" }).first().click();
  await expect(reader.getByRole("heading", { level: 1, name: "Wojsko Księstwa" })).toBeVisible();
});

test("a reader who may not open the army book learns that nothing was compared, its owner what differs", async ({
  page,
  browser,
}) => {
  await speak(page.context(), "pl");
  await beSomebody(page.request, "Ola Nowak");
  const id = await alteredList(page, "private");
  const reader = await polishPhone(browser);
  await visit(reader, `/army-lists/${id}`);
  await expect(main(reader)).toContainText(plain(NOT_COMPARED));
  await expect(main(reader)).not.toContainText(plain("statystyki armii: 8"));
  await expectAccessible(reader);
  await visit(page, `/army-lists/${id}`);
  await expect(main(page)).toContainText(plain(TOLD));
  await expect(main(page)).not.toContainText(plain(NOT_COMPARED));
});

test("handing such a list in gives a warning before, and a mark after", async ({
  page,
  browser,
}) => {
  await beSomebody(page.request, "Jan Kowalski");
  const { id } = await sent(page, "post", "/events", {
    title: "Bitwy zimowe",
    club: "Klub nad Wisłą",
    day: "2090-07-15",
    deadline: "2090-07-08T20:00",
    timeZone: "Europe/Warsaw",
    format: FORMAT_32_8,
  });
  const player = await polishPhone(browser);
  await beSomebody(player.request, "Ola Nowak");
  await alteredList(player, "private");
  await visit(player, `/events/${id}`);
  await player.getByRole("button", { name: /Rozpiska do zgłoszenia$/ }).click();
  await player.getByRole("option", { name: LIST.title }).click();
  await expect(main(player)).toContainText(plain(TOLD));
  await player.getByRole("button", { name: "Zgłoś", exact: true }).click();
  await expect(main(player)).toContainText(
    plain("Niektóre pozycje są niezgodne ze statystykami armii; otwórz rozpiskę"),
  );
  await expectNoSidewaysScroll(player);
  await expectAccessible(player);
});

/** Matches a sentence regardless of the page's non-breaking spaces. */
function plain(sentence: string): RegExp {
  const escaped = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(escaped.replaceAll(" ", "\\s+"));
}
