import { test } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./page-checks";

test("a reader finds the French book in the library and reads its statistics", async ({ page }) => {
  await page.goto("/library?kind=army-book");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Francja: lista ogólna" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Francja: lista ogólna");
  const line = page.getByRole("row", { name: /^Line infantry/ });
  await expect(line).toContainText("17/26");
  await expect(line).toContainText("skirmishers, square, ordre mixte");
  const guard = page.getByRole("row", { name: /^Foot guard/ });
  await expect(guard.getByRole("img", { name: "not given" })).toHaveCount(7);
  const friant = page.getByRole("row", { name: /^Louis Friant/ });
  await expect(friant).toContainText("+1");
  await expect(friant).toContainText("aggressive");
  await expectAccessible(page);
});

test("the book reads on a phone, tables scrolling by themselves", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/army-books/army-book-duchy-of-warsaw");
  await expect(page.getByRole("heading", { name: "Historical formations" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
