import { type Locator, type Page, test } from "@playwright/test";
import { expect, expectAccessible, visit } from "./page-checks";
import { beSomebody } from "./people";
import { deskReady, storedScenario, storeScenario } from "./scenario-desk";

const BRIGADES = 40;
const BATTALIONS = 6;
/** The number of rows: the side, its brigades and their battalions. */
const ROWS = 1 + BRIGADES + BRIGADES * BATTALIONS;

test("an army of hundreds is walked, dragged, scrolled and searched, with few of its rows drawn, at a desk and on a phone", async ({
  page,
}) => {
  await test.step("an army of hundreds: F6 walks the panes, a unit is dragged and brought back, keys reach all rows, few of which are drawn", async () => {
    const id = await openLarge(page);
    await test.step("F6 walks the panes and comes back to the row it left", async () => {
      await row(page, "b2").click();
      await row(page, "b2").focus();
      const inside = (selector: string) => page.locator(`${selector}:focus-within`);
      await page.keyboard.press("F6");
      await expect(inside("[data-pane=inspector]")).toBeVisible();
      await page.keyboard.press("Shift+F6");
      await expect(row(page, "b2")).toBeFocused();
      await page.keyboard.press("Shift+F6");
      await expect(inside("[data-pane=rail]")).toBeVisible();
    });
    await test.step("a unit is dragged by its name to another brigade, and undo takes it back", async () => {
      await page.getByRole("button", { name: "Expand b0", exact: true }).click();
      await row(page, "b0u2")
        .locator("[draggable=true]")
        .dragTo(row(page, "b3").locator("[draggable=true]"));
      await expect.poll(async () => unitsOf(page, id, 3)).toContain("b0u2");
      expect(await unitsOf(page, id, 0)).not.toContain("b0u2");
      await page.keyboard.press("Control+z");
      await expect.poll(async () => unitsOf(page, id, 0)).toContain("b0u2");
    });
    await test.step("of an army of hundreds only the rows near the window are drawn, and keys reach all of them", async () => {
      await page.getByRole("button", { name: "Expand all" }).click();
      await expect(tree(page)).toHaveAttribute("aria-rowcount", String(ROWS + 1));
      expect(await page.locator("tr[data-key]").count()).toBeLessThan(ROWS / 2);
      await row(page, "b0").focus();
      await page.keyboard.press("End");
      await expect(row(page, "b39u5")).toBeFocused();
      await expect(row(page, "b39u5")).toBeInViewport();
      await expect(row(page, "b39u5")).toHaveAttribute("aria-rowindex", String(ROWS + 1));
      await expect(row(page, "b39u5")).toHaveAttribute("aria-posinset", "6");
      await page.keyboard.press("ArrowUp");
      await expect(row(page, "b39u4")).toBeFocused();
      await page.keyboard.press("F2");
      await page.keyboard.type("The last but one");
      await page.keyboard.press("Enter");
      await expect(row(page, "b39u4")).toContainText("The last but one");
      await expect(row(page, "b39u4")).toBeFocused();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Collapse all" }).click();
      await expect(tree(page)).toHaveAttribute("aria-rowcount", String(1 + BRIGADES + 1));
    });
  });
  await test.step("in an army of hundreds scrolling shows every row, on a phone in the whole width, and a match is in sight", async () => {
    await openLarge(page);
    await test.step("scrolling shows every row, and the one with the focus is still there on coming back", async () => {
      await page.getByRole("button", { name: "Expand all" }).click();
      await row(page, "b1u1").click();
      const pane = tree(page).locator("..");
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await pane.evaluate((it, to) => it.scrollTo(0, it.scrollHeight * to), share);
        await expect.poll(() => rowsInSight(pane)).toBeGreaterThan(8);
      }
      await expect(row(page, "b39u5")).toBeInViewport();
      await page.keyboard.press("ArrowDown");
      await expect(row(page, "b1u2")).toBeFocused();
      await expect(row(page, "b1u2")).toBeInViewport();
    });
    await test.step("on a phone the rows of a long tree take the whole width, however far one scrolls", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const pane = tree(page).locator("..");
      await pane.evaluate((it) => it.scrollTo(0, it.scrollHeight / 2));
      await expect.poll(() => rowsInSight(pane)).toBeGreaterThan(4);
      const widths = await pane.evaluate((it) => {
        const cells = [...(it.querySelector("tr[data-key]")?.children ?? [])];
        return {
          pane: it.clientWidth,
          cells: cells.reduce((sum, each) => sum + each.clientWidth, 0),
        };
      });
      expect(widths.cells).toBeGreaterThan(widths.pane - 8);
    });
    await test.step("a match in an army of hundreds is in sight wherever it was", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole("searchbox", { name: "Filter the order of battle" }).fill("35. 4");
      await expect(row(page, "b35u4")).toBeInViewport();
      await expect(tree(page)).toHaveAttribute("aria-rowcount", "4");
    });
  });
});

// Just few enough rows to be drawn completely, just too many, and the longest list in each window.
for (const [width, height, counts] of [
  [1440, 900, [119, 207]],
  [390, 844, [121, 150, 210]],
] as const) {
  test(`each of ${counts.join(", ")} units can be scrolled to on ${width} px, and again with some shut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await beSomebody(page.request);
    for (const count of counts)
      await test.step(`${count} units`, () => expectScrollable(page, count));
  });
}

async function expectScrollable(page: Page, count: number): Promise<void> {
  const { divisions, ...document } = armyOf(count);
  await openAsStored(page, document);
  const openAll = page.getByRole("button", { name: "Expand all" });
  if (await openAll.isVisible()) await openAll.click();
  await expectAllSeen(page, ["side", ...divisions.flatMap(keysIn)]);
  await page.getByRole("button", { name: "Collapse all" }).click();
  const opened = divisions.filter((_, i) => i % 2 === 0);
  for (const { name } of opened) {
    await page.getByRole("button", { name: `Expand ${name}`, exact: true }).click();
  }
  const shown = divisions.flatMap((each) =>
    opened.includes(each)
      ? [each.id, ...each.units.map(idOf), ...each.formations.map(idOf)]
      : [each.id],
  );
  await expectAllSeen(page, ["side", ...shown]);
}

/**
 * Checks that the tree counts these rows, that its end can be scrolled to in one go, and that every row is seen on the
 * way back.
 */
async function expectAllSeen(page: Page, keys: readonly string[]): Promise<void> {
  await expect(tree(page)).toHaveAttribute("aria-rowcount", String(keys.length + 1));
  const seen = await tree(page)
    .locator("..")
    .evaluate(async (pane) => {
      const inFrames = () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const met = new Set<string>();
      const look = () => {
        for (const each of pane.querySelectorAll<HTMLElement>("tr[data-key]")) {
          const { left, top, height } = each.getBoundingClientRect();
          const on = document.elementFromPoint(left + 60, top + height / 2);
          if (on && each.contains(on)) met.add(each.dataset.key ?? "");
        }
      };
      // A busy machine draws the rows some frames after scrolling.
      const isBlank = () => {
        const { top, bottom } = pane.getBoundingClientRect();
        return [...pane.querySelectorAll("tr[aria-hidden]")].some((gap) => {
          const box = gap.getBoundingClientRect();
          return box.bottom > top && box.top < bottom;
        });
      };
      // Newly expanded rows are measured a frame or two later, earlier than any person could scroll.
      for (let still = 0, height = 0; still < 5; height = pane.scrollHeight) {
        await inFrames();
        still = pane.scrollHeight === height ? still + 1 : 0;
      }
      pane.scrollTo(0, pane.scrollHeight);
      for (;;) {
        do await inFrames();
        while (isBlank());
        look();
        if (pane.scrollTop === 0) return [...met];
        pane.scrollBy(0, -pane.clientHeight / 2);
      }
    });
  expect(keys.filter((key) => !seen.includes(key))).toEqual([]);
}

function openLarge(page: Page): Promise<string> {
  return openStored(page, LARGE);
}

async function openStored(page: Page, document: object): Promise<string> {
  await beSomebody(page.request);
  return openAsStored(page, document);
}

async function openAsStored(page: Page, document: object): Promise<string> {
  const id = await storeScenario(page, document);
  await visit(page, `/scenarios/${id}/edit/order-of-battle`);
  await deskReady(page);
  return id;
}

function tree(page: Page): Locator {
  return page.getByRole("treegrid");
}

function row(page: Page, id: string): Locator {
  return page.locator(`tr[data-key="${id}"]`);
}

/** The number of rows whose middle is visible in the pane. */
function rowsInSight(pane: Locator): Promise<number> {
  return pane.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return [...it.querySelectorAll("tr[data-key]")].filter((each) => {
      const box = each.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    }).length;
  });
}

async function unitsOf(page: Page, id: string, brigade: number): Promise<string[]> {
  const { sides } = await storedScenario(page, id);
  return sides[0].formations[brigade].units.map((unit: { id: string }) => unit.id);
}

const LARGE = {
  title: "An army of hundreds",
  date: "1815-06-18",
  sides: [
    {
      id: "side",
      name: "Allied",
      colour: "a",
      formations: Array.from({ length: BRIGADES }, (_, b) => ({
        id: `b${b}`,
        name: `b${b}`,
        level: "brigade",
        units: Array.from({ length: BATTALIONS }, (_, u) => ({
          id: `b${b}u${u}`,
          name: `Battalion ${b}. ${u}`,
          nation: "britain",
          arm: "infantry",
          type: "line",
          weapon: "musket",
          men: 500 + u,
        })),
      })),
    },
  ],
};

interface Division {
  readonly id: string;
  readonly name: string;
  readonly units: readonly { readonly id: string }[];
  readonly formations: readonly { readonly id: string; readonly units: Division["units"] }[];
}

const idOf = ({ id }: { readonly id: string }) => id;

function keysIn({ id, units, formations }: Division): string[] {
  const inside = formations.flatMap((brigade) => [brigade.id, ...brigade.units.map(idOf)]);
  return [id, ...units.map(idOf), ...inside];
}

/**
 * An army of divisions with brigades of different sizes and occasionally a unit of their own; every fifth name takes
 * several lines on a phone.
 */
function armyOf(count: number) {
  const long = " of the Royal and Imperial Guard of the Kingdom of Both Sicilies";
  const names = Array.from({ length: count }, (_, i) => `Unit ${i}${i % 5 === 3 ? long : ""}`);
  const waiting = names.map((name, i) => {
    return { id: `u${i}`, name, nation: "france", arm: "infantry", type: "line", men: 500 + i };
  });
  const divisions: Division[] = [];
  const take = (most: number) => waiting.splice(0, most);
  while (waiting.length > 0) {
    const d = divisions.length;
    const own = take(d % 2);
    const brigades = Array.from({ length: 1 + (d % 4) }, (_, b) => ({
      id: `d${d}b${b}`,
      name: `Brigade ${d}.${b}`,
      level: "brigade",
      units: take(1 + ((d + 3 * b) % 7)),
    }));
    const formations = brigades.filter((brigade) => brigade.units.length > 0);
    divisions.push({ id: `d${d}`, name: `Division ${d}.`, units: own, formations });
  }
  const formations = divisions.map((each) => ({ ...each, level: "division" }));
  return {
    title: "Many",
    sides: [{ id: "side", name: "Side", colour: "a", formations }],
    divisions,
  };
}
