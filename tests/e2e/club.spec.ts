import { type Page, test } from "@playwright/test";
import {
  awake,
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody, PASSWORD } from "./people";

const BOOK = {
  kind: "army-book",
  schemaVersion: 1,
  language: "en",
  title: "Vistula book",
  nation: "duchy-of-warsaw",
  entries: [{ id: "foot", names: { en: "Foot of the Vistula" }, unitKind: "line-infantry" }],
};

async function storeBook(page: Page): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post("/api/v1/army-books", { data: BOOK, headers });
  return (await answer.json()).id;
}

async function lookOver(page: Page): Promise<void> {
  await awake(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test("a club's book opens to those who join by its link, and not once they are removed", {
  tag: "@journey",
}, async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beSomebody(page.request, "Ola Nowak");
  await visit(page, "/desk");
  const bookId = await storeBook(page);
  await page.getByRole("main").getByRole("link", { name: "Clubs" }).click();
  await expect(page.getByText("You are not in a club yet")).toBeVisible();
  await page.getByRole("button", { name: "Create club" }).click();
  await expect(page.getByText("Enter a name for the club.")).toBeVisible();
  await lookOver(page);
  await page.getByRole("textbox", { name: "Name" }).fill("Club of the Vistula");
  await page.getByRole("textbox", { name: "Place" }).fill("Kraków");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Club of the Vistula" })).toBeVisible();
  const club = page.url();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = page.getByLabel("Link", { exact: true });
  await expect(link).toHaveValue(/\/clubs\/join\/[2-9a-z]{12}$/);
  const invitation = await link.inputValue();
  await lookOver(page);
  await listWhatIsOwned(page);

  await visit(page, `/army-books/${bookId}/edit`);
  const shown = page.waitForResponse(/\/visibility$/);
  await page.getByLabel("Visible to").selectOption("club members");
  await expect(page.getByLabel("Visible to members of")).toHaveValue(/./);
  expect((await shown).ok()).toBe(true);

  const phones = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await phones.newPage();
  await visit(phone, `/army-books/${bookId}`);
  await expect(phone.getByText("Page not found")).toBeVisible();
  await visit(phone, club);
  await expect(phone.getByText("Page not found")).toBeVisible();
  await joinAsNewcomer(phone, invitation);
  await expect(phone.getByRole("heading", { name: "Club of the Vistula" })).toBeVisible();
  await expect(phone.getByText("Figures: 1 · Terrain: 1")).toBeVisible();
  await expect(phone.getByRole("link", { name: "Edit list" })).toBeHidden();
  await lookOver(phone);
  await expectFingerSized(phone);
  await phone.getByRole("link", { name: "Vistula book" }).click();
  await phone.getByRole("link", { name: "Build a list" }).click();
  await phone.getByRole("button", { name: "Create list" }).click();
  await phone.waitForURL(/\/edit$/);
  await expect(phone.getByText("Foot of the Vistula").first()).toBeAttached();

  await visit(page, club);
  const menu = page.getByRole("button", { name: "Actions for Jan Kowalski" });
  await awake(page);
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Remove from the club" }).press("Enter");
  await expect(page.getByText("What Jan Kowalski shares")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(menu).toBeHidden();
  for (const gone of [`/army-books/${bookId}`, club]) {
    expect((await phone.goto(gone))?.status()).toBe(404);
  }
  await phones.close();
});

async function listWhatIsOwned(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Edit list" }).click();
  await page.getByRole("button", { name: "Add figures" }).click();
  await page.getByRole("textbox", { name: "Number" }).fill("240");
  await page.getByRole("button", { name: "Add terrain" }).click();
  await lookOver(page);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Figures: 1 · Terrain: 1").click();
  await expect(page.getByText("France, Infantry, any type")).toBeVisible();
  await expect(page.getByText("240 figures")).toBeVisible();
}

async function joinAsNewcomer(page: Page, invitation: string): Promise<void> {
  await visit(page, invitation);
  await expect(page.getByRole("heading", { name: "Join Club of the Vistula" })).toBeVisible();
  await lookOver(page);
  await page.getByRole("link", { name: "Create account" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Jan Kowalski");
  await page.getByRole("textbox", { name: "Email" }).fill(`${crypto.randomUUID()}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(invitation);
  await page.getByRole("button", { name: "Join club" }).click();
}
