import { expect, test } from "@playwright/test";
import { visit } from "./page-checks";
import { beSomebody } from "./people";

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "By whose calendar",
  language: "en",
  nation: "france",
};

// At any hour, one of these time zones has a different date from UTC.
for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test(`days are those of the reader's own calendar in ${timezoneId}`, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId, locale: "en-GB" });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on("console", (message) => {
      if (/hydrat|did not match/i.test(message.text())) faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(String(error)));
    await beSomebody(page.request, "Karen Holm");
    const day = new Intl.DateTimeFormat("en-GB", {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: timezoneId,
    });
    /** Stores something; the day is that of the answer, since midnight may come in between. */
    const stored = async (path: string, data: object) => {
      const answer = await page.request.post(`/api/v1${path}`, { data });
      return { ...(await answer.json()), on: day.format(new Date(answer.headers().date ?? "")) };
    };
    const list = await stored("/army-lists", LIST);
    const club = await stored("/clubs", { name: "Club of far isles" });
    const link = await stored(`/army-lists/${list.id}/share-links`, { name: "For Jan" });

    await visit(page, "/desk");
    const row = page.getByRole("row", { name: /By whose calendar/ });
    await expect(row.locator("time")).toHaveText(list.on);
    await visit(page, `/clubs/${club.slug}`);
    await expect(page.getByRole("row", { name: /Karen Holm/ })).toContainText(club.on);
    await visit(page, `/army-lists/${list.id}/edit`);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "For Jan" })).toContainText(link.on);
    expect(faults).toEqual([]);
    await context.close();
  });
}

test("events are asked for again if they did not come; a deadline is shown by its clock and the reader's", async ({
  browser,
}) => {
  const organiser = await (await browser.newContext()).newPage();
  await beSomebody(organiser.request, "Ola Nowak");
  const list = await (await organiser.request.post("/api/v1/army-lists", { data: LIST })).json();
  const { format } = await (await organiser.request.get(`/api/v1/army-lists/${list.id}`)).json();
  const made = await organiser.request.post("/api/v1/events", {
    data: {
      title: "Far and near",
      club: "Club of the Vistula",
      place: "Kraków",
      day: "2090-07-15",
      deadline: "2090-07-08T20:00",
      timeZone: "Europe/Warsaw",
      format,
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  for (const [timezoneId, here] of [
    ["Pacific/Auckland", "your time: 9 July 2090, 06:00 (Pacific/Auckland)"],
    ["Europe/Berlin", null],
  ] as const) {
    const context = await browser.newContext({ timezoneId, locale: "en-GB" });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on("console", (message) => {
      if (/hydrat|did not match/i.test(message.text())) faults.push(message.text());
    });
    await beSomebody(page.request, "Jan Kowalski");
    await visit(page, `/events/${id}`);
    await expect(page.getByText("8 July 2090, 20:00")).toBeVisible();
    const told = page.getByText("your time:");
    if (here) await expect(told).toHaveText(here);
    const own = await (await page.request.post("/api/v1/army-lists", { data: LIST })).json();
    await visit(page, `/army-lists/${own.id}`);
    await page.route("**/api/v1/events", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Submit to event …", exact: true }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: /Event$/ }).click();
    await page.getByRole("option", { name: /Far and near/ }).click();
    await expect(page.getByText("accepts lists until 8 July 2090, 20:00")).toBeVisible();
    if (here) await expect(told).toHaveText(here);
    else await expect(told).toHaveCount(0);
    expect(faults).toEqual([]);
    await context.close();
  }
});
