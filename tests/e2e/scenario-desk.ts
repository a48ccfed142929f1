import { expect, type Page } from "@playwright/test";

/** Stores a scenario of the signed-in user; returns its id. */
export async function storeScenario(page: Page, document: object): Promise<string> {
  const data = { kind: "scenario", schemaVersion: 1, language: "en", ...document };
  const answer = await page.request.post("/api/v1/scenarios", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** The scenario as stored on the server. */
export async function storedScenario(page: Page, id: string) {
  return (await page.request.get(`/api/v1/scenarios/${id}`)).json();
}

/** Waits until the desk responds to keys and says that everything is saved. */
export async function deskReady(page: Page): Promise<void> {
  await expect(page.getByText(/^(All saved|Saved \d)/)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("[aria-controls=desk-findings], #check-must").first()).toBeVisible();
  await hydrated(page);
}

/** Waits until the page's script has loaded and controls that need it are enabled. */
async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("fieldset.needs-script:disabled")).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Waits until the visible part of the desk is hydrated; before that, server-rendered controls do not respond. */
export async function answersToClicks(page: Page): Promise<void> {
  const button = page
    .locator("[data-pane=part]")
    .locator("button[data-rac]:enabled, ol[aria-busy] > li")
    .first();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await button.hover();
    const isAlive = page
      .locator("[data-pane=part]")
      .locator("[data-hovered], ol[aria-busy] > li")
      .first();
    await expect(isAlive).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
