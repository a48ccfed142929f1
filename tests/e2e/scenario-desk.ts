import { expect, type Page } from "@playwright/test";
import { awake } from "./page-checks";

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
  await expect(page.getByText(/^(All saved|Saved \d)/)).toBeVisible();
  await expect(page.locator("[aria-controls=desk-findings], #check-must").first()).toBeVisible();
  await awake(page);
}
