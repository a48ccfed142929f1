import { expect, type Page, test } from "@playwright/test";
import { middleOf, onScreen, pane, units } from "./map-desk";
import { awake, expectAccessibleInBothThemes, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody } from "./people";
import { storedScenario, storeScenario } from "./scenario-desk";

const foot = (id: string, name: string) => ({
  id,
  name,
  nation: "britain",
  arm: "infantry",
  type: "line",
  men: 600,
});

/** A division of two brigades with a battery; nothing is placed on the table yet. */
const SCENARIO = {
  title: "Picton's division",
  map: {
    widthCm: 200,
    depthCm: 150,
    features: [
      {
        id: "chaussee",
        kind: "road",
        name: "The chaussée",

        points: [
          [100, 0],
          [100, 150],
        ],
      },
    ],
  },
  sides: [
    {
      id: "reds",
      name: "Reds",
      colour: "a",
      formations: [
        {
          id: "picton",
          name: "5th Division",
          level: "division",
          commander: { name: "Sir Thomas Picton" },
          formations: [
            {
              id: "kempt",
              name: "8th Brigade",
              level: "brigade",
              commander: { name: "Sir James Kempt" },
              units: [foot("28th", "28th Foot"), foot("32nd", "32nd Foot")],
            },
            {
              id: "pack",
              name: "9th Brigade",
              level: "brigade",
              units: [
                foot("1st", "1st Foot"),
                foot("44th", "44th Foot"),
                {
                  id: "rogers",
                  name: "Rogers’ battery",
                  nation: "britain",
                  arm: "artillery",
                  type: "foot-artillery",
                  guns: 6,
                  calibrePd: 9,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const panel = (page: Page) => page.getByRole("region", { name: "Place a whole formation" });
const begin = (page: Page) => page.getByRole("button", { name: "Place formation …" });

async function openMap(page: Page): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, SCENARIO);
  await visit(page, `/scenarios/${id}/edit/map`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  return id;
}

async function placements(page: Page, id: string) {
  const [division] = (await storedScenario(page, id)).sides[0].formations;
  const units = division.formations.flatMap((brigade: { units: object[] }) => brigade.units);
  return { units, commander: division.commander };
}

const placed = async (page: Page, id: string) =>
  (await placements(page, id)).units.filter((unit: { placement: unknown }) => unit.placement)
    .length;

test("a division is placed by a click or dragged from the list, waits where it does not fit, is undone, and its panel fits a phone", {
  tag: "@journey",
}, async ({ page }) => {
  const id = await openMap(page);
  await test.step("what does not fit on the table is named before it is placed, and Escape leaves all as it was", async () => {
    await begin(page).click();
    const x = panel(page).getByRole("textbox", { name: "East" });
    await x.fill("195");
    await x.press("Tab");
    await expect(panel(page)).toContainText("off the table");
    await expect(panel(page)).toContainText("28th Foot");
    await pane(page).focus();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    expect(await placed(page, id)).toBe(0);
  });
  await test.step("a division is placed by one click on the table, guns in front and commanders behind, and undone at once", async () => {
    await begin(page).click();
    await expect(panel(page)).toContainText("5th Division");
    const facing = panel(page).getByRole("textbox", { name: "Facing" });
    await facing.fill("0");
    await facing.press("Tab");
    const spot = await onScreen(page, [100, 60]);
    await page.mouse.click(spot.x, spot.y);
    await expect(panel(page).getByText(/\d × \d/)).toBeVisible();
    expect(await placed(page, id)).toBe(0);

    await panel(page).getByRole("button", { name: "Place 5 units" }).click();
    await expect.poll(() => placed(page, id)).toBe(5);
    const { units, commander } = await placements(page, id);
    const [first, , , last, battery] = units;
    expect(first.placement.xCm).toBeLessThan(last.placement.xCm);
    expect((first.placement.xCm + last.placement.xCm) / 2).toBeCloseTo(100, -0.5);
    expect(battery.placement.yCm).toBeGreaterThan(first.placement.yCm);
    expect(commander.placement.yCm).toBeLessThan(first.placement.yCm);

    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(() => placed(page, id)).toBe(0);
  });
  await test.step("a division is dragged from the list onto the table, and waits where it does not fit", async () => {
    const heading = units(page).getByRole("button", { name: "5th Division 5 units" });
    const carry = async (to: readonly [number, number]) => {
      const from = await middleOf(heading);
      const { x, y } = await onScreen(page, to);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + x) / 2, (from.y + y) / 2, { steps: 3 });
      await page.mouse.move(x, y, { steps: 3 });
    };
    await carry([100, 60]);
    await expect(page.getByText(/^5 units \d.* × .* cm$/)).toBeVisible();
    await expect(page.locator("svg.table-picture g.map-unit")).toHaveCount(7);
    await page.keyboard.press("Escape");
    await expect(page.locator("svg.table-picture g.map-unit")).toHaveCount(0);
    await page.mouse.up();
    expect(await placed(page, id)).toBe(0);

    await carry([100, 60]);
    await page.mouse.up();
    await expect.poll(() => placed(page, id)).toBe(5);
    const { units: stand, commander } = await placements(page, id);
    expect((stand[0].placement.xCm + stand[3].placement.xCm) / 2).toBeCloseTo(100, -0.5);
    expect(commander.placement.yCm).toBeLessThan(stand[0].placement.yCm);
    // Choosing another formation is part of the same step.
    const chosen = page.getByRole("region", { name: "7 pieces" });
    await choose(page, "Drawn up", "In columns of attack", chosen);
    await expect
      .poll(async () => (await placements(page, id)).units[0].placement?.formation)
      .toBe("column-of-attack");
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(() => placed(page, id)).toBe(0);
    await expect(page.getByRole("region", { name: "The table", exact: true })).toBeVisible();

    await carry([190, 60]);
    await expect(page.getByText(/off the table: 44th Foot, Rogers’ battery/).first()).toBeVisible();
    await page.mouse.up();
    await expect(panel(page)).toContainText("off the table: 44th Foot, Rogers’ battery");
    expect(await placed(page, id)).toBe(0);
  });
  await test.step("the panel reads well on a phone, in both themes", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(panel(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

async function choose(page: Page, label: string, option: string, within = panel(page)) {
  const button = within.getByRole("button", { name: new RegExp(`${label}$`) });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: new RegExp(`^${option}`) }).click();
}
