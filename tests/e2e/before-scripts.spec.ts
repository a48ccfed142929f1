import { type Page, test } from "@playwright/test";
import { expect, expectNoFaults } from "./page-checks";
import { beSomebody, speak } from "./people";

/** Opens a page whose scripts are held back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let letCome: () => void = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return letCome;
}

test.beforeEach(async ({ context }) => {
  await speak(context, "en");
});

test("a desk's controls are off until its script has come, its links are not", async ({ page }) => {
  await beSomebody(page.request, "Jan Kowalski");
  const answer = await page.request.post("/api/v1/army-lists/duchy-of-warsaw-32-8/fork");
  const { id } = await answer.json();
  const letCome = await openWithoutScripts(page, `/army-lists/${id}/edit`);
  const add = page.getByRole("button", { name: "Division", exact: true });
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(add).toBeDisabled();
  await expect(title).toBeDisabled();
  const ways = page.getByRole("navigation", { name: "Main" });
  await expect(ways.getByRole("link", { name: "Library" })).toBeEnabled();
  letCome();
  await title.fill("Written at once");
  await page.keyboard.press("Tab");
  await add.click();
  await expect(page.getByRole("region", { name: /^Division \d/ })).toHaveCount(1);
  await expect
    .poll(async () => (await (await page.request.get(`/api/v1/army-lists/${id}`)).json()).title)
    .toBe("Written at once");
});

test("before its script a page is read with its controls off, and what a form was given or sent then counts", async ({
  page,
}) => {
  await test.step("what a page to read needs a script for is off until it has come", async () => {
    const letCome = await openWithoutScripts(page, "/scenarios/la-haye-sainte-1815");
    const copy = page.getByRole("main").getByRole("button", { name: /copy/i }).first();
    const find = page.getByRole("button", { name: "Find anything by name" });
    await expect(copy).toBeDisabled();
    await expect(find).toBeDisabled();
    await expectNoFaults(page);
    letCome();
    await expect(copy).toBeEnabled();
    await find.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
  await test.step("what a form of questions was given before its script came counts", async () => {
    const letCome = await openWithoutScripts(page, "/rules/belle-alliance/odds");
    const party = page.getByRole("group", { name: "Firing unit", exact: true });
    await party.getByLabel("Fire at zone 2").check();
    letCome();
    await expect(page.getByRole("table", { name: "Firing unit, loss" })).toContainText("−3");
  });
  await test.step("a form sent before its page listens is answered, and never goes into the address", async () => {
    const letCome = await openWithoutScripts(page, "/sign-in");
    await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.org");
    await page.getByLabel("Password", { exact: true }).fill("fire ord om en hest");
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    letCome();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
  });
});
