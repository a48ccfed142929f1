import { type Page, test } from "@playwright/test";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { passDeadline } from "@/tests/setup/browser-run";
import { expect, expectAccessible, expectNoSidewaysScroll, revisit, visit } from "./page-checks";
import { beSomebody, closeAll } from "./people";

test.afterEach(closeAll);

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  language: "en",
  nation: "duchy-of-warsaw",
  formations: [
    {
      id: "d1",
      general: { kind: "infantry" },
      regiments: [{ id: "r1", name: "The 1st", unitKind: "light-infantry", bases: 2 }],
    },
  ],
};

/** Hands in a list of the signed-in user and changes its title afterwards. */
async function handIn(page: Page, event: string, title: string): Promise<void> {
  const data = { ...LIST, title };
  const stored = await page.request.post("/api/v1/army-lists", { data });
  const { id } = await stored.json();
  const submission = { data: { listId: id } };
  const submitted = await page.request.put(`/api/v1/events/${event}/submission`, submission);
  expect(submitted.status()).toBe(200);
  const changed = await page.request.put(`/api/v1/army-lists/${id}`, {
    data: { ...data, title: `Changed: ${title}` },
    headers: { "if-match": '"1"' },
  });
  expect(changed.status()).toBe(200);
}

test("two players of an event play the lists they handed in", async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beSomebody(page.request, "Ola Nowak");
  const created = await page.request.post("/api/v1/events", {
    data: {
      title: "Winter battles",
      day: "2090-07-15",
      deadline: "2090-07-08T20:00",
      timeZone: "Europe/Warsaw",
      format: FORMAT_32_8,
    },
  });
  expect(created.status()).toBe(201);
  const { id: event } = await created.json();
  await handIn(page, event, "Ola’s vanguard");
  const phones = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await phones.newPage();
  await beSomebody(phone.request, "Jan Kowalski");
  await handIn(phone, event, "Jan’s rearguard");
  await visit(page, `/events/${event}`);
  await expect(page.getByRole("region", { name: "Games" })).toHaveCount(0);
  await passDeadline(event);

  await revisit(page);
  const games = page.getByRole("region", { name: "Games" });
  await expect(games.getByText("No game has been started yet.")).toBeVisible();
  await expectAccessible(page);
  await games.getByRole("button", { name: "Start a game with your list" }).click();
  await page.waitForURL("**/games/*");
  await expect(page.getByRole("heading", { name: "Ola’s vanguard" }).first()).toBeVisible();
  await expect(page.getByText("a player who submitted a list to the event")).toBeVisible();
  await expectAccessible(page);
  const game = new URL(page.url()).pathname;

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await beSomebody(guest.request);
  await visit(guest, game);
  await expect(guest.getByText("The other seat is free for a player who")).toBeVisible();
  await expect(guest.getByRole("button", { name: "Join the game" })).toHaveCount(0);

  await visit(phone, `/events/${event}`);
  await expect(phone.getByText("one seat free")).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole("region", { name: "Games" }).getByRole("link").click();
  await phone.waitForURL(`**${game}`);
  await expect(phone.getByText("submitted to the event: Jan’s rearguard.")).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole("button", { name: "Join the game" }).click();
  await expect(phone.getByRole("heading", { name: "Jan’s rearguard" }).first()).toBeVisible();
  await expect(phone.getByText("Changed:")).toHaveCount(0);

  await visit(phone, "/games");
  await expect(phone.getByRole("link", { name: "Ola Nowak – Jan Kowalski" })).toBeVisible();
  await phone.getByRole("main").getByRole("link", { name: "Winter battles" }).click();
  await expect(phone.getByRole("heading", { name: "Winter battles" })).toBeVisible();
});
