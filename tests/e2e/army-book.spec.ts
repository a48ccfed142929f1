import { test } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./page-checks";
import { signUp } from "./people";

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

const STATISTICS = [
  "Unit\tMove\tWeapon\tWB\tSO\tWTR\tMorale\tSpecial rules",
  "Line infantry\t17/26\tMusket 8 cm\t2\t3\t5\t7\tskirmishers, square",
  "Chasseurs of Fantasia\tfast\tMusket 8 cm\t2\t3\t5\t7\tsquare",
].join("\n");

test("an author begins a book, pastes statistics, mends what was in doubt and undoes", async ({
  page,
}) => {
  await signUp(page, "Ola Nowak");
  await page.getByRole("link", { name: "Army book" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Statistics of the club");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL("**/edit");
  await page.getByRole("button", { name: "Paste tables" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill(STATISTICS);
  const preview = page.getByRole("region", { name: "What was read" });
  await expect(preview.getByRole("status")).toHaveText("2 units, 0 commanders");
  await expect(preview.getByRole("listitem")).toHaveText([
    "Line 3: “Chasseurs of Fantasia” fits no row of the Wagomiar; choose one afterwards.",
    "Line 3: “fast” is no figure; it is kept among the special rules.",
  ]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take 2 rows over" }).click();
  await page
    .getByRole("combobox", { name: "Row of the Wagomiar: Chasseurs of Fantasia" })
    .selectOption({ label: "Light infantry" });
  const morale = page.getByRole("textbox", { name: "Morale: Line infantry" });
  await morale.fill("8");
  await morale.press("Enter");
  await expect(page.getByRole("textbox", { name: "Morale: Chasseurs of Fantasia" })).toBeFocused();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(morale).toHaveValue("7");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Read" }).click();
  const row = page.getByRole("row", { name: /^Chasseurs of Fantasia/ });
  await expect(row).toContainText("fast");
  await page.goto("/desk");
  await expect(
    page.getByRole("link", { name: "Statistics of the club", exact: true }),
  ).toBeVisible();
});
