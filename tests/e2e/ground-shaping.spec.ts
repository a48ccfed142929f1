import { expect, type Page, test } from "@playwright/test";
import { inspector, onScreen, tool } from "./map-desk";
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, speak } from "./people";
import { storedScenario, storeScenario } from "./scenario-desk";

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

test("a village is built along the road, each house a building, on a phone in Danish", async ({
  page,
  context,
}) => {
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

test("a village is drawn along the stretch of street that is dragged, and listed in one line", async ({
  page,
}) => {
  const id = await desk(page, [ROAD]);
  const middle = await onScreen(page, [90, 60]);
  await tool(page, "Village").click();
  await page.mouse.move(middle.x - 60, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y, { steps: 6 });
  await page.mouse.up();
  const dialog = page.getByRole("dialog", { name: "Village" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Plancenoit");
  await dialog.getByRole("button", { name: /^Add \d+ houses/ }).click();
  const line = inspector(page).getByRole("button", { name: /^Plancenoit: \d+ houses/ });
  await line.click();
  await expect(inspector(page).getByRole("heading", { name: /^\d+ pieces/ })).toBeVisible();
  const { features } = await mapOf(page, id);
  const houses = features.filter(({ kind }: { kind: string }) => kind === "building");
  const east = houses.flatMap(({ points }: { points: [number, number][] }) =>
    points.map(([x]) => x),
  );
  expect(Math.min(...east)).toBeLessThan(90);
  expect(Math.max(...east)).toBeGreaterThan(90);
});
