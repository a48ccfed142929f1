import { type Page, test } from "@playwright/test";
import { awake, expect, expectAccessible, revisit } from "./page-checks";
import { beginGame, opened, openLine } from "./seats";

/** Waits until the page is kept on its device. */
async function kept(page: Page): Promise<void> {
  await expect(page.getByText("This page is kept on this device")).toBeVisible();
}

test("a seat is read without a connection, and what is typed waits for a press", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const [allies = "", french = ""] = await beginGame(page);
  await page.getByRole("button", { name: "Open bound 1" }).click();
  const line = await openLine(baseURL ?? "");
  const player = await opened(browser, line.address + allies);
  await kept(player);
  const phone = player.context();
  const other = await phone.newPage();
  await other.goto(line.address + french);
  await awake(other);
  await kept(other);
  const tasks = await player.getByRole("region", { name: "Your papers" }).textContent();
  line.cut();
  await revisit(player);
  await expect(player.getByText(/^Kept from \d\d:\d\d; without connection\.$/)).toBeVisible();
  await expect(player.getByRole("region", { name: "Your papers" })).toHaveText(tasks ?? "");
  await expect(player.locator("#map svg").first()).toBeVisible();
  // The styles are those of the service: the map keeps to the width of a phone.
  expect(await player.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(player);
  // Each key shows its own page, and one that was never opened shows none.
  await revisit(other);
  await expect(other.getByText("Your seat: French", { exact: false })).toBeVisible();
  await expect(other.goto(`${line.address}/seat/${"2".repeat(24)}`)).rejects.toThrow();
  await player.getByRole("button", { name: "Add an order" }).click();
  const target = player.getByRole("textbox", { name: "Target, direction, limits" });
  await target.fill("The orchard");
  await expect(player.getByText("Waits on this device.", { exact: false })).toBeVisible();
  await player.getByRole("button", { name: "Send the orders" }).click();
  await expect(player.getByText("No answer came", { exact: false })).toBeVisible();
  await expect(target).toHaveValue("The orchard");
  await page.getByRole("button", { name: "Open bound 2" }).click();
  await expect(page.getByRole("button", { name: "Open bound 3" })).toBeVisible();
  line.mend();
  // Nothing was sent in secret, and the bound it was for has closed.
  await expect(
    player.getByText("not sent before the bound closed", { exact: false }),
  ).toBeVisible();
  await expect(page.getByText("The orchard")).toBeHidden();
  await player.getByRole("button", { name: "Use for bound 2" }).click();
  await expect(target).toHaveValue("The orchard");
  await player.getByRole("button", { name: "Send the orders" }).click();
  await expect(page.getByText("The orchard")).toBeVisible();
  line.close();
});

test("a revoked link drops what was kept at the next contact", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const [allies = ""] = await beginGame(page);
  const line = await openLine(baseURL ?? "");
  const player = await opened(browser, line.address + allies);
  await kept(player);
  line.cut();
  await page
    .getByRole("button", { name: /^Revoke the link of/ })
    .first()
    .click();
  await revisit(player);
  await expect(player.getByText("without connection", { exact: false })).toBeVisible();
  line.mend();
  await expect(player.getByRole("heading", { name: "This link no longer opens" })).toBeVisible();
  await expect.poll(() => player.evaluate(() => caches.keys())).toEqual([]);
  line.close();
  await expect(player.reload()).rejects.toThrow();
});

test("an answer that comes after the kept page was shown drops it as well", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const [allies = ""] = await beginGame(page);
  const line = await openLine(baseURL ?? "");
  const player = await opened(browser, line.address + allies);
  await kept(player);
  const beside = await player.context().newPage();
  await beside.goto(`${line.address}/healthz`);
  line.cut();
  await page
    .getByRole("button", { name: /^Revoke the link of/ })
    .first()
    .click();
  await expect(page.getByText(/revoked/)).toBeVisible();
  expect((await page.request.get(allies)).status()).toBe(410);
  line.mend();
  // Longer than the kept page waits.
  line.slow(9_000);
  await player.reload();
  await expect(player.getByText("Your seat: Allies", { exact: false })).toBeVisible();
  // Nothing of the page is left that could drop what was kept.
  await player.goto("about:blank");
  await expect.poll(() => beside.evaluate(() => caches.keys())).toEqual([]);
  line.close();
  await expect(player.goto(line.address + allies)).rejects.toThrow();
});
