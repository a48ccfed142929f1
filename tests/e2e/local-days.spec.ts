import { expect, test } from "@playwright/test";
import { beSomebody } from "./people";

test.setTimeout(120_000);

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "By whose calendar",
  language: "en",
  nation: "france",
};

// At any hour one of them has another day than UTC.
for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test(`days are those of the reader's own calendar in ${timezoneId}`, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId, locale: "en-GB" });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on("console", (message) => {
      if (/hydrat|did not match/i.test(message.text())) faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(String(error)));
    await beSomebody(page.request, "Karen Holm");
    const list = await (await page.request.post("/api/v1/army-lists", { data: LIST })).json();
    const { slug } = await (
      await page.request.post("/api/v1/clubs", { data: { name: "Club of far isles" } })
    ).json();
    await page.request.post(`/api/v1/army-lists/${list.id}/share-links`, {
      data: { name: "For Jan" },
    });
    const today = new Intl.DateTimeFormat("en-GB", {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: timezoneId,
    }).format(new Date());

    await page.goto("/desk");
    const row = page.getByRole("row", { name: /By whose calendar/ });
    await expect(row.locator("time")).toHaveText(today);
    await page.goto(`/clubs/${slug}`);
    await expect(page.getByRole("row", { name: /Karen Holm/ })).toContainText(today);
    await page.goto(`/army-lists/${list.id}/edit`);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "For Jan" })).toContainText(today);
    expect(faults).toEqual([]);
    await context.close();
  });
}
