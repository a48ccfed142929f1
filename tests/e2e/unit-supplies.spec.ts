import { type Locator, type Page, test } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody } from "./people";
import { deskReady, storedScenario, storeScenario } from "./scenario-desk";

const foot = (id: string, fields: object = {}) => ({
  id,
  name: id,
  nation: "britain",
  arm: "infantry",
  type: "line",
  weapon: "musket",
  men: 600,
  ...fields,
});
const MILL = {
  kind: "building",
  id: "mill",
  name: "The mill",
  material: "stone",
  points: [
    [80, 60],
    [88, 60],
    [88, 68],
    [80, 68],
  ],
};
const UNITS = [
  foot("28th Foot", {
    placement: { xCm: 84, yCm: 64, facingDeg: 0, formation: "garrison", buildingId: "mill" },
  }),
  foot("79th Highlanders", { men: 900, marksmen: true, supplies: 1 }),
  foot("7th Hussars", {
    arm: "cavalry",
    type: "hussar",
    weapon: "carbine",
    weight: "light",
    light: true,
    men: 400,
    battalionsOrSquadrons: 4,
  }),
  foot("Rogers", {
    arm: "artillery",
    type: "foot-artillery",
    weapon: null,
    men: null,
    guns: 8,
    calibrePd: 9,
  }),
  foot("Park", { arm: "train", type: "train", weapon: null, men: null, modelGuns: 3 }),
  foot("Sappers", { arm: "engineers", type: "sapper", men: 120 }),
];

async function openOrder(page: Page, at: string): Promise<string> {
  await beSomebody(page.request);
  const commander = { name: "Picton" };
  const brigade = { id: "brigade", name: "Brigade", level: "brigade", commander };
  const units = UNITS.map((each, i) => ({ ...each, id: `u${i}` }));
  const id = await storeScenario(page, {
    title: "Supplies",
    date: "1815-06-18",
    sides: [{ id: "reds", name: "Reds", colour: "a", formations: [{ ...brigade, units }] }],
    map: { widthCm: 180, depthCm: 120, features: [MILL] },
  });
  await visit(page, `/scenarios/${id}/edit/order-of-battle?at=${at}`);
  await deskReady(page);
  return id;
}

const inspector = (page: Page) => page.getByRole("complementary", { name: "Selection" });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const supplies = (place: Locator, label: string | RegExp) =>
  place.getByRole("radiogroup", { name: label });

test("a unit's supplies and own valour are set, its rules said, and another type brings what belongs to it", async ({
  page,
}) => {
  await test.step("supplies are set by mouse and by keyboard and taken back; an own valour off the scale is taken, and the check says so", async () => {
    const id = await openOrder(page, "u0");
    await test.step("supplies are set by mouse and by keyboard, marked on their rows, and taken back", async () => {
      const suppliesOf = async () => {
        const { sides } = await storedScenario(page, id);
        return sides[0].formations[0].units.map(
          (unit: { supplies: number | null }) => unit.supplies,
        );
      };
      await expect(row(page, "79th Highlanders")).toContainText("Supplies for 1 more roll");
      const own = supplies(inspector(page), "At the start");
      await expect(own.getByRole("radio", { name: "Full" })).toBeChecked();
      await own.getByText("2", { exact: true }).click();
      await expect(row(page, "28th Foot")).toContainText(
        "Supplies for 2 more rolls for fire or melee.",
      );
      await expect(inspector(page)).toContainText(
        "Full again after 8 bounds of rest, or 2 beside a wagon",
      );
      await own.getByRole("radio", { name: "2", exact: true }).focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(row(page, "28th Foot")).toContainText("No supplies: it cannot fire");
      await expect.poll(suppliesOf).toEqual([0, 1, null, null, null, null]);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await row(page, "Brigade").first().getByText("Brigade").click();
      const all = supplies(inspector(page), "At the start, all its 5 units");
      await expect(inspector(page)).toContainText(
        "Its units differ; choosing a value sets them all.",
      );
      await all.getByText("3", { exact: true }).click();
      await expect.poll(suppliesOf).toEqual([3, 3, 3, 3, null, 3]);
      await page.keyboard.press("Control+z");
      await expect.poll(suppliesOf).toEqual([0, 1, null, null, null, null]);
    });
    await test.step("an own valour off the scale is taken as typed, and the check says so", async () => {
      await row(page, "79th Highlanders").locator("[data-name]").click();
      const told = inspector(page);
      await told.getByText("Set your own …").click();
      const value = told.getByRole("textbox", { name: "Value" });
      await value.fill("8");
      await value.press("Tab");
      await expect(value).toHaveValue("+8");
      await expect(told).toContainText("Outside the rules’ scale of −5 to +5 (5.5.1).");
      await told.getByRole("textbox", { name: "Reason" }).fill("The Duke’s favourites");
      await told.getByRole("button", { name: "Set value" }).click();
      await expect(told.getByText(/has a valour outside −5 to \+5/)).toBeVisible();
      await expectAccessible(page);
      await expect
        .poll(
          async () => (await storedScenario(page, id)).sides[0].formations[0].units[1].valour.own,
        )
        .toEqual({ value: 8, reason: "The Duke’s favourites" });
    });
  });
  await test.step("the inspector says what each unit may do, with its rule, and the building it holds leads to the map", async () => {
    const id = await openOrder(page, "u0");
    await test.step("the inspector says what each unit may do, with its rule, and where it stands", async () => {
      const told = inspector(page);
      const choose = (name: string) => row(page, name).locator("[data-name]").click();
      await expect(told).toContainText("10 of 30 a third 1.3.2");
      await expect(told).toContainText("no, with 40 figures or fewer 1.2.2");
      await expect(told).toContainText("in the building it holds");
      await expect(told).toContainText("below 3 figures 5.5.2");
      await choose("79th Highlanders");
      await expect(told).toContainText("in two, above 40 figures 1.2.2");
      await expect(row(page, "79th Highlanders")).toContainText("marksmen");
      await choose("7th Hussars");
      await expect(told).toContainText("20 of 20 all, light 1.3.2");
      await expect(told).toContainText("by squadron, into 4 at most 1.2.3");
      await expect(row(page, "7th Hussars")).toContainText("Hussars, light");
      await choose("Rogers");
      await expect(told).toContainText("by model gun, into 2 at most 1.2.4");
      await expect(told).toContainText("yes, 5 figures per work");
      await choose("Park");
      await expect(row(page, "Park")).toContainText("without ammunition");
      await expect(row(page, "Park")).toContainText("3 wagons");
      await told.getByText("Carries ammunition for others").click();
      await expect(row(page, "Park")).toContainText("with ammunition");
      await page.getByRole("searchbox", { name: "Filter the order of battle" }).fill("marksmen");
      await expect(row(page, "Park")).toHaveCount(0);
      await expect(row(page, "79th Highlanders")).toBeVisible();
    });
    await test.step("the building a unit holds leads to the map", async () => {
      await page.getByRole("searchbox", { name: "Filter the order of battle" }).fill("");
      await row(page, "28th Foot").locator("[data-name]").click();
      await inspector(page).getByRole("link", { name: "The mill" }).click();
      await expect(page).toHaveURL(new RegExp(`/scenarios/${id}/edit/map\\?at=mill`));
      await expect(page.getByRole("region", { name: "The mill" })).toBeVisible();
    });
  });
  await test.step("another type brings its weight, lance and light, and a wagon's short supplies are found", async () => {
    const id = await openOrder(page, "u2");
    const told = inspector(page);
    await told.getByRole("button", { name: /Type$/ }).press("Enter");
    await page.getByRole("option", { name: "Cuirassiers" }).click();
    await expect(told.getByRole("radio", { name: "Heavy" })).toBeChecked();
    await expect(told.getByRole("checkbox", { name: /^Light/ })).not.toBeChecked();
    await expect(row(page, "7th Hussars")).toContainText("Cuirassiers, heavy");

    await visit(page, `/scenarios/${id}/edit/order-of-battle?at=u4`);
    await deskReady(page);
    const scenario = await storedScenario(page, id);
    const etag = (await page.request.get(`/api/v1/scenarios/${id}`)).headers().etag ?? "";
    scenario.sides[0].formations[0].units[4].supplies = 2;
    const put = await page.request.put(`/api/v1/scenarios/${id}`, {
      data: scenario,
      headers: { "If-Match": etag },
    });
    expect(put.status(), await put.text()).toBe(200);
    await visit(page, `/scenarios/${id}/edit/check`);
    await deskReady(page);
    const finding = page.getByText("“Park” has supplies that run out").first();
    await expect(finding).toBeVisible();
    await page
      .locator(".finding", { hasText: "supplies that run out" })
      .first()
      .getByRole("button", { name: "Set to full" })
      .click();
    await expect(finding).toHaveCount(0);
    await expect
      .poll(async () => (await storedScenario(page, id)).sides[0].formations[0].units[4].supplies)
      .toBeNull();
  });
});
