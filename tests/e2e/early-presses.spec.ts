import { type Page, test } from "@playwright/test";
import { expect } from "./page-checks";
import { beSomebody, speak } from "./people";

/** Opens a page whose scripts do not come before they are let come. */
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

async function ownList(page: Page): Promise<string> {
  await beSomebody(page.request, "Jan Kowalski");
  const answer = await page.request.post("/api/v1/army-lists/duchy-of-warsaw-32-8/fork");
  return (await answer.json()).id;
}

test.beforeEach(async ({ context }) => {
  await speak(context, "en");
});

test("what is pressed before a page listens is done once, as soon as it does", async ({ page }) => {
  const id = await ownList(page);
  const letCome = await openWithoutScripts(page, `/army-lists/${id}/edit`);
  const divisions = page.getByRole("region", { name: /^Division \d/ });
  await page.getByRole("button", { name: "Division", exact: true }).click();
  await page.keyboard.press("Enter");
  await expect(divisions).toHaveCount(0);
  letCome();
  await expect(divisions).toHaveCount(1);
  await page.waitForLoadState();
  await expect(page.getByRole("button", { name: "Undo new formation" })).toBeEnabled();
  await expect(divisions).toHaveCount(1);
});

test("what is typed before a page listens is kept and saved", async ({ page }) => {
  const id = await ownList(page);
  const letCome = await openWithoutScripts(page, `/army-lists/${id}/edit`);
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Written at once");
  await page.keyboard.press("Tab");
  letCome();
  await expect(async () => {
    const stored = await page.request.get(`/api/v1/army-lists/${id}`);
    expect((await stored.json()).title).toBe("Written at once");
  }).toPass();
  await expect(title).toHaveValue("Written at once");
});

test("a file chosen before a page listens is taken", async ({ page }) => {
  const id = await ownList(page);
  const file = await page.request.get(`/api/v1/army-lists/${id}`);
  const letCome = await openWithoutScripts(page, "/army-lists/new");
  await page.locator('input[type="file"]').setInputFiles({
    name: "list.json",
    mimeType: "application/json",
    buffer: await file.body(),
  });
  letCome();
  await page.waitForURL(/\/army-lists\/[^/]+\/edit$/);
});

test("a form sent before its page listens is answered, and never goes into the address", async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, "/sign-in");
  await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.org");
  await page.getByLabel("Password", { exact: true }).fill("fire ord om en hest");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  letCome();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

test("a script that somebody smuggled into a page among those held is not run", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route("**/sign-in", async (route) => {
    const answer = await route.fetch();
    const smuggled = '<script type="held" src="/smuggled.js"></script></body>';
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace("</body>", smuggled),
    });
  });
  await page.goto("/sign-in");
  await expect(page.locator('script[src="/smuggled.js"]')).toHaveAttribute("type", "held");
  expect(asked.filter((path) => path.startsWith("/_next/")).length).toBeGreaterThan(5);
  expect(asked).not.toContain("/smuggled.js");
});
