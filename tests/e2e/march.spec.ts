import { type Page, test } from "@playwright/test";
import { inspector, onScreen } from "./map-desk";
import {
  awake,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";
import { storedScenario, storeScenario } from "./scenario-desk";

/** A battalion west of a river with one bridge, and a hedge beyond. */
const SCENARIO = {
  title: "A river",
  startTime: "11:30",
  map: {
    widthCm: 200,
    depthCm: 150,
    features: [
      {
        kind: "stream",
        id: "river",
        name: "",
        widthCm: 8,
        points: [
          [100, 0],
          [100, 150],
        ],
      },
      {
        kind: "crossing",
        id: "bridge",
        name: "",
        crossing: "stone-bridge",
        widthCm: 2,
        points: [
          [95, 110],
          [105, 110],
        ],
      },
      {
        kind: "hedge",
        id: "hedge",
        name: "",
        hedge: "hedge",
        points: [
          [130, 0],
          [130, 150],
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
          id: "brigade",
          name: "Brigade",
          level: "brigade",
          commander: null,
          units: [
            {
              id: "foot",
              name: "28th Foot",
              nation: "britain",
              arm: "infantry",
              type: "line",
              men: 900,
              placement: { xCm: 40, yCm: 60, facingDeg: 90, formation: "line" },
            },
          ],
        },
      ],
    },
  ],
};

const way = (page: Page) => page.locator("g[data-march]");
const press = (page: Page) => page.locator("rect[data-march-press]");
const goal = (page: Page) => page.locator("g[data-march-goal]");

async function openMap(page: Page): Promise<void> {
  await beSomebody(page.request);
  const id = await storeScenario(page, SCENARIO);
  await visit(page, `/scenarios/${id}/edit/map`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  await page.getByRole("button", { name: "28th Foot" }).first().press("Enter");
}

async function typed(page: Page, name: string, [east, north]: readonly [string, string]) {
  const field = (label: string) =>
    page.locator("aside").getByRole("group", { name }).getByRole("textbox", { name: label });
  for (const [label, cm] of [
    ["East", east],
    ["North", north],
  ] as const) {
    await field(label).fill(cm);
    await field(label).press("Tab");
  }
}

test("a way is found by keyboard, in column of march over the bridge, with bounds and clock", async ({
  page,
}) => {
  await openMap(page);
  const aside = inspector(page);
  const status = aside.getByRole("status");
  await aside.getByRole("button", { name: "March", exact: true }).press("Enter");
  await expect(aside).toContainText("Press the places on the map");
  await expect(aside.getByRole("switch", { name: "Fast march" })).toBeDisabled();
  await typed(page, "Where to", ["170", "60"]);
  await expect(status).toContainText("No way: water, buildings or ground closed");
  await expect(way(page)).toHaveCount(0);

  await aside.getByRole("radio", { name: "Column of march" }).press("Space");
  await expect(status).toContainText(/Its head arrives in bound \d+, its tail in bound \d+\./);
  const ordinary = Number(/bound (\d+),/.exec((await status.textContent()) ?? "")?.[1]);
  await expect(way(page).locator("[data-bound]")).toHaveCount(ordinary);
  await expect(aside).toContainText("bound 1, 11:30");
  await expect(aside.getByRole("region", { name: "What slows it" })).toContainText(/Obstacle I/);
  await expect(way(page).locator("[data-slow]").first()).toBeAttached();
  await aside.getByRole("switch", { name: "Fast march" }).press("Space");
  await expect(status).not.toContainText(`head arrives in bound ${ordinary},`);
  await expectAccessibleInBothThemes(page);

  await goal(page).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect(goal(page)).toHaveAccessibleName(/^Where to: 165\s\/\s60\.5\scm/);

  await typed(page, "Where to", ["100", "40"]);
  await expect(status).toContainText("No way: this unit cannot enter that place");
  await expect(way(page)).toHaveCount(0);
  await aside.getByRole("button", { name: "March", exact: true }).press("Enter");
  await expect(goal(page)).toHaveCount(0);
});

test("a place is pressed on the map and dragged; the unit stays selected", async ({ page }) => {
  await openMap(page);
  const aside = inspector(page);
  await aside.getByRole("button", { name: "March", exact: true }).click();
  await expect(press(page)).toBeAttached();
  const { x, y } = await onScreen(page, [80, 90]);
  await page.mouse.click(x, y);
  await expect(goal(page)).toHaveAccessibleName(/^Where to: 80\s\/\s90\scm/);
  await expect(goal(page)).toBeFocused();
  await expect(way(page)).toHaveCount(1);
  const to = await onScreen(page, [60, 120]);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(goal(page)).toHaveAccessibleName(/^Where to: 60\s\/\s120\scm/);
  await expect(aside).toContainText("28th Foot");
  await expect(aside.getByRole("status")).toContainText("Its head arrives");
});

test("on a phone a way is found in Danish", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await speak(context, "da");
  await openMap(page);
  await page.getByRole("button", { name: "March", exact: true }).tap();
  await expect(press(page)).toBeAttached();
  await page.locator("svg.table-picture").scrollIntoViewIfNeeded();
  const { x, y } = await onScreen(page, [75, 100]);
  await page.touchscreen.tap(x, y);
  await expect(way(page)).toHaveCount(1);
  const status = page.locator("aside").getByRole("status");
  await expect(status).toContainText(/Spidsen er fremme i træk \d+, de bagerste i træk \d+\./);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.close();
});

/** Two sides east and west of the river, and a division of two brigades. */
const BATTLE = {
  ...SCENARIO,
  sides: [
    {
      ...SCENARIO.sides[0],
      formations: [
        {
          id: "division",
          name: "Division",
          level: "division",
          commander: { name: "Picton", placement: { xCm: 20, yCm: 60 } },
          formations: SCENARIO.sides[0]?.formations.map((brigade) => ({
            ...brigade,
            units: ["28th Foot", "32nd Foot", "79th Foot"].map((name, i) => ({
              ...brigade.units[0],
              id: `foot${i}`,
              name,
              placement: { xCm: 40, yCm: 40 + 20 * i, facingDeg: 90, formation: "line" },
            })),
          })),
        },
      ],
    },
    { id: "blues", name: "Blues", colour: "b", formations: [] },
  ],
};

async function openBattle(page: Page): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, BATTLE);
  await visit(page, `/scenarios/${id}/edit/map`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  return id;
}

const kept = (page: Page) => page.locator("svg.table-picture .planned-way");
const lastPlace = (page: Page) => page.locator("g[data-march-place]").last();

test("a way is drawn place by place, kept for a side, and seen by that side alone", async ({
  page,
}) => {
  const id = await openBattle(page);
  await page.getByRole("button", { name: "28th Foot" }).first().press("Enter");
  const aside = inspector(page);
  await aside.getByRole("button", { name: "March", exact: true }).click();
  await aside.getByRole("radio", { name: "Straight, as drawn" }).click({ force: true });
  await expect(press(page)).toBeAttached();
  for (const at of [
    [70, 40],
    [70, 110],
    [90, 140],
  ] as const) {
    const { x, y } = await onScreen(page, at);
    await page.mouse.click(x, y);
    await expect(lastPlace(page)).toHaveAccessibleName(
      new RegExp(`: ${at[0]}\\s/\\s${at[1]}\\scm`),
    );
  }
  await aside.getByRole("button", { name: "Take the last back" }).click();
  await expect(page.locator("g[data-march-place]")).toHaveCount(2);
  await expect(aside.getByRole("status")).toContainText("Its head arrives");
  await expect(way(page).locator("[data-bound]").first()).toBeAttached();

  await aside.getByRole("radio", { name: "The side’s brief" }).click({ force: true });
  await aside.getByRole("button", { name: "Keep the way" }).click();
  await expect(kept(page)).toHaveCount(1);
  await expect(way(page)).toHaveCount(0);
  await expect(page.locator("svg.table-picture .way-bound").first()).toBeAttached();
  await expect(page.getByRole("list", { name: "Legend" })).toContainText("Planned way");
  await expectAccessibleInBothThemes(page);

  await page.keyboard.press("Control+z");
  await expect(kept(page)).toHaveCount(0);
  await page.keyboard.press("Control+Shift+z");
  await expect(kept(page)).toHaveCount(1);
  await expect
    .poll(async () => (await storedScenario(page, id)).plannedWays)
    .toMatchObject([{ subjectId: "foot0", keptFor: "side" }]);
  const known = async (audience: string) => {
    const answer = await page.request.get(`/api/v1/scenarios/${id}/view?for=${audience}`);
    return (await answer.json()).map.plannedWays.length;
  };
  expect(await known("side:reds")).toBe(1);
  expect(await known("side:blues")).toBe(0);
  expect(await known("public")).toBe(0);
  const shownAs = (name: string) =>
    page.getByRole("radio", { name, exact: true }).click({ force: true });
  await shownAs("Blues");
  await expect(kept(page)).toHaveCount(0);
  await shownAs("Reds");
  await expect(kept(page)).toHaveCount(1);
});

test("by keyboard a whole division marches as one column, and its way is kept and removed", async ({
  page,
}) => {
  await openBattle(page);
  await page.getByRole("button", { name: "28th Foot" }).first().press("Enter");
  const aside = inspector(page);
  await aside.getByRole("button", { name: "March", exact: true }).press("Enter");
  await aside.getByRole("button", { name: /Who marches/ }).press("Enter");
  await page.getByRole("option", { name: "Division" }).press("Enter");
  await expect(aside).toContainText("One column of march in the order of battle");
  await typed(page, "Where to", ["60", "110"]);
  await goal(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("g[data-march-place]")).toHaveCount(2);
  await expect(lastPlace(page)).toBeFocused();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(lastPlace(page)).toHaveAccessibleName(/^Where to: 70\s\/\s115\scm/);
  await page.keyboard.press("Backspace");
  await expect(page.locator("g[data-march-place]")).toHaveCount(1);
  const status = aside.getByRole("status");
  await expect(status).toContainText(/Its head arrives in bound (\d+), its tail in bound \d+/);
  const told = /head arrives in bound (\d+), its tail in bound (\d+)/.exec(
    (await status.textContent()) ?? "",
  );
  expect(Number(told?.[2])).toBeGreaterThan(Number(told?.[1]));
  await aside.getByRole("button", { name: "Keep the way" }).press("Enter");
  await expect(kept(page)).toHaveCount(1);
  await aside.locator("summary").press("Enter");
  await aside.getByRole("button", { name: "Remove the planned way of Division" }).press("Enter");
  await expect(kept(page)).toHaveCount(0);
});
