import { expect, type Page } from "@playwright/test";
import { visit } from "./page-checks";

export const SHIPPED_LIST = "duchy-of-warsaw-32-8";

/**
 * Opens the user's own copy of the shipped list of the Duchy of Warsaw in the builder, with no points or bases left.
 */
export async function openCopy(page: Page): Promise<void> {
  const copied = await page.request.post(`/api/v1/army-lists/${SHIPPED_LIST}/fork`);
  expect(copied.status(), await copied.text()).toBe(201);
  await visit(page, `/army-lists/${(await copied.json()).id}/edit`);
}
