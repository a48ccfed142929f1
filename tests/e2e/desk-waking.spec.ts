import { type Page, test } from "@playwright/test";
import { expect } from "./page-checks";
import { beSomebody } from "./people";
import { deskReady } from "./scenario-desk";

async function forkLaHayeSainte(page: Page): Promise<string> {
  await beSomebody(page.request);
  const answer = await page.request.post("/api/v1/scenarios/la-haye-sainte-1815/fork");
  return (await answer.json()).id;
}

/** Makes React hydrate one part of the page every 200 ms, so that much can happen in between. */
function slowTurns(): void {
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function later(this: MessagePort, ...said: unknown[]) {
    setTimeout(() => post.apply(this, said as Parameters<typeof post>), 200);
  };
}

test("a pointer that is quicker than the page finds the map's desk as the server drew it", async ({
  page,
}) => {
  const id = await forkLaHayeSainte(page);
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto(`/scenarios/${id}/edit/map`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Zoom in" }).hover({ force: true });
  await deskReady(page);
  // The pointer has been there early enough; beside others the rest would take minutes at a sixth of the speed.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page.locator("[data-at-foot]").getByText("1 cm = 10 m")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the map's desk shows the pointer's place, its whole legend and findings as left; without a connection the desk stays", async ({
  page,
}) => {
  await test.step("the map's desk: the pointer's place in the bar, the whole legend, and findings that come as they were left", async () => {
    const id = await forkLaHayeSainte(page);
    const desk = `/scenarios/${id}/edit/map`;
    await page.goto(desk);
    await deskReady(page);
    await test.step("where the pointer is on the map stands in the status bar", async () => {
      const bar = page.locator("[data-at-foot]");
      await expect(bar).toContainText("1 cm = 10 m");
      await page.locator("svg.table-picture").hover();
      await expect(bar).toContainText(/x \d+\.\d\s+y \d+\.\d cm/);
    });
    await test.step("the map's legend is whole above the findings", async () => {
      const cutPx = (legend: Element) => legend.scrollHeight - legend.clientHeight;
      await expect
        .poll(() => page.getByRole("region", { name: "Legend" }).evaluate(cutPx))
        .toBeLessThan(2);
    });
    await test.step("the findings are one line, and come as they were left", async () => {
      const sentOpen = async () =>
        /<section [^>]*id="desk-findings"/.test(await sentText(page, desk));
      const line = page.getByRole("button", { name: /^Findings/ });
      const list = page.getByRole("region", { name: "Findings, one by one" });
      await expect(list).toBeHidden();
      expect((await line.boundingBox())?.height).toBeLessThan(40);
      expect(await sentOpen()).toBe(false);
      await line.press("Enter");
      await expect(list).toBeVisible();
      expect(await sentOpen()).toBe(true);
      await line.press("Enter");
      await expect(list).toBeHidden();
      expect(await sentOpen()).toBe(false);
    });
  });
  await test.step("without a connection the desk stays, and says why another part does not open", async () => {
    const id = await forkLaHayeSainte(page);
    await page.goto(`/scenarios/${id}/edit`);
    await deskReady(page);
    await sayOnline(page, false);
    await page.getByRole("link", { name: "Briefs" }).click();
    await expect(page.getByText("other pages will open once you are back online")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
    await page.getByRole("link", { name: "Print", exact: true }).click();
    await expect(page).toHaveURL(/\/edit$/);
    await sayOnline(page, true);
    await page.getByRole("link", { name: "Briefs" }).click();
    await page.waitForURL(/\/edit\/briefs$/);
  });
});

test("edits kept while offline come back into a page that still wakes, without complaint", async ({
  page,
  context,
}) => {
  const id = await forkLaHayeSainte(page);
  await page.goto(`/scenarios/${id}/edit`);
  await deskReady(page);
  await context.setOffline(true);
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Kept in the browser");
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-at-foot]")).toContainText("kept in this browser");
  await page.goto("about:blank");
  await context.setOffline(false);
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  await page.addInitScript(slowTurns);
  await page.goto(`/scenarios/${id}/edit`);
  await expect(title).toHaveValue("Kept in the browser");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kept in the browser");
  await deskReady(page);
  expect(complaints).toEqual([]);
});

/** Changes only the browser's report of its connection, so that requests still succeed. */
async function sayOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => value });
  }, isOnline);
}

async function sentText(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}
