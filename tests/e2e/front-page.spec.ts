import { test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody } from "./people";

test("a stranger sees what this is and what the service brings, whatever members have shared since", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("a stranger sees what this is and opens a shipped scenario", async () => {
    await visit(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Write the scenario once");
    const shipped = page.getByRole("region", { name: "In the library" });
    for (const title of ["La Haye Sainte", "Platov’s rearguard, Mir 1812"]) {
      await expect(shipped.getByRole("link", { name: title })).toBeVisible();
    }
    await expect(shipped.getByRole("link", { name: "16 battles" })).toBeVisible();
    await shipped.getByRole("link", { name: "La Haye Sainte" }).click();
    await page.waitForURL(/\/scenarios\/la-haye-sainte-1815$/);
  });
  await test.step("the front page shows what the service brings, whatever members have shared since", async () => {
    await beSomebody(page.request);
    const sent = await page.request.post("/api/v1/scenarios", {
      data: { kind: "scenario", schemaVersion: 1, title: "A member's own", language: "en" },
    });
    const { id } = await sent.json();
    const data = { visibility: "public" };
    await page.request.put(`/api/v1/scenarios/${id}/visibility`, { data });
    await visit(page, "/");
    await expect(page.getByRole("figure").first()).toContainText("La Haye Sainte");
    await expect(page.getByRole("main")).not.toContainText("A member's own");
  });
});

for (const [locale, language, words, leads, battle] of [
  ["en-GB", "en", "Write the scenario once", /^\/scenarios\//, "La Haye Sainte"],
  ["da-DK", "da", "Skriv grundlaget én gang", /^\/scenarios\//, "Sehested"],
  ["pl-PL", "pl", "Napisz scenariusz raz", /^\/army-lists\//, "Raszyn 1809"],
] as const) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test("is spoken to in its own language and sees the works of its own game first", {
      tag: "@journey",
    }, async ({ page }) => {
      await visit(page, "/");
      const first = page.getByRole("main").getByRole("article").first();
      await expect(first.getByRole("link").first()).toHaveAttribute("href", leads);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
      await expect(page.getByRole("figure").first()).toContainText(battle);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });
  });
}

test("language and theme are chosen in the bar, all of it is reached by keyboard, and anything found by name", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("everything in the top bar is reached by keyboard, and anything found by name with letters left plain", async () => {
    await test.step("everything in the top bar is reached by keyboard", async () => {
      await visit(page, "/");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      const language = page.getByRole("button", { name: "Language: EN" });
      await expect(language).toBeEnabled();
      await language.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "English" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "English" })).toBeHidden();
    });
    await test.step("anything is found by name from anywhere, with letters left plain", async () => {
      await visit(page, "/");
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
      await page.keyboard.type("ksiestwo warszawskie");
      await expect(page.getByText(/^\d+ found$/)).toBeVisible();
      await expect(page.getByRole("option", { name: /Duchy of Warsaw 1812/ })).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/army-lists\/duchy-of-warsaw-32-8$/);
    });
  });
  await test.step("language and theme are chosen in the bar, and the next page is drawn in them", async () => {
    await test.step("the theme is changed, and the next page is drawn in it from the first paint", async () => {
      await visit(page, "/");
      await page.getByRole("button", { name: "Light or dark" }).click();
      await page.getByRole("button", { name: "Dark", exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      const html = await (await page.request.get("/library")).text();
      expect(html).toMatch(/<html[^>]*data-theme="dark"/);
    });
    await test.step("the language is changed by the menu and remembered", async () => {
      await visit(page, "/");
      await page.getByRole("button", { name: "Language: EN" }).click();
      await page.getByRole("button", { name: "Polski" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Napisz scenariusz raz");
      await visit(page, "/library");
      await expect(page.getByRole("heading", { level: 1, name: "Biblioteka" })).toBeVisible();
    });
  });
});

test("the front page is whole on a desk and on a phone, where one menu holds the rest of the bar", async ({
  page,
}) => {
  await visit(page, "/");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await expectFingerSized(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("group", { name: "Menu" });
  await expect(menu.getByRole("button", { name: "Dansk" })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole("link", { name: "Library" }).click();
  await page.waitForURL(/\/library$/);
  await expect(menu).toBeHidden();
});

test("a Polish page loads the Polish letters and not the heavy cut of all of Europe's", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "pl-PL" });
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith(".woff2") && answer.ok()) fonts.push(answer.url());
  });
  await visit(page, "/rules/belle-alliance");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.some((url) => /\/sans-400\.[^/]+\.woff2$/.test(url))).toBe(true);
  expect(fonts.filter((url) => url.includes("latin-ext"))).toEqual([]);
  await context.close();
});
