import { test } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody } from "./people";

test("the library has lists of every nation, and points that upgrades have taken are free no more", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("the library has lists of every nation, to read, to print and to build on", async () => {
    await beSomebody(page.request);
    await visit(page, "/library?kind=army-list&nation=prussia");
    await page.getByRole("link", { name: "Grawert’s division, Jena 1806" }).first().click();
    await page.waitForURL(/\/army-lists\/prussia-grawert-1806$/);
    await expect(page.getByRole("main")).toContainText("Vierzehnheiligen");
    await expectAccessible(page);
    const pdf = await page.request.get("/api/v1/army-lists/prussia-grawert-1806/roster.pdf");
    expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  });
  await test.step("points that upgrades have taken are free no more, on a desk and on a phone", async () => {
    await beSomebody(page.request);
    for (const [shipped, words, lent] of [
      // 24 points for units and generals and 16 for upgrades, of 32 and 8.
      ["duchy-raszyn-1809", "Units 21, generals 3, in upgrades 8, free 0 of 32 points", 8],
      // 31.5 points and 8.
      ["austria-reserve-1809", "Units 29.5, generals 2, free 0.5 of 32 points", 0],
    ] as const) {
      const fork = await page.request.post(`/api/v1/army-lists/${shipped}/fork`);
      const { id } = await fork.json();
      await visit(page, `/army-lists/${id}/edit`);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole("img", { name: words })).toBeVisible();
        await expect(page.getByText(`in upgrades ${lent}`, { exact: true })).toHaveCount(
          lent > 0 ? 1 : 0,
        );
        await expectNoSidewaysScroll(page);
      }
    }
  });
});
