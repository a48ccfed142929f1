import { test } from "@playwright/test";
import { FORD } from "@/tests/fixtures/scenarios/ford";
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, speak } from "./people";
import { storeScenario } from "./scenario-desk";

test("what a side sees at the start is proposed, chosen by keyboard, and then on its map and in its papers", async ({
  page,
}) => {
  await beSomebody(page.request, "Lise Madsen");
  await speak(page.context(), "da");
  const id = await storeScenario(page, FORD);
  await visit(page, `/scenarios/${id}/edit/briefs`);
  await page.getByRole("button", { name: "Hvad de ser ved begyndelsen …" }).press("Enter");
  const window = page.getByRole("dialog", { name: "Hvad Danskerne ser ved begyndelsen" });
  await expect(window.getByText("Mörner-husarerne")).toBeVisible();
  await expectAccessible(page);
  await window.getByRole("checkbox", { name: /^Skånska husarerne/ }).press("Space");
  await window.getByRole("button", { name: "Brug 1 enhed" }).press("Enter");
  await expect(window).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Hvad parten tror om modstanderen" })).toHaveValue(
    /Kavaleri/,
  );
  const view = async (who: string) => {
    const answer = await page.request.get(`/api/v1/scenarios/${id}/view?for=${who}`);
    return (await answer.json()).map.units.map(({ name }: { name: string }) => name);
  };
  await expect.poll(() => view("side:danes")).toContain("");
  expect(await view("side:swedes")).not.toContain("");
});

test("a side that sees nothing says so, and all fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beSomebody(page.request, "Zofia Nowak");
  await speak(page.context(), "pl");
  const [danes, swedes] = FORD.sides;
  const alone = { ...FORD, sides: [danes, { ...swedes, formations: [] }] };
  const id = await storeScenario(page, alone as typeof FORD);
  await visit(page, `/scenarios/${id}/edit/briefs`);
  await page.getByRole("button", { name: "Co widzą na początku …" }).click();
  const window = page.getByRole("dialog", { name: "Co widzi na początku: Danskerne" });
  await expect(window.getByText(/nie widać żadnej jednostki/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
