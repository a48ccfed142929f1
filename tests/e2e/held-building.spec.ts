import { test } from "@playwright/test";
import { expect, expectAccessible, visit } from "./page-checks";
import { beSomebody } from "./people";
import { deskReady, storedScenario, storeScenario } from "./scenario-desk";

const BATTALION = {
  id: "foot",
  name: "1st Foot",
  nation: "britain",
  arm: "infantry",
  type: "line",
  weapon: "musket",
  men: 600,
  placement: { xCm: 50, yCm: 50, facingDeg: 0, formation: "line" },
};
const MILL = {
  kind: "building",
  id: "mill",
  name: "The mill",
  material: "stone",
  points: [
    [80, 60],
    [84, 60],
    [84, 64],
    [80, 64],
  ],
};

test("a battalion is set by keyboard to hold a building, is too many for it, and leaves by undo", async ({
  page,
}) => {
  await beSomebody(page.request);
  const commander = { name: "Picton" };
  const brigade = { id: "f1", name: "Brigade", level: "brigade", commander, units: [BATTALION] };
  const id = await storeScenario(page, {
    title: "The mill",
    sides: [{ id: "reds", name: "Reds", colour: "a", formations: [brigade] }],
    map: { widthCm: 180, depthCm: 120, features: [MILL] },
  });
  await visit(page, `/scenarios/${id}/edit/map?at=foot`);
  await deskReady(page);
  const held = page.getByRole("button", { name: /Holds the building/ });
  await expect(held).toContainText("None");
  await held.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: /The mill/ })).toContainText("room for 7 figures");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(held).toContainText("The mill");
  await expect.poll(async () => (await stand(id)).buildingId).toBe("mill");
  expect(await stand(id)).toMatchObject({ xCm: 82, yCm: 62 });
  await expectAccessible(page);
  await visit(page, `/scenarios/${id}/edit/check`);
  await expect(page.getByText("“The mill” has room for 7 figures").first()).toBeVisible();
  await visit(page, `/scenarios/${id}/edit/map?at=foot`);
  await deskReady(page);
  await held.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "None" })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(held).toContainText("None");
  await page.keyboard.press("Control+z");
  await expect(held).toContainText("The mill");

  async function stand(scenarioId: string) {
    const { sides } = await storedScenario(page, scenarioId);
    return sides[0].formations[0].units[0].placement;
  }
});
