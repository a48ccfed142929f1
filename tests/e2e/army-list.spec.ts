import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { openCopy, SHIPPED_LIST } from "./list-desk";
import {
  awake,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";

const POLISH_SHIPPED = `/army-lists/${SHIPPED_LIST}`;

test("a player builds a legal 32+8 list and finds it again", { tag: "@journey" }, async ({
  page,
  context,
}) => {
  await speak(context, "pl");
  await beSomebody(context.request, "Jan Kowalski");
  await startList(page, "Francja");
  await add(page, "Gwardia piesza");
  await add(page, "Piechota liniowa");
  await add(page, "Artyleria konna 6-funtowa");
  await expect(budget(page)).toContainText("9 z 32");

  await page.getByRole("button", { name: "Dywizja", exact: true }).click();
  await add(page, "Kirasjerzy");
  await expect(budget(page)).toContainText("14 z 32");

  await row(page, "Piechota liniowa").click();
  const bases = page.getByRole("textbox", { name: /^Podstawki/ });
  await bases.fill("5");
  await bases.press("Enter");
  await page.getByText("Status weterana").click();
  await expect(budget(page)).toContainText("17 z 32");
  await expect(budget(page)).toContainText("5 z 8");
  await expect(page.getByText("Tak będzie wyglądać na rozpisce").locator("..")).toContainText(
    "Piechota liniowa, weteran5 podstawek5 + 5",
  );

  await expect(saved(page)).toBeVisible();
  await revisit(page);
  await expect(budget(page)).toContainText("17 z 32");
  const text = await page.request.get(`/api/v1/army-lists/${idOf(page)}/roster.txt?lang=pl`);
  expect(await text.text()).toContain("Jednostki i generałowie: 17 z 32");
});

test("a list is edited by keyboard, its limits mended, leaves as a file and comes back; a file that is none is refused", {
  tag: "@journey",
}, async ({ page, context }) => {
  await test.step("a list is edited by keyboard with every step undone, its limits mended, what is out of reach explained", async () => {
    await speak(context, "en");
    await beSomebody(context.request, "Jan Kowalski");
    await openCopy(page);
    await test.step("a list is edited by keyboard alone, and every step can be undone", async () => {
      const hussars = row(page, "13. pułk huzarów");
      await hussars.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(hussars).toBeFocused();
      await page.keyboard.press("-");
      await expect(limits(page)).toContainText("Bases19");
      await page.keyboard.press("+");
      await expect(limits(page)).toContainText("Bases20");
      await page.keyboard.press("+");
      await expect(limits(page)).toContainText("Bases20");

      await page.keyboard.press("Alt+ArrowUp");
      await page.keyboard.press("Alt+ArrowUp");
      await expect(hussars).toBeFocused();
      const legion = page.getByRole("region", { name: "Dywizja Legii Nadwiślańskiej" });
      await expect(legion).toContainText("13. pułk huzarów");

      await page.keyboard.press("Delete");
      await expect(hussars).toHaveCount(0);
      await expect(page.locator("[data-list-item]:focus")).toHaveCount(1);
      for (let step = 0; step < 5; step += 1) await page.keyboard.press("Control+z");
      await expect(page.getByRole("region", { name: "Dywizja Jazdy" })).toContainText(
        "13. pułk huzarów",
      );
      await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
    });
    await test.step("a broken limit is shown on its card with its chapter and is mended there", async () => {
      const division = page.getByRole("region", { name: "17. Dywizja Piechoty" });
      await division.getByRole("heading").getByRole("button").click();
      await page.getByRole("button", { name: "Remove general" }).click();
      await expect(division).toContainText("needs a general");
      await expect(division).toContainText("13.4");
      await expect(limits(page)).toContainText("Broken limits1");
      await division.getByRole("button", { name: "Add general, 1 point" }).click();
      await expect(limits(page)).toContainText("Broken limits0");
    });
    await test.step("what is out of reach says why and with which chapter", async () => {
      const plus = page.getByRole("button", { name: "Add: Lancers and uhlans" });
      await expect(plus).toHaveAttribute("aria-disabled", "true");
      await plus.focus();
      await expect(page.getByRole("tooltip")).toContainText("20 of 20 bases are used · 13.2");
      await row(page, "6. pułk piechoty").click();
      await expect(page.getByText("lacks the trait “may become elite” 13.3")).toBeVisible();
      await page.getByText("its statistics say “may become elite”").click();
      await expect(page.getByText("costs 3; 0 upgrade points are left 13.2").first()).toBeVisible();
    });
  });
  await test.step("a list leaves as a file and comes back the same; a file that is none is refused with the places at fault", async () => {
    await test.step("a file that is no army list is refused with the places at fault", async () => {
      await speak(context, "en");
      await beSomebody(context.request, "Jan Kowalski");
      await visit(page, "/army-lists/new");
      const buffer = Buffer.from('{"kind": "army-list", "schemaVersion": 1, "title": ""}');
      const input = page.locator('input[type="file"]');
      await input.setInputFiles({ name: "list.json", mimeType: "application/json", buffer });
      await expect(page.getByRole("alert").filter({ hasText: "army list" })).toContainText(
        "/title",
      );
      await input.setInputFiles({
        name: "list.json",
        mimeType: "application/json",
        buffer: Buffer.from("{"),
      });
      await expect(page.getByRole("alert").filter({ hasText: "JSON" })).toBeVisible();
    });
    await test.step("a copied list leaves as a file and comes back the same", async () => {
      await visit(page, POLISH_SHIPPED);
      await page.getByRole("button", { name: "Copy to my desk" }).click();
      await page.waitForURL(/\/edit$/);
      await awake(page);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("menuitem", { name: "Save as file (JSON)" }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe("księstwo-warszawskie-1812-awangarda-kopia.json");
      const path = await file.path();

      await visit(page, "/army-lists/new");
      await page.locator('input[type="file"]').setInputFiles(path);
      await page.waitForURL(/\/edit$/);
      const stored = await page.request.get(`/api/v1/army-lists/${idOf(page)}`);
      expect(await stored.json()).toEqual(JSON.parse(await readFile(path, "utf8")));
    });
    await test.step("a list comes back from its text in another language, and from .ros, with what these lack", async () => {
      const roster = (form: string) =>
        page.request.get(`/api/v1${POLISH_SHIPPED}/roster.${form}?lang=pl`);
      await visit(page, "/army-lists/new");
      const text = (await (await roster("txt")).text()).replace(
        "6. pułk piechoty",
        "6. pułk, nowy",
      );
      await page.getByRole("textbox", { name: "Or paste a list’s text" }).fill(text);
      await page.getByRole("button", { name: "Read the text" }).click();
      const question = page.getByRole("alert").filter({ hasText: "The list was read" });
      await expect(question).toContainText("This is the opponent’s copy");
      await expectAccessible(page);
      const buffer = Buffer.from(await (await roster("rosz")).body());
      const file = { name: "awangarda.rosz", mimeType: "application/octet-stream", buffer };
      await page.locator('input[type="file"]').setInputFiles(file);
      await expect(question).toContainText("The year is not in it.");
      await question.getByRole("button", { name: "Open list" }).click();
      await page.waitForURL(/\/edit$/);
      await expect(row(page, "6. pułk piechoty")).toBeVisible();
      await expect(limits(page)).toContainText("Bases20");
    });
  });
});

test("a stranger reads a shipped list in their own language, to copy and not to edit", {
  tag: "@journey",
}, async ({ page, context }) => {
  await speak(context, "da");
  await visit(page, `${POLISH_SHIPPED}/edit`);
  await expect(page).toHaveURL(new RegExp(`${POLISH_SHIPPED}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Hertugdømmet Warszawa 1812, fortrop",
  );
  await expect(page.getByText("Ammunitionstræn, 4 ladninger")).toBeVisible();
  await expect(page.getByText("13. husarregiment: Let kavaleri · værdier")).toBeVisible();
  // Their copies are stored in their own browser.
  await expect(page.getByRole("button", { name: "Opret min egen kopi" })).toBeVisible();
});

test("on a phone a unit's row tells its type and opens its statistics by keyboard", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(context, "en");
  await visit(page, "/army-lists/france-lannes-1806");
  const unit = page.getByRole("group").filter({ hasText: "17th Light" }).first();
  await expect(unit.getByText("Light infantry · statistics")).toBeVisible();
  await expect(unit.getByText("WB")).toBeHidden();
  await unit.locator("summary").press("Enter");
  for (const figure of ["Move", "WB", "SO", "WTR", "Morale"]) {
    await expect(unit.getByRole("listitem").filter({ hasText: figure })).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("on a phone the list is three parts under its budget, and nothing scrolls sideways", {
  tag: "@journey",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(context, "pl");
  await beSomebody(context.request, "Jan Kowalski");
  await openCopy(page);
  const parts = page.getByRole("navigation", { name: "Części strony" });
  await parts.getByRole("button", { name: "Katalog" }).click();
  await expect(page.getByRole("searchbox", { name: "Szukaj w katalogu" })).toBeVisible();
  await parts.getByRole("button", { name: /^Rozpiska/ }).click();
  await row(page, "14. pułk kirasjerów").click();
  await expect(page.getByRole("heading", { name: "14. pułk kirasjerów" })).toBeVisible();
  await page.getByRole("textbox", { name: /^Podstawki/ }).fill("1");
  await expect(row(page, "14. pułk kirasjerów")).toBeHidden();
  for (const part of ["Katalog", "Rozpiska", "Szczegóły"]) {
    await parts.getByRole("button", { name: part }).click();
    await expectNoSidewaysScroll(page);
  }
});

test("what is chosen in an army list is accessible in both themes", async ({ page, context }) => {
  await speak(context, "pl");
  await beSomebody(context.request, "Jan Kowalski");
  await openCopy(page);
  await row(page, "1. pułk piechoty").click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: /Wagomiar Rafałowa/ }).click();
  await expectAccessibleInBothThemes(page);
});

async function startList(page: Page, nation: string): Promise<void> {
  await visit(page, "/army-lists/new");
  await page.getByText(nation, { exact: true }).click();
  await page.getByRole("button", { name: "Utwórz rozpiskę" }).click();
  await page.waitForURL(/\/edit$/);
  await awake(page);
}

function row(page: Page, name: string) {
  return page.locator("li > [data-list-item]").filter({ hasText: name }).first();
}

async function add(page: Page, name: string): Promise<void> {
  await page
    .getByRole("button", { name: `Dodaj: ${name}`, exact: false })
    .first()
    .click();
}

function budget(page: Page) {
  return page.getByRole("region", { name: /^(Punkty i limity|Points and limits)$/ });
}

function limits(page: Page) {
  return budget(page).locator("dl");
}

function saved(page: Page) {
  return page.getByText(/^Zapisano \d/);
}

function idOf(page: Page): string {
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}
