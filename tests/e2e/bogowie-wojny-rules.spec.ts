import { test } from "@playwright/test";
import { expect, expectAccessible, expectFingerSized, expectNoSidewaysScroll } from "./page-checks";

test.setTimeout(120_000);

test("the tables are in the order of the book, under its chapters", async ({ page }) => {
  await page.goto("/rules/bogowie-wojny");
  const chapters = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(chapters.first()).toHaveText("I. Introduction");
  await expect(chapters.last()).toHaveText("XV. Optional advanced rules");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "10.40 Modifiers of melee" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("10.40 Modifiers of melee");
  await expect(page.getByRole("row", { name: /^Melee in works/ })).toContainText("+6");
  await expectAccessible(page);
});

test("a table says where the text contradicts itself, and what was chosen", async ({ page }) => {
  await page.goto("/rules/bogowie-wojny/tables/terrain");
  await expect(
    page.getByRole("heading", { name: "Where the text is silent or contradicts itself" }),
  ).toBeVisible();
  await expect(page.getByText(/10\.33 says five at most\. We follow 3\.5/)).toBeVisible();
  await expectAccessible(page);
  for (const id of ["nothing", "__proto__", "1"]) {
    expect((await page.goto(`/rules/bogowie-wojny/tables/${id}`))?.status()).toBe(404);
  }
});

test("all tables are searched at once, each row leading to its place", async ({ page }) => {
  await page.goto("/rules/bogowie-wojny");
  await page.getByRole("searchbox", { name: "Search all tables" }).fill("heavy charge");
  await page.getByRole("link", { name: /Charge of heavy cavalry/ }).click();
  await page.waitForURL(/tables\/melee-modifiers#charge-heavy/);
});

test("a chapter leads to its table, or to those that draw on it", async ({ page }) => {
  await page.goto("/rules/bogowie-wojny/chapters/14.3");
  await expect(page).toHaveURL(/tables\/battlefield$/);
  await page.goto("/rules/bogowie-wojny/chapters/13.4");
  await expect(page.getByRole("main").getByRole("link", { name: /What bases cost/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/rules/bogowie-wojny/chapters/1.9");
  await expect(page.getByText("No table draws on 1.9.")).toBeVisible();
  expect((await page.goto("/rules/bogowie-wojny/chapters/tables"))?.status()).toBe(404);
});

test("the Wagomiar shows what a base costs, with halves in the reader's own way", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "pl-PL" });
  const page = await context.newPage();
  await page.goto("/rules/bogowie-wojny/tables/wagomiar");
  await expect(page.getByRole("row", { name: /^Grenadierzy/ })).toContainText("1,5");
  await context.close();
});

test("the sheets print from a choice of tables", async ({ page }) => {
  await page.goto("/rules/bogowie-wojny/reference");
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /Bases/ }).first().uncheck();
  const answer = await page.request.get(
    "/api/v1/rules/bogowie-wojny/reference.pdf?tables=orders&tables=melee-modifiers&lang=pl&paper=a3",
  );
  expect(answer.headers()["content-type"]).toBe("application/pdf");
});

const PLACES = ["", "/tables/terrain", "/tables/battlefield", "/tables/wagomiar", "/reference"];
for (const place of PLACES) {
  test(`the rules fit a phone: ${place || "overview"}`, async ({ browser }) => {
    const context = await browser.newContext({
      locale: "pl-PL",
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(`/rules/bogowie-wojny${place}`);
    await expectNoSidewaysScroll(page);
    await expectFingerSized(page);
    await expectAccessible(page);
    await context.close();
  });
}
