import { test } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll } from "./page-checks";

test.beforeEach(({ page }) => page.goto("/patterns"));

test("every component is accessible in both themes", async ({ page }) => {
  await expectAccessibleInBothThemes(page);
});

test("nothing stands out sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test("a button reached by keyboard shows where the focus is", async ({ page }) => {
  const button = page.getByRole("main").getByRole("button").first();
  await expect(button).toBeVisible();
  await page.keyboard.press("Tab");
  await button.focus();
  await expect(button).toHaveCSS("outline-style", "solid");
  await expect(button).toHaveCSS("outline-width", "2px");
});

test("a message in passing can be put away", async ({ page }) => {
  await page.getByRole("button", { name: "Show message" }).click();
  await expect(page.getByText("This is a message.")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("This is a message.")).toHaveCount(0);
});
