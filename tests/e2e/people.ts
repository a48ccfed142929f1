import type { Page } from "@playwright/test";

export const PASSWORD = "fire ord om en hest";

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Opens an account through the page, as a visitor would, and ends on its desk. */
export async function signUp(page: Page, name = "Karen Holm"): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, "")}-${crypto.randomUUID()}@example.org`;
  await page.goto("/sign-up");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Open the account" }).click();
  await page.waitForURL("**/desk");
  return { name, email };
}

/** Signs in through the page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/sign-in");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
}
