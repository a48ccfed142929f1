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

test("what a scenario still needs is listed, accepted with a reason or walked to, also of many units, and reads well on a phone", async ({
  page,
}) => {
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

async function openCheck(page: Page, document: object): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, document);
  await visit(page, `/scenarios/${id}/edit/check`);
  await deskReady(page);
  return id;
}
