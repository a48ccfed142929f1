import { readFile } from "node:fs/promises";
import { type Page, test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";
import { beSomebody, PASSWORD, signIn, speak } from "./people";

test("a newcomer signs up after mending what is wrong beside its field; the email opens the same account ever after", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const email = `k-${crypto.randomUUID()}@example.org`;
  await test.step("a new user signs up, sees what is wrong beside its field, and lands on an empty desk", async () => {
    await visit(page, "/sign-up");
    await page.getByRole("textbox", { name: "Name" }).fill("Karen Holm");
    await page.getByRole("textbox", { name: "Email" }).fill("karen");
    await page.getByLabel("Password", { exact: true }).fill("kort");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      /Enter an email address/,
    );
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      /Enter at least 12 characters\.$/,
    );
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill("123456789012");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      /That is easily guessed/,
    );
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("heading", { name: "Your desk is empty" })).toBeVisible();
  });
  await test.step("an email has one account", async () => {
    const other = await browser.newPage();
    await visit(other, "/sign-up");
    await other.getByRole("textbox", { name: "Name" }).fill("Another");
    await other.getByRole("textbox", { name: "Email" }).fill(email.toUpperCase());
    await other.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await other.getByRole("button", { name: "Create account" }).click();
    // The page does not say so; the password signs in as anywhere.
    await other.waitForURL(/\/desk$/);
    await expect(other.getByRole("button", { name: "Account: Karen Holm" })).toBeVisible();
    await other.close();
  });
});

test("signs out and in again by keyboard, then changes name and password in the settings", async ({
  page,
  browser,
}) => {
  const { email } = await beSomebody(page.request);
  await test.step("signs out and in again, by keyboard, and comes back to where they were going", async () => {
    await visit(page, "/desk");
    await page.getByRole("button", { name: "Account: Karen Holm" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    await visit(page, "/settings");
    await page.waitForURL(/\/sign-in\?next=%2Fsettings|\/sign-in\?next=\/settings/);
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type("wrong password here");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Wrong email or password")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  });
  await test.step("changes name and password; the old password opens nothing any more", async () => {
    await page.getByRole("textbox", { name: "Name" }).fill("Frederik af Hessen");
    await page.getByRole("button", { name: "Change name" }).click();
    await expect(page.getByRole("button", { name: "Account: Frederik af Hessen" })).toBeVisible();

    const changed = "helt andre fire ord";
    await page.getByLabel("Current password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("New password", { exact: true }).fill(changed);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Password changed")).toBeVisible();
    await revisit(page);
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();

    const other = await browser.newPage();
    await signIn(other, email, PASSWORD);
    await expect(other.getByText("Wrong email or password")).toBeVisible();
    await signIn(other, email, changed);
    await other.waitForURL(/\/desk$/);
    await other.close();
  });
});

test("a token made in the settings reads the API until it is revoked", { tag: "@journey" }, async ({
  page,
  playwright,
  baseURL,
}) => {
  await beSomebody(page.request);
  await visit(page, "/settings");
  await page.getByRole("button", { name: "New token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Kortviser");
  await dialog.getByLabel(/your password to confirm/).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create token" }).click();
  const token = await dialog.getByRole("textbox", { name: "Token" }).inputValue();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get("/api/v1/users/me")).status()).toBe(200);
  await page.getByRole("button", { name: "Revoke Kortviser" }).click();
  await expect(page.getByRole("button", { name: "Revoke Kortviser" })).toHaveCount(0);
  expect((await program.get("/api/v1/users/me")).status()).toBe(401);
  await program.dispose();
});

async function makeToken(page: Page): Promise<string> {
  const data = {
    email: "",
    password: PASSWORD,
    name: "Et meget langt navn på klubbens kortviser",
    scopes: ["read"],
  };
  const { email } = await (await page.request.get("/api/v1/users/me")).json();
  const made = await page.request.post("/api/v1/tokens", { data: { ...data, email } });
  return (await made.json()).token;
}

test("signs out everywhere; tokens keep working or are revoked too, as was chosen, and the page says so", async ({
  page,
  request,
}) => {
  for (const { fate, said, status } of [
    { fate: "keep working", said: /Your tokens keep working/, status: 200 },
    { fate: "are revoked too", said: /all your tokens are revoked/, status: 401 },
  ]) {
    await test.step(`tokens ${fate}`, async () => {
      await beSomebody(page.request);
      const headers = { authorization: `Bearer ${await makeToken(page)}` };
      await visit(page, "/settings");
      await page.getByRole("button", { name: "Sign out everywhere" }).click();
      const dialog = page.getByRole("dialog");
      await expectAccessible(page);
      await dialog.getByText(fate).click();
      await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
      await expect(page.getByText(said)).toBeVisible();
      expect((await request.get("/api/v1/users/me", { headers })).status()).toBe(status);
      await visit(page, "/settings");
      await page.waitForURL(/\/sign-in/);
    });
  }
});

test("takes all data out and in again, and a file with faults is refused with their places", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("takes all data out, and brings a document of it in again", async () => {
    await beSomebody(page.request);
    const title = "Raszyn, 19 kwietnia 1809";
    await page.request.post("/api/v1/scenarios", {
      data: { kind: "scenario", schemaVersion: 1, title, language: "pl" },
    });
    await visit(page, "/settings");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download" }).click();
    const text = await readFile(await (await download).path(), "utf8");

    await visit(page, "/desk");
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await page.getByRole("button", { name: "Delete for good", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Your desk is empty" })).toBeVisible();

    await page.getByRole("button", { name: "Import" }).click();
    const file = { name: "grundlag.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  });
  await test.step("a file with faults is refused with the places of all of them", async () => {
    await visit(page, "/desk");
    await page.getByRole("button", { name: "Import" }).click();
    const faulty = { kind: "scenario", schemaVersion: 1, title: "", language: "en", colour: "red" };
    await page.locator("input[type=file]").setInputFiles({
      name: "faulty.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(faulty)),
    });
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("/title")).toBeVisible();
    await expect(dialog.getByText("/colour")).toBeVisible();
    await expectAccessible(page);
  });
});

test("begins a scenario from the desk with a title, a language and a table", {
  tag: "@journey",
}, async ({ page }) => {
  await beSomebody(page.request);
  await visit(page, "/desk");
  await page.getByRole("button", { name: "Scenario", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("Enter a title.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Title" }).fill("Quatre Bras");
  await dialog.getByText("Danish").click();
  await dialog.getByRole("textbox", { name: "Table, west to east" }).fill("240");
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.waitForURL(/\/scenarios\/[a-z0-9-]+\/edit/);
  const id = new URL(page.url()).pathname.split("/")[2];
  expect(await (await page.request.get(`/api/v1/scenarios/${id}`)).json()).toMatchObject({
    title: "Quatre Bras",
    language: "da",
    map: { widthCm: 240, depthCm: 120 },
  });
});

test("on deleting the account what is private goes; what is public goes or stays, as was chosen", {
  tag: "@journey",
}, async ({ page, request }) => {
  for (const { fate, name, status } of [
    { fate: "are deleted too", name: "goes", status: 404 },
    { fate: /stay in the library/, name: "stays", status: 200 },
  ]) {
    await test.step(`what is public ${name}`, async () => {
      const { email } = await beSomebody(page.request);
      const ids = await Promise.all(
        ["private", "public"].map(async (visibility) => {
          const data = { kind: "scenario", schemaVersion: 1, title: visibility, language: "en" };
          const { id } = await (await page.request.post("/api/v1/scenarios", { data })).json();
          const shown = await page.request.put(`/api/v1/scenarios/${id}/visibility`, {
            data: { visibility },
          });
          expect(shown.ok()).toBe(true);
          return id as string;
        }),
      );
      await visit(page, "/settings");
      await page.getByRole("button", { name: "Delete account" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(fate).click();
      await dialog.getByLabel(/your password to confirm/).fill("not the password");
      await dialog.getByRole("button", { name: "Delete for good" }).click();
      await expect(dialog.getByLabel(/your password to confirm/)).toHaveAccessibleDescription(
        "That is not your current password.",
      );
      await dialog.getByLabel(/your password to confirm/).fill(PASSWORD);
      await dialog.getByRole("button", { name: "Delete for good" }).click();
      await expect(page.getByRole("heading", { name: "Account deleted" })).toBeVisible();
      await expect(
        page.getByText(name === "stays" ? /stay in the library/ : /left the library/),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
      await expectAccessible(page);
      expect((await request.get(`/api/v1/scenarios/${ids[0]}/view`)).status()).toBe(404);
      expect((await request.get(`/api/v1/scenarios/${ids[1]}/view`)).status()).toBe(status);
      await signIn(page, email);
      await expect(page.getByText("Wrong email or password")).toBeVisible();
    });
  }
});

test("the pages one signs in and up on fit a phone, and lead back to an event to be held", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/sign-in", "/sign-up"]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await expectFingerSized(page);
    });
  }
  await test.step("a newcomer who would hold an event is asked to sign up, and comes back", async () => {
    await visit(page, "/events/new");
    await page.waitForURL((url) => url.pathname === "/sign-up");
    expect(new URL(page.url()).searchParams.get("next")).toBe("/events/new");
    const signIn = page.getByRole("main").getByRole("link", { name: "Sign in" });
    await expect(signIn).toHaveAttribute(
      "href",
      `/sign-in?next=${encodeURIComponent("/events/new")}`,
    );
  });
});

test("settings and desk fit a phone", async ({ page }) => {
  await beSomebody(page.request);
  await page.request.post("/api/v1/scenarios", {
    data: { kind: "scenario", schemaVersion: 1, title: "Raszyn", language: "pl" },
  });
  await makeToken(page);
  for (const path of ["/desk", "/settings"]) {
    await visit(page, path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    await expectFingerSized(page);
  }
  await test.step("on a phone a token's button is in sight without scrolling sideways", async () => {
    const revoke = page.getByRole("button", { name: /^Revoke/ });
    await revoke.scrollIntoViewIfNeeded();
    const box = await revoke.boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThan(390);
    const scrollers = page.locator("main *").filter({ visible: true });
    const wide = await scrollers.evaluateAll(
      (all) =>
        all.filter(
          (e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX === "auto",
        ).length,
    );
    expect(wide).toBe(0);
  });
});

test("the bar leads to the reader's own game, the desk to what was worked on and what can be started", async ({
  page,
}) => {
  await test.step("the bar opens the rules of the reader's own game and leads to where one plays", async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await speak(page.context(), "pl");
    await visit(page, "/library");
    const bar = page.getByRole("navigation", { name: "Menu główne" });
    await bar.getByRole("link", { name: "Zasady" }).click();
    await page.waitForURL("**/rules/bogowie-wojny");

    await beSomebody(page.request);
    const data = { kind: "scenario", schemaVersion: 1, title: "Raszyn, 1809", language: "pl" };
    expect((await page.request.post("/api/v1/scenarios", { data })).status()).toBe(201);
    await visit(page, "/library");
    await bar.getByRole("link", { name: "Zasady" }).click();
    await page.waitForURL("**/rules/belle-alliance");
    await bar.getByRole("button", { name: "Gra" }).click();
    const menu = page.getByRole("group", { name: "Gra" });
    await expect(menu.getByRole("link")).toHaveText(["Bitwy", "Moje kluby", "Turnieje"]);
    await menu.getByRole("link", { name: "Bitwy" }).click();
    await page.waitForURL("**/games");
    await expect(bar.getByRole("button", { name: "Gra" })).toHaveAttribute("aria-current", "true");
    await expectNoSidewaysScroll(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const phone = page.getByRole("group", { name: "Menu" });
    await expect(phone.getByRole("link", { name: "Bitwy" })).toBeVisible();
  });
  await test.step("the desk has what was worked on first, then what can be started, by game", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, "/desk");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText([
      "Ostatnio otwierane",
      "Nowy dokument",
    ]);
    await expect(main.getByRole("heading", { level: 3 })).toHaveText([
      "Bogowie Wojny",
      "Belle Alliance",
      "Gra",
    ]);
    await speak(page.context(), "en");
    await revisit(page);
    await expect(main.getByRole("heading", { level: 3 }).first()).toHaveText("Belle Alliance");
  });
});
