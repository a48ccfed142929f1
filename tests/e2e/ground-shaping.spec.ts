import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, speak } from "./people";
import { storedScenario, storeScenario } from "./scenario-desk";

const wood = (name: string, x: number) => ({
  id: name.toLowerCase(),
  kind: "wood",
  name,
  points: [
    [x, 10],
    [x + 20, 10],
    [x + 20, 30],
    [x, 30],
  ],
});

const ROAD = {
  id: "road",
  kind: "road",
  name: "Chaussée",
  points: [
    [0, 60],
    [180, 60],
  ],
};

async function desk(page: Page, features: object[]): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, {
    title: "Plancenoit",
    map: { widthCm: 180, depthCm: 120, features },
  });
  await visit(page, `/scenarios/${id}/edit/map`);
  return id;
}

const mapOf = async (page: Page, id: string) => (await storedScenario(page, id)).map;

test("a table is turned, woods joined and cut by keyboard, and a village built on a phone in Danish, each one step of undo", async ({
  page,
  context,
}) => {
  await test.step("the table is turned with all that is on it, and undone in one step", async () => {
    const id = await desk(page, [ROAD]);
    await page.getByRole("button", { name: "Turn table" }).click();
    await page.getByRole("menuitem", { name: "Quarter turn right" }).click();
    await expect.poll(() => mapOf(page, id)).toMatchObject({ widthCm: 120, depthCm: 180 });
    expect((await mapOf(page, id)).features).toMatchObject([
      {
        points: [
          [60, 180],
          [60, 0],
        ],
      },
    ]);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(() => mapOf(page, id)).toMatchObject({ widthCm: 180, depthCm: 120 });
  });
  await test.step("two woods are joined, and a wood cut by another, by keyboard", async () => {
    const id = await desk(page, [wood("West", 10), wood("East", 25), ROAD]);
    const open = async () => {
      await page.getByRole("button", { name: "West", exact: true }).press("Enter");
      await page.getByRole("button", { name: "Combine" }).press("Enter");
    };
    await open();
    await page.getByRole("menuitem", { name: "Join with “East”" }).press("Enter");
    await expect.poll(async () => (await mapOf(page, id)).features).toHaveLength(2);
    await page.getByRole("button", { name: /^Undo/ }).press("Enter");
    await expect.poll(async () => (await mapOf(page, id)).features).toHaveLength(3);
    await open();
    await page.getByRole("menuitem", { name: "Cut away what “East” covers" }).press("Enter");
    await expect
      .poll(async () => (await mapOf(page, id)).features[0])
      .toMatchObject({ id: "west", points: expect.arrayContaining([[25, 10]]) });
  });
  await test.step("a village is built along the road, each house a building, on a phone in Danish", async () => {
    await speak(context, "da");
    await page.setViewportSize({ width: 390, height: 844 });
    const id = await desk(page, [ROAD]);
    await page.getByRole("button", { name: "Tilføj" }).click();
    await page.getByRole("menuitem", { name: "Landsby" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Navn" }).fill("Plancenoit");
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Tilføj 12 huse" }).click();
    await expect.poll(async () => (await mapOf(page, id)).features).toHaveLength(14);
    const { features } = await mapOf(page, id);
    expect(features.filter(({ kind }: { kind: string }) => kind === "building")).toHaveLength(12);
    expect(features.at(-1)).toMatchObject({ kind: "place", name: "Plancenoit" });
  });
});
