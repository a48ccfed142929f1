import { type Page, test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody } from "./people";

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "Advance guard",
  language: "en",
  nation: "austria",
  notes: "Hold the bridge at dawn.",
  formations: [
    {
      id: "d1",
      name: "First division",
      regiments: [{ id: "r1", name: "Vukassovich", unitKind: "line-infantry", bases: 3 }],
    },
  ],
};

async function storeEditedList(page: Page): Promise<string> {
  await beSomebody(page.request);
  const { id } = await (await page.request.post("/api/v1/army-lists", { data: LIST })).json();
  const patch = [
    { op: "replace", path: "/formations/0/regiments/0/bases", value: 4 },
    { op: "replace", path: "/notes", value: "Hold the ford at dawn." },
  ];
  const headers = { "if-match": '"1"', "content-type": "application/json-patch+json" };
  const data = JSON.stringify(patch);
  const stored = await page.request.patch(`/api/v1/army-lists/${id}`, { headers, data });
  expect(stored.status()).toBe(200);
  return id;
}

test("an army list's history: compared on a phone, an example of its own, brought back by its author, closed to all others", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const id = await storeEditedList(page);
  await test.step("a comparison fits a phone in both themes", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/army-lists/${id}/edit/history`);
    await page.getByRole("button", { name: /^Show \d+ versions?/ }).click();
    await page.getByRole("button", { name: "View version 1", exact: true }).click();
    await expect(page.locator("ins")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectFingerSized(page);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step("a release's example speaks of what is released", async () => {
    const note = page.getByRole("textbox", { name: "What changed" });
    await expect(note).toHaveAttribute("placeholder", /a battery replaces the hussars/);
  });
  await test.step("what is released is marked in the history", async () => {
    await page.getByRole("button", { name: "Release this version" }).click();
    const versions = page.getByRole("list", { name: "Saved versions, newest first" });
    await expect(versions.getByText("Release 1").first()).toBeVisible();
  });
  await test.step("an army list's history is reached from its builder, compared word by word, and brought back", async () => {
    await visit(page, `/army-lists/${id}/edit`);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "History" }).click();
    await page.waitForURL(/\/edit\/history$/);
    await expect(
      page.getByText("Created, bases of Vukassovich changed, notes rewritten"),
    ).toBeVisible();
    await page.getByRole("button", { name: /^Show \d+ versions?/ }).click();
    await page.getByRole("button", { name: "View version 1", exact: true }).click();
    const panel = page.getByRole("region", { name: "Version 1" });
    await expect(panel.getByRole("listitem").filter({ hasText: "Vukassovich" })).toContainText(
      "3 →Now 4",
    );
    await expect(panel.locator("del")).toHaveText(/bridge$/);
    await expect(panel.locator("ins")).toHaveText(/ford$/);
    await expectAccessible(page);
    await panel.getByRole("button", { name: "Restore version 1" }).click();
    await expect(page.getByText("Version 1 restored as version 3.")).toBeVisible();
    await expect(page.getByText("restored from 1")).toBeVisible();
    const list = await (await page.request.get(`/api/v1/army-lists/${id}`)).json();
    expect(list.notes).toBe(LIST.notes);
    await page.getByRole("button", { name: "View version 1", exact: true }).first().click();
    await expect(page.getByText("It is the same as the current version.")).toBeVisible();
  });
  await test.step("nobody else sees a list's history", async () => {
    await page.request.put(`/api/v1/army-lists/${id}/visibility`, {
      data: { visibility: "public" },
    });
    const stranger = await (await browser.newContext()).newPage();
    await visit(stranger, `/army-lists/${id}/edit/history`);
    expect(new URL(stranger.url()).pathname).toBe(`/army-lists/${id}`);
    await stranger.context().close();
  });
});
