import { type Browser, type Page, test } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody } from "./people";

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "A quiet vanguard",
  language: "en",
  nation: "duchy-of-warsaw",
  notes: "All in the sunken road",
  formations: [
    {
      id: "d1",
      general: { kind: "infantry" },
      regiments: [
        { id: "r1", unitKind: "light-infantry", bases: 2, veteran: "bought", notes: "The mill" },
      ],
    },
  ],
  upgrades: [
    { id: "u1", upgrade: "ambush", count: 1 },
    { id: "u2", upgrade: "providence", count: 1 },
  ],
};

async function store(page: Page): Promise<string> {
  const answer = await page.request.post("/api/v1/army-lists", { data: LIST });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

async function stored(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
}

test("an owner marks what is secret, and a stranger's page has none of it", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beSomebody(page.request);
  const id = await store(page);
  await visit(page, `/army-lists/${id}/edit`);
  await page.getByText("Keep these notes secret", { exact: true }).click();
  const upgrades = page.getByRole("region", { name: "Upgrades" });
  await upgrades.getByRole("button", { name: /Providence/ }).click();
  await page.getByText("Secret: others do not see it", { exact: true }).click();
  await expect(upgrades.getByRole("button", { name: /Providence.*secret/ })).toBeVisible();
  await upgrades.getByRole("button", { name: /Ambush.*secret/ }).click();
  await expect(page.getByText("Always secret: only you can see")).toBeVisible();
  await page
    .getByRole("button", { name: /^Light infantry|Light infantry regiment/ })
    .first()
    .click();
  await page.getByText("Keep the bought status secret", { exact: true }).click();
  await page.getByText("Keep this note secret", { exact: true }).click();
  await expect(upgrades).toContainText("Every list reads “up to 40”");
  await expectAccessible(page);
  await stored(page);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("by link", { exact: true }).click();
  await expect(page.getByText(`/army-lists/${id}`)).toBeVisible();
  await page.getByLabel("Prints and files are for").selectOption("my opponent");
  await expect(page.getByRole("link", { name: "Print (PDF)" })).toHaveAttribute(
    "href",
    /for=opponent/,
  );
  await expectAccessible(page);

  const seen = await asStranger(browser, page, id);
  expect(["sunken road", "The mill"].filter((words) => seen.includes(words))).toEqual([]);
  // The interface's messages, sent as data, name all upgrades; but these names must not appear on the page.
  const onPage = seen.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  const upgradesOnPage = ["Ambush", "Providence", "veteran"].filter((name) =>
    onPage.includes(name),
  );
  expect(upgradesOnPage).toEqual([]);
  await visit(page, `/army-lists/${id}`);
  await expect(page.getByText("All in the sunken road")).toBeVisible();
  await page.getByRole("link", { name: "As others see it" }).click();
  await expect(page.getByText("Shown as others see it")).toBeVisible();
  await expect(page.getByText("All in the sunken road")).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test("a link opens a private list to a stranger until it is taken back", {
  tag: "@journey",
}, async ({ page, browser, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await beSomebody(page.request);
  const id = await store(page);
  await visit(page, `/army-lists/${id}/edit`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByLabel("Name for a new link").fill("For Jan");
  await page.getByRole("button", { name: "Create link" }).click();
  await page.getByRole("button", { name: "Copy link “For Jan”" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(/\/l\/[2-9a-z]{12}$/);
  await expectAccessible(page);

  const guests = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await guests.newPage();
  await visit(guest, url);
  await expect(guest.getByRole("heading", { name: "A quiet vanguard" })).toBeVisible();
  await expect(guest.getByText("Shown as others see it")).toBeVisible();
  await expect(guest.getByText("Ambush", { exact: true })).toHaveCount(0);
  await expect(guest.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  const pdf = await guest.getByRole("link", { name: "Print (PDF)" }).first().getAttribute("href");
  expect((await guests.request.get(new URL(pdf ?? "", url).href)).status()).toBe(200);

  await page.getByRole("button", { name: "Revoke link “For Jan”" }).click();
  await page.getByRole("button", { name: "Revoke for good" }).click();
  await expect(page.getByText("“For Jan” no longer works.")).toBeVisible();
  const answer = await guest.goto(url);
  expect(answer?.status()).toBe(404);
  await expect(guest.getByText("It may have been revoked")).toBeVisible();
  await expectAccessible(guest);
  await guests.close();
});

/** Stores a list of one regiment without upgrades, visible to anybody with its address. */
async function bareList(page: Page): Promise<string> {
  const regiments = [{ id: "r1", unitKind: "line-infantry", bases: 2 }];
  const formations = [{ id: "d1", general: { kind: "infantry" }, regiments }];
  const names = { title: "Bare", language: "en", nation: "france" };
  const data = { kind: "army-list", schemaVersion: 1, ...names, formations };
  const { id } = await (await page.request.post("/api/v1/army-lists", { data })).json();
  const shown = await page.request.put(`/api/v1/army-lists/${id}/visibility`, {
    data: { visibility: "public" },
  });
  expect(shown.ok()).toBe(true);
  return id;
}

/** Everything the server sends a stranger for the list's pages, including data in scripts. */
async function asStranger(browser: Browser, page: Page, id: string): Promise<string> {
  const { origin } = new URL(page.url());
  const stranger = await browser.newContext();
  const pages = [
    `/army-lists/${id}`,
    `/army-lists/${id}?as=owner`,
    `/army-lists/compare?a=${id}&b=${await bareList(page)}`,
    `/library?kind=army-list&q=quiet`,
  ];
  const texts = await Promise.all(
    pages.map(async (path) => (await stranger.request.get(origin + path)).text()),
  );
  await stranger.close();
  expect(texts[0]).toContain("A quiet vanguard");
  return texts.join("\n");
}
