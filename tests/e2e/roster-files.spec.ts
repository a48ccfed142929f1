import { type BrowserContext, test } from "@playwright/test";
import { PdfFile } from "../lib/pdf/pdf-file";
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, speak } from "./people";

const SHIPPED = "duchy-of-warsaw-32-8";
const PHONE = { width: 390, height: 844 };

test("a list is printed as chosen and copied for a forum; two are compared in words, and one that is not there is missing", {
  tag: "@journey",
}, async ({ page, context }) => {
  await test.step("a reader prints in the layout and on the paper chosen, and copies the list for a forum", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await speak(context, "pl");
    await visit(page, `/army-lists/${SHIPPED}`);
    await page.getByText("Wydruk i pliki").click();
    const print = page.locator("[data-part=files]").getByRole("link", { name: "Drukuj (PDF)" });
    await expect(print).toHaveAttribute("href", /layout=one&paper=a4/);
    await page.getByLabel("Układ").selectOption("dwie strony, druga do gry");
    await page.getByLabel("Papier").selectOption("Letter");
    await expect(print).toHaveAttribute("href", /lang=pl&layout=two&paper=letter/);
    const pdf = await page.request.get((await print.getAttribute("href")) ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    await page.getByLabel("etykiety na podstawki").check();
    await page.getByLabel("rozpiska", { exact: true }).press("Space");
    await expect(print).toHaveAttribute("href", /parts=labels$/);
    const labels = await page.request.get((await print.getAttribute("href")) ?? "");
    expect(new PdfFile(await labels.body()).text).toContain("Etykiety na podstawki");
    await page.getByLabel("etykiety na podstawki").uncheck();
    await expect(page.getByText("Zaznacz co najmniej jedno.")).toBeVisible();
    await expect(print).toHaveCount(0);

    await page.getByRole("button", { name: "Kopiuj BBCode" }).click();
    await expect(page.getByText("Skopiowano.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("[b]Księstwo Warszawskie 1812, awangarda[/b]");
    for (const form of ["md", "csv", "ros", "rosz"]) {
      const file = await page.request.get(`/api/v1/army-lists/${SHIPPED}/roster.${form}?lang=pl`);
      expect(file.status()).toBe(200);
    }
    await expectAccessible(page);
  });
  await test.step("two lists are shown side by side, what differs in words; a list that is not there is missing, and the choice stays", async () => {
    await test.step("two lists are shown side by side, and what differs is said in words", async () => {
      await speak(context, "pl");
      await visit(page, `/army-lists/${SHIPPED}`);
      await page.getByRole("link", { name: "Porównaj" }).click();
      const other = page.getByLabel("Rozpiska B");
      await expect(other.locator("option[value=austria-32-8]")).toContainText(
        /\(.*20\d\d\s\d\d:\d\d; Austria, 32\+8: .*podstaw/,
      );
      await other.selectOption("austria-32-8");
      await page.getByRole("button", { name: "Porównaj" }).click();
      const row = (name: string) => page.getByRole("row").filter({ hasText: name });
      await expect(row("1. pułk piechoty").first()).toContainText("tylko A");
      await expect(row("Podstawki").first()).toBeVisible();
      await expect(page.getByText("tylko B").first()).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("a list that is not there is said to be missing, and the choice stays", async () => {
      await speak(context, "pl");
      await visit(page, `/army-lists/compare?a=${SHIPPED}&b=no-such-list`);
      await expect(page.getByText("Jedna z tych rozpisek nie istnieje")).toBeVisible();
      await expect(page.getByLabel("Rozpiska A")).toHaveValue(SHIPPED);
    });
  });
});

test("an owner sees what has changed since a print, compares a list with its earlier state, and takes files from the builder", async ({
  page,
  context,
}) => {
  await speak(context, "pl");
  await beSomebody(context.request, "Jan Kowalski");
  const id = await changedCopy(context);
  await test.step("an owner sees what has changed since a print, and takes the files from the builder", async () => {
    await visit(page, `/army-lists/${id}?v=1`);
    await expect(
      page.getByText("Wydruk pokazuje wersję 1, a rozpiska ma już wersję 2."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Pokaż zmiany" }).click();
    await expect(page.getByRole("heading", { name: "Co się zmieniło" })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Podstawki" }).first()).toContainText(
      "−1",
    );
    await expect(page.locator("[data-part=changes]")).toContainText("1. pułk piechoty");
    await expectAccessible(page);

    await visit(page, `/army-lists/${id}/edit`);
    await page.getByRole("button", { name: "Udostępnij" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Kopiuj Markdown" })).toBeVisible();
    const file = (name: string) => dialog.getByRole("link", { name });
    await expect(file("Otwórz Markdown")).toHaveAttribute("href", /&for=opponent$/);
    await expect(file("Pobierz CSV")).toHaveAttribute("href", /&for=owner$/);
    await dialog
      .getByLabel("Dla kogo teksty do skopiowania")
      .selectOption("dla mnie, z tym, co tajne");
    await expect(file("Otwórz Markdown")).toHaveAttribute("href", /&for=owner$/);
    await expectAccessible(page);
  });
  await test.step("a list beside itself asks for an earlier state, and offers the one it began with", async () => {
    await visit(page, `/army-lists/compare?a=${id}&b=${id}`);
    await expect(page.getByText("To jedna rozpiska w jednym stanie.")).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    await page.getByLabel("Co się zmieniło od").selectOption({ value: "1" });
    await page.getByRole("button", { name: "Pokaż zmiany" }).click();
    const row = page.getByRole("row").filter({ hasText: "1. pułk piechoty" }).first();
    await expect(row).toContainText("podstawki");
    await expectAccessible(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("figures are compared in columns, words one below the other", async ({ page, context }) => {
    await speak(context, "pl");
    await visit(page, `/army-lists/${SHIPPED}`);
    await page.getByText("Wydruk i pliki").click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await visit(page, `/army-lists/compare?a=${SHIPPED}&b=austria-32-8`);
    await expect(page.getByRole("heading", { name: "Pułki i baterie" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const boxes = (row: string) =>
      page
        .locator(`${row} td[data-list]`)
        .evaluateAll((cells) => cells.slice(0, 2).map((cell) => cell.getBoundingClientRect()));
    const [figureA, figureB] = await boxes(".figures tbody tr:first-child");
    expect(figureB?.top).toBe(figureA?.top);
    const [generalA, generalB] = await boxes(".told tbody tr:first-child");
    expect(generalB?.left).toBe(generalA?.left);
  });
});

/** A copy of the shipped list (version 1) whose first regiment then loses a base (version 2). */
async function changedCopy(context: BrowserContext): Promise<string> {
  const forked = await context.request.post(`/api/v1/army-lists/${SHIPPED}/fork`);
  const { id } = await forked.json();
  const path = "/formations/0/regiments/0/bases";
  const changed = await context.request.patch(`/api/v1/army-lists/${id}`, {
    headers: { "if-match": '"1"', "content-type": "application/json-patch+json" },
    data: JSON.stringify([{ op: "replace", path, value: 2 }]),
  });
  expect(changed.status()).toBe(200);
  return id;
}
