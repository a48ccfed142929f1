import { expect, type Page } from "@playwright/test";

export const SHIPPED_LIST = "duchy-of-warsaw-32-8";

/** Opens an own copy of the shipped list of the Duchy of Warsaw in the builder: full to the last point and base. */
export async function openCopy(page: Page): Promise<void> {
  const copied = await page.request.post(`/api/v1/army-lists/${SHIPPED_LIST}/fork`);
  expect(copied.status(), await copied.text()).toBe(201);
  await page.goto(`/army-lists/${(await copied.json()).id}/edit`);
  await builderReady(page);
}

/** React has taken the page over: keys and clicks count. */
export async function builderReady(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}
