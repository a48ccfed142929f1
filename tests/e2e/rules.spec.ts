import { test } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./page-checks";

test.setTimeout(60_000);

test("table 21 shows a nation's rows with both years apart", async ({ page }) => {
  await page.goto("/rules/belle-alliance");
  await page.getByLabel("Nation").selectOption({ label: "France" });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("heading", { name: /Special rows, 1815 15 rows/ })).toBeVisible();
  const lancers = page.getByRole("row", { name: /^Lancers/ });
  await expect(lancers).toContainText("0");
  await expect(
    page.getByRole("row", { name: /Young Guard Ung garde Infantry/ }).first(),
  ).toContainText("+3 / +1");
  await expectAccessible(page);
});

test("its rows are searched as printed, too", async ({ page }) => {
  await page.goto("/rules/belle-alliance?q=hojlaendere");
  await expect(page.getByRole("row", { name: /Højlændere/ })).toContainText("+3");
});

test("the Wagomiar shows what a base costs, with halves in the reader's own way", async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: "pl-PL",
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/rules/bogowie-wojny");
  await expect(page.getByRole("row", { name: /^Grenadierzy/ })).toContainText("1,5");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await context.close();
});
