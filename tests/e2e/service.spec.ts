import { expect, test } from "@playwright/test";
import { beSomebody, signIn } from "./people";

test("the service says that it lives and that it is ready", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  const ready = await request.get("/readyz");
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toEqual({ status: "ready" });
});

test("what does not exist is a page that says so, not a fault", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("whatever the service sends, browsers take it for what it says it is", async ({
  page,
  request,
}) => {
  const loaded: string[] = [];
  page.on("response", (answer) => loaded.push(answer.url()));
  await page.goto("/");
  const files = loaded.filter((url) => url.includes("/_next/static/"));
  expect(files.some((url) => url.endsWith(".js"))).toBe(true);
  expect(files.some((url) => url.endsWith(".css"))).toBe(true);
  for (const url of [...files, "/", "/icon.svg", "/healthz", "/readyz", "/api/v1/openapi.json"]) {
    const answer = await request.get(url);
    expect(answer.headers()["x-content-type-options"], url).toBe("nosniff");
  }
});

test("every script a page loads says that it is to be compiled while it comes", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith(".js")) scripts.push(answer.text());
  });
  await page.goto("/");
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => !text.startsWith("//# allFunctionsCalledOnLoad\n"))).toEqual([]);
});

test("a damaged session cookie counts as none", async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const cookie = (name: string, value: string) => ({ name, value, url: baseURL ?? "" });
  await context.addCookies([
    cookie("next-auth.session-token", "eyJhbGciOiJkaXIifQ..damaged"),
    cookie("next-auth.csrf-token", "damaged"),
    cookie("locale", "xx"),
    cookie("theme", "plaid"),
  ]);
  const page = await context.newPage();
  expect((await page.goto("/"))?.status()).toBe(200);
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect((await page.request.get("/api/v1/users/me")).status()).toBe(401);
  expect(await (await page.request.get("/api/v1/auth/session")).json()).toEqual({});
  await context.close();
});

test("damaged cookies of an earlier visit keep nobody from signing in", async ({
  page,
  baseURL,
}) => {
  const { email } = await beSomebody(page.request);
  await page.context().clearCookies();
  const names = ["session-token", "csrf-token", "callback-url"];
  await page
    .context()
    .addCookies(names.map((n) => ({ name: `next-auth.${n}`, value: "x", url: baseURL ?? "" })));
  await signIn(page, email);
  await page.waitForURL(/\/desk$/);
});
