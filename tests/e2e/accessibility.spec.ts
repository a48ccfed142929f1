import { readdirSync } from "node:fs";
import path from "node:path";
import { type APIRequestContext, test } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, speak } from "./people";

/** An address of every page, by its readers; the words in braces are ids of what `makeThings` stores. */
const ADDRESSES = {
  "a visitor's": [
    "/",
    "/library",
    "/library?kind=army-book&q=francja",
    "/events",
    "/sign-in",
    "/sign-up",
    "/forgotten-password",
    "/new-password",
    "/confirm-email",
    "/farewell",
    "/patterns",
    "/no-such-page",
  ],
  "the rules' of Belle Alliance": [
    "/rules/belle-alliance",
    "/rules/belle-alliance/reference",
    "/rules/belle-alliance/odds",
    "/rules/belle-alliance/tables/21",
    "/rules/belle-alliance/tables/8",
  ],
  "the rules' of Bogowie Wojny": [
    "/rules/bogowie-wojny",
    "/rules/bogowie-wojny/reference",
    "/rules/bogowie-wojny/odds",
    "/rules/bogowie-wojny/battlefield?seed=Raszyn",
    "/rules/bogowie-wojny/chapters/13.4",
    "/rules/bogowie-wojny/tables/terrain",
    "/rules/bogowie-wojny/tables/melee-modifiers",
  ],
  "an umpire's desk": [
    "/scenarios/{scenario}/edit",
    "/scenarios/{scenario}/edit/order-of-battle",
    "/scenarios/{scenario}/edit/map",
    "/scenarios/{scenario}/edit/briefs",
    "/scenarios/{scenario}/edit/schedule",
    "/scenarios/{scenario}/edit/check",
    "/scenarios/{scenario}/edit/print",
    "/scenarios/{scenario}/edit/share",
    "/scenarios/{scenario}/edit/translations",
    "/scenarios/{scenario}/edit/history",
    "/scenarios/{scenario}/games",
    "/games/{table}/umpire",
    "/seat/{seat}",
    "/maps/new",
    "/scenarios/new",
    "/maps/{map}/edit",
    "/maps/{map}/edit/history",
  ],
  "a list builder's": [
    "/desk",
    "/reported",
    "/settings",
    "/army-lists/new",
    "/army-lists/{list}/edit",
    "/army-lists/{list}/edit/history",
    "/army-books/new",
    "/army-books/{book}/edit",
    "/army-books/{book}/edit/history",
    "/army-lists/compare?a={list}&b=duchy-raszyn-1809",
  ],
  "a reader's": [
    "/scenarios/la-haye-sainte-1815",
    "/scenarios/sehested-1813",
    "/army-lists/{list}",
    "/army-books/{book}",
    "/maps/{map}",
    "/l/{link}",
    "/l/222222222222",
  ],
  "a club's": [
    "/clubs",
    "/clubs/{club}",
    "/clubs/{club}/edit",
    "/clubs/{club}/stock/edit",
    "/clubs/{club}/formats/new",
    "/clubs/{club}/formats/{format}/edit",
    "/clubs/join/{invitation}",
    "/clubs/join/none",
    "/join/{coAuthor}",
    "/join/none",
    "/events/new",
    "/events/{event}",
    "/events/{event}/edit",
    "/events/{event}/lists/{entry}",
    "/games",
    "/games/{game}",
    "/games/{game}/field",
    "/games/{game}/rosters/a",
  ],
};
const PHONE = { width: 390, height: 844 };
const FOR_NOBODY_SIGNED_IN = "a visitor's";

/** Pages that only lead to one of the others. */
const LEAD_ELSEWHERE = ["/maps", "/rules"];

for (const [whose, addresses] of Object.entries(ADDRESSES)) {
  test(`${whose} pages are accessible in both themes, and fit a phone in the longer languages`, {
    tag: "@sweep",
  }, async ({ page }) => {
    const things = whose === FOR_NOBODY_SIGNED_IN ? {} : await makeThings(page.request);
    for (const address of addresses.map((each) => filled(each, things))) {
      await test.step(address, async () => {
        await visit(page, address);
        expect(page.url().endsWith(address), `${address} led to ${page.url()}`).toBe(true);
        await expectAccessibleInBothThemes(page);
      });
    }
    await page.setViewportSize(PHONE);
    for (const language of ["da", "pl"]) {
      await speak(page.context(), language);
      for (const address of addresses.map((each) => filled(each, things))) {
        await test.step(`${address} in ${language}`, async () => {
          await page.goto(address);
          await expectNoSidewaysScroll(page);
        });
      }
    }
  });
}

test("the sweep knows every page", { tag: "@sweep" }, () => {
  const addresses = [...Object.values(ADDRESSES).flat(), ...LEAD_ELSEWHERE];
  const unknown = pageRoutes().filter((route) => !addresses.some((each) => leadsTo(each, route)));
  expect(unknown, "add an address to ADDRESSES").toEqual([]);
});

/** The routes of all pages, such as `/maps/[id]/edit`. */
function pageRoutes(): string[] {
  return readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => path.dirname(file).split(path.sep))
    .filter((parts) => !parts.some((part) => part.startsWith("_")))
    .map((parts) => `/${parts.filter((part) => !part.startsWith("(")).join("/")}`);
}

function leadsTo(address: string, route: string): boolean {
  const given = address.replace(/\?.*/, "").split("/");
  const asked = route.split("/");
  return (
    given.length === asked.length &&
    asked.every((part, i) => part === given[i] || part.startsWith("["))
  );
}

function filled(address: string, things: Readonly<Record<string, string>>): string {
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = things[name];
    if (!id) throw new Error(`makeThings stores no ${name}`);
    return id;
  });
}

/** Signs somebody in who owns one of everything; returns the ids. */
async function makeThings(request: APIRequestContext): Promise<Record<string, string>> {
  await beSomebody(request, "Ola Nowak");
  const send = async (method: "post" | "put", at: string, data: object = {}) => {
    const answer = await request[method](`/api/v1${at}`, { data });
    expect(answer.ok(), `${at}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const { id: scenario } = await send("post", "/scenarios/la-haye-sainte-1815/fork");
  const { id: map } = await send("post", `/scenarios/${scenario}/ground-map`);
  const { id: list } = await send("post", "/army-lists/duchy-of-warsaw-32-8/fork");
  const { id: book } = await send("post", "/army-books/army-book-duchy-of-warsaw/fork");
  const { slug: link } = await send("post", `/army-lists/${list}/share-links`, { name: "For Jan" });
  const { slug: club } = await send("post", "/clubs", { name: "Vistula", seenBy: "members" });
  const { code: coAuthor } = await send("post", `/scenarios/${scenario}/invitations`, {
    may: "own",
  });
  const { code: invitation } = await send("post", `/clubs/${club}/invitation`, { days: 7 });
  const { format } = await (await request.get(`/api/v1/army-lists/${list}`)).json();
  const league = { ...format, name: "Winter league" };
  const { id: kept } = await send("post", `/clubs/${club}/formats`, { format: league });
  const { id: event } = await send("post", "/events", { ...EVENT, format });
  const { own } = await send("put", `/events/${event}/submission`, { listId: list });
  const { id: game } = await send("post", "/games", { listId: list });
  const entry = own.list.entryId;
  const seats = [{ side: "allied" }];
  const began = await send("post", `/scenarios/${scenario}/games`, { seats });
  await send("post", `/games/${began.id}/bounds`);
  const played = { table: began.id, seat: began.seats[0].key };
  return {
    ...played,
    scenario,
    map,
    list,
    book,
    link,
    club,
    invitation,
    coAuthor,
    format: kept,
    event,
    entry,
    game,
  };
}

const EVENT = {
  title: "Winter battles",
  club: "Vistula",
  day: "2090-07-15",
  deadline: "2090-07-08T20:00",
  timeZone: "Europe/Warsaw",
  accepts: "any",
};
