import { type Page, test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody } from "./people";
import { deskReady, storedScenario, storeScenario } from "./scenario-desk";

test("what a scenario still needs is listed, accepted with a reason or walked to, also of many units, and reads well on a phone", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("an empty scenario lists what it must state, each point leading to its place", async () => {
    await openCheck(page, { title: "Nothing yet", sides: [SIDE] });
    const list = page.getByRole("region", { name: /What a scenario needs/ });
    await expect(
      list.getByRole("listitem").filter({ hasText: "Tasks for each side" }),
    ).toContainText("1 open");
    await expectAccessible(page);
    await list.getByRole("button", { name: "Units with their strength" }).click();
    await page.waitForURL("**/order-of-battle?at=reds");
    await expect(page.getByRole("heading", { name: "Reds" })).toBeVisible();
  });
  await test.step("a finding is accepted with a reason, no longer counts, and can be reopened", async () => {
    const id = await openCheck(page, { title: "Nothing yet", sides: [SIDE] });
    const finding = page
      .getByRole("listitem")
      .filter({ hasText: "how many bounds the game lasts" });
    await finding.getByRole("button", { name: "Accept …" }).click();
    const dialog = page.getByRole("dialog", { name: "Accept this finding" });
    await dialog.getByRole("button", { name: "Accept finding" }).click({ force: true });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("textbox", { name: "Reason" }).fill("We play until midnight");
    await dialog.getByRole("button", { name: "Accept finding" }).click();
    await expect(finding).toContainText("Accepted: We play until midnight");
    await expect
      .poll(async () => (await storedScenario(page, id)).acceptedFindings)
      .toEqual([{ code: "length-missing", subject: "", reason: "We play until midnight" }]);
    await finding.getByRole("button", { name: "Reopen" }).click();
    await expect(finding.getByRole("button", { name: "Accept …" })).toBeVisible();
  });
  await test.step("what was accepted of many holds for the rest when one is mended, not for a newcomer", async () => {
    const unit = (id: string, weapon: string | null) => ({
      id,
      name: `Battalion ${id}`,
      nation: "france",
      arm: "infantry",
      type: "line",
      men: 600,
      weapon,
    });
    const withUnits = (units: object[], acceptedFindings: object[] = []) => ({
      title: "Pikes",
      sides: [
        { ...SIDE, formations: [{ id: "brigade", name: "Brigade", level: "brigade", units }] },
      ],
      acceptedFindings,
    });
    const unarmed = ["a", "b", "c", "d"].map((id) => unit(id, null));
    const id = await openCheck(page, withUnits(unarmed));
    const finding = page.getByRole("listitem").filter({ hasText: "no weapon" });
    await expect(finding).toContainText("4 units");
    await finding.getByRole("button", { name: "Accept …" }).click();
    const dialog = page.getByRole("dialog", { name: "Accept this finding" });
    await dialog.getByRole("textbox", { name: "Reason" }).fill("They carry pikes");
    await dialog.getByRole("button", { name: "Accept finding" }).click();
    await expect(finding).toContainText("Accepted: They carry pikes");
    await expect
      .poll(async () => (await storedScenario(page, id)).acceptedFindings.length)
      .toBe(unarmed.length);
    const { acceptedFindings } = await storedScenario(page, id);
    const later = [unit("a", "musket"), ...unarmed.slice(1), unit("e", null)];
    await openCheck(page, withUnits(later, acceptedFindings));
    await expect(finding).toHaveCount(4);
    await expect(finding.filter({ hasText: "Accepted: They carry pikes" })).toHaveCount(3);
    await expect(finding.filter({ hasText: "Battalion e" })).not.toContainText("Accepted");
  });
  await test.step("one press of a key settles what a single edit can, and one undo brings it back", async () => {
    const id = await openCheck(page, { title: "Bridges", ...WITH_LANCES_AND_BRIDGE });
    const lance = page.getByRole("listitem").filter({ hasText: "carries lances" });
    await lance.getByRole("button", { name: "Remove the lance" }).focus();
    await page.keyboard.press("Enter");
    await expect(lance).toHaveCount(0);
    await expect.poll(async () => unitOf(await storedScenario(page, id)).lance).toBe(false);
    await page.keyboard.press("Control+z");
    await expect(lance).toBeVisible();
    await expect.poll(async () => unitOf(await storedScenario(page, id)).lance).toBe(true);
    const bridge = page.getByRole("listitem").filter({ hasText: "over no water" });
    await bridge.getByRole("button", { name: "Move to the water" }).press("Enter");
    await expect(bridge).toHaveCount(0);
    await expect.poll(async () => (await middleOfBridge(page, id)).toFixed(0)).toBe("90");
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await middleOfBridge(page, id)).toFixed(0)).toBe("125");
    await expectAccessible(page);
  });
  await test.step("F8 walks the findings from anywhere on the desk", async () => {
    await openCheck(page, { title: "Nothing yet", sides: [SIDE, { ...SIDE, id: "blues" }] });
    await page.keyboard.press("F8");
    await page.waitForURL(/at=/);
    const first = page.url();
    await page.keyboard.press("F8");
    await expect.poll(() => page.url()).not.toBe(first);
  });
  await test.step("the check reads well on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCheck(page, { title: "Nothing yet", sides: [SIDE] });
    await expectNoSidewaysScroll(page);
    await expectFingerSized(page);
    await expectAccessible(page);
  });
});

test("who may not edit is sent to the reading page; their copy has nothing open, and F8 nowhere to go", async ({
  page,
}) => {
  await test.step("users who may not edit are sent to the scenario's reading page", async () => {
    await visit(page, "/scenarios/la-haye-sainte-1815/edit/check");
    await page.waitForURL(/sign-in\?next=/);
    await beSomebody(page.request);
    await visit(page, "/scenarios/la-haye-sainte-1815/edit/check");
    await page.waitForURL(/\/scenarios\/la-haye-sainte-1815$/);
  });
  await test.step("the shipped battle has nothing open, and F8 has nowhere to go", async () => {
    const fork = await page.request.post("/api/v1/scenarios/la-haye-sainte-1815/fork");
    const { id } = await fork.json();
    await visit(page, `/scenarios/${id}/edit/check`);
    await deskReady(page);
    await expect(page.getByRole("heading", { name: "Ready to play" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("F8");
    await expect(page).toHaveURL(/\/check$/);
  });
});

const SIDE = { id: "reds", name: "Reds", colour: "a" };

const WITH_LANCES_AND_BRIDGE = {
  sides: [
    {
      ...SIDE,
      formations: [
        {
          id: "brigade",
          name: "Brigade",
          level: "brigade",
          units: [
            {
              id: "foot",
              name: "1/7e Ligne",
              nation: "france",
              arm: "infantry",
              type: "line",
              men: 600,
              lance: true,
            },
          ],
        },
      ],
    },
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      {
        kind: "stream",
        id: "brook",
        widthCm: 6,
        points: [
          [90, 0],
          [90, 120],
        ],
      },
      {
        kind: "crossing",
        id: "bridge",
        crossing: "stone-bridge",
        points: [
          [120, 60],
          [130, 60],
        ],
      },
    ],
  },
};

/** How far east the middle of the bridge lies, in cm. */
async function middleOfBridge(page: Page, id: string): Promise<number> {
  const [, bridge] = (await storedScenario(page, id)).map.features;
  return (bridge.points[0][0] + bridge.points[1][0]) / 2;
}

function unitOf(scenario: Awaited<ReturnType<typeof storedScenario>>) {
  return scenario.sides[0].formations[0].units[0];
}

async function openCheck(page: Page, document: object): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, document);
  await visit(page, `/scenarios/${id}/edit/check`);
  await deskReady(page);
  return id;
}
