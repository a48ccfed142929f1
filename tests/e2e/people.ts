import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  test,
} from "@playwright/test";
import { visit } from "./page-checks";

export const PASSWORD = "fire ord om en hest";

interface Person {
  readonly name: string;
  readonly email: string;
}

/** Opens an account through the page, as a visitor would; ends on its desk. */
export async function signUp(page: Page, name = "Karen Holm"): Promise<Person> {
  const email = freshEmail(name);
  await visit(page, "/sign-up");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/desk");
  return { name, email };
}

/**
 * Opens an account and signs in without a page: all pages of the request's context are then signed in as this person.
 */
export async function beSomebody(request: APIRequestContext, name = "Karen Holm"): Promise<Person> {
  const email = freshEmail(name);
  const made = await request.post("/api/v1/users", { data: { email, password: PASSWORD, name } });
  expect(made.status()).toBe(201);
  const { csrfToken } = await (await request.get("/api/v1/auth/csrf")).json();
  const form = { csrfToken, email, password: PASSWORD, json: "true" };
  const entered = await request.post("/api/v1/auth/callback/credentials", { form });
  expect(entered.status()).toBe(200);
  return { name, email };
}

/** Sets the language of all pages of a context. */
export async function speak(context: BrowserContext, language: string): Promise<void> {
  const base = new URL(test.info().project.use.baseURL ?? "");
  await context.addCookies([{ name: "locale", value: language, url: base.origin }]);
}

/**
 * Closes the pages of everyone in a test, to be called after it: a page left open goes on asking the service for news,
 * and is drawn, until the last test has ended.
 */
export async function closeAll({ browser }: { browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Signs in through the page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await visit(page, "/sign-in");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
}

function freshEmail(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]/g, "")}-${crypto.randomUUID()}@example.org`;
}
