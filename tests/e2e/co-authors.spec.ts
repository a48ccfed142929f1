import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, closeAll } from "./people";

test.afterEach(closeAll);

const SCENARIO = {
  kind: "scenario",
  schemaVersion: 1,
  title: "Hougoumont",
  language: "en",
  umpireNotes: "The gate is open.",
};

async function signedIn(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  await beSomebody(context.request, name);
  return context.newPage();
}

test("two write one scenario by invitation, see each other, and one's rights end", async ({
  page: owner,
  browser,
}) => {
  await beSomebody(owner.request, "Olga Owner");
  const { id } = await (await owner.request.post("/api/v1/scenarios", { data: SCENARIO })).json();
  await visit(owner, `/scenarios/${id}/edit/share`);
  await owner.getByRole("button", { name: "Create invitation" }).click();
  await expect(owner.getByText("no one yet")).toBeVisible();
  await expectAccessible(owner);
  const { invitations } = await (await owner.request.get(`/api/v1/scenarios/${id}/people`)).json();

  const editor = await signedIn(browser, "Erik Editor");
  await visit(editor, new URL(invitations[0].url).pathname);
  await expect(editor.getByRole("heading", { name: "Edit “Hougoumont”" })).toBeVisible();
  await expect(editor.getByText("The gate is open.")).toHaveCount(0);
  await expectAccessible(editor);
  await editor.getByRole("button", { name: "Accept" }).click();
  await editor.waitForURL(`**/scenarios/${id}/edit`);
  await expect(editor.getByText("Olga Owner: Share")).toBeVisible();
  await visit(owner, `/scenarios/${id}/edit`);
  await expect(owner.getByText("Erik Editor: Overview")).toBeVisible({ timeout: 15_000 });

  await editor.getByRole("button", { name: "Rename" }).click();
  await editor.getByLabel("Title").first().fill("Hougoumont, noon");
  await editor.keyboard.press("Enter");
  await expect(owner.getByRole("heading", { name: "Hougoumont, noon" })).toBeVisible({
    timeout: 40_000,
  });

  await visit(editor, `/scenarios/${id}/edit/share`);
  await expect(editor.getByText("Only its owner can delete it")).toBeVisible();
  await expect(editor.getByRole("button", { name: "Delete …" })).toHaveCount(0);
  await expect(editor.getByRole("radiogroup")).toHaveCount(0);
  await expectAccessible(editor);
  await editor.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(editor);
  await editor.setViewportSize({ width: 1440, height: 900 });
  await visit(editor, "/desk");
  const shared = editor.getByRole("region", { name: "Shared with me" });
  await expect(shared.getByRole("row", { name: /Hougoumont, noon.*Olga Owner/ })).toBeVisible();
  await expectAccessible(editor);

  await visit(editor, `/scenarios/${id}/edit`);
  await visit(owner, `/scenarios/${id}/edit/share`);
  await owner.getByRole("button", { name: "Remove Erik Editor" }).click();
  await owner.getByRole("button", { name: "Really remove" }).click();
  await expect(owner.getByText("Erik Editor no longer has access.")).toBeVisible();
  await editor.getByRole("button", { name: "Rename" }).click();
  await editor.getByLabel("Title").first().fill("My own noon");
  await editor.keyboard.press("Enter");
  await expect(editor.getByText(/no longer have permission to edit/)).toBeVisible({
    timeout: 15_000,
  });
  const saving = editor.waitForEvent("download");
  await editor.getByRole("button", { name: "Save as file" }).click();
  expect((await saving).suggestedFilename()).toBe("my-own-noon.json");
});
