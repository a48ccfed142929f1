import { type Page, test } from "@playwright/test";
import { xlsx } from "@/tests/fixtures/workbooks";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody } from "./people";
import { deskReady, storedScenario, storeScenario } from "./scenario-desk";

const SHEETS = [
  {
    name: "French",
    rows: [
      ["Brigade", "Unit", "Effectif théorique", "Guns", "Howitzers", "Colour"],
      ["1re Brigade", "54e Ligne", 962, null, null, "blue"],
      [null, "7e Hussards", 439, null, null, null],
      [null, "20e Batterie", null, 6, 2, null],
    ],
  },
  {
    name: "Prussian",
    rows: [
      ["Brigade", "Unit", "Effectif théorique"],
      ["1. Brigade", "Kurmärkische Landwehr", 520],
      ["Total", null, 530],
    ],
  },
];
const WORKBOOK = {
  name: "ligny.xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: Buffer.from(xlsx(SHEETS)),
};

test("troops come from a workbook of both sides, into a side with troops, and from a file dropped on the page", async ({
  page,
}) => {
  await test.step("a workbook of both sides is read, its columns named once, its totals compared, and put in as one step", async () => {
    const id = await openOrder(page, { title: "Ligny", date: "1815-06-16" });
    const dialog = await openImport(page);
    await take(page, WORKBOOK);
    await expect(dialog.getByText("Read as: Excel workbook (.xlsx)")).toBeVisible();
    await dialog.getByRole("button", { name: "Columns", exact: true }).click();
    const unclear = dialog.getByRole("button", { name: /Effectif théorique$/ }).first();
    await expect(unclear).toContainText("Add to the note");
    await unclear.click();
    await page.getByRole("option", { name: "Men", exact: true }).click();
    const totals = dialog.getByRole("region", { name: "Totals by side" });
    await expect(totals.getByRole("row", { name: /^French/ })).toContainText("31,4018");
    await expect(totals.getByRole("row", { name: /^Prussian/ })).toContainText(/520.*stated: 530/);
    await expectAccessible(page);

    await dialog.getByRole("button", { name: "Insert 4 units" }).click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    const stored = await storedScenario(page, id);
    expect(stored.sides.map(({ name }: { name: string }) => name)).toEqual(["French", "Prussian"]);
    expect(stored.sides[0].formations[0].units).toMatchObject([
      { name: "54e Ligne", men: 962, note: "Colour: blue" },
      { name: "7e Hussards", men: 439 },
      { name: "20e Batterie", guns: 8, howitzers: 2 },
    ]);
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("heading", { name: "Start with the troops" })).toBeVisible();

    await openImport(page);
    await take(page, WORKBOOK);
    await expect(dialog.getByRole("row", { name: /^French/ })).toContainText("31,4018");
  });
  await test.step("into a side with troops: updated by name, placed units stay, and undo brings all back", async () => {
    const placement = { xCm: 20, yCm: 30, facingDeg: 0, formation: "line" };
    const unit = { nation: "france", arm: "infantry", type: "line", weapon: "musket" };
    const units = [
      { ...unit, id: "u54", name: "54e Ligne", men: 900, note: "ours", placement },
      { ...unit, id: "u55", name: "55e Ligne", men: 800 },
    ];
    const brigade = { id: "b", name: "1re Brigade", level: "brigade", units };
    const id = await openOrder(page, {
      title: "Again",
      date: "1815-06-18",
      sides: [{ id: "french", name: "French", colour: "b", formations: [brigade] }],
    });
    const dialog = await openImport(page);
    await dialog.locator("textarea").fill("1re Brigade\n  54e Ligne 962\n  85e Ligne 600");
    await dialog.getByRole("button", { name: /Insert under/ }).click();
    await page.getByRole("option", { name: "French", exact: true }).click();
    await expect(dialog.getByRole("radio", { name: "Update by name" })).toBeChecked();
    await expect(
      dialog.getByText(/^1 unit updated, 1 added, 1 only in the scenario/),
    ).toBeVisible();
    await expect(dialog.getByText("Only in the scenario, unchanged: 55e Ligne")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Insert 2 units" }).click();
    await expect
      .poll(async () => (await storedScenario(page, id)).sides[0].formations[0].units)
      .toMatchObject([
        { id: "u54", men: 962, note: "ours", placement },
        { id: "u55", men: 800 },
        { name: "85e Ligne", men: 600 },
      ]);
    await page.keyboard.press("Control+z");
    await expect
      .poll(async () => (await storedScenario(page, id)).sides[0].formations[0].units)
      .toMatchObject([{ men: 900 }, { men: 800 }]);
  });
  await test.step("a file dropped on the page is read, its parts of nations are valued and its arrivals scheduled", async () => {
    const id = await openOrder(page, { title: "Dropped", date: "1815-06-16", startTime: "14:00" });
    await page.evaluate(() => {
      const csv = `Formation,Unit,Nation,Men,Arrival
  II Corps,5th Landwehr Infantry,Silesian,500,"about 16:30, east edge"
  II Corps,17th Uhlans,Lithuanian,300,`;
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([csv], "corps.csv", { type: "text/csv" }));
      const all = { dataTransfer, bubbles: true, cancelable: true };
      for (const kind of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, all));
    });
    const dialog = page.getByRole("dialog", { name: "Import an order of battle" });
    await expect(dialog.getByText("2 units, 800 men")).toBeVisible();
    await dialog
      .getByRole("button", { name: /Decision on “17th Uhlans/ })
      .first()
      .click();
    await page.getByRole("option", { name: "Prussia", exact: true }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Insert 2 units" }).click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    const [side] = (await storedScenario(page, id)).sides;
    expect(side.formations[0].units).toMatchObject([
      { name: "5th Landwehr Infantry (Silesian)", nation: "prussia" },
      { name: "17th Uhlans (Lithuanian)", nation: "prussia" },
    ]);
    expect(side.reinforcements).toMatchObject([
      { bound: 11, brings: [side.formations[0].units[0].id] },
    ]);
  });
});

test("text is split by one decision, a copied table read with its columns, and a thousand lines shown on a phone", async ({
  page,
}) => {
  await test.step("regiments are split by one decision, one of them is left, and a file that is none says why", async () => {
    await openOrder(page, { title: "Decisions", date: "1815-06-18" });
    const dialog = await openImport(page);
    await take(page, {
      name: "scan.png",
      mimeType: "image/png",
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 1]),
    });
    await expect(dialog.getByText(/This file is a picture/)).toBeVisible();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await dialog
      .locator("textarea")
      .fill(
        "1st Brigade\n  1/,3/15th Light 1400\n  61st Line, 2 bns, 1151 men\n  72nd Line, 2 bns, 900 men",
      );
    await dialog.getByRole("button", { name: /several battalions: For all 3$/ }).click();
    await page.getByRole("option", { name: "Split as the text says" }).click();
    await expect(dialog.getByText("6 units, 3,451 men")).toBeVisible();
    const read = dialog.getByRole("region", { name: "Units as read" });
    await expect(read.getByText("3/15th Light", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: /^Split.*Decision on “72nd Line”$/ }).click();
    await page.getByRole("option", { name: "Leave as read" }).click();
    await expect(dialog.getByRole("button", { name: "Insert 5 units" })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("a copied table is read with its columns, and can be used as text", async () => {
    await openOrder(page, { title: "Copied", date: "1815-06-18" });
    const dialog = await openImport(page);
    await dialog.locator("textarea").evaluate((area) => {
      const clipboard = new DataTransfer();
      clipboard.setData(
        "text/html",
        "<table><tr><th>Unit<th>Men<th>Officers<tr><td>28th Foot<td>557<td>25</table>",
      );
      clipboard.setData("text/plain", "Unit\tMen\tOfficers\n28th Foot\t557\t25");
      const event = new ClipboardEvent("paste", {
        clipboardData: clipboard,
        bubbles: true,
        cancelable: true,
      });
      area.dispatchEvent(event);
    });
    await expect(dialog.getByText("Read as: table from a web page")).toBeVisible();
    await expect(dialog.getByText("1 unit, 557 men")).toBeVisible();
    await dialog.getByText("Officers count among the men", { exact: true }).click();
    await expect(dialog.getByText("1 unit, 582 men")).toBeVisible();
    await dialog.getByRole("button", { name: "Use as text" }).click();
    await expect(dialog.getByText("Read as: table with tabs")).toBeVisible();
    await expect(dialog.getByText("1 unit, 582 men")).toBeVisible();
  });
  await test.step("on a phone a thousand lines are read and shown", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openOrder(page, { title: "Large", date: "1815-06-18" });
    const dialog = await openImport(page);
    await expectNoSidewaysScroll(page);
    await expectFingerSized(page);
    const lines = Array.from({ length: 1000 }, (_, i) =>
      i % 10 === 0 ? `${i / 10 + 1}. Brigade` : `  ${i}e Ligne ${400 + (i % 300)}`,
    );
    await dialog.locator("textarea").fill(lines.join("\n"));
    await expect(dialog.getByText(/^900 units/)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

async function openOrder(page: Page, document: object): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, document);
  await visit(page, `/scenarios/${id}/edit/order-of-battle`);
  await deskReady(page);
  return id;
}

async function openImport(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Import an order of battle" });
  await page.getByRole("button", { name: "Import troops" }).first().click();
  await expect(dialog).toBeVisible();
  return dialog;
}

interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function take(page: Page, file: GivenFile): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose file" }).click();
  await (await chooser).setFiles(file);
}
