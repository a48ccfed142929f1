import { test } from "@playwright/test";
import { expect, visit } from "./page-checks";
import { beSomebody } from "./people";

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "Too many bases",
  language: "en",
  nation: "france",
  formations: [
    {
      id: "d1",
      regiments: Array.from({ length: 10 }, (_, i) => ({
        id: `r${i}`,
        unitKind: "line-infantry",
        bases: 4,
      })),
    },
  ],
};
const EVENT = {
  title: "Legal lists only",
  club: "Club of the Vistula",
  day: "2090-07-15",
  deadline: "2090-07-08T20:00",
  timeZone: "Europe/Warsaw",
  accepts: "legal",
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a button that is off says why on a page that is otherwise only read", async ({ page }) => {
  await beSomebody(page.request, "Ola Nowak");
  const list = await (await page.request.post("/api/v1/army-lists", { data: LIST })).json();
  const { format } = await (await page.request.get(`/api/v1/army-lists/${list.id}`)).json();
  const held = await page.request.post("/api/v1/events", { data: { ...EVENT, format } });
  expect(held.status(), await held.text()).toBe(201);
  const { id } = await held.json();
  await visit(page, `/army-lists/${list.id}`);
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await page.getByRole("menuitem", { name: "Submit to event …", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Submit to an event" });
  await dialog.getByLabel("Address of another event").fill(`/events/${id}`);
  await dialog.getByLabel("Address of another event").press("Enter");
  const submit = dialog.getByRole("button", { name: "Submit list" });
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  const reason = page.getByRole("tooltip");
  // The reason closes again while the button is still coming into view.
  await expect(async () => {
    // Forced, because Playwright refuses to press a disabled control.
    await submit.tap({ force: true });
    await expect(reason).toHaveText("This event accepts legal lists only.", { timeout: 2_000 });
  }).toPass();
  await expect(dialog.getByRole("alert")).toHaveText("This event accepts legal lists only.");
  await expect(submit).toHaveAccessibleDescription("This event accepts legal lists only.");
  await expect(page.locator(".toast")).toHaveCount(0);
  await dialog.getByRole("heading", { name: "Submit to an event" }).tap();
  await expect(reason).toHaveCount(0);
});
