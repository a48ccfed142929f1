import { type Browser, type Page, test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectAccessibleColours,
  expectFingerSized,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";
import { deskReady, storedScenario, storeScenario } from "./scenario-desk";

const UNIT = { nation: "france", arm: "infantry", type: "line", men: 500, weapon: "musket" };

const TWO_SIDES = {
  title: "Two desks",
  sides: [
    {
      id: "french",
      name: "French",
      colour: "b",
      tasks: "Take the farm.",
      formations: [
        {
          id: "corps",
          name: "I Corps",
          level: "corps",
          units: [
            { id: "ligne", name: "54e Ligne", ...UNIT },
            { id: "leger", name: "13e Léger", ...UNIT },
          ],
        },
      ],
    },
    { id: "allied", name: "Allied", colour: "a", tasks: "Hold the farm." },
  ],
};

test("the overview: half a day is not taken, sides change places, the scale leads back to the rules, an emptied title is restored", async ({
  page,
}) => {
  await beSomebody(page.request);
  const id = await storeScenario(page, { ...TWO_SIDES, date: "1815-06-18" });
  await visit(page, `/scenarios/${id}/edit`);
  await deskReady(page);
  await test.step("half a day is not taken, and says so", async () => {
    const day = page.getByLabel("Date", { exact: true });
    await day.click();
    await day.press("Delete");
    // Firefox clears the other parts of the date if a script sets the attribute.
    await expect(day).toHaveAttribute("value", "1815-06-18");
    await page.getByRole("textbox", { name: "Place" }).click();
    await expect(page.getByText("Enter the full date")).toBeVisible();
    await expect(day).toHaveValue("1815-06-18");
  });
  await test.step("sides change places, colours and names, and undo takes each step back", async () => {
    await page.getByRole("button", { name: "Move French down" }).click();
    await expect.poll(() => sideNames(page)).toEqual(["Allied", "French"]);
    await page.getByRole("button", { name: "Remove Allied" }).click();
    await expect.poll(() => sideNames(page)).toEqual(["French"]);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(() => sideNames(page)).toEqual(["Allied", "French"]);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(() => sideNames(page)).toEqual(["French", "Allied"]);
    await page.getByRole("button", { name: /^Redo/ }).click();
    await expect.poll(() => sideNames(page)).toEqual(["Allied", "French"]);
    await expect
      .poll(async () => (await storedScenario(page, id)).sides[0].tasks)
      .toBe("Hold the farm.");
  });
  await test.step("the scale keeps the rules' values in sight and leads back to them", async () => {
    await page.getByRole("button", { name: "Scale: as in the rules" }).click();
    await field(page, "Men per figure", "25");
    await expect(page.getByRole("button", { name: "Scale: custom" })).toBeVisible();
    await expect.poll(async () => (await storedScenario(page, id)).settings.menPerFigure).toBe(25);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Reset to the rules’ values" }).click();
    await expect(page.getByRole("textbox", { name: "Men per figure" })).toHaveValue("20");
  });
  await test.step("an emptied title is restored, and only the page's own language says so", async () => {
    await speak(page.context(), "da");
    await revisit(page);
    const title = page.getByRole("textbox", { name: "Titel" });
    await title.fill("");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Et grundlag skal have en titel")).toBeVisible();
    await expect(title).toHaveValue("Two desks");
    await expect(page.locator(".field-error")).toHaveCount(0);
    expect((await storedScenario(page, id)).title).toBe("Two desks");
  });
});

test("a scenario is written from nothing, its briefs beside how they read, and its reinforcements sent for", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("an umpire writes a scenario from nothing, and finds all of it saved", async () => {
    const id = await openPart(page, { title: "Untitled" }, "");
    await field(page, "Title", "The gravel pit");
    await field(page, "Battle", "Waterloo");
    await field(page, "Place", "La Haye Sainte");
    await field(page, "Date", "1815-06-18");
    await field(page, "Start time", "13:30");
    await field(page, "Bounds", "12");
    await expect(page.getByText("ends at 16:30")).toBeVisible();
    await page.getByRole("button", { name: /Usual tables/ }).click();
    await page.getByRole("option", { name: "240 × 180 cm" }).click();
    await expect(page.getByText(/the table shows 2,400 × 1,800 m/)).toBeVisible();

    await addSide(page, "Allied");
    await addSide(page, "French");
    await field(page, "Summary", "An *hour* before the great attack.");
    await expect(page.getByRole("region", { name: "Preview of Summary" }).locator("em")).toHaveText(
      "hour",
    );
    await expectAccessible(page);

    await expect
      .poll(() => storedScenario(page, id))
      .toMatchObject({
        title: "The gravel pit",
        battle: "Waterloo",
        place: "La Haye Sainte",
        date: "1815-06-18",
        startTime: "13:30",
        bounds: 12,
        summary: "An *hour* before the great attack.",
        map: { widthCm: 240, depthCm: 180 },
      });
    const written = await storedScenario(page, id);
    expect(written.sides.map(({ name }: { name: string }) => name)).toEqual(["Allied", "French"]);
    expect(new Set(written.sides.map(({ colour }: { colour: string }) => colour)).size).toBe(2);

    await revisit(page);
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("The gravel pit");
    await expect(page.getByRole("textbox", { name: "Bounds" })).toHaveValue("12");
  });
  await test.step("briefs are written beside how they read, marked by buttons, and undone", async () => {
    const id = await openPart(page, TWO_SIDES, "briefs");
    const tasks = page.getByRole("textbox", { name: "Tasks" });
    await tasks.focus();
    await page.keyboard.press("Control+a");
    await page
      .getByRole("toolbar", { name: "Format Tasks" })
      .getByRole("button", { name: /^Bold/ })
      .click();
    const reading = page.getByRole("region", { name: "Preview of Tasks" });
    await expect(reading.locator("strong")).toHaveText("Take the farm.");
    await expect(tasks).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(reading.locator("strong")).toHaveCount(0);
    await page
      .getByRole("textbox", { name: "Brief" })
      .fill("The Emperor watches. <b>No markup</b>.");
    await expect(page.getByText("7 words")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("tab", { name: "Allied" }).click();
    await expect(tasks).toHaveValue("Hold the farm.");
    await expect(page.getByText("anything of French but the name")).toBeVisible();
    await expect
      .poll(async () => (await storedScenario(page, id)).sides[0])
      .toMatchObject({ brief: "The Emperor watches. <b>No markup</b>.", tasks: "Take the farm." });
  });
  await test.step("a reinforcement is sent for, given its bound and place, and warned of when too late", async () => {
    const id = await openPart(page, { ...TWO_SIDES, bounds: 8, startTime: "11:30" }, "schedule");
    await page.getByRole("button", { name: "Add arrival for French" }).click();
    const dialog = page.getByRole("dialog", { name: "Troops arriving for French" });
    await dialog.getByText("54e Ligne").click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add 1 entry" }).click();
    const arrival = page.getByRole("group", { name: /^Arrival in bound/ });
    await expect(arrival).toContainText("54e Ligne");
    await arrival.getByRole("textbox", { name: "Bound", exact: true }).fill("5");
    await page.keyboard.press("Tab");
    await expect(arrival).toContainText("at 12:30");
    await arrival.getByRole("textbox", { name: /from the west/ }).fill("42");
    await page.keyboard.press("Tab");
    await arrival.getByRole("textbox", { name: "Note" }).fill("By the Nivelles road");
    await expectAccessible(page);
    await expect
      .poll(async () => (await storedScenario(page, id)).sides[0].reinforcements)
      .toMatchObject([
        { brings: ["ligne"], bound: 5, entry: [42, 0], note: "By the Nivelles road" },
      ]);

    await arrival.getByRole("textbox", { name: "Bound", exact: true }).fill("9");
    await page.keyboard.press("Tab");
    await expect(arrival.getByText(/after bound 8|ends after 8|game ends/i)).toBeVisible();
    await arrival.getByRole("button", { name: /^Remove/ }).click();
    await expect(arrival).toHaveCount(0);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(arrival).toHaveCount(1);

    await page.getByRole("button", { name: "Add act" }).click();
    const text = page.getByRole("textbox", { name: "What to do or tell, and to whom" });
    await expect(text).toBeFocused();
    await page.keyboard.type("Tell Ney that d’Erlon will not come.");
    await page.keyboard.press("Tab");
    const act = page.getByRole("group", { name: /^Act in bound/ });
    await act.getByRole("textbox", { name: "Bound", exact: true }).fill("6");
    await page.keyboard.press("Tab");
    await expectAccessible(page);
    await expect
      .poll(async () => (await storedScenario(page, id)).umpireActs)
      .toMatchObject([{ bound: 6, text: "Tell Ney that d’Erlon will not come." }]);
    await visit(page, `/scenarios/${id}?whole=yes`);
    await expect(page.getByText("Tell Ney that d’Erlon will not come.")).toBeVisible();
    await visit(page, `/scenarios/${id}?whole=no`);
    await expect(page.getByText("d’Erlon")).toHaveCount(0);
  });
});

test("two people edit one scenario at once and keep what they wrote; the same words are shown twice, and one is chosen", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const id = await openPart(page, TWO_SIDES, "");
  const other = await secondDesk(page, browser, id);
  await test.step("two people edit one scenario at once and both keep what they wrote", async () => {
    await field(page, "Battle", "Mont-Saint-Jean");
    await field(other, "Place", "Brabant");
    await expect
      .poll(() => storedScenario(page, id))
      .toMatchObject({ battle: "Mont-Saint-Jean", place: "Brabant" });
    // Whoever has not heard of it yet would be asked whose words to keep.
    const battle = other.getByLabel("Battle", { exact: true }).and(other.locator("input"));
    await expect(battle).toHaveValue("Mont-Saint-Jean");
  });
  await test.step("where two people write the same words both are shown, and one is chosen", async () => {
    await page.context().setOffline(true);
    await field(page, "Battle", "Mine");
    await field(other, "Battle", "Theirs");
    await expect.poll(async () => (await storedScenario(other, id)).battle).toBe("Theirs");
    await page.context().setOffline(false);
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(dialog).toContainText("Mine", { timeout: 60_000 });
    await expect(dialog).toContainText("Theirs");
    await expect(dialog.getByRole("heading", { name: "Battle", exact: true })).toBeVisible();
    await other.context().close();
  });
});

// English, the shortest of the three languages, is tested on a desktop above.
test("on a phone the overview, briefs and schedule stack and fit, in Polish by day and in Danish by night", {
  tag: "@journey",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [french, allied] = TWO_SIDES.sides;
  const reinforcements = [{ id: "r", brings: ["ligne"], bound: 3, entry: [0, 40] }];
  await beSomebody(page.request);
  const id = await storeScenario(page, {
    ...TWO_SIDES,
    sides: [{ ...french, reinforcements }, allied],
  });
  for (const [language, colorScheme] of [
    ["da", "dark"],
    ["pl", "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await speak(page.context(), language);
    for (const part of ["", "briefs", "schedule"]) {
      await goToPart(page, id, part);
      await expectNoSidewaysScroll(page);
      await expectFingerSized(page);
      await (language === "da" ? expectAccessible(page) : expectAccessibleColours(page));
    }
  }
});

async function openPart(page: Page, document: object, part: string): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, document);
  await goToPart(page, id, part);
  return id;
}

async function goToPart(page: Page, id: string, part: string): Promise<void> {
  await visit(page, `/scenarios/${id}/edit${part && `/${part}`}`);
  await expect(page.locator("[data-pane=part]")).toBeVisible();
}

/** Fills in a field and leaves it, so that it is saved. */
async function field(page: Page, label: string, text: string): Promise<void> {
  const input = page.getByLabel(label, { exact: true }).and(page.locator("input, textarea"));
  await input.fill(text);
  await input.blur();
}

async function addSide(page: Page, name: string): Promise<void> {
  const names = page.locator("#overview-sides").getByLabel("Name", { exact: true });
  const before = await names.count();
  await page.getByRole("button", { name: "Add side" }).click();
  const input = names.nth(before);
  await input.fill(name);
  await input.blur();
}

async function sideNames(page: Page): Promise<string[]> {
  const inputs = page.locator("#overview-sides").getByLabel("Name", { exact: true });
  return inputs.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
}

/** Opens the scenario in a second browser. */
async function secondDesk(page: Page, browser: Browser, id: string): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await goToPart(other, id, "");
  return other;
}

test("a new scenario is started by keyboard, with its battle, its day and two sides to name", async ({
  page,
}) => {
  await beSomebody(page.request);
  await visit(page, "/desk?new=scenario");
  const dialog = page.getByRole("dialog", { name: "New scenario" });
  await expect(dialog.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.type("Sehested, the Danes break through");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Sehested");
  await dialog.getByLabel("Date, if known").fill("1813-12-10");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/scenarios\/[^/]+\/edit$/);
  await expect.poll(() => sideNames(page)).toEqual(["First side", "Second side"]);
  const id = page.url().split("/").at(-2) ?? "";
  expect(await storedScenario(page, id)).toMatchObject({
    battle: "Sehested",
    date: "1813-12-10",
    sides: [{ colour: "a" }, { colour: "b" }],
  });
});
