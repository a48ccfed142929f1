import { expect as expectSoon, test } from "@playwright/test";
import { expect, expectAccessible, visit } from "./page-checks";
import { beSomebody, speak } from "./people";

test("a variant is added, edited on a desk of its own, compared, read and played", async ({
  page,
}) => {
  test.slow();
  await beSomebody(page.request, "Umpire");
  const copied = await page.request.post("/api/v1/scenarios/hougoumont-1815/fork");
  const { id } = await copied.json();
  await visit(page, `/scenarios/${id}/edit`);
  const part = page.getByRole("region", { name: "Variants" });

  await test.step("it is added and named", async () => {
    await part.getByRole("button", { name: "Add variant" }).click();
    const name = part.getByRole("textbox", { name: "Name" });
    await expect(name).toBeFocused();
    await name.fill("An evening");
    await name.press("Enter");
    await part.getByRole("textbox", { name: "Note for those who choose" }).fill("Ten bounds");
    await expect(part).toContainText("No differences yet");
    await expectAccessible(page);
  });

  await test.step("its desk changes it alone, and says what differs", async () => {
    await part.getByRole("link", { name: "Open its desk" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("– An evening");
    await expect(page.getByText("Variant of Hougoumont")).toBeVisible();
    await expect(page.getByRole("link", { name: "Share", exact: true })).toHaveCount(1);
    const bounds = page.getByRole("textbox", { name: "Bounds" });
    await bounds.fill("10");
    await bounds.press("Tab");
    await page.getByRole("button", { name: "Compare with the scenario" }).click();
    const differs = page.getByRole("region", { name: "What differs" });
    await expect(differs).toContainText("16");
    await expect(differs).toContainText("10");
    await expectAccessible(page);
  });

  await test.step("the scenario keeps its own length, and counts the difference", async () => {
    await page.getByText("Variant of Hougoumont").getByRole("link", { name: "Hougoumont" }).click();
    await expect(part).toContainText("1 difference");
    await expect(page.getByRole("textbox", { name: "Bounds" })).toHaveValue("16");
  });

  await test.step("its page is one of the scenario's, and begins games of it", async () => {
    await visit(page, `/scenarios/${id}`);
    const variants = page.getByRole("navigation", { name: "Variants" });
    await variants.getByRole("link", { name: "An evening" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("– An evening");
    await expect(page.getByText("10 bounds")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Invite players" }).click();
    await page.getByRole("button", { name: "Begin the game" }).click();
    await page.waitForURL("**/umpire");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("– An evening");
  });
});

test("the variants of the shipped La Haye Sainte are read in the reader's words, and printed", async ({
  page,
  context,
}) => {
  await speak(context, "da");
  await visit(page, "/scenarios/la-haye-sainte-1815");
  await page.getByRole("link", { name: "Ti træk" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La Haye Sainte – Ti træk");
  await speak(context, "en");
  await visit(page, "/scenarios/la-haye-sainte-1815");
  await page.getByRole("link", { name: "Two players" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La Haye Sainte – Two players");
  await expect(page.getByText("155 × 190 cm").first()).toBeVisible();
  await expectAccessible(page);
  const pack = await page.request.get(
    "/api/v1/scenarios/la-haye-sainte-1815~two-players/packs/umpire.pdf?lang=pl",
  );
  expect(pack.status()).toBe(200);
});

for (const language of ["da", "pl"]) {
  test(`on a phone, in its own words (${language})`, async ({ page, context }) => {
    await speak(context, language);
    await page.setViewportSize({ width: 390, height: 844 });
    await beSomebody(page.request, "Umpire");
    const copied = await page.request.post("/api/v1/scenarios/la-haye-sainte-1815/fork");
    const { id, version } = await copied.json();
    const variants = [{ id: "evening", name: "An evening", note: "Ten bounds", changes: [] }];
    await page.request.patch(`/api/v1/scenarios/${id}`, {
      headers: { "if-match": `"${version}"`, "content-type": "application/json-patch+json" },
      data: [{ op: "add", path: "/variants", value: variants }],
    });
    for (const address of [
      `/scenarios/${id}/edit`,
      `/scenarios/${id}~evening/edit`,
      `/scenarios/${id}~evening`,
    ]) {
      await visit(page, address);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expectSoon(wide, address).toBeLessThanOrEqual(390);
    }
  });
}
