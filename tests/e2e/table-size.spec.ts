import { expect, type Page, test } from "@playwright/test";
import { inspector } from "./map-desk";
import { awake, expectAccessible, visit } from "./page-checks";
import { beSomebody } from "./people";
import { deskReady, storeScenario } from "./scenario-desk";

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

test("the overview asks before a table is cropped; a battlefield's grows in the west with all that lies on it", async ({
  page,
}) => {
  await test.step("the overview asks before a smaller table costs anything", async () => {
    await beSomebody(page.request, "Carpenter");
    const id = await storeScenario(page, SCENARIO);
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
