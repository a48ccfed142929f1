import { type Page, test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFingerSized,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";

const FIELD = "/rules/bogowie-wojny/battlefield";
const RASZYN = `${FIELD}?seed=Raszyn&table=120x120`;
const picture = (page: Page) => page.locator("figure svg[role=img]");

test("a seed, a table and an area make a field, kept by its address, drawn and given away; faults are said at their field", {
  tag: "@journey",
}, async ({ page, request }) => {
  await test.step("without a seed the reader gets one, and its address keeps the field", async () => {
    await visit(page, FIELD);
    await expect(page).toHaveURL(/seed=[a-z0-9]{4}-[a-z0-9]{4}&table=120x120/);
    const seed = await page.getByLabel("Seed", { exact: true }).inputValue();
    await expect(page.locator("dl code")).toHaveText(seed);
    const drawn = await picture(page).innerHTML();
    await revisit(page);
    expect(await picture(page).innerHTML()).toBe(drawn);
    await page.getByRole("link", { name: "Another battlefield" }).click();
    await expect(page.locator("dl code")).not.toHaveText(seed);
  });
  await test.step("a seed, and a table and an area of the reader's choice", async () => {
    await visit(page, RASZYN);
    await page.getByLabel("Seed", { exact: true }).fill("Kraków 1809");
    await page.getByRole("combobox", { name: "Table", exact: true }).selectOption("custom");
    await page.getByLabel("Width in cm").fill("150");
    await page
      .getByRole("combobox", { name: "Type of area" })
      .selectOption({ label: "6 Mountains" });
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(picture(page)).toHaveAttribute(
      "aria-label",
      /^Battlefield of 150\s×\s120\scm, Mountains: /,
    );
    const hills = page.getByRole("row", { name: /^Hills and gullies/ });
    await expect(hills.getByRole("cell").nth(1)).toHaveText("4");
    await expect(hills.getByRole("cell").nth(2)).toHaveText("8");
    await expectAccessible(page);
  });
  await test.step("what cannot be laid out is said at its field", async () => {
    await visit(page, `${FIELD}?seed=a&table=own&width=90&depth=120`);
    await expect(
      page.getByRole("alert").filter({ hasText: "120 × 120 to 480 × 240" }),
    ).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step("it prints on sheets for the table, chosen by keyboard", async () => {
    await visit(page, RASZYN);
    await page.locator("summary").filter({ hasText: "Print" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "Size" }).selectOption("Sheets for the table, 1:2");
    await expectAccessible(page);
    const [sent] = await Promise.all([
      page.context().waitForEvent("request", (each) => each.url().includes("battlefield.pdf")),
      page.getByRole("button", { name: "Print (PDF)" }).press("Enter"),
    ]);
    const file = await request.get(sent.url());
    expect(new URL(sent.url()).searchParams.get("sheets")).toBe("1:2");
    expect(Number(file.headers()["x-page-count"])).toBeGreaterThan(5);
  });
  await test.step("picture and data of the same seed are there to take along", async () => {
    await visit(page, RASZYN);
    const address = async (name: string) =>
      (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
    const svg = await request.get(await address("Picture (SVG)"));
    expect(svg.headers()["content-type"]).toContain("image/svg+xml");
    const made = await request.get(await address("Data (JSON)"));
    expect(await made.json()).toMatchObject({ kind: "map", seed: "Raszyn" });
  });
});

test("on a phone, in Polish, in both themes", async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, locale: "pl-PL" };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await visit(page, `${FIELD}?seed=Raszyn&table=180x120`);
  await expect(page.getByRole("heading", { name: "Pole bitwy", level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectFingerSized(page);
  await expectAccessibleInBothThemes(page);
  await context.close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the form asks, the field answers", { tag: "@journey" }, async ({ page }) => {
    await page.goto(RASZYN);
    await page.getByLabel("Seed", { exact: true }).fill("Sehested");
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.locator("dl code")).toHaveText("Sehested");
    await expect(page.getByText("Checked: legal")).toBeVisible();
  });
});
