import { expect, type Page, test } from "@playwright/test";
import { drag, inspector, middleOf, onScreen, pane, tool, units } from "./map-desk";
import { awake, expectAccessible, visit } from "./page-checks";
import { beSomebody } from "./people";
import { storedScenario, storeScenario } from "./scenario-desk";

const foot = (id: string, name: string, placement: object | null = null) => ({
  id,
  name,
  nation: "britain",
  arm: "infantry",
  type: "line",
  men: 600,
  placement,
});
const brigade = (id: string, name: string, commander: string, units: object[]) => ({
  id,
  name,
  level: "brigade",
  commander: { name: commander },
  units,
});
const line = (xCm: number, yCm: number) => ({ xCm, yCm, facingDeg: 0, formation: "line" });

/** Two brigades on two sides; no commander is placed yet. */
const SCENARIO = {
  title: "Two brigades",
  map: { widthCm: 200, depthCm: 150 },
  sides: [
    {
      id: "reds",
      name: "Reds",
      colour: "a",
      formations: [
        brigade("kempt", "Kempt’s brigade", "Sir James Kempt", [
          foot("near", "28th Foot", line(60, 40)),
          foot("far", "32nd Foot", line(120, 40)),
        ]),
      ],
    },
    {
      id: "blues",
      name: "Blues",
      colour: "b",
      formations: [
        brigade("bourgeois", "Bourgeois’ brigade", "Bourgeois", [foot("waiting", "28e Ligne")]),
      ],
    },
  ],
};

/** Matches within 1 cm: a pointer is accurate to the pixel, and pieces snap to half a cm. */
const near = (cm: number) => expect.closeTo(cm, -0.31);
const disc = (page: Page, id: string) => page.locator(`g.map-unit[data-subject='commander:${id}']`);
const reach = (page: Page) => page.locator("circle.map-reach");
const placeOf = async (page: Page, id: string) =>
  (await storedScenario(page, id)).sides[0].formations[0].commander.placement;

async function openMap(page: Page): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, SCENARIO);
  await visit(page, `/scenarios/${id}/edit/map`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  return id;
}

test("a commander is placed, dragged and taken off by click or by keys, shows their reach, and is not seen by the other side", async ({
  page,
}) => {
  const id = await openMap(page);
  await test.step("a commander is placed by click, shows their reach, and is dragged, undone and taken off", async () => {
    await tool(page, "Unit").click();
    await units(page).getByRole("button", { name: "Sir James Kempt" }).click();
    const place = await onScreen(page, [60, 60]);
    await page.mouse.click(place.x, place.y);
    await expect(disc(page, "kempt")).toBeVisible();
    await expect.poll(() => placeOf(page, id)).toEqual({ xCm: near(60), yCm: near(60) });

    await expect(reach(page)).toHaveCount(1);
    await expect(inspector(page)).toContainText("1 of 2 units within 30 cm");
    await expect(
      inspector(page).getByRole("listitem").filter({ hasText: "32nd Foot" }),
    ).toBeVisible();
    await expectAccessible(page);

    const between = await onScreen(page, [90, 60]);
    await drag(page, await middleOf(disc(page, "kempt")), [between.x - place.x, 0]);
    await expect(inspector(page)).toContainText("2 of 2 units within 30 cm");
    await pane(page).focus();
    await page.keyboard.press("Control+z");
    await expect(inspector(page)).toContainText("1 of 2 units within 30 cm");

    await inspector(page).getByRole("button", { name: "Take off the table" }).click();
    await expect(disc(page, "kempt")).toHaveCount(0);
    await expect(reach(page)).toHaveCount(0);
    await expect.poll(() => placeOf(page, id)).toBeNull();
  });
  await test.step("a commander is placed and moved by keyboard alone, many nudges one step of undo", async () => {
    await units(page).getByRole("button", { name: "Sir James Kempt" }).press("Enter");
    await inspector(page).getByRole("button", { name: "Place in the middle" }).press("Enter");
    const east = inspector(page).getByRole("textbox", { name: "East", exact: true });
    await east.focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("61.5");
    await page.keyboard.press("Enter");
    const north = inspector(page).getByRole("textbox", { name: "North", exact: true });
    await north.focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("20");
    await page.keyboard.press("Enter");
    await expect.poll(() => placeOf(page, id)).toEqual({ xCm: 61.5, yCm: 20 });

    await pane(page).focus();
    for (const key of ["ArrowRight", "Shift+ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
    await expect.poll(() => placeOf(page, id)).toEqual({ xCm: 67, yCm: 20.5 });
    await page.keyboard.press("Control+z");
    await expect.poll(() => placeOf(page, id)).toEqual({ xCm: 61.5, yCm: 20 });
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => placeOf(page, id)).toEqual({ xCm: 67, yCm: 20.5 });
    await page.keyboard.press("Delete");
    await expect.poll(() => placeOf(page, id)).toBeNull();
  });
  await test.step("a commander is chosen by a click, the units too far away are noted, and the other side does not see them", async () => {
    await tool(page, "Unit").click();
    await units(page).getByRole("button", { name: "Sir James Kempt" }).click();
    const place = await onScreen(page, [60, 60]);
    await page.mouse.click(place.x, place.y);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Findings/ }).click();
    await expect(page.getByText("“32nd Foot” is over 30 cm from")).toBeVisible();
    await tool(page, "Select").click();
    await page.keyboard.press("Escape");
    await expect(reach(page)).toHaveCount(0);
    const { x, y } = await middleOf(disc(page, "kempt"));
    await page.mouse.click(x, y);
    await expect(inspector(page).getByRole("heading", { name: "Sir James Kempt" })).toBeVisible();
    const shownAs = page.getByRole("radiogroup", { name: "View as" });
    await shownAs.getByText("Blues").click();
    await expect(disc(page, "kempt")).toHaveCount(0);
    await shownAs.getByText("Reds").click();
    await expect(disc(page, "kempt")).toHaveCount(1);
  });
});
