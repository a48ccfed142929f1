import { readFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody } from "./people";
import { deskReady, storedScenario, storeScenario } from "./scenario-desk";

const UNIT = { nation: "france", arm: "infantry", type: "line", men: 500, weapon: "musket" };
const division = (id: string, name: string) => ({
  id,
  name,
  level: "division",
  commander: { name: `General of ${id}` },
  units: [{ id: `${id}-foot`, name: `${id} foot`, ...UNIT }],
});
const CORPS = {
  title: "Two divisions",
  sides: [
    {
      id: "french",
      name: "French",
      colour: "b",
      tasks: "Take the farm.",
      formations: [
        {
          id: "corps",
          name: "I Corps",
          level: "corps",
          formations: [division("left", "Left Division"), division("right", "Right Division")],
        },
      ],
    },
    { id: "allied", name: "Allied", colour: "a", tasks: "Hold the farm." },
  ],
};

test("a division is given to a player, who gets orders and a pack of their own; taken back, undo restores it", {
  tag: "@journey",
}, async ({ page }) => {
  await beSomebody(page.request);
  const id = await storeScenario(page, CORPS);
  const player = async () =>
    (await storedScenario(page, id)).sides[0].formations[0].formations[1].player;
  await visit(page, `/scenarios/${id}/edit/briefs`);
  await deskReady(page);
  const part = page.getByRole("region", { name: "Commanders" });
  await test.step("a player is given a division and orders with the keyboard alone", async () => {
    await part.getByRole("button", { name: /Give a formation to a player/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option", { name: /I Corps/ })).toBeVisible();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    const orders = part.getByRole("textbox", { name: "Orders from above: Right Division" });
    await expect(orders).toBeFocused();
    await orders.fill("Hold the road.");
    await part.getByText("the command", { exact: true }).click();
    await expect(part.getByText(/names, commanders, and where/)).toBeVisible();
    await expect.poll(player).toMatchObject({ orders: "Hold the road.", knows: "command" });
    await expectAccessible(page);
  });
  await test.step("taken from them it is gone, and undo brings back what was written", async () => {
    await part.getByRole("button", { name: "Take Right Division from its player" }).click();
    await expect.poll(player).toBeUndefined();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(player).toMatchObject({ orders: "Hold the road." });
  });
  await test.step("on a phone all of it fits", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step("their pack prints under a name that names nobody", async () => {
    await visit(page, `/scenarios/${id}/edit/print`);
    await deskReady(page);
    const saved = page.waitForEvent("download");
    const name = "Create PDF: Pack for General of right, Right Division";
    await page.getByRole("button", { name }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^two-divisions-french-[0-9a-f]{8}\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  });
});
