import { expect, type Page, test } from "@playwright/test";
import { drag, inspector, onScreen, pane, tool } from "./map-desk";
import { awake, expectAccessibleInBothThemes, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, speak } from "./people";
import { storedScenario, storeScenario } from "./scenario-desk";

const TABLE = { widthCm: 200, depthCm: 150 };

const CHAUSSEE = {
  id: "chaussee",
  kind: "road",
  name: "Chaussée",
  points: [
    [0, 75],
    [200, 75],
  ],
};
const BROOK = {
  id: "brook",
  kind: "stream",
  name: "Papelotte",
  widthCm: 6,
  points: [
    [140, 0],
    [140, 150],
  ],
};
const BRIDGE = {
  id: "bridge",
  kind: "crossing",
  crossing: "stone-bridge",
  points: [
    [120, 100],
    [120, 104],
  ],
};
const BOSSU = {
  id: "bossu",
  kind: "wood",
  name: "Bossu",
  points: [
    [40, 50],
    [80, 50],
    [80, 100],
    [40, 100],
  ],
};

async function desk(page: Page, features: object[], table = TABLE): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, { title: "Quatre Bras", map: { ...table, features } });
  await visit(page, `/scenarios/${id}/edit/map`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  return id;
}

const featuresOf = async (page: Page, id: string) =>
  (await storedScenario(page, id)).map.features as {
    id: string;
    kind: string;
    points: number[][];
  }[];
const shape = async (page: Page, id: string, featureId: string) =>
  (await featuresOf(page, id)).find((each) => each.id === featureId);

test("a lane is joined to a road, a bridge laid where road and brook cross, and a broad river drawn as an area", async ({
  page,
}) => {
  await test.step("a lane drawn to a road is joined to it, ringed meanwhile; with Alt it stays free; the joint goes along", async () => {
    const id = await desk(page, [CHAUSSEE]);
    const draw = async (from: [number, number], to: [number, number]) => {
      await pane(page).press("r");
      await expect(page.locator(".cursor-marker")).toBeAttached();
      const [a, b] = [await onScreen(page, from), await onScreen(page, to)];
      await page.mouse.click(a.x, a.y);
      await page.mouse.move(b.x, b.y, { steps: 3 });
      return b;
    };
    const end = await draw([60, 20.5], [60, 74.2]);
    await expect(page.locator(".map-joint").first()).toBeVisible();
    await page.mouse.click(end.x, end.y);
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await featuresOf(page, id)).length).toBe(2);
    expect((await featuresOf(page, id))[1]?.points.at(-1)?.[1]).toBe(75);

    const free = await draw([100, 20.5], [100, 74.2]);
    await page.keyboard.down("Alt");
    await page.mouse.move(free.x, free.y + 1);
    await expect(page.locator(".map-joint")).toHaveCount(0);
    await page.mouse.click(free.x, free.y);
    await page.keyboard.up("Alt");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await featuresOf(page, id)).length).toBe(3);
    expect((await featuresOf(page, id))[2]?.points.at(-1)?.[1]).toBeLessThan(75);

    await page.getByRole("button", { name: "Chaussée", exact: true }).press("Enter");
    await pane(page).focus();
    for (let step = 0; step < 4; step++) await pane(page).press("ArrowUp");
    await expect.poll(async () => (await featuresOf(page, id))[1]?.points.at(-1)?.[1]).toBe(77);
  });
  await test.step("a bridge dragged near a crossing lies on it along the road from bank to bank, and by keyboard", async () => {
    const id = await desk(page, [CHAUSSEE, BROOK, BRIDGE]);
    const laid = [
      [136.5, 75],
      [143.5, 75],
    ];
    await page.getByRole("button", { name: "Crossing", exact: true }).first().press("Enter");
    // The reason may close again while the selected shape is still coming into view.
    await expect(async () => {
      await inspector(page).getByRole("button", { name: "Put on the crossing" }).press("Enter");
      const reason = page.getByRole("tooltip").filter({ hasText: /No water lies within 10\scm/ });
      await expect(reason).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const from = await onScreen(page, [120, 102]);
    const to = await onScreen(page, [139, 76]);
    await drag(page, from, [to.x - from.x, to.y - from.y]);
    await expect.poll(async () => (await shape(page, id, "bridge"))?.points).toEqual(laid);

    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(async () => (await shape(page, id, "bridge"))?.points).toEqual(BRIDGE.points);
    await pane(page).focus();
    for (const key of [
      "ArrowRight",
      "ArrowRight",
      "ArrowRight",
      "ArrowDown",
      "ArrowDown",
      "ArrowDown",
      "ArrowDown",
    ])
      await pane(page).press(`Shift+${key}`);
    await inspector(page).getByRole("button", { name: "Put on the crossing" }).press("Enter");
    await expect.poll(async () => (await shape(page, id, "bridge"))?.points).toEqual(laid);
  });
  await test.step("a broad river is drawn as an area, and says where only a bridge leads across", async () => {
    const id = await desk(page, [CHAUSSEE]);
    await tool(page, "River, lake").click();
    await expect(page.locator(".cursor-marker")).toBeAttached();
    for (const place of [
      [180, 30],
      [120, 43],
      [20, 41],
      [120, 56],
      [180, 62],
    ] as [number, number][]) {
      const { x, y } = await onScreen(page, place);
      await page.mouse.click(x, y);
    }
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Done" }).click();
    await expect(inspector(page)).toContainText("where it is wider, only by bridge or ford");
    await expect
      .poll(async () => (await featuresOf(page, id))[1])
      .toMatchObject({ kind: "water", water: "river" });
    const { x, y } = await onScreen(page, [175, 46]);
    await page.mouse.move(x, y);
    await expect(
      page.getByText(/water\s\d+(\.\d)?\scm\swide:\sonly by bridge or ford/),
    ).toBeVisible();
  });
});

test("a ride is cut through a wood, its edge smoothed, each undone in one step, on a phone in Polish", async ({
  page,
  context,
}) => {
  await speak(context, "pl");
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await desk(page, [BOSSU, CHAUSSEE]);
  await page.getByRole("button", { name: "Bossu", exact: true }).click();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Połącz lub wytnij");
  await page.getByRole("menuitem", { name: "Wytnij przecinkę wzdłuż: Chaussée …" }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("dialog").getByRole("button", { name: "Wytnij przecinkę" }).click();
  const woods = async () => (await featuresOf(page, id)).filter(({ kind }) => kind === "wood");
  await expect.poll(async () => (await woods()).length).toBe(2);
  expect(
    new Set(
      (await storedScenario(page, id)).map.features.map(({ name }: { name: string }) => name),
    ),
  ).toEqual(new Set(["Bossu", "Chaussée"]));
  await page.getByRole("button", { name: /^Cofnij/ }).click();
  await expect.poll(woods).toEqual([expect.objectContaining({ points: BOSSU.points })]);
  await press("Obrys");
  await page.getByRole("menuitem", { name: "Wygładź z dokładnością do 2 cm" }).click();
  await expect.poll(async () => (await woods())[0]?.points.length).toBeGreaterThan(4);
});
