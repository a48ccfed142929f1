import { type Locator, type Page, test } from "@playwright/test";
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

test("with the mouse rows are selected, changed at once and dragged; all of a kind or brigade are split, merged and moved", async ({
  page,
}) => {
  await test.step("with the mouse several rows are selected, changed at once and dragged together", async () => {
    const id = await openOrder(page);
    await test.step("with the mouse several rows are selected, and all of them change at once", async () => {
      await row(page, "u0").click();
      await row(page, "u2").click({ modifiers: ["Shift"] });
      await expectSelected(page, ["u0", "u1", "u2"]);
      await expect(row(page, "u2")).toBeFocused();
      await row(page, "h0").click({ modifiers: ["ControlOrMeta"] });
      await row(page, "u1").click({ modifiers: ["ControlOrMeta"] });
      await expectSelected(page, ["u0", "u2", "h0"]);
      await expect(
        inspector(page).getByRole("heading", { name: "3 units selected" }),
      ).toBeVisible();
      await expect(inspector(page)).toContainText("Infantry 2");
      await expect(inspector(page).getByRole("button", { name: /Arm$/ })).toContainText("various");
      await expectAccessible(page);

      await choose(page, /Nation$/, "Prussia");
      await expect(page.getByText("3 units changed.")).toBeVisible();
      await expect
        .poll(() => fieldOf(page, id, "nation"))
        .toMatchObject({
          u0: "prussia",
          u1: "france",
          u2: "prussia",
          h0: "prussia",
        });
      await page.keyboard.press("Control+z");
      await expect
        .poll(() => fieldOf(page, id, "nation"))
        .toMatchObject({ u0: "france", h0: "france" });
      await expectSelected(page, ["u0", "u2", "h0"]);
    });
    await test.step("one of several selected rows dragged takes all of them along", async () => {
      await page.evaluate(() => {
        DataTransfer.prototype.setDragImage = ({ textContent }) => {
          document.documentElement.dataset.carried = textContent ?? "";
        };
      });
      await row(page, "u0").click();
      await row(page, "u2").click({ modifiers: ["ControlOrMeta"] });
      await row(page, "u2")
        .locator("[draggable=true]")
        .dragTo(row(page, "b2").locator("[draggable=true]"));
      await expect(page.locator("html")).toHaveAttribute("data-carried", "2 units");
      await expect.poll(() => brigade(page, id, 1)).toEqual(["u3", "h0", "g0", "u0", "u2"]);
      await expectSelected(page, ["u0", "u2"]);
      await page.keyboard.press("Control+z");
      await expect.poll(() => brigade(page, id, 1)).toEqual(["u3", "h0", "g0"]);
    });
    await test.step("fields that do not fit an arm apply to the units they fit, and say to how many", async () => {
      await row(page, "u0").click();
      await row(page, "g0").click({ modifiers: ["Shift"] });
      const weapon = inspector(page).getByRole("radiogroup", { name: "Weapon (5 of 6 units)" });
      await weapon.getByText("Rifle").click();
      await inspector(page)
        .getByText(/Trained marksmen .*\(5 of 6 units\)/)
        .click();
      await inspector(page)
        .getByRole("textbox", { name: "Source of the strength" })
        .fill("Siborne");
      await inspector(page).getByText("Strength is an estimate").click();
      await inspector(page).getByRole("textbox", { name: "Reason" }).fill("Fresh troops");
      await inspector(page).getByRole("textbox", { name: "Value" }).fill("2");
      await inspector(page).getByRole("button", { name: "Set for 6 units" }).click();
      await expect(inspector(page)).toContainText("Custom value of all: +2 (Fresh troops).");
      await expect
        .poll(async () => Object.values(await unitsOf(page, id)))
        .toMatchObject([
          ...Array.from({ length: 5 }, () => ({
            weapon: "rifle",
            marksmen: true,
            source: "Siborne",
            estimate: true,
            valour: { own: { value: 2, reason: "Fresh troops" } },
          })),
          { arm: "artillery", weapon: null, marksmen: false, source: "Siborne", estimate: true },
          { estimate: false },
        ]);
    });
  });
  await test.step("all of a kind and all of a brigade are split, merged and moved in one step each", async () => {
    const id = await openOrder(page);
    await row(page, "u0").click();
    await select(page, /^Line infantry of French/);
    await expectSelected(page, ["u0", "u1", "u2", "u3"]);
    await inspector(page).getByRole("button", { name: "Split …" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("2 × 650 men");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Split 4 regiments" }).click();
    await expect(page.getByText("4 regiments split into 8 battalions.")).toBeVisible();
    await expect(page.locator('tr[aria-selected="true"]')).toHaveCount(8);
    await inspector(page).getByRole("button", { name: "Merge …" }).click();
    await expect(dialog).toContainText("1,300 men");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Merge into 4 units" }).click();
    await expect(page.getByText("8 units merged into 4.")).toBeVisible();
    await expect(row(page, "u1")).toContainText("Regiment 1");
    await expect(page.getByRole("button", { name: "Undo Merge units" })).toBeVisible();

    await row(page, "h0").click();
    await select(page, /^Units of 2nd Brigade/);
    await expectSelected(page, ["h0", "g0", "u3"]);
    await inspector(page).getByRole("button", { name: "Move …" }).click();
    await choose(page, /To formation$/, /^1st Brigade/);
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.getByText("Moved to 1st Brigade: 3 units.")).toBeVisible();
    await expect.poll(() => brigade(page, id, 0)).toEqual(["u0", "u1", "u2", "u3", "h0", "g0"]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => brigade(page, id, 0)).toEqual(["u0", "u1", "u2"]);
  });
});

test("by keyboard rows are selected, copied, removed and moved, and a formation is duplicated with all under it", async ({
  page,
}) => {
  const id = await openOrder(page);
  await test.step("by keyboard alone a range, single rows and all rows are selected, copied and removed", async () => {
    await row(page, "u0").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await expectSelected(page, ["u0", "u1", "u2"]);
    await page.keyboard.press("Shift+ArrowUp");
    await expectSelected(page, ["u0", "u1"]);
    for (const _ of ["u2", "b2", "u3"]) await page.keyboard.press("Control+ArrowDown");
    await expectSelected(page, ["u0", "u1"]);
    await expect(row(page, "u3")).toBeFocused();
    await page.keyboard.press("Control+Space");
    await expectSelected(page, ["u0", "u1", "u3"]);
    await page.keyboard.press("Delete");
    await expect(page.getByText("Removed: 3 units, 2 pieces of it on the table.")).toBeVisible();
    await expect(row(page, "u2")).toBeVisible();
    await expect(row(page, "u3")).toHaveCount(0);
    await expect(page.locator("tr[data-key]:focus")).toHaveCount(1);
    await page.keyboard.press("Control+z");
    await expect(row(page, "u3")).toBeVisible();

    await row(page, "u0").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => brigade(page, id, 0)).toEqual(["u2", "u0", "u1"]);
    await expectSelected(page, ["u0", "u1"]);
    await expect(row(page, "u1")).toBeFocused();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+a");
    await expect(page.locator('tr[aria-selected="true"]')).toHaveCount(12);
    await page.keyboard.press("Escape");
    await expect(page.locator('tr[aria-selected="true"]')).toHaveCount(1);
    await row(page, "h0").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+d");
    await expect(page.getByText("Duplicated: 2 units.")).toBeVisible();
    await expect(page.locator('tr[aria-selected="true"]')).toHaveCount(2);
    await expect.poll(async () => Object.keys(await unitsOf(page, id)).length).toBe(9);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => Object.keys(await unitsOf(page, id)).length).toBe(7);
  });
  await test.step("a formation is duplicated with all under it, by key and by button", async () => {
    await row(page, "b1").focus();
    await page.keyboard.press("Control+d");
    await expect.poll(async () => (await brigades(page, id)).length).toBe(4);
    const [original, copy] = await brigades(page, id);
    const namesOf = (one?: StoredBrigade) => one?.units.map(({ name }) => name);
    expect(namesOf(copy)).toEqual(namesOf(original));
    expect(copy?.units.every(({ placement }) => placement === null)).toBe(true);
    await page.keyboard.press("Control+z");
    await row(page, "b1").click();
    await row(page, "p0").click({ modifiers: ["ControlOrMeta"] });
    await page.locator("[data-pane=tree]").getByRole("button", { name: "Duplicate" }).click();
    await expect(page.getByText("Duplicated: 4 units.")).toBeVisible();
    await expect
      .poll(async () => (await brigades(page, id)).map(({ units }) => units.length))
      .toEqual([3, 3, 3, 2]);
  });
});

test("on a phone rows are ticked, in each language", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOrder(page);
  for (const language of ["en", "da", "pl"] as const) {
    await speak(context, language);
    await revisit(page);
    await page.getByRole("button", { name: /^(Select|Vælg flere|Zaznacz)$/ }).click();
    await page.getByRole("menuitem").first().click();
    await row(page, "u0").click();
    await row(page, "h0").click();
    await row(page, "u3").click();
    await row(page, "u3").click();
    await expectSelected(page, ["u0", "h0"]);
    await expect(inspector(page).getByRole("heading", { level: 2 })).toContainText("2");
    await expectNoSidewaysScroll(page);
    await expectFingerSized(page);
    if (language === "pl") await expectAccessible(page);
    await page.getByRole("button", { name: /^(Stop|Afslut|Zakończ)/ }).click();
    await row(page, "u1").click();
    await expectSelected(page, ["u1"]);
  }
});

test("a thousand units are selected and changed while one waits", async ({ page }) => {
  const units = (b: number) =>
    Array.from({ length: 20 }, (_, u) => unit(`b${b}u${u}`, `Battalion ${b}. ${u}`, {}));
  const formations = Array.from({ length: 50 }, (_, b) => ({
    id: `b${b}`,
    name: `Brigade ${b}`,
    level: "brigade",
    units: units(b),
  }));
  await openOrder(page, [{ id: "french", name: "French", colour: "b", formations }]);
  await page.getByRole("button", { name: "Expand all" }).click();
  await row(page, "b0u0").click();
  await page.keyboard.press("Control+a");
  await expect(inspector(page).getByRole("heading", { level: 2 })).toHaveText(
    "1,000 units selected",
  );
  const before = await secondsOfWork(page);
  await inspector(page).getByText("Strength is an estimate").click();
  await expect(page.getByText("1,000 units changed.")).toBeVisible();
  expect((await secondsOfWork(page)) - before).toBeLessThan(2);
  expect(await page.locator("tr[data-key]").count()).toBeLessThan(200);
});

/** The processor time that the page's own thread has used, which says the same on a busy machine. */
async function secondsOfWork(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  const work = metrics.find(({ name }) => name === "TaskDuration")?.value;
  if (work === undefined) throw new Error("The browser does not measure its work.");
  return work;
}

async function openOrder(page: Page, sides: readonly object[] = SIDES): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, { title: "Many", date: "1815-06-18", sides });
  await visit(page, `/scenarios/${id}/edit/order-of-battle`);
  await deskReady(page);
  return id;
}

function row(page: Page, id: string): Locator {
  return page.locator(`tr[data-key="${id}"]`);
}

function inspector(page: Page): Locator {
  return page.locator("[data-pane=inspector]");
}

async function select(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
}

async function choose(page: Page, field: RegExp, value: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: field }).click();
  await page.getByRole("option", { name: value }).first().click();
}

async function expectSelected(page: Page, ids: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('tr[aria-selected="true"]')
        .evaluateAll((rows) => rows.map((each) => (each as HTMLElement).dataset.key).sort()),
    )
    .toEqual([...ids].sort());
}

type StoredUnit = { readonly id: string } & Readonly<Record<string, unknown>>;
interface StoredBrigade {
  readonly units: readonly StoredUnit[];
}

async function brigades(page: Page, id: string): Promise<readonly StoredBrigade[]> {
  return (await storedScenario(page, id)).sides[0].formations[0].formations;
}

async function brigade(page: Page, id: string, index: number): Promise<string[]> {
  return ((await brigades(page, id))[index]?.units ?? []).map((each) => each.id);
}

async function unitsOf(page: Page, id: string): Promise<Record<string, StoredUnit>> {
  const units = (await brigades(page, id)).flatMap((each) => each.units);
  return Object.fromEntries(units.map((each) => [each.id, each]));
}

async function fieldOf(page: Page, id: string, field: string): Promise<Record<string, unknown>> {
  const units = Object.values(await unitsOf(page, id));
  return Object.fromEntries(units.map((each) => [each.id, each[field]]));
}

function unit(id: string, name: string, more: object) {
  const kind = { nation: "france", arm: "infantry", type: "line", weapon: "musket" };
  return { id, name, ...kind, men: 1300, ...more };
}

const placement = { xCm: 50, yCm: 50, facingDeg: 0, formation: "line" };
const SIDES = [
  {
    id: "french",
    name: "French",
    colour: "b",
    formations: [
      {
        id: "division",
        name: "1st Division",
        level: "division",
        formations: [
          {
            id: "b1",
            name: "1st Brigade",
            level: "brigade",
            units: [
              unit("u0", "Regiment 0", { placement }),
              unit("u1", "Regiment 1", { placement }),
              unit("u2", "Regiment 2", {}),
            ],
          },
          {
            id: "b2",
            name: "2nd Brigade",
            level: "brigade",
            units: [
              unit("u3", "Regiment 3", {}),
              unit("h0", "3e Hussards", { arm: "cavalry", type: "hussar", weapon: "carbine" }),
              unit("g0", "6th battery", {
                arm: "artillery",
                type: "foot-artillery",
                weapon: null,
                men: null,
                guns: 8,
              }),
            ],
          },
          {
            id: "b3",
            name: "3rd Brigade",
            level: "brigade",
            units: [unit("p0", "Pioneers", { arm: "engineers", type: "sapper", men: 120 })],
          },
        ],
      },
    ],
  },
];
