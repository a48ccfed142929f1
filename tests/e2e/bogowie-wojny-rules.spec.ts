import { test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";

test("the tables stand under their chapters, say where the text is in doubt, are searched, referred to and printed", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("the tables are in the order of the book, under its chapters", async () => {
    await visit(page, "/rules/bogowie-wojny");
    const chapters = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(chapters.first()).toHaveText("I. Introduction");
    await expect(chapters.last()).toHaveText("XV. Optional advanced rules");
    await page.getByRole("main").getByRole("link", { name: "10.40 Modifiers of melee" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("10.40 Modifiers of melee");
    await expect(page.getByRole("row", { name: /^Melee in works/ })).toContainText("+6");
  });
  await test.step("a table says where the text contradicts itself, and what was chosen", async () => {
    await visit(page, "/rules/bogowie-wojny/tables/terrain");
    await expect(
      page.getByRole("heading", { name: "Where the text is silent or contradicts itself" }),
    ).toBeVisible();
    await expect(page.getByText(/10\.33 says five at most\. We follow 3\.5/)).toBeVisible();
    for (const id of ["nothing", "__proto__", "1"]) {
      expect((await page.goto(`/rules/bogowie-wojny/tables/${id}`))?.status()).toBe(404);
    }
  });
  await test.step("all tables are searched at once, each row leading to its place", async () => {
    await visit(page, "/rules/bogowie-wojny");
    await page.getByRole("searchbox", { name: "Search all tables" }).fill("heavy charge");
    await page.getByRole("link", { name: /Charge of heavy cavalry/ }).click();
    await page.waitForURL(/tables\/melee-modifiers#charge-heavy/);
  });
  await test.step("a chapter leads to its table, or to those that draw on it", async () => {
    await visit(page, "/rules/bogowie-wojny/chapters/14.3");
    await expect(page).toHaveURL(/tables\/battlefield$/);
    await visit(page, "/rules/bogowie-wojny/chapters/13.4");
    await expect(
      page.getByRole("main").getByRole("link", { name: /What bases cost/ }),
    ).toBeVisible();
    await visit(page, "/rules/bogowie-wojny/chapters/1.9");
    await expect(page.getByText("No table draws on 1.9.")).toBeVisible();
    expect((await page.goto("/rules/bogowie-wojny/chapters/tables"))?.status()).toBe(404);
  });
  await test.step("the sheets print from a choice of tables", async () => {
    await visit(page, "/rules/bogowie-wojny/reference");
    await page.getByRole("checkbox", { name: /Bases/ }).first().uncheck();
    const answer = await page.request.get(
      "/api/v1/rules/bogowie-wojny/reference.pdf?tables=orders&tables=melee-modifiers&lang=pl&paper=a3",
    );
    expect(answer.headers()["content-type"]).toBe("application/pdf");
  });
});

test("the rules fit a phone, with halves as Poles write them", { tag: "@journey" }, async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: "pl-PL",
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const place of [
    "",
    "/tables/terrain",
    "/tables/battlefield",
    "/tables/wagomiar",
    "/reference",
  ]) {
    await test.step(place || "overview", async () => {
      await visit(page, `/rules/bogowie-wojny${place}`);
      if (place === "/tables/wagomiar") {
        await expect(page.getByRole("row", { name: /^Grenadierzy/ })).toContainText("1,5");
      }
      await expectNoSidewaysScroll(page);
      await expectFingerSized(page);
      await expectAccessible(page);
    });
  }
  await context.close();
});
