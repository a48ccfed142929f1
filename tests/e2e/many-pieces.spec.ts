import { expect, type Page, test } from "@playwright/test";
import { drag, inspector, onScreen, pane, tool, units } from "./map-desk";
import { awake, expectAccessibleInBothThemes, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody } from "./people";
import { storedScenario, storeScenario } from "./scenario-desk";

const foot = (id: string, name: string, xCm: number, yCm: number) => ({
  id,
  name,
  nation: "britain",
  arm: "infantry",
  type: "line",
  men: 600,
  placement: { xCm, yCm, facingDeg: 0, formation: "line" },
});

/** A brigade of three battalions with its brigadier, a single battalion of another brigade, and a wood. */
const SCENARIO = {
  title: "Kempt's brigade",
  map: {
    widthCm: 200,
    depthCm: 150,
    features: [
      {
        id: "wood",
        kind: "wood",
        points: [
          [150, 110],
          [180, 110],
          [180, 140],
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
          id: "kempt",
          name: "8th Brigade",
          level: "brigade",
          commander: { name: "Sir James Kempt", placement: { xCm: 70, yCm: 40 } },
          units: [
            foot("28th", "28th Foot", 40, 60),
            foot("32nd", "32nd Foot", 65, 64),
            foot("79th", "79th Foot", 100, 60),
          ],
        },
        {
          id: "pack",
          name: "9th Brigade",
          level: "brigade",
          units: [foot("44th", "44th Foot", 150, 60)],
        },
      ],
    },
  ],
};

const pieces = (page: Page) => inspector(page).getByRole("region", { name: /^\d+ pieces?$/ });

async function openMap(page: Page): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, SCENARIO);
  await visit(page, `/scenarios/${id}/edit/map`);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  await expect(pane(page)).not.toHaveAttribute("aria-busy", "true");
  return id;
}

async function stored(page: Page, id: string) {
  const [kempt, pack] = (await storedScenario(page, id)).sides[0].formations;
  const all = [...kempt.units, ...pack.units] as { id: string; placement: Place | null }[];
  return {
    commander: kempt.commander.placement as Place | null,
    of: (unitId: string) => all.find((unit) => unit.id === unitId)?.placement ?? null,
    map: (await storedScenario(page, id)).map,
  };
}

interface Place {
  readonly xCm: number;
  readonly yCm: number;
  readonly facingDeg?: number;
  readonly locked?: true;
}

async function frame(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const [a, b] = [await onScreen(page, from), await onScreen(page, to)];
  await drag(page, a, [b.x - a.x, b.y - a.y]);
}

async function frameBrigade(page: Page) {
  await page.keyboard.down("Shift");
  await frame(page, [25, 75], [120, 30]);
  await page.keyboard.up("Shift");
  await expect(pieces(page)).toContainText("4 pieces");
}

test("a frame takes a brigade, and a drag of one moves all", async ({ page }) => {
  const id = await openMap(page);
  await test.step("a frame drawn with Shift takes a brigade, a drag of one moves all, and one undo brings them back", async () => {
    await frameBrigade(page);
    await expect(pieces(page)).toContainText("1 commander");

    const [from, to] = [await onScreen(page, [40, 60]), await onScreen(page, [50, 80])];
    await drag(page, from, [to.x - from.x, to.y - from.y]);
    await expect.poll(async () => (await stored(page, id)).of("28th")?.xCm).toBeCloseTo(50, 0);
    const { of, commander } = await stored(page, id);
    const shifted = of("28th")?.xCm ?? 0;
    expect((of("79th")?.xCm ?? 0) - shifted).toBeCloseTo(60, 2);
    expect((commander?.xCm ?? 0) - shifted).toBeCloseTo(30, 2);
    expect(of("44th")?.xCm).toBe(150);

    await page.getByRole("button", { name: /^Undo:? Move pieces/ }).click();
    await expect.poll(async () => (await stored(page, id)).of("28th")?.xCm).toBe(40);
  });
});

test("locked terrain is left as it lies, copied and pasted", async ({ page, context }) => {
  await test.step("terrain is left as it lies while it is locked, and copied and pasted by keys, which troops are not", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const id = await openMap(page);
    await test.step("a locked wood is left as it lies by mouse, keys and fields until it is unlocked", async () => {
      const wood = async () => (await stored(page, id)).map.features[0];
      const before = await wood();
      const spot = await onScreen(page, [172, 118]);
      await page.mouse.click(spot.x, spot.y);
      const corners = page.locator(".leaflet-marker-icon");
      await expect(corners).not.toHaveCount(0);
      const lock = inspector(page).getByRole("button", { name: "Lock", exact: true });
      await lock.click();
      await expect.poll(wood).toMatchObject({ locked: true });
      await expect(corners).toHaveCount(0);
      await expect(inspector(page).getByRole("button", { name: "Remove" })).toHaveCount(0);
      await expect(inspector(page).getByRole("textbox", { name: "Corner 1, x" })).toBeDisabled();
      await drag(page, spot, [-60, 20]);
      await pane(page).focus();
      for (const key of ["ArrowLeft", "Delete", "Control+a"]) await page.keyboard.press(key);
      await page.getByRole("button", { name: "Selection", exact: true }).click();
      await page.getByRole("menuitem", { name: "Select all terrain" }).click();
      await pane(page).focus();
      await page.keyboard.press("ArrowUp");
      expect(await wood()).toEqual({ ...before, locked: true });

      await page.keyboard.press("l");
      await page.keyboard.press("ArrowUp");
      await expect.poll(async () => (await wood()).points[0][1]).toBe(before.points[0][1] + 0.5);
    });
    await test.step("terrain is copied and pasted by keys, and troops are not", async () => {
      await page.getByRole("button", { name: "Selection" }).click();
      await page.getByRole("menuitem", { name: "Select all terrain" }).click();
      await pane(page).focus();
      await page.keyboard.press("Control+c");
      await expect(page.getByText("1 terrain shape copied.")).toBeVisible();
      await page.keyboard.press("Control+v");
      await expect(page.getByText("1 terrain shape pasted.")).toBeVisible();
      await expect.poll(async () => (await stored(page, id)).map.features.length).toBe(2);
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Control+c");
      await expect(page.getByText(/^Only terrain can be copied/)).toBeVisible();
    });
  });
});

test("a unit chosen in the list is seen on the map at any width, and on a phone the frame tool takes several", async ({
  page,
}) => {
  await test.step("a unit chosen in the list is seen on the map with its fields, at any width", async () => {
    const id = await openMap(page);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, `/scenarios/${id}/edit/map`);
      await expect(page.locator("svg.table-picture")).toBeVisible();
      await awake(page);
      await expectNoSidewaysScroll(page);
      await units(page).getByRole("button", { name: "44th Foot" }).click();
      await expect(inspector(page).getByRole("heading", { name: "44th Foot" })).toBeInViewport();
      await expect(page.locator('[data-subject="unit:44th"]').first()).toBeInViewport();
    }
  });
  await test.step("on a phone the frame tool takes several, and all reads well", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openMap(page);
    await tool(page, "Frame").click();
    await frame(page, [25, 75], [120, 30]);
    await expect(pieces(page)).toContainText("4 pieces");
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});
