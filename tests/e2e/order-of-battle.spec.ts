import { type Page, test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";
import { deskReady, storedScenario, storeScenario } from "./scenario-desk";

const PASTED = `I Corps, Lt-Gen d’Erlon
  1st Division
    54e Ligne 962
    1/55e Ligne 590
    2/55e Ligne
  20th battery 8 × 6 pdr
  7e Hussards 439`;

test("an order of battle is pasted, a second army put in beside it, and a regiment split and moved by keyboard alone", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("an umpire starts with nothing, pastes text, and has battalions, figures and valour", async () => {
    const id = await openOrder(page, { title: "The first evening", date: "1815-06-18" });
    await expect(page.getByRole("heading", { name: "Start with the troops" })).toBeVisible();
    await expectAccessible(page);
    const dialog = page.getByRole("dialog", { name: "Import an order of battle" });
    await page.locator(".empty").getByRole("button", { name: "Import troops" }).click();
    await dialog.getByRole("textbox", { name: "Text", exact: true }).fill(PASTED);
    await expect(dialog.getByText("5 units, 1,991 men, 100 figures, 8 gunners")).toBeVisible();
    await expect(dialog.getByText("“2/55e Ligne” has no number of men or guns.")).toBeVisible();
    await expectAccessible(page);

    const line = dialog.getByRole("textbox", { name: "Line 5" });
    await line.fill("2/55e Ligne 500");
    await line.press("Enter");
    await expect(dialog.getByText("5 units, 2,491 men, 125 figures, 8 gunners")).toBeVisible();
    await dialog.getByRole("button", { name: "Insert 5 units" }).click();

    await expect(row(page, "1/55e Ligne")).toContainText("29.50");
    await expect(row(page, "1/55e Ligne")).toContainText("30");
    await expect(row(page, "20th battery")).toContainText("8 × 6 pdr");
    await expect(row(page, "7e Hussards")).toContainText("T21");
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    const stored = await storedScenario(page, id);
    expect(stored.sides[0].formations[0].commander.name).toBe("Lt-Gen d’Erlon");
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("heading", { name: "Start with the troops" })).toBeVisible();
  });
  await test.step("a second army gets a side of its own, its nation is guessed in sight, and doubts outlive the dialog", async () => {
    const id = await openOrder(page, BATTLE);
    await choose(page, "13e Léger");
    await page.getByRole("button", { name: "Import troops" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Import an order of battle" });
    const text = dialog.getByRole("textbox", { name: "Text", exact: true });
    await text.fill("5th Division\n  1st Regiment 500");
    await expect(dialog.getByRole("button", { name: /Insert under/ })).toContainText(
      "1st Cavalry Division",
    );
    await expect(dialog.getByRole("button", { name: /Nation, if/ })).toContainText("France");

    await text.fill("Army of the Lower Rhine\n  1st Regiment 500");
    await expect(dialog.getByRole("button", { name: /Insert under/ })).toContainText("Allies");
    await expect(dialog.getByText("The first side without troops.")).toBeVisible();
    await expect(dialog.getByText(/^The text gives no nation/)).toBeVisible();
    await dialog.getByRole("button", { name: "Insert 1 unit" }).click({ force: true });
    await expect(dialog).toBeVisible();

    await text.fill(
      "Army of the Lower Rhine\n  Kurmärkische Landwehr 520~\n  Die Wilden 300\n  Pioniere 150",
    );
    await expect(dialog.getByRole("button", { name: /Nation, if/ })).toContainText(
      "Guessed: Prussia",
    );
    await expect(
      dialog.getByText(/Prussia was guessed from its wording: Kurmärkische/),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Insert 3 units" }).click();
    await expect(row(page, "Die Wilden")).toContainText("15");
    await choose(page, "Die Wilden");
    await page.getByRole("button", { name: /^Findings/ }).click();
    await expect(page.getByText(/^“Die Wilden” has no type of troops/).first()).toBeVisible();
    await expect
      .poll(async () => (await storedScenario(page, id)).sides[1].formations[0]?.units)
      .toMatchObject([
        { name: "Kurmärkische Landwehr", nation: "prussia", men: 520, estimate: true },
        { name: "Die Wilden", type: null, weapon: null, men: 300 },
        { name: "Pioniere", arm: "engineers", men: 150 },
      ]);
  });
  await test.step("a regiment in the tree is found, split, renamed, moved and removed by keyboard alone", async () => {
    const id = await openOrder(page, BATTLE);
    await choose(page, "13e Léger");
    await page.getByRole("button", { name: "Split", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Split regiments into battalions" });
    await expect(dialog.getByText("1/13e Léger")).toBeVisible();
    await expect(dialog.getByText("625 men, 31 figures").first()).toBeVisible();
    await dialog.getByRole("button", { name: "Split 1 regiment" }).click();
    await expect(row(page, "3/13e Léger")).toContainText("625");

    await row(page, "1/13e Léger").focus();
    await page.keyboard.press("F2");
    await page.keyboard.type("First of the Thirteenth");
    await page.keyboard.press("Enter");
    await expect(row(page, "First of the Thirteenth")).toBeFocused();
    await page.keyboard.press("Alt+ArrowDown");
    await expect
      .poll(async () => (await names(page)).slice(2, 5))
      .toEqual(["2/13e Léger", "First of the Thirteenth", "3/13e Léger"]);
    await page.keyboard.press("Delete");
    await expect(row(page, "First of the Thirteenth")).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(row(page, "First of the Thirteenth")).toBeVisible();
    await page.keyboard.press("Insert");
    await page.keyboard.type("92e Ligne");
    await page.keyboard.press("Enter");
    await expect(row(page, "92e Ligne")).toBeVisible();
    await expect
      .poll(async () => JSON.stringify((await storedScenario(page, id)).sides))
      .toContain("92e Ligne");
  });
});

test("what a pasted text says and cannot be understood is quoted, in each language", async ({
  page,
  context,
}) => {
  await openOrder(page, { title: "After Nafziger", date: "1813-08-26" });
  for (const [language, button, asked] of [
    ["en", "Import troops", "“(for Bourmont)” was not understood"],
    ["da", "Importér tropper", "»(for Bourmont)« er ikke forstået"],
    ["pl", "Importuj wojska", "nie rozpoznano „(for Bourmont)”"],
  ] as const) {
    await speak(context, language);
    await revisit(page);
    await page.locator(".empty").getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .locator("textarea")
      .fill(
        "14th Division: Hulot (for Bourmont)\n  1/15th Line (62/1,676)\n  2/2nd Foot Artillery (6+2)",
      );
    await expect(dialog).toContainText(asked);
    await expect(dialog).toContainText("62/1,676");
    await expect(dialog).toContainText("(for Bourmont)");
    if (language === "pl") await expectAccessible(page);
  }
});

async function openOrder(page: Page, document: object): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, document);
  await visit(page, `/scenarios/${id}/edit/order-of-battle`);
  await deskReady(page);
  return id;
}

async function choose(page: Page, name: string): Promise<void> {
  await row(page, name).click();
  await expect(row(page, name)).toHaveAttribute("aria-selected", "true");
}

function row(page: Page, name: string) {
  return page
    .getByRole("row")
    .filter({ has: page.locator("[data-name]").getByText(name, { exact: true }) });
}

async function names(page: Page): Promise<string[]> {
  return page.locator("[data-name]").allTextContents();
}

const BATTLE = {
  title: "On the ridge",
  date: "1815-06-18",
  sides: [
    {
      id: "french",
      name: "French",
      colour: "b",
      formations: [
        {
          id: "division",
          name: "1st Cavalry Division",
          level: "division",
          nation: "france",
          commander: { name: "Jacquinot" },
          units: [
            {
              id: "leger",
              name: "13e Léger",
              nation: "france",
              arm: "infantry",
              type: "light",
              weapon: "musket",
              men: 1875,
            },
            {
              id: "chasseurs",
              name: "3e Chasseurs",
              nation: "france",
              arm: "cavalry",
              type: "chasseur",
              weight: "light",
              men: 365,
            },
          ],
        },
      ],
    },
    { id: "allies", name: "Allies", colour: "a" },
  ],
};

test("a finding about many units leads to the first, valour is explained and set, undo outlives another part, and all fits a phone", async ({
  page,
}) => {
  await test.step("a finding about many units leads into the field of the first, and marks each in the tree", async () => {
    const names = ["28th", "32nd", "79th", "95th"];
    const units = names.map((name) => ({
      id: `foot-${name}`,
      name,
      nation: "britain",
      arm: "infantry",
      type: null,
      men: 500,
      weapon: "musket",
    }));
    const brigade = { id: "kempt", name: "Kempt’s Brigade", level: "brigade", units };
    await openOrder(page, {
      title: "Open types",
      date: "1815-06-16",
      sides: [{ id: "allied", name: "Allied", colour: "a", formations: [brigade] }],
    });
    for (const name of names)
      await expect(row(page, name).getByTitle("has a warning")).toBeVisible();

    await page.getByRole("button", { name: /^Findings/ }).click();
    const finding = page.getByText(/^4 units \(first: “28th”\) have no type of troops/);
    await finding.getByRole("link").click();
    await page.waitForURL(/at=foot-28th&field=type/);
    await expect(page.getByRole("button", { name: /Type$/ })).toBeFocused();
    await expect(page.getByText(/“28th” has no type of troops/).first()).toBeVisible();
  });
  await test.step("valour is explained and set, undo outlives going to another part by keys, and on a phone every target fits a finger", async () => {
    await openOrder(page, BATTLE);
    await test.step("valour is explained, picked where the table gives two, and set with a reason", async () => {
      await choose(page, "3e Chasseurs");
      const inspector = page.getByRole("complementary", { name: "Selection" });
      await expect(row(page, "3e Chasseurs")).toContainText("undecided");
      await expectAccessible(page);
      await inspector
        .getByRole("radiogroup", { name: "Value from the table" })
        .getByText("−1")
        .click();
      await expect(row(page, "3e Chasseurs")).toContainText("−1T21");
      await inspector.getByText("Set your own …").click();
      await inspector.getByRole("button", { name: "Set value" }).click({ force: true });
      await expect(row(page, "3e Chasseurs")).not.toContainText("custom");
      await inspector.getByRole("textbox", { name: "Reason" }).fill("Fresh from Spain");
      await inspector.getByRole("textbox", { name: "Value" }).fill("1");
      await inspector.getByRole("button", { name: "Set value" }).click();
      await expect(row(page, "3e Chasseurs")).toContainText("custom");
      await expect(page.getByRole("button", { name: "Undo Choose valour" })).toBeVisible();
    });
    await test.step("undo outlives going to another part of the desk and back by keys", async () => {
      await choose(page, "13e Léger");
      const men = page.getByRole("textbox", { name: "Men", exact: true });
      await men.fill("640");
      await men.press("Enter");
      await expect(row(page, "13e Léger")).toContainText("32");
      await row(page, "13e Léger").focus();
      await page.keyboard.press("g");
      await page.keyboard.press("c");
      await page.waitForURL("**/edit/check");
      await page.getByRole("heading", { name: "Check", exact: true }).waitFor();
      await page.keyboard.press("g");
      await page.keyboard.press("b");
      await page.waitForURL("**/edit/order-of-battle");
      await expect(row(page, "13e Léger")).toContainText("640");
      await page.keyboard.press("Control+z");
      await expect(row(page, "13e Léger")).toContainText("1,875");
    });
    await test.step("on a phone the tree keeps men, figures and valour, and every target fits a finger", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await choose(page, "13e Léger");
      await expectNoSidewaysScroll(page);
      await expectFingerSized(page);
      await expectAccessible(page);
    });
  });
});

test("names in the order of battle wrap before they are cut", async ({ page }) => {
  await beSomebody(page.request);
  const fork = await page.request.post("/api/v1/scenarios/la-haye-sainte-1815/fork");
  const { id } = await fork.json();
  const cut = (tree: Element) =>
    [...tree.querySelectorAll("tbody th *")]
      .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 1)
      .map(({ textContent }) => textContent);
  await visit(page, `/scenarios/${id}/edit/order-of-battle`);
  await deskReady(page);
  const tree = page.getByRole("treegrid");
  await expect(tree).toContainText("Bremen Field Bn");
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => tree.evaluate(cut), `at ${width} px`).toEqual([]);
  }
});
