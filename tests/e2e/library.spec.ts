import { type APIRequestContext, type Browser, type Page, test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";
import { beSomebody } from "./people";

const works = (page: Page) => page.getByRole("article");
const work = (page: Page, name: string) =>
  works(page).filter({ has: page.getByRole("heading", { name, exact: true }) });

/** The facet of a nation that few works have: how many others go before it depends on what else the library holds. */
async function denmarkOf(page: Page) {
  const denmark = page.getByRole("checkbox", { name: /^Denmark/ });
  if (!(await denmark.isVisible())) await page.locator("summary", { hasText: / more$/ }).click();
  return denmark;
}

test("works are narrowed, searched by words with plain letters or not, ordered, and a search without results says what to do", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("works are narrowed by game, nation and year, and the address says so", async () => {
    await test.step("works are narrowed by what matters for tonight's game, and the address says so", async () => {
      await visit(page, "/library");
      await page.getByRole("checkbox", { name: /^Belle Alliance/ }).check();
      await page.waitForURL(/system=belle-alliance/);
      await expect(work(page, "Sehested")).toBeVisible();
      await expect(works(page).filter({ hasText: "Austria 1809" })).toHaveCount(0);

      await (await denmarkOf(page)).check();
      await page.waitForURL(/nation=denmark/);
      await expect(work(page, "La Haye Sainte")).toHaveCount(0);

      await revisit(page);
      await expect(page.getByRole("checkbox", { name: /^Denmark/ })).toBeChecked();
      await page.getByRole("link", { name: /Denmark.*remove this filter/ }).click();
      await expect(page.getByRole("checkbox", { name: /^Denmark/ })).not.toBeChecked();
      await expect(work(page, "La Haye Sainte")).toBeVisible();
    });
    await test.step("the year of the battle narrows, too", async () => {
      await visit(page, "/library");
      await page.getByRole("textbox", { name: "From year" }).fill("1815");
      await expect(work(page, "La Haye Sainte")).toBeVisible();
      await expect(work(page, "Sehested")).toHaveCount(0);
    });
  });
  await test.step("works are searched by words with plain letters or not, shown in the order chosen, and a search without results says what to do", async () => {
    await test.step("a search is typed, and what matches nothing says what to do", async () => {
      await visit(page, "/library");
      await page.getByRole("searchbox").fill("zzzz");
      await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
      await page.getByRole("link", { name: "Show all" }).click();
      await expect(work(page, "Sehested")).toBeVisible();
    });
    await test.step("works show as rows, in the order chosen", async () => {
      await beSomebody(page.request);
      for (const title of ["Ćmielów", "Aspern", "Żarnów", "Böhmen", "Bialystok"]) {
        const data = { kind: "scenario", schemaVersion: 1, title, language: "en" };
        expect((await page.request.post("/api/v1/scenarios", { data })).status()).toBe(201);
      }
      await visit(page, "/library?mine=1&sort=title&look=rows");
      await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("title");
      await expect(works(page).getByRole("heading")).toHaveText([
        "Aspern",
        "Bialystok",
        "Böhmen",
        "Ćmielów",
        "Żarnów",
      ]);
    });
    await test.step("a card says how long the game takes, and its text has no marks of its markup", async () => {
      await visit(page, "/library?q=saalfeld+lannes&kind=map");
      await expect(work(page, "Saalfeld 1806")).toContainText("10 October 1806");
      await expect(work(page, "Saalfeld 1806")).not.toContainText("*");
      await visit(page, "/library?q=bornhöved");
      await expect(work(page, "Bornhöved")).toContainText("An evening");
      await expect(work(page, "Bornhöved")).not.toContainText("4 units");
    });
    await test.step("a card shows the ground and no units on it", async () => {
      await visit(page, "/library?q=haye");
      const card = work(page, "La Haye Sainte");
      await expect(card.getByRole("img", { name: /Terrain of a table/ })).toBeVisible();
      expect(await card.locator("svg text").count()).toBe(0);
    });
    for (const text of ["księstwo", "ksiestwo", "awangarda"]) {
      await test.step(`"${text}" finds the Duchy's list`, async () => {
        await visit(page, `/library?q=${encodeURIComponent(text)}`);
        await expect(works(page).filter({ hasText: "Duchy of Warsaw 1812" })).toBeVisible();
        await expect(work(page, "Yorck’s corps, Möckern 1813")).toHaveCount(0);
      });
    }
  });
});

test("a user's unfinished work is found by themselves and by nobody else", async ({
  page,
  browser,
}) => {
  await beSomebody(page.request);
  const title = `Hemmeligt udkast ${Date.now()}`;
  const made = await page.request.post("/api/v1/scenarios", {
    data: { kind: "scenario", schemaVersion: 1, title, language: "da" },
  });
  expect(made.status()).toBe(201);
  await visit(page, `/library?mine=1`);
  await expect(works(page).filter({ hasText: title })).toContainText("private");

  const stranger = await browser.newPage();
  await visit(stranger, `/library?q=${encodeURIComponent(title)}`);
  await expect(stranger.getByRole("heading", { name: "No results" })).toBeVisible();
  await stranger.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the facets are a plain form", async ({ page }) => {
    await page.goto("/library");
    await (await denmarkOf(page)).check();
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(work(page, "Sehested")).toBeVisible();
    await expect(works(page).filter({ hasText: "Austria 1809" })).toHaveCount(0);
  });
});

test("the library is whole on a desk and a phone, its facets fold on phone and tablet, and words have room at every width", async ({
  page,
  browser,
}) => {
  await test.step("the library is whole on a desk and on a phone", async () => {
    await visit(page, "/library?nation=france&yearFrom=1809");
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    await expectFingerSized(page);
  });
  await test.step("the facets fold into one button on a phone and on a tablet, where works have the whole width and pictures their frame", async () => {
    await test.step("on a phone the facets fold into one button that says how many are set", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, "/library?nation=france");
      const prussia = page.getByRole("checkbox", { name: /^Prussia/ });
      await expect(prussia).toBeHidden();
      await page.locator("summary", { hasText: "Filters" }).click();
      await expect(prussia).toBeVisible();
      await expectFingerSized(page);
    });
    await test.step("on a phone a card's picture keeps to its frame, above the words", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, "/library?q=la+haye+sainte&kind=scenario");
      const card = work(page, "La Haye Sainte");
      const drawn = card.getByRole("img", { name: /Terrain of a table/ });
      await expect(drawn).toBeVisible();
      const picture = await drawn.boundingBox();
      const words = await card.locator("[data-part=words]").boundingBox();
      expect(picture?.height).toBeGreaterThan(100);
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
    });
    await test.step("on a tablet the works have the whole width, and the facets fold", async () => {
      await page.setViewportSize({ width: 900, height: 844 });
      await visit(page, "/library");
      await expect(page.getByRole("checkbox", { name: /^Prussia/ })).toBeHidden();
      const first = await works(page).first().boundingBox();
      expect(first?.width).toBeGreaterThan(400);
      await page.locator("summary", { hasText: "Filters" }).click();
      await expect(page.getByRole("checkbox", { name: /^Prussia/ })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
  await test.step("a work's words have room at every width, as cards and as rows, however long they are", async () => {
    const word = await longestWorks(page, browser);
    for (const look of ["cards", "rows"]) {
      await visit(page, `/library?q=${word}&look=${look}`);
      await expect(works(page)).toHaveCount(4);
      for (const width of [320, 390, 700, 768, 900, 1024, 1100, 1280, 1440, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        const cramped = () => page.evaluate(crampedWords);
        await expect.poll(cramped, `${look} at ${width} px`).toEqual([]);
      }
    }
  });
});

/** What stands out of a work's frame, and words with less than 180 px, measured at one moment. */
function crampedWords(): string[] {
  return [...document.querySelectorAll("article")].flatMap((article) => {
    const parts = [...article.querySelectorAll("[data-part=words], footer")];
    const out = parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    const narrow = parts.filter((part) => part.matches("[data-part]") && part.clientWidth < 180);
    return [...out, ...narrow].map((part) => `${part.tagName} ${part.clientWidth} px`);
  });
}

/**
 * Publishes a work of each kind, with the longest names that the service takes and no space in any, by a member of the
 * reader's club; returns the word that finds these alone.
 */
async function longestWorks(reader: Page, browser: Browser): Promise<string> {
  const word = `zz${crypto.randomUUID().slice(0, 8)}`;
  const title = `${word} ${"Donaudampfschifffahrt".repeat(8)}`;
  const context = await browser.newContext();
  const { request } = context;
  const sent = async (by: APIRequestContext, path: string, data: object) => {
    const answer = await by.post(`/api/v1${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await beSomebody(request, "Wolfeschlegelsteinhausen".repeat(8));
  const club = await sent(request, "/clubs", { name: "Krigsspilsselskab".repeat(11) });
  const { code } = await sent(request, `/clubs/${club.slug}/invitation`, { days: 1 });
  await beSomebody(reader.request);
  await sent(reader.request, `/clubs/join/${code}`, {});
  const place = "Kongeriget".repeat(18);
  for (const [collection, document] of Object.entries({
    scenarios: { kind: "scenario", summary: place, place, date: "1813-12-10" },
    "army-lists": { kind: "army-list", nation: "duchy-of-warsaw" },
    "army-books": { kind: "army-book", nation: null, nationName: place, entries: [] },
    maps: { kind: "map", system: "belle-alliance", place, map: { widthCm: 200, depthCm: 150 } },
  })) {
    const head = { schemaVersion: 1, language: "en", title };
    const { id } = await sent(request, `/${collection}`, { ...head, ...document });
    const shown = await request.put(`/api/v1/${collection}/${id}/visibility`, {
      data: { visibility: "club", clubId: club.id },
    });
    expect(shown.ok(), await shown.text()).toBe(true);
  }
  await context.close();
  return word;
}
