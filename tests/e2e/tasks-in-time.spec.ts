import { readFileSync } from "node:fs";
import { test } from "@playwright/test";
import { FORD } from "@/tests/fixtures/scenarios/ford";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";
import { deskReady, storeScenario } from "./scenario-desk";

const QUATRE_BRAS = JSON.parse(readFileSync("prisma/library/quatre-bras-1815.json", "utf8"));

test("when reinforcements can be at what their side is to hold is worked out on demand, and anew after a change", async ({
  page,
}) => {
  await beSomebody(page.request, "Lise Madsen");
  const id = await storeScenario(page, QUATRE_BRAS);
  await visit(page, `/scenarios/${id}/edit/schedule`);
  await deskReady(page);
  await page.getByRole("button", { name: "When can they be there?" }).press("Enter");
  const allies = page.getByRole("table", { name: "Anglo-Allied army" });
  const picton = allies.getByRole("rowgroup").filter({ hasText: "Bound 5: 5th Division" });
  await expect(picton.getByRole("row", { name: /^On the table/ })).toHaveText(
    "On the table5 to 1115:00 to 16:305 to 815:00 to 15:45",
  );
  await expect(picton.getByRole("row", { name: /^Gemioncourt/ })).toHaveText(
    /8 to 19.*last unit after the end.*6 to 12/,
  );
  await expectAccessibleInBothThemes(page);
  const bound = page
    .getByRole("group", { name: "Arrival in bound 13" })
    .first()
    .getByRole("textbox", { name: "Bound", exact: true });
  await bound.fill("3");
  await page.keyboard.press("Tab");
  await expect(allies.getByText(/^Bound 3: /)).toBeVisible();
});

test("sides whose tasks name no place, or that await nobody, say so, and all fits a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beSomebody(page.request, "Zofia Nowak");
  await speak(page.context(), "pl");
  const [danes, swedes] = FORD.sides;
  const unit = danes?.formations[0]?.units[0]?.id;
  const arriving = {
    ...danes,
    reinforcements: [{ id: "r", brings: [unit], bound: 3, entry: [0, 40] }],
  };
  const id = await storeScenario(page, { ...FORD, sides: [arriving, swedes] });
  await visit(page, `/scenarios/${id}/edit/schedule`);
  await page.getByRole("button", { name: "Kiedy mogą tam być?" }).click();
  await expect(page.getByRole("table", { name: "Danskerne" })).toContainText("Na stole");
  await expect(page.getByText(/^Zadania nie wymieniają żadnego miejsca/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const alone = await storeScenario(page, FORD);
  await speak(page.context(), "da");
  await visit(page, `/scenarios/${alone}/edit/schedule`);
  await page.getByRole("button", { name: "Hvornår kan de være der?" }).click();
  await expect(page.getByText(/^Der er ingen forstærkninger/)).toBeVisible();
  await expectAccessible(page);
});
