import { expect, type Page, test } from "@playwright/test";
import { stillBox } from "./map-desk";
import { visit } from "./page-checks";
import { beSomebody, speak } from "./people";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const LONGER_THAN_A_DOUBLE_TAP_MS = 300;

/** Taps the picture of the table at a point given as fractions of its width and height. */
async function tapAt(page: Page, across: number, down: number): Promise<void> {
  const box = await stillBox(page.getByRole("application"));
  await page.touchscreen.tap(box.x + across * box.width, box.y + down * box.height);
}

test("a finger takes up a tool from the far end of the strip and ends a line at its last point", async ({
  page,
  context,
}) => {
  await speak(context, "pl");
  await beSomebody(context.request, "Zofia Nowak");
  await visit(page, "/maps/new");
  await page.getByRole("button", { name: "Utwórz pusty stół" }).tap();
  await expect(page.getByRole("application").locator(".leaflet-container")).toBeVisible();
  await page.getByRole("button", { name: "Las" }).tap();
  await expect(page.getByText("pierwszy, wskazany jeszcze raz, zamyka kształt")).toBeVisible();

  // The strip must stay where the finger scrolled it, whichever tool had the focus before.
  const stream = page.getByRole("button", { name: "Strumień" });
  await page.getByRole("button", { name: "Wybór" }).tap();
  await page.getByRole("application").focus();
  await stream.tap();
  await expect(stream).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("ostatni, wskazany jeszcze raz, kończy linię")).toBeVisible();
  const points = [
    [0.3, 0.4],
    [0.5, 0.45],
    [0.7, 0.4],
  ] as const;
  await expect(page.locator(".cursor-marker")).toBeAttached();
  for (const [across, down] of points) {
    await tapAt(page, across, down);
    await page.waitForTimeout(LONGER_THAN_A_DOUBLE_TAP_MS);
  }
  await tapAt(page, 0.71, 0.4);
  await expect(page.getByRole("heading", { name: "Strumień" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Usuń narożnik/ })).toHaveCount(points.length);

  // In the list far below, a tap anywhere on a row selects it, and the selected shape is scrolled into view.
  await page.getByRole("button", { name: "Wróć do całego pola" }).tap();
  const row = page.getByRole("row", { name: /strumień/i });
  await row.scrollIntoViewIfNeeded();
  const box = await stillBox(row);
  await page.touchscreen.tap(box.x + box.width - 20, box.y + box.height / 2);
  await expect(page.getByRole("heading", { name: "Strumień" })).toBeInViewport();
});
