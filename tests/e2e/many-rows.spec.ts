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
import { deskReady, storeScenario } from "./scenario-desk";

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

async function expectSelected(page: Page, ids: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('tr[aria-selected="true"]')
        .evaluateAll((rows) => rows.map((each) => (each as HTMLElement).dataset.key).sort()),
    )
    .toEqual([...ids].sort());
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
