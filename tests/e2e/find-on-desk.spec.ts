import { type Page, test } from "@playwright/test";
import { awake, expect, expectAccessible, visit } from "./page-checks";
import { beSomebody } from "./people";
import { deskReady, storeScenario } from "./scenario-desk";

const window = (page: Page) => page.getByRole("dialog", { name: /^Find/ });
const lines = (page: Page) => window(page).getByRole("option");

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(window(page).getByRole("searchbox")).toBeFocused();
}

async function openDesk(page: Page, part: string): Promise<string> {
  await beSomebody(page.request);
  const unit = (id: string, name: string, more: object) => ({
    id,
    name,
    nation: "britain",
    arm: "infantry",
    type: "line",
    men: 500,
    ...more,
  });
  const id = await storeScenario(page, {
    title: "Waterloo, the ridge",
    map: {
      widthCm: 200,
      depthCm: 150,
      features: [
        {
          kind: "wood",
          id: "w",
          name: "Hougoumont wood",
          points: [
            [10, 10],
            [40, 10],
            [40, 40],
          ],
        },
        {
          kind: "stream",
          id: "b",
          points: [
            [60, 10],
            [90, 40],
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
            commander: { name: "Sir James Kempt" },
            units: [
              unit("u28", "28th Foot", {
                placement: { xCm: 100, yCm: 75, facingDeg: 0, formation: "line" },
              }),
              unit("u79", "79th Highlanders", { type: null }),
            ],
          },
        ],
      },
    ],
  });
  await visit(page, `/scenarios/${id}/edit/${part}`);
  await deskReady(page);
  return id;
}

test("Ctrl K finds what a scenario, a list and a battlefield hold, and leaves a desk only when that is chosen", async ({
  page,
}) => {
  await test.step("on a desk Ctrl K finds troops, terrain and parts, and leaves it only when that is chosen", async () => {
    const id = await openDesk(page, "order-of-battle");
    await test.step("on a desk Ctrl K finds what stands on it and stays there", async () => {
      await openSearch(page);
      await expect(page.getByRole("searchbox", { name: "Find in this document" })).toBeFocused();
      await expect(lines(page).first()).toHaveText(/Overview/);
      await expectAccessible(page);
      await page.keyboard.type("highl");
      await expect(lines(page).first()).toContainText("79th Highlanders");
      await expect(lines(page).first()).toContainText("to be decided · 8th Brigade");
      await page.keyboard.press("Enter");
      await expect(window(page)).toBeHidden();
      await expect(page.locator('tr[data-key="u79"]')).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(`/scenarios/${id}/edit/order-of-battle`);

      await openSearch(page);
      await page.keyboard.type("kempt");
      await expect(lines(page).first()).toContainText("Commander · 8th Brigade");
      await page.keyboard.press("Enter");
      await expect(page.locator('tr[data-key="kempt"]')).toBeFocused();
    });
    await test.step("terrain and parts are found, too, and troops on the table where one is", async () => {
      await openSearch(page);
      await page.keyboard.type("hougou");
      await expect(lines(page).first()).toContainText("Hougoumont wood");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/scenarios/${id}/edit/map?at=w`);
      await expect(page.locator("svg.table-picture")).toBeVisible();
      await awake(page);
      await openSearch(page);
      await page.keyboard.type("28");
      await expect(lines(page).first()).toContainText("28th Foot");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/scenarios/${id}/edit/map?at=u28`);
      await openSearch(page);
      await page.keyboard.type("sched");
      await expect(lines(page).first()).toContainText("Schedule");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/scenarios/${id}/edit/schedule`);
    });
    await test.step("leaving the desk for another document has to be chosen", async () => {
      await openSearch(page);
      await page.keyboard.type("sehested");
      await expect(window(page)).toContainText("Nothing in this document has that name.");
      await expect(lines(page)).toHaveText(["Search all documents instead"]);
      await page.keyboard.press("Enter");
      await expect(window(page)).toContainText("leaves this document");
      await expect(lines(page).first()).toContainText("Sehested");
      expect(new URL(page.url()).pathname).toBe(`/scenarios/${id}/edit/schedule`);
      await lines(page).filter({ hasText: "Back to this document" }).click();
      await expect(window(page)).toContainText("Nothing in this document has that name.");
      await lines(page).filter({ hasText: "Search all documents" }).click();
      await lines(page).filter({ hasText: "Sehested" }).first().click();
      await page.waitForURL("**/scenarios/sehested-1813");
    });
  });
  await test.step("in a list, an army book and a battlefield it finds what they hold", async () => {
    await beSomebody(page.request);
    const regiments = [{ id: "r1", unitKind: "line-infantry", bases: 4, name: "4. pułk" }];
    const list = {
      kind: "army-list",
      schemaVersion: 1,
      language: "en",
      title: "Vanguard",
      nation: "duchy-of-warsaw",
      formations: [{ id: "f", regiments }],
    };
    const made = await (await page.request.post("/api/v1/army-lists", { data: list })).json();
    await visit(page, `/army-lists/${made.id}/edit`);
    await openSearch(page);
    await page.keyboard.type("pulk");
    await expect(lines(page).first()).toContainText("4. pułk");
    await page.keyboard.press("Enter");
    await expect(page.locator('[data-list-item="r1"]')).toBeFocused();

    await visit(page, "/rules/bogowie-wojny/battlefield?seed=Raszyn&table=120x120");
    await page.getByRole("button", { name: "Keep on my desk" }).click();
    await page.waitForURL("**/maps/*/edit");
    await awake(page);
    await openSearch(page);
    await page.keyboard.type("wood");
    await expect(lines(page).first()).toContainText(/wood/i);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("complementary", { name: /^Selection/ })).toContainText(/wood/i);
    await expect(page.getByRole("application")).toBeFocused();
  });
});

test("away from desks Ctrl K finds among all documents, and Enter before the answer leads to what was asked for", async ({
  page,
}) => {
  await test.step("away from desks Ctrl K finds among all documents", async () => {
    await visit(page, "/rules/belle-alliance");
    await openSearch(page);
    await page.keyboard.type("sehested");
    await expect(lines(page).first()).toContainText("Sehested");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/scenarios/sehested-1813");
  });
  await test.step("Enter before the answer has come leads to what was asked for", async () => {
    await page.route("**/api/v1/*?*q=*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await visit(page, "/library");
    await openSearch(page);
    await page.keyboard.type("Sehested");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/scenarios/sehested-1813");
    await openSearch(page);
    await page.keyboard.type("Haye");
    await expect(lines(page).first()).toContainText("Haye");
    // Must not open the first line of the previous results.
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Sehested");
    await page.keyboard.press("Enter");
    await expect(window(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/scenarios\/sehested-1813$/);
  });
});
