import { test } from "@playwright/test";
import { expect, expectNoSidewaysScroll, visit } from "./page-checks";

test("every component fits a phone, shows where the focus is, and a message goes away", async ({
  page,
}) => {
  await visit(page, "/patterns");
  await test.step("a button reached by keyboard shows where the focus is", async () => {
    const button = page.getByRole("main").getByRole("button").first();
    await expect(button).toBeVisible();
    await page.keyboard.press("Tab");
    await button.focus();
    await expect(button).toHaveCSS("outline-style", "solid");
    await expect(button).toHaveCSS("outline-width", "2px");
  });
  await test.step("a message in passing can be put away", async () => {
    await page.getByRole("button", { name: "Show message" }).click();
    await expect(page.getByText("This is a message.")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("This is a message.")).toHaveCount(0);
  });
  await test.step("nothing stands out sideways on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  });
});
