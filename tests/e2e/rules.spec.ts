import { test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";

test("table 21 answers what a unit would get, every table has its page, all are searched at once and printed by choice", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("table 21 is filtered, searched as printed, and answers what a unit would get while one types", async () => {
    await test.step("table 21 shows a nation's rows with both years apart", async () => {
      await visit(page, "/rules/belle-alliance");
      await page
        .getByRole("main")
        .getByRole("link", { name: /Valour/ })
        .click();
      await page.getByLabel("Nation").first().selectOption({ label: "Prussia" });
      await page.waitForURL(/nation=prussia/);
      await expect(
        page.getByRole("heading", { name: /Special rows, 1815 \d+ rows/ }),
      ).toBeVisible();
      await page.getByLabel("Nation").first().selectOption({ label: "France" });
      await expect(page.getByRole("heading", { name: /Special rows, 1815 15 rows/ })).toBeVisible();
      await expect(page.getByRole("row", { name: /^Lancers/ })).toContainText("0");
      await expect(page.getByRole("row", { name: /^Young Guard Ung garde/ }).first()).toContainText(
        "+3 / +1",
      );
      await expectAccessible(page);
    });
    await test.step("its rows are searched as printed, too", async () => {
      await visit(page, "/rules/belle-alliance/tables/21?q=hojlaendere");
      await expect(page.getByRole("row", { name: /Højlændere/ })).toContainText("+3");
    });
    await test.step("what a unit would get is answered while one types, and its row is marked", async () => {
      await visit(page, "/rules/belle-alliance/tables/21");
      const question = page.getByRole("form", { name: "Valour of a unit" });
      await question.getByLabel("Unit, as named in the source").fill("2. Kurmärkische Landwehr");
      await question.getByLabel("Nation").selectOption({ label: "Prussia" });
      await page.waitForURL(/of=prussia/);
      const answer = page.getByRole("complementary").getByRole("status");
      await expect(answer).toContainText("Prussia");
      await expect(answer).toContainText(/Certain|Likely|Umpire to decide/);
      await expect(page.locator("tr[aria-current]")).toHaveCount(1);
      await question.getByLabel("Unit, as named in the source").fill("");
      await expect(answer).toHaveCount(0);
    });
  });
  await test.step("every table has its page, all are searched at once, and the sheets print from a choice", async () => {
    await test.step("every table has a page of its own; groups say that one row counts", async () => {
      await visit(page, "/rules/belle-alliance/tables/8");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Table 8: Factors for melee",
      );
      await expect(page.getByRole("row", { name: /^Flanking attack/ })).toContainText("+3");
      await expect(page.getByRole("columnheader", { name: "One counts" })).toBeVisible();
      for (const n of ["0", "22", "six"]) {
        expect((await page.goto(`/rules/belle-alliance/tables/${n}`))?.status()).toBe(404);
      }
    });
    await test.step("all tables are searched at once, each row leading to its place", async () => {
      await visit(page, "/rules/belle-alliance");
      await page.getByRole("searchbox", { name: "Search all tables" }).fill("square melee");
      await page.getByRole("link", { name: /in melee with infantry/ }).click();
      await page.waitForURL(/tables\/8#/);
      await visit(page, "/rules/belle-alliance?q=xyzzy");
      await expect(page.getByText("No table has a matching row.")).toBeVisible();
    });
    await test.step("the sheets print from a choice of tables", async () => {
      await visit(page, "/rules/belle-alliance/reference");
      await page.getByRole("checkbox", { name: /Phases of the bound/ }).uncheck();
      const answer = await page.request.get(
        "/api/v1/rules/belle-alliance/reference.pdf?tables=6&tables=8&lang=en&paper=a4",
      );
      expect(answer.headers()["content-type"]).toBe("application/pdf");
    });
  });
});

test("the rules fit a phone", async ({ browser }) => {
  const context = await browser.newContext({
    locale: "pl-PL",
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const place of ["", "/tables/6", "/tables/21", "/reference"]) {
    await test.step(place || "overview", async () => {
      await visit(page, `/rules/belle-alliance${place}`);
      await expectNoSidewaysScroll(page);
      await expectFingerSized(page);
      await expectAccessible(page);
    });
  }
  await context.close();
});
