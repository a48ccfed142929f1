import { expect, type Page, test } from "@playwright/test";
import { inspector } from "./map-desk";
import { awake, expectAccessible, expectAccessibleInBothThemes, visit } from "./page-checks";
import { beSomebody, speak } from "./people";
import { storeScenario } from "./scenario-desk";

const at = (xCm: number, yCm: number, facingDeg: number, formation = "line") => ({
  placement: { xCm, yCm, facingDeg, formation },
});
const foot = (id: string, name: string, where: object) => ({
  id,
  name,
  nation: "france",
  arm: "infantry",
  type: "line",
  men: 600,
  ...where,
});
const brigade = (id: string, units: object[], commander: object | null = null) => ({
  id,
  name: id,
  level: "brigade",
  commander,
  units,
});

/** A battery, one of a calibre not in table 14, and enemies: behind a wall, hidden by an own battalion, out of the arc. */
const SCENARIO = {
  title: "A battery",
  map: {
    widthCm: 200,
    depthCm: 150,
    features: [
      {
        kind: "ground",
        id: "field",
        name: "",
        ground: "ploughed",
        points: [
          [80, 50],
          [120, 50],
          [120, 72],
          [80, 72],
        ],
      },
      {
        kind: "wall",
        id: "wall",
        name: "",
        height: "1-2m",
        points: [
          [85, 73.5],
          [115, 73.5],
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
        brigade(
          "artillery",
          [
            {
              ...foot("guns", "Foot battery", at(100, 20, 0)),
              arm: "artillery",
              type: "foot-artillery",
              men: null,
              guns: 8,
              calibrePd: 6,
            },
            {
              ...foot("old", "Old battery", at(180, 140, 90)),
              arm: "artillery",
              type: "foot-artillery",
              men: null,
              guns: 4,
              calibrePd: 5,
            },
            { ...foot("own", "28th Foot", at(70, 45, 0)), men: 1200 },
          ],
          { name: "Sir George Wood", placement: { xCm: 100, yCm: 10 } },
        ),
      ],
    },
    {
      id: "blues",
      name: "Blues",
      colour: "b",
      formations: [
        brigade("enemies", [
          foot("behind-wall", "13e Léger", at(100, 75, 180)),
          foot("blocked", "17e Ligne", at(55, 68, 180)),
          foot("far", "105e Ligne", at(10, 20, 180)),
        ]),
      ],
    },
  ],
};

const fire = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const zones = (page: Page) => page.locator("g[data-fire] path[data-zone]");

async function openMap(page: Page): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, SCENARIO);
  await visit(page, `/scenarios/${id}/edit/map#guns`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  return id;
}

test("a battery shows its field of fire by keyboard, with each enemy in it and a way to the odds", async ({
  page,
}) => {
  await openMap(page);
  await page.getByRole("button", { name: "Foot battery" }).first().press("Enter");
  await expect(zones(page)).toHaveCount(0);
  await fire(page, "Field of fire").press("Enter");
  await expect(zones(page)).toHaveCount(3);
  const rows = inspector(page).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  const wall = rows.filter({ hasText: "13e Léger" });
  await expect(wall).toContainText(/49\.8 cm.*zone 2.*cover II/is);
  const blocked = rows.filter({ hasText: "17e Ligne" });
  await expect(blocked).toContainText("Blocked by 28th Foot (own side)");
  await expect(inspector(page)).toContainText("To Sir George Wood");
  await expectAccessibleInBothThemes(page);

  await inspector(page).getByRole("button", { name: "Distance to another unit" }).click();
  await page.getByRole("option", { name: /105e Ligne/ }).click();
  await expect(inspector(page)).toContainText("From base edge to base edge of 105e Ligne: 73.8 cm");

  await page.getByRole("button", { name: "Old battery" }).first().press("Enter");
  await expect(inspector(page)).toContainText("Table 14 has no row for this calibre");
  await expect(zones(page)).toHaveCount(0);
  await inspector(page).getByRole("button", { name: "Row of table 14" }).press("Enter");
  await page.getByRole("option", { name: "6–8 pdr" }).press("Enter");
  await expect(zones(page)).toHaveCount(3);
  await expect(inspector(page)).toContainText("No enemy unit within the arc and 120 cm.");

  await page.getByRole("button", { name: "Foot battery" }).first().press("Enter");
  await wall.getByRole("link", { name: "Odds of firing at 13e Léger" }).click();
  await expect(page.getByRole("radio", { name: /^Fire at zone 2/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /^Cover II loss/ })).toBeChecked();
});

test("on a phone the field of fire is shown in Polish", async ({ page, context }) => {
  await speak(context, "pl");
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page);
  await page.getByRole("button", { name: "Foot battery" }).first().press("Enter");
  await fire(page, "Pole ostrzału").click();
  await expect(zones(page)).toHaveCount(3);
  await expect(page.getByText("2 jednostki wroga w zasięgu")).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
