import { expect, test } from "@playwright/test";
import { beSomebody, signIn } from "./people";

test("the service says that it lives and that it is ready", { tag: "@http" }, async ({
  request,
}) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  const ready = await request.get("/readyz");
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toEqual({ status: "ready" });
});

test("pages and files go out compressed as what they are, with their own policy; what does not exist says so", async ({
  page,
  request,
}) => {
  await test.step("what does not exist is a page that says so, not a fault", async () => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await test.step("whatever the service sends, browsers take it for what it says it is", async () => {
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
  await test.step("pages go out compressed, once, with the policy of their own scripts", async () => {
    for (const path of ["/", "/library", "/rules/belle-alliance"]) {
      const answer = await request.get(path, { headers: { "accept-encoding": "br" } });
      const { "content-encoding": encoding, "content-security-policy": policy } = answer.headers();
      expect([path, answer.status(), encoding]).toEqual([path, 200, "br"]);
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(await answer.text()).toMatch(/<\/html>/);
    }
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Find anything by name" })).toBeEnabled();
    expect(faults).toEqual([]);
  });
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

test("damaged cookies of an earlier visit do not prevent signing in", async ({ page, baseURL }) => {
  const { email } = await beSomebody(page.request);
  await page.context().clearCookies();
  const names = ["session-token", "csrf-token", "callback-url"];
  await page
    .context()
    .addCookies(names.map((n) => ({ name: `next-auth.${n}`, value: "x", url: baseURL ?? "" })));
  await signIn(page, email);
  await page.waitForURL(/\/desk$/);
});

test("a malformed call of a server action is refused, and no fault", { tag: "@http" }, async ({
  request,
}) => {
  const text = "text/plain;charset=UTF-8";
  const form = "multipart/form-data; boundary=x";
  const unknown = "7f1234567890123456789012345678901234567890";
  const calls: Parameters<typeof request.post>[1][] = [
    { headers: { "next-action": "x", "content-type": text }, data: "[]" },
    { headers: { "next-action": unknown, "content-type": form }, data: "garbage" },
    { headers: { "content-type": form }, data: "garbage" },
    { headers: { "content-type": "multipart/form-data" }, data: "garbage" },
    { multipart: { a: "b" } },
    { multipart: { $ACTION_REF_1: "", "$ACTION_1:0": "{" } },
  ];
  for (const [i, call] of calls.entries()) {
    const status = (await request.post("/sign-in", call)).status();
    expect(status, String(i)).toBeGreaterThanOrEqual(400);
    expect(status, String(i)).toBeLessThan(500);
  }
  const huge = { headers: { "next-action": unknown, "content-type": text }, data: "x".repeat(3e6) };
  expect((await request.post("/sign-in", huge)).status()).toBe(413);
});

test("a form's action works without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/library");
  await page.getByRole("button", { name: /^Language/ }).click();
  await page.getByRole("button", { name: "Dansk" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "da");
  await context.close();
});
