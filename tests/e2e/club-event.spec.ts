import { type Page, test } from "@playwright/test";
import { passDeadline } from "@/tests/setup/browser-run";
import { expect, expectAccessible, expectNoSidewaysScroll, revisit, visit } from "./page-checks";
import { beSomebody } from "./people";

/** Other events stand on the same page, so this one has a title of its own. */
const EVENT = `Winter battles ${crypto.randomUUID().slice(0, 8)}`;

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "Vistula vanguard",
  language: "en",
  nation: "duchy-of-warsaw",
  formations: [
    {
      id: "d1",
      general: { kind: "infantry" },
      regiments: [
        { id: "r1", name: "The 1st", unitKind: "light-infantry", bases: 2 },
        { id: "r2", name: "The 2nd", unitKind: "light-infantry", bases: 2 },
      ],
    },
  ],
  upgrades: [{ id: "u1", upgrade: "ambush", count: 1 }],
};

async function store(page: Page, list: object): Promise<void> {
  const answer = await page.request.post("/api/v1/army-lists", { data: list });
  expect(answer.status()).toBe(201);
}

test("a list handed in to an event is sealed until the deadline and open after it", {
  tag: "@journey",
}, async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beSomebody(page.request, "Ola Nowak");
  await visit(page, "/desk");
  await page.getByRole("link", { name: "Events", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "New event" }).click();
  await expect(page.getByRole("heading", { name: "New event" })).toBeVisible();
  await page.getByRole("button", { name: "Publish event" }).click();
  await expect(page.getByText("Enter a time in the future.")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Title").fill(EVENT);
  await page.getByLabel("Club", { exact: true }).fill("Club of the Vistula");
  await page.getByLabel("Date of play").fill("2090-07-15");
  await page.getByLabel("Deadline for lists").fill("2090-07-08T20:00");
  await page.getByLabel("Time zone").selectOption("Europe/Warsaw");
  await page.getByText("everyone", { exact: true }).click();
  await page.getByRole("button", { name: "Publish event" }).click();
  await expect(page.getByText("8 July 2090, 20:00")).toBeVisible();
  await expect(page.getByText("No lists yet.")).toBeVisible();
  await expectAccessible(page);
  const address = page.url();

  const phones = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await phones.newPage();
  await beSomebody(phone.request, "Jan Kowalski");
  await store(phone, LIST);
  await store(phone, {
    ...LIST,
    title: "Too many",
    upgrades: [{ id: "u1", upgrade: "ambush", count: 9 }],
  });
  await visit(phone, "/events");
  await phone.getByRole("link", { name: EVENT }).click();
  await chooseList(phone, "Too many");
  await expect(phone.getByText("It breaks a limit of this event")).toBeVisible();
  await chooseList(phone, "Vistula vanguard");
  await expect(phone.getByText("It fits the event’s format.")).toBeVisible();
  await phone.getByRole("button", { name: "Submit list" }).click();
  await expect(phone.getByText("Vistula vanguard has been submitted.")).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);

  await handInFromList(phone);
  await visit(phone, address);
  await revisit(page);
  const entries = page.getByRole("table", { name: "Submitted lists" });
  await expect(entries.getByRole("row", { name: /Jan Kowalski/ })).toContainText("fits");
  await expect(page.getByText("Vistula vanguard")).toHaveCount(0);

  await page.getByRole("link", { name: "Edit event" }).click();
  await page.getByLabel("Time zone").selectOption("UTC");
  await page.getByLabel("Deadline for lists").fill("2090-07-08T21:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("8 July 2090, 21:00")).toBeVisible();
  await expect(page.getByText("One list submitted.")).toBeVisible();
  await passDeadline(new URL(address).pathname.split("/")[2] ?? "");
  await phone.getByRole("button", { name: "Withdraw list" }).click();
  await expect(phone.getByText("Not submitted: the deadline has passed")).toBeVisible();

  const guests = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await guests.newPage();
  await visit(guest, address);
  await guest.getByRole("link", { name: "Vistula vanguard" }).click();
  await expect(guest.getByText("The 1st", { exact: true })).toBeVisible();
  await expect(guest.getByText("Shown as others see it")).toBeVisible();
  await expect(guest.getByText("Ambush", { exact: true })).toHaveCount(0);
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await guests.close();

  await visit(phone, address);
  const over = phone.getByRole("region", { name: "Lists are closed" });
  await expect(over).toContainText("lists can no longer be submitted, changed or withdrawn");
  await expect(over).toContainText("Next: the games on 15 July 2090.");
  await expect(over.getByRole("link", { name: "Vistula vanguard" })).toBeVisible();
  await expect(phone.getByText("Your list", { exact: true })).toHaveCount(0);

  await visit(page, address);
  await page.getByRole("button", { name: "Delete event" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.waitForURL("**/events");
  expect((await page.request.get(address)).status()).toBe(404);
  await phones.close();
});

async function chooseList(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: /List to submit$/ }).click();
  await page.getByRole("option", { name: title }).click();
}

/** Hands in the same list again, from its page and from the builder, which now know its event. */
async function handInFromList(phone: Page): Promise<void> {
  await visit(phone, "/desk");
  await phone.getByRole("link", { name: "Vistula vanguard" }).first().click();
  await phone.waitForURL("**/army-lists/*/edit");
  for (const open of [fromPage, fromBuilder]) {
    await open(phone);
    const dialog = phone.getByRole("dialog", { name: "Submit to an event" });
    await dialog.getByRole("button", { name: /Event$/ }).click();
    await phone.getByRole("option", { name: EVENT }).click();
    await expect(dialog.getByText("It fits the event’s format.")).toBeVisible();
    await expect(dialog.getByText("A copy of this list has been submitted.")).toBeVisible();
    await expectAccessible(phone);
    await dialog.getByRole("button", { name: "Replace list" }).click();
    await expect(dialog.getByText("List submitted.")).toBeVisible();
    await phone.keyboard.press("Escape");
  }
}

async function fromPage(phone: Page): Promise<void> {
  await visit(phone, phone.url().replace(/\/edit.*$/, ""));
  await phone.getByRole("button", { name: "More", exact: true }).click();
  await phone.getByRole("menuitem", { name: "Submit to event …", exact: true }).click();
}

async function fromBuilder(phone: Page): Promise<void> {
  await visit(phone, `${phone.url()}/edit`);
  await phone.getByRole("button", { name: "More", exact: true }).click();
  await phone.getByRole("menuitem", { name: "Submit to an event" }).click();
}
