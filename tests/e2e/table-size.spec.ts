import { expect, type Page, test } from "@playwright/test";
import { inspector } from "./map-desk";
import { awake, expectAccessible, visit } from "./page-checks";
import { beSomebody } from "./people";
import { deskReady, storedScenario, storeScenario } from "./scenario-desk";

const ring = (west: number, south: number) => [
  [west, south],
  [west + 20, south],
  [west + 20, south + 20],
  [west, south + 20],
];
const foot = {
  id: "first-foot",
  name: "1st Foot",
  nation: "britain",
  arm: "infantry",
  type: "line",
  men: 600,
  placement: { xCm: 185, yCm: 75, facingDeg: 0, formation: "line" },
};
const SCENARIO = {
  title: "The wood by the edge",
  map: {
    widthCm: 200,
    depthCm: 150,
    features: [
      { kind: "wood", id: "birch", name: "Birch Wood", points: ring(20, 60) },
      { kind: "wood", id: "oak", name: "Oak Wood", points: ring(170, 20) },
    ],
  },
  sides: [
    {
      id: "reds",
      name: "Reds",
      colour: "a",
      formations: [{ id: "brigade", name: "Brigade", level: "brigade", units: [foot] }],
    },
  ],
};

const width = (page: Page) => inspector(page).getByRole("textbox", { name: "Width, west to east" });
const moving = (page: Page, edge: string) =>
  inspector(page).locator("label").getByText(edge, { exact: true }).click();
const question = (page: Page) => page.getByRole("alertdialog");

async function setWidth(page: Page, cm: number) {
  await width(page).fill(String(cm));
  await width(page).press("Enter");
}

async function saved(page: Page) {
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
}

/** Waits until the server has stored this map. */
async function expectStored(page: Page, id: string, map: Record<string, unknown>) {
  await expect.poll(async () => (await storedScenario(page, id)).map).toMatchObject(map);
}

test("a table grows in the west with all that lies on it, and is cropped only when that is confirmed", async ({
  page,
}) => {
  await test.step("a scenario's table grows in the west and is cropped only when that is confirmed, from the overview, too", async () => {
    await beSomebody(page.request, "Carpenter");
    const id = await storeScenario(page, SCENARIO);
    await test.step("a scenario's table grows in the west, and is cropped only when that is confirmed", async () => {
      await visit(page, `/scenarios/${id}/edit/map`);
      await expect(page.locator("svg.table-picture")).toBeVisible();
      await awake(page);
      await deskReady(page);

      await moving(page, "West");
      await setWidth(page, 230);
      await expectStored(page, id, {
        widthCm: 230,
        features: [{ points: ring(50, 60) }, { points: ring(200, 20) }],
      });
      await setWidth(page, 200);
      await expect(question(page)).toBeHidden();
      await expectStored(page, id, { widthCm: 200, features: SCENARIO.map.features });

      await moving(page, "East");
      await setWidth(page, 165);
      await expect(question(page)).toContainText(
        "1 shape lies beyond the edge and will be removed: Oak Wood",
      );
      await expect(question(page)).toContainText("to be placed again: 1st Foot");
      await expectAccessible(page);
      await question(page).getByRole("button", { name: "Cancel" }).click();
      await expect(question(page)).toBeHidden();
      await expect(width(page)).toHaveValue("200");
      await expect(page.getByRole("button", { name: /^Undo/ })).toContainText("Resize table");

      await setWidth(page, 165);
      await question(page).getByRole("button", { name: "Crop table" }).click();
      await expectStored(page, id, {
        widthCm: 165,
        features: [{ id: "birch", points: ring(20, 60) }],
      });
      await page.getByRole("button", { name: /^Undo/ }).click();
      await expect(width(page)).toHaveValue("200");
      await expectStored(page, id, { widthCm: 200, features: SCENARIO.map.features });
      const [reds] = (await storedScenario(page, id)).sides;
      expect(reds.formations[0].units[0].placement).toMatchObject({ xCm: 185, yCm: 75 });
    });
    await test.step("the overview asks the same before a smaller table costs anything", async () => {
      await visit(page, `/scenarios/${id}/edit`);
      await deskReady(page);
      const field = page.getByRole("textbox", { name: "Table, width" });
      await field.fill("180");
      await field.press("Enter");
      await expect(question(page)).toContainText(
        "2 run over the edge and will stay as they are: Oak Wood and 1st Foot",
      );
      await question(page).getByRole("button", { name: "Cancel" }).click();
      await expect(field).toHaveValue("200");
    });
  });
  await test.step("a battlefield's table moves its western edge with all that lies on it, and is cropped by confirmation", async () => {
    await beSomebody(page.request, "Ola Nowak");
    await visit(page, "/rules/bogowie-wojny/battlefield?seed=Raszyn&table=120x120");
    await page.getByRole("button", { name: "Keep on my desk" }).click();
    await page.waitForURL("**/maps/*/edit");
    await expect(page.locator("svg.table-picture")).toBeVisible();
    await awake(page);
    const wood = inspector(page).getByRole("button", { name: /wood$/i }).first();
    const east = inspector(page).getByRole("textbox", { name: "East", exact: true });
    const chosenEast = async () => {
      await wood.click();
      const value = Number(await east.inputValue());
      await page.getByRole("application").focus();
      await page.keyboard.press("Escape");
      return value;
    };
    const before = await chosenEast();

    await moving(page, "West");
    await setWidth(page, 150);
    await saved(page);
    expect(await chosenEast()).toBe(before + 30);

    await moving(page, "East");
    await setWidth(page, 120);
    await expect(question(page)).toContainText("Crop the table to 120 × 120 cm?");
    await expectAccessible(page);
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(width(page)).toHaveValue("150");
    await setWidth(page, 120);
    await question(page).getByRole("button", { name: "Crop table" }).click();
    await expect(width(page)).toHaveValue("120");
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(width(page)).toHaveValue("150");
    expect(await chosenEast()).toBe(before + 30);
  });
});
