import { type Page, test } from "@playwright/test";
import { inspector, onScreen, pane, questionBar, tool } from "./map-desk";
import { awake, expect, expectAccessible, visit } from "./page-checks";
import { beSomebody } from "./people";
import { deskReady, storedScenario, storeScenario } from "./scenario-desk";

const BATTERY = {
  id: "guns",
  name: "Foot battery No. 18",
  nation: "prussia",
  arm: "artillery",
  type: "foot-artillery",
  guns: 8,
  calibrePd: 6,
  placement: { xCm: 100, yCm: 70, facingDeg: 0, formation: "line" },
};

async function openMap(page: Page, features: readonly object[] = []): Promise<string> {
  await beSomebody(page.request);
  const commander = { name: "von Borcke" };
  const brigade = { id: "f1", name: "9th Brigade", level: "brigade", commander, units: [BATTERY] };
  const id = await storeScenario(page, {
    title: "The battery on the road",
    sides: [{ id: "prussians", name: "Prussians", colour: "a", formations: [brigade] }],
    map: { widthCm: 200, depthCm: 150, features },
  });
  await visit(page, `/scenarios/${id}/edit/map`);
  await deskReady(page);
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  return id;
}

const drawn = async (page: Page, id: string) => (await storedScenario(page, id)).map.features;

test("a redan is drawn by mouse, an emplacement made by keyboard to fit its battery, and a barricade read as the scenario says", async ({
  page,
}) => {
  await test.step("a redan drawn by mouse looks to where it bows, is turned, turned about and undone", async () => {
    const id = await openMap(page);
    await tool(page, "Field work").click();
    await expect(page.locator(".geoman-draw-cursor")).toBeVisible();
    for (const corner of [
      [130, 100],
      [120, 106],
      [110, 100],
    ] as const) {
      const { x, y } = await onScreen(page, corner);
      await page.mouse.move(x, y, { steps: 2 });
      await page.mouse.click(x, y);
    }
    await page.keyboard.press("Enter");
    const bar = questionBar(page);
    await expect(bar).toContainText("Needed for tables 5 and 20");
    await bar.locator("button[aria-haspopup=listbox]").click();
    await page.getByRole("option", { name: "emplacement" }).click();
    await expect(bar).toContainText(/Obstacle II\s*Cover II/);
    await page.getByRole("button", { name: "Done" }).click();
    await expect(inspector(page).getByText("For 4 model guns side by side")).toBeVisible();
    const front = inspector(page).getByRole("textbox", { name: "Front" });
    await expect(front).toHaveValue("0");
    await expect.poll(async () => (await drawn(page, id))[0]?.work).toBe("emplacement");
    const [{ points }] = await drawn(page, id);
    expect(points[0][0]).toBeLessThan(points[2][0]);

    await pane(page).focus();
    await page.keyboard.press("]");
    await page.keyboard.press("Shift+]");
    await expect(front).toHaveValue("50");
    await inspector(page).getByRole("button", { name: "Turn front to the other side" }).click();
    await expect(front).toHaveValue("230");
    await pane(page).focus();
    await page.keyboard.press("Control+z");
    await expect(front).toHaveValue("50");
    await page.keyboard.press("Control+z");
    await expect(front).toHaveValue("0");
    await page.keyboard.press("Control+Shift+z");
    await expect(front).toHaveValue("50");
    await expectAccessible(page);
  });
  await test.step("an emplacement made by keyboard alone is found too small for its battery, and made to fit", async () => {
    const id = await openMap(page);
    await page
      .getByRole("region", { name: /^Shapes/ })
      .getByRole("button", { name: "Add shape" })
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Field work" }).press("Enter");
    await inspector(page)
      .getByRole("button", { name: /What kind\?/ })
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("option", { name: "decide later" }).waitFor();
    await page.keyboard.press("Home");
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "Enter"]) {
      await page.keyboard.press(key);
    }
    await expect(inspector(page).getByText("For 2 model guns side by side")).toBeVisible();
    await corner(1, "x", "97.5");
    await corner(1, "y", "74");
    await corner(2, "x", "102.5");
    await corner(2, "y", "74");
    await expect(inspector(page).getByText(/^For one model gun/)).toBeVisible();
    await expect
      .poll(async () => (await drawn(page, id))[0]?.points)
      .toEqual([
        [97.5, 74],
        [102.5, 74],
      ]);
    await visit(page, `/scenarios/${id}/edit/check`);
    await expect(
      page.getByText(
        "“Foot battery No. 18” has 2 model guns, but the emplacement it stands in is for 1",
      ),
    ).toBeVisible();
    const [{ id: work }] = await drawn(page, id);
    await visit(page, `/scenarios/${id}/edit/map?at=${work}`);
    await deskReady(page);
    await corner(1, "x", "95");
    await corner(2, "x", "105");
    await expect(inspector(page).getByText("For 2 model guns side by side")).toBeVisible();
    await expect.poll(async () => (await drawn(page, id))[0]?.points[1][0]).toBe(105);
    await visit(page, `/scenarios/${id}/edit/check`);
    await deskReady(page);
    await expect(page.getByText("model guns, but the emplacement")).toHaveCount(0);

    async function corner(number: number, axis: "x" | "y", cm: string) {
      await inspector(page)
        .getByRole("textbox", { name: `Corner ${number}, ${axis}` })
        .focus();
      await page.keyboard.press("Control+a");
      await page.keyboard.type(cm);
      await page.keyboard.press("Enter");
    }
  });
  await test.step("a barricade's cover follows the scenario's reading, which says that the table explains neither", async () => {
    const barricade = {
      kind: "field-work",
      id: "barricade",
      name: "At the gate",
      work: "barricade",
      points: [
        [60, 60],
        [72, 60],
      ],
    };
    const id = await openMap(page, [barricade]);
    await visit(page, `/scenarios/${id}/edit/map?at=barricade`);
    await deskReady(page);
    const cover = inspector(page).locator("dl > div", { hasText: "Cover" });
    await expect(cover).toContainText("I");
    await expect(inspector(page).getByText("prints the cover as −/I")).toBeVisible();
    await expect(inspector(page).getByText("Counts as 3 works of 5 cm")).toBeVisible();
    await visit(page, `/scenarios/${id}/edit`);
    await deskReady(page);
    await page.getByText("Scale", { exact: false }).first().click();
    await page.getByText("Barricades give no cover").click();
    await expect
      .poll(async () => (await storedScenario(page, id)).settings.barricadesWithoutCover)
      .toBe(true);
    await visit(page, `/scenarios/${id}/edit/map?at=barricade`);
    await deskReady(page);
    await expect(cover).toContainText("none");
  });
});
