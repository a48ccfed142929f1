import { readFile } from "node:fs/promises";
import { type Browser, type Page, test } from "@playwright/test";
import { OAuth2Server } from "oauth2-mock-server";
import { lettersSent } from "@/tests/setup/browser-run";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody, PASSWORD, signIn, signUp, speak } from "./people";

// One provider, at the address configured in the service under test, confirms one identity at a time.
test.describe.configure({ mode: "serial" });
test.skip(!!process.env.E2E_BASE_URL, "needs a service that knows the tests' provider");

const NEW_PASSWORD = "helt andre fire ord";
const provider = new OAuth2Server();
/** The identity that the provider confirms. */
let identity: Record<string, unknown> = {};

test.beforeAll(async () => {
  const port = Number(new URL(test.info().project.use.baseURL ?? "").port);
  await provider.issuer.keys.generate("RS256");
  await provider.start(port + 2, "127.0.0.1");
  provider.issuer.url = `http://127.0.0.1:${port + 2}`;
  provider.service.on("beforeTokenSigning", (token) => {
    Object.assign(token.payload, { aud: "grundlag", ...identity });
  });
});

test.afterAll(async () => {
  await provider.stop();
});

async function letterTo(email: string, leadsTo: string) {
  const sent = async () =>
    (await lettersSent()).find(({ to, link }) => to.includes(email) && link.includes(leadsTo));
  await expect.poll(sent).toBeDefined();
  return (await sent()) ?? { link: "", text: "" };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account:/ }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
}

async function inAnotherBrowser(browser: Browser, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test("a forgotten password is reset by a link from a letter, in the page's language", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const { email } = await beSomebody(page.request);
  await inAnotherBrowser(browser, async (other) => {
    await speak(other.context(), "da");
    await visit(other, "/sign-in");
    await other.getByRole("link", { name: "Har du glemt din adgangskode?" }).click();
    const byMail = other.locator("section", { hasText: "Link i en mail" });
    await byMail.getByRole("textbox", { name: "E-mail" }).fill(email);
    await byMail.getByRole("button", { name: "Send linket" }).click();
    await expect(other.getByText(/Hvis e-mailen har en konto/)).toBeVisible();
    const { link, text } = await letterTo(email, "/new-password#");
    expect(text).toContain("Linket virker én gang");

    await visit(other, link);
    await other.getByLabel("Ny adgangskode", { exact: true }).fill("kort");
    await other.getByRole("button", { name: "Vælg adgangskoden" }).click();
    await expect(other.getByLabel("Ny adgangskode", { exact: true })).toHaveAccessibleDescription(
      /Mindst 12 tegn\.$/,
    );
    await other.getByLabel("Ny adgangskode", { exact: true }).fill(NEW_PASSWORD);
    await other.keyboard.press("Enter");
    await expect(other.getByText(/Din nye adgangskode er valgt/)).toBeVisible();
    await expectAccessible(other);
    await visit(other, link);
    await other.getByLabel("Ny adgangskode", { exact: true }).fill(PASSWORD);
    await other.keyboard.press("Enter");
    await expect(other.getByText(/Linket er allerede brugt/)).toBeVisible();
  });
  await visit(page, "/sign-in");
  await signIn(page, email, NEW_PASSWORD);
  await page.waitForURL(/\/desk$/);
});

test("recovery codes are made, saved and used without mail", async ({ page }) => {
  const { email } = await beSomebody(page.request);
  await visit(page, "/settings");
  await expect(page.getByText("You have no recovery codes.")).toBeVisible();
  await page.getByRole("button", { name: "Create recovery codes" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/your password/i).fill("not the password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel(/your password/i)).toHaveAccessibleDescription(
    "That is not your current password.",
  );
  await dialog.getByLabel(/your password/i).fill(PASSWORD);
  await page.keyboard.press("Enter");
  const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save as file" }).click();
  const saved = await readFile(await (await download).path(), "utf8");
  const [code = ""] = await codes.allTextContents();
  expect(saved).toContain(code);
  expect(saved).toContain(email);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/10 codes are left/)).toBeVisible();

  await signOut(page);
  await visit(page, "/forgotten-password");
  const byCode = page.locator("section", { hasText: "A recovery code" });
  await byCode.getByRole("textbox", { name: "Email" }).fill(email);
  await byCode.getByRole("textbox", { name: "Recovery code" }).fill("aaaa-aaaa-aaaa-aaaa");
  await byCode.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await byCode.getByRole("button", { name: "Set password" }).click();
  await expect(byCode.getByRole("textbox", { name: "Recovery code" })).toHaveAccessibleDescription(
    /The email or code is wrong/,
  );
  await byCode.getByRole("textbox", { name: "Recovery code" }).fill(code.toUpperCase());
  await byCode.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText(/Your new password is set/)).toBeVisible();
  await signIn(page, email, NEW_PASSWORD);
  await page.waitForURL(/\/desk$/);
  await visit(page, "/settings");
  await expect(page.getByText(/9 codes are left/)).toBeVisible();
});

test("browsers are listed and signed out one by one", async ({ page, browser }) => {
  const { email } = await signUp(page);
  await inAnotherBrowser(browser, async (other) => {
    await signIn(other, email);
    await other.waitForURL(/\/desk$/);
    await visit(page, "/settings");
    const list = page.getByRole("list", { name: "Signed-in browsers" });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(list.getByText("Chrome on Linux")).toHaveCount(2);
    await expect(list.getByText("127.0.0.…")).toHaveCount(2);
    await expect(list.getByText("this browser")).toHaveCount(1);
    await list.getByRole("button", { name: /^Sign out Chrome on Linux/ }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await visit(other, "/settings");
    await other.waitForURL(/\/sign-in/);
    expect((await other.request.get("/api/v1/users/me")).status()).toBe(401);
  });
  expect((await page.request.get("/api/v1/users/me")).status()).toBe(200);
  await signOut(page);
  await signIn(page, email);
  await page.waitForURL(/\/desk$/);
  await visit(page, "/settings");
  const list = page.getByRole("list", { name: "Signed-in browsers" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
});

test("a stranger's wrong guesses do not lock the owner's browser out", async ({
  page,
  browser,
}) => {
  const { email } = await beSomebody(page.request);
  await visit(page, "/desk");
  await signOut(page);
  await inAnotherBrowser(browser, async (other) => {
    const { csrfToken } = await (await other.request.get("/api/v1/auth/csrf")).json();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      const form = { csrfToken, email, password: `a wrong guess ${i}`, json: "true" };
      const answer = await other.request.post("/api/v1/auth/callback/credentials", { form });
      statuses.push(answer.status());
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    await signIn(other, email);
    await expect(other.getByText("Too many attempts")).toBeVisible();
  });
  await signIn(page, email);
  await page.waitForURL(/\/desk$/);
});

test("signing up with an email that has an account says nothing of it, and what to do", async ({
  page,
  browser,
}) => {
  const { email } = await beSomebody(page.request);
  await inAnotherBrowser(browser, async (other) => {
    await visit(other, "/sign-up");
    await other.getByRole("textbox", { name: "Name" }).fill("Another");
    await other.getByRole("textbox", { name: "Email" }).fill(email);
    await other.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await other.getByRole("button", { name: "Create account" }).click();
    await expect(other.getByText(/This password does not match an account/)).toBeVisible();
    await expectAccessible(other);
    await other.getByRole("link", { name: "Set a new password" }).click();
    await expect(other.getByRole("heading", { name: "Forgotten password" })).toBeVisible();
  });
  expect((await letterTo(email, "/forgotten-password")).text).toContain("already has an account");
});

test("a changed email waits for the link sent there", async ({ page }) => {
  await beSomebody(page.request);
  const email = `moved-${crypto.randomUUID()}@example.org`;
  await visit(page, "/settings");
  await page.getByRole("textbox", { name: "New email" }).fill(email);
  const form = page.locator("form", { has: page.getByRole("textbox", { name: "New email" }) });
  await form.getByLabel(/your password/i).fill(PASSWORD);
  await form.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText(`${email} is not confirmed yet`)).toBeVisible();
  await visit(page, (await letterTo(email, "/confirm-email#")).link);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Email changed.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the settings" }).click();
  await expect(page.getByText(email)).toBeVisible();
  await signOut(page);
  await signIn(page, email);
  await page.waitForURL(/\/desk$/);
});

test("a provider's identity opens an account of its own, and comes back to it", async ({
  page,
}) => {
  const sub = crypto.randomUUID();
  identity = { sub, email: `${sub}@example.org`, email_verified: true, name: "Ida Vagt" };
  await visit(page, "/sign-in?next=/settings");
  await page.getByRole("button", { name: "Sign in with Vagten" }).click();
  await page.waitForURL(/\/settings$/);
  await expect(page.getByRole("button", { name: "Account: Ida Vagt" })).toBeVisible();
  await expect(page.getByText(/Your account has no password yet/)).toBeVisible();
  await page.getByRole("button", { name: "Unlink" }).click();
  await expect(page.getByText(/Set a password first/)).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByLabel("Current password", { exact: true })).toBeVisible();
  await signOut(page);

  identity = { ...identity, email: "elsewhere@example.org", name: "Another" };
  await visit(page, "/sign-in");
  await page.getByRole("button", { name: "Sign in with Vagten" }).click();
  await page.waitForURL(/\/desk$/);
  await expect(page.getByRole("button", { name: "Account: Ida Vagt" })).toBeVisible();
});

test("an email alone links no account; its owner does, signed in and with the password", async ({
  page,
}) => {
  const { email } = await beSomebody(page.request);
  await visit(page, "/desk");
  await signOut(page);
  const sub = crypto.randomUUID();
  identity = { sub, email, email_verified: true, name: "Karen Holm" };
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Sign in with Vagten" }).click();
  await expect(page.getByText(/An account with your email already exists/)).toBeVisible();
  await expectAccessible(page);
  identity = { sub, email, email_verified: false };
  await page.getByRole("button", { name: "Sign in with Vagten" }).click();
  await expect(page.getByText(/does not report your email as confirmed/)).toBeVisible();

  await signIn(page, email);
  await page.waitForURL(/\/desk$/);
  await visit(page, "/settings");
  await page.getByRole("button", { name: "Link Vagten" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/your password/i).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue to Vagten" }).click();
  await expect(page.getByText(/^Linked /)).toBeVisible();
  await signOut(page);
  await visit(page, "/sign-in");
  await page.getByRole("button", { name: "Sign in with Vagten" }).click();
  await page.waitForURL(/\/desk$/);
  expect((await (await page.request.get("/api/v1/users/me")).json()).email).toBe(email);
  const { items } = await (await page.request.get("/api/v1/users/me/sessions")).json();
  expect(items).toHaveLength(1);
});

test("a return from the provider that this browser did not start signs nobody in", async ({
  page,
}) => {
  await visit(page, "/api/v1/auth/callback/oidc?code=stolen&state=made-up");
  await page.waitForURL(/\/sign-in\?error=/);
  await expect(page.getByText(/Could not sign in with your provider/)).toBeVisible();
  expect((await page.request.get("/api/v1/users/me")).status()).toBe(401);
});

test("the ways back in fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/forgotten-password", "/new-password", "/confirm-email"]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await expectFingerSized(page);
    });
  }
});
