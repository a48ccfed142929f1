import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, PASSWORD, speak } from "./people";

const BOOK = {
  kind: "army-book",
  schemaVersion: 1,
  title: "Wojsko Księstwa",
  language: "pl",
  nation: "duchy-of-warsaw",
  entries: [
    { id: "e1", names: { pl: "Ułani" }, unitKind: "lancers" },
    {
      id: "e2",
      names: { pl: "Piechota liniowa" },
      unitKind: "line-infantry",
      profile: { morale: 5 },
    },
  ],
};

/** Signs the same person in on a second browser. */
async function signedInToo(context: BrowserContext, email: string): Promise<Page> {
  const { csrfToken } = await (await context.request.get("/api/v1/auth/csrf")).json();
  const form = { csrfToken, email, password: PASSWORD, json: "true" };
  await context.request.post("/api/v1/auth/callback/credentials", { form });
  return context.newPage();
}

async function writeMorale(page: Page, morale: string): Promise<void> {
  const field = page.getByLabel("Morale: Piechota liniowa");
  await field.fill(morale);
  await field.blur();
}

test("two who write one figure of an army book see it named, and the choice holds", async ({
  page,
  browser,
}) => {
  const { email } = await beSomebody(page.request, "Anna Nowak");
  const second = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await speak(page.context(), "pl");
  await speak(second, "pl");
  const late = await signedInToo(second, email);
  const { id } = await (await page.request.post("/api/v1/army-books", { data: BOOK })).json();
  for (const each of [page, late]) {
    await visit(each, `/army-books/${id}/edit`);
    await expect(each.getByText("Wszystko zapisane").first()).toBeVisible();
  }

  await second.setOffline(true);
  await writeMorale(late, "8");
  await writeMorale(page, "7");
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`/api/v1/army-books/${id}`)).json()).entries[1].profile
          .morale,
    )
    .toBe(7);
  await second.setOffline(false);

  const asked = late.getByRole("alertdialog");
  await expect(asked.getByRole("heading", { name: "Piechota liniowa · Morale" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(asked.getByRole("button", { name: "Zamknij" })).toHaveCount(0);
  await late.keyboard.press("Escape");
  await expect(asked).toBeVisible();
  await expectAccessible(late);
  await expectNoSidewaysScroll(late);
  await asked.getByText("Tamta", { exact: true }).first().click();
  await asked.getByRole("button").last().click();
  await expect(asked).toHaveCount(0);
  await expect(late.getByLabel("Morale: Piechota liniowa")).toHaveValue("7");
  await second.close();
});

test("an import that finds no room says so once, with what was left out", async ({ page }) => {
  await beSomebody(page.request, "Karen Holm");
  await page.route("**/api/v1/army-lists", (route) =>
    route.fulfill({
      status: 409,
      contentType: "application/problem+json",
      json: { code: "too-many-documents", limit: 3, detail: "" },
    }),
  );
  const list = { kind: "army-list", schemaVersion: 1, language: "en", nation: "france" };
  const files = ["First", "Second", "Third"].map((title) => ({
    name: `${title}.json`,
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ ...list, title })),
  }));
  await visit(page, "/desk");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles(files);
  const told = page.getByRole("dialog").getByRole("alert");
  await expect(told).toContainText("No room for 3 documents");
  await expect(told).toContainText("Not imported: First, Second, Third");
  await expect(told.getByText("at most 3 documents")).toHaveCount(1);
  await expectAccessible(page);
});
