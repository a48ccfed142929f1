import { test } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, revisit, visit } from "./page-checks";
import { beSomebody, closeAll } from "./people";

test("a reader sees ground and troops, breaks the seal by a promise, folds bodies away, and copies a scenario with credit", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("a reader sees the ground and the troops; who promises not to play breaks the seal, and each body folds away", async () => {
    await test.step("a reader sees the ground and the order of battle, and nothing of the umpire's part", async () => {
      await visit(page, "/scenarios/sehested-1813");
      await expect(page.getByRole("heading", { name: "Sehested", level: 1 })).toBeVisible();
      await expect(page.getByText("20 units")).toBeVisible();
      await expect(page.getByText("1/Schleswig Jäger Corps")).toBeVisible();
      await expect(page.getByRole("img", { name: "Map of Sehested" })).toBeVisible();
      const html = await page.content();
      expect(html).not.toContain("A battery lost is a battery");
      expect(html).not.toContain("The Funen dragoons are still with the train");
      expect(html).not.toContain("These are the middle hours of the battle");
    });
    await test.step("a reader who promises not to play may break the seal", async () => {
      await page.getByRole("button", { name: "Break the seal" }).click();
      await expect(page).not.toHaveURL(/whole/);
      await page.getByRole("checkbox", { name: "I will not be playing this scenario" }).check();
      await page.getByRole("button", { name: "Break the seal" }).click();
      await expect(page).toHaveURL(/whole=yes/);
      await expect(page.getByText("These are the middle hours of the battle")).toBeVisible();
      await page.locator("summary", { hasText: "Wallmoden’s Corps" }).click();
      await expect(page.getByText("The village lies where three roads meet")).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("each body of troops folds away, by a line that says so", async () => {
      await revisit(page);
      for (const fold of await page.locator("summary").all()) {
        await expect(fold.locator("svg.lucide").first()).toBeVisible();
      }
      const body = page.locator("#order-of-battle details", { hasText: "1/Schleswig Jäger Corps" });
      const unit = body.getByText("1/Schleswig Jäger Corps");
      const line = body.locator("summary");
      await expect(unit).toBeVisible();
      await line.press("Enter");
      await expect(unit).toBeHidden();
      await line.press("Enter");
      await expect(unit).toBeVisible();
    });
  });
  await test.step("on a wide screen the map stays whole beside a line a unit; a scenario that does not exist is not found", async () => {
    await test.step("on a wide screen the map stays whole beside the order of battle, a line a unit", async () => {
      await page.setViewportSize({ width: 1366, height: 640 });
      await visit(page, "/scenarios/la-haye-sainte-1815");
      const map = page.getByRole("img", { name: "Map of La Haye Sainte" });
      const unit = page.getByRole("listitem").filter({ hasText: "1/27th Foot" });
      await unit.scrollIntoViewIfNeeded();
      await expect(map).toBeInViewport({ ratio: 1 });
      const [mapBox, unitBox] = [await map.boundingBox(), await unit.boundingBox()];
      expect(unitBox?.height).toBeLessThan(36);
      expect(mapBox?.x).toBeGreaterThan((unitBox?.x ?? 0) + (unitBox?.width ?? 0));
    });
    await test.step("a scenario that does not exist, or is another user's, is not found", async () => {
      const answer = await page.goto("/scenarios/no-such-scenario");
      expect(answer?.status()).toBe(404);
    });
  });
  await test.step("a member copies a scenario to their own desk, with credit", async () => {
    await beSomebody(page.request);
    await visit(page, "/scenarios/sehested-1813");
    await page.getByRole("button", { name: "Copy to my desk" }).click();
    await page.waitForURL(/\/scenarios\/[a-z0-9-]+\/edit/);
    await expect(page.getByRole("link", { name: "Sehested" }).first()).toBeVisible();
  });
});

test("search engines find what is public, neither what is behind the seal nor what is shared by link", async ({
  page,
  browser,
}) => {
  const robots = 'meta[name="robots"]';
  await visit(page, "/scenarios/sehested-1813");
  await expect(page.locator(robots)).toHaveAttribute("content", "index, follow");
  await visit(page, "/scenarios/sehested-1813?whole=yes");
  await expect(page.locator(robots)).toHaveAttribute("content", "noindex, nofollow");
  await beSomebody(page.request);
  const id = await page.evaluate(async () => {
    const copy = await fetch("/api/v1/scenarios/sehested-1813/fork", { method: "POST" });
    const { id } = await copy.json();
    const body = JSON.stringify({ visibility: "unlisted" });
    const headers = { "content-type": "application/json" };
    await fetch(`/api/v1/scenarios/${id}/visibility`, { method: "PUT", headers, body });
    return id as string;
  });
  const stranger = await browser.newPage();
  await visit(stranger, `/scenarios/${id}`);
  await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(stranger.locator(robots)).toHaveAttribute("content", "noindex, nofollow");
  await stranger.close();
});

test("a players' edition opens to those who state that they umpire it, whom its author sees; the author may close it", async ({
  page,
  browser,
}) => {
  await beSomebody(page.request, "Anna Author");
  const data = {
    kind: "scenario",
    schemaVersion: 1,
    title: "Two bridges",
    language: "en",
    umpireNotes: "The second bridge is mined.",
  };
  const { id } = await (await page.request.post("/api/v1/scenarios", { data })).json();
  const shown = { data: { visibility: "public" } };
  await page.request.put(`/api/v1/scenarios/${id}/visibility`, shown);
  const reader = await (await browser.newContext({ locale: "en-GB" })).newPage();
  const notes = reader.getByText("The second bridge is mined.");

  await test.step("signed out, the seal leads to signing in, and the address alone opens nothing", async () => {
    await visit(reader, `/scenarios/${id}?whole=yes`);
    const gate = reader.getByRole("region", { name: "Sealed for the umpire" });
    await expect(gate.getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(notes).toHaveCount(0);
    await expect(reader.getByRole("button", { name: "Copy to my desk" })).toHaveCount(0);
    const print = reader.getByRole("link", { name: "Print the public edition" });
    const pack = await reader.request.get((await print.getAttribute("href")) ?? "");
    expect(pack.headers()["content-type"]).toBe("application/pdf");
    await expectAccessible(reader);
  });
  await test.step("who states that they umpire it opens the seal", async () => {
    await beSomebody(reader.request, "Ulla Umpire");
    await visit(reader, `/scenarios/${id}`);
    await reader.getByRole("checkbox", { name: "I will not be playing this scenario" }).check();
    await expectAccessible(reader);
    await reader.getByRole("button", { name: "I umpire this scenario" }).click();
    await expect(notes).toBeVisible();
    await expect(reader.getByRole("button", { name: "Copy to my desk" })).toBeVisible();
  });
  await test.step("the author sees who, and closes it", async () => {
    await visit(page, `/scenarios/${id}/edit/share`);
    await expect(page.getByText(/^Ulla Umpire, since/)).toBeVisible();
    await expectAccessible(page);
    await page.getByText("Public view only", { exact: true }).click();
    await expect(page.getByText("Only you can open the umpire’s part now.")).toBeVisible();
    await visit(reader, `/scenarios/${id}?whole=yes`);
    await expect(reader.getByText("Only the author opens the umpire’s part.")).toBeVisible();
    await expect(notes).toHaveCount(0);
  });
  await closeAll({ browser });
});

test("terms and texts follow the reader's language, the author's own words one press away", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "da-DK" });
  const page = await context.newPage();
  await visit(page, "/scenarios/hagelberg-1813");
  await expect(page.getByRole("heading", { name: "Slagorden" })).toBeVisible();
  await expect(page.getByRole("main").getByText("27. august 1813")).toBeVisible();
  await expect(page.getByText("Landeværnets »kolbeslag«")).toBeVisible();
  await page.getByRole("link", { name: /Original/ }).click();
  await expect(page.getByText("The “butt fight” of the Landwehr")).toBeVisible();
  await context.close();
});

test("it reads on a phone, in the dark", { tag: "@journey" }, async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    locale: "pl-PL",
  });
  const page = await context.newPage();
  await visit(page, "/scenarios/la-haye-sainte-1815");
  await expect(page.getByRole("heading", { name: "Ordre de bataille" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await context.close();
});
