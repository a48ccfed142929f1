import { expect as expectSoon, type Page, test } from "@playwright/test";
import { awake, expect, expectAccessible } from "./page-checks";
import { beginGame, opened } from "./seats";

const SOUTHERN_HALF = {
  "1: from the west": "0",
  "1: from the south": "0",
  "2: from the west": "230",
  "2: from the south": "95",
};

/** Gives the whole table to a seat as its zone. */
async function giveZone(page: Page, seat: string): Promise<void> {
  const part = page.getByRole("region", { name: "Placing before the game" });
  await part.getByRole("button", { name: /Seat$/ }).click();
  await page.getByRole("option", { name: seat }).click();
  await part.getByRole("button", { name: "Begin with a rectangle" }).click();
  // By keyboard: the north-east corner of the strip is moved 10 cm towards the north.
  const corner = part.getByRole("button", { name: /^Corner 3:/ });
  await corner.focus();
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowUp");
  await part.getByRole("button", { name: "Give the zone to the seat" }).click();
  await expect(part.getByText("has a zone, has not placed yet")).toBeVisible();
}

test("a seat places its troops in the zone the umpire drew, by finger and keyboard; the umpire answers", async ({
  page,
  browser,
}) => {
  test.slow();
  const [allies = ""] = await beginGame(page);
  const player = await opened(browser, allies);
  await giveZone(page, "Allies");
  await expectAccessible(page);
  const own = player.getByRole("region", { name: "Place your troops" });
  const [first, second] = [0, 1].map((i) => own.getByRole("listitem").nth(i).getByRole("button"));
  if (!first || !second) throw new Error("no troops");
  await first.click();
  const send = own.getByRole("button", { name: "Send to the umpire" });
  const map = own.getByRole("img").first();
  const box = await map.boundingBox();
  const [width, height] = [box?.width ?? 0, box?.height ?? 0];
  // A press beyond the zone, in the valley.
  await map.click({ position: { x: width * 0.6, y: height / 2 }, force: true });
  await expect(first.getByText("outside the zone")).toBeVisible();
  // A button that is off says why when pressed; a press is missed while the list above it still grows.
  await expect(async () => {
    await send.click({ force: true });
    await expect(own.getByText("1 stands outside the zone")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await own.getByRole("button", { name: "As the scenario has it", exact: true }).click();
  await expect(first.getByText("as the scenario has it")).toBeVisible();
  await map.click({ position: { x: width / 2, y: height - 30 }, force: true });
  await expect(first.getByText("placed", { exact: true })).toBeVisible();
  await own.getByRole("button", { name: "Turn right" }).click();
  await second.click();
  await map.click({ position: { x: width / 4, y: height - 30 }, force: true });
  await expect(second.getByText("placed", { exact: true })).toBeVisible();
  // The same piece by keyboard.
  const name = (await second.textContent())?.replace("placed", "").trim() ?? "";
  const piece = own.getByRole("button", { name: `${name}: placed` });
  await piece.focus();
  for (const key of ["ArrowRight", "Shift+ArrowRight", "]"]) await player.keyboard.press(key);
  await expectAccessible(player);
  await send.click();
  await expect(own.getByText("Sent. The umpire has yet to answer.")).toBeVisible();
  const part = page.getByRole("region", { name: "Placing before the game" });
  await part.getByRole("textbox", { name: "A word to the seat" }).fill("Nearer to the road");
  await part.getByRole("button", { name: "Send it back" }).click();
  await expect(own.getByText("Nearer to the road")).toBeVisible();
  await send.click();
  await part.getByRole("button", { name: "Approve" }).click();
  await expect(own.getByText("your troops stand there", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Open bound 1" }).click();
  await expect(own).toBeHidden();
});

test("an umpire begins a message with a report, and draws another way for a courier", async ({
  page,
  browser,
}) => {
  test.slow();
  const [allies = "", , umpire = ""] = await beginGame(page);
  await page.getByRole("button", { name: "Open bound 1" }).click();
  await expect(page.getByRole("button", { name: "Open bound 2" })).toBeVisible();
  const player = await opened(browser, allies);
  await page.getByText("Begin with a report").click();
  const messages = page.getByRole("region", { name: "Messages" });
  await messages.getByRole("button", { name: /Unit$/ }).click();
  await page.getByRole("option").first().click();
  await messages.getByRole("button", { name: /What the table gives$/ }).click();
  await page.getByRole("option", { name: /Morale for fire: LD/ }).click();
  await messages.getByRole("button", { name: "Put it into the message" }).click();
  const text = messages.getByRole("textbox", { name: "Message" });
  await expect(text).toHaveValue(/Morale for fire: LD\.$/);
  await messages.getByRole("button", { name: "Send", exact: true }).click();
  await expect(player.getByText(/Morale for fire: LD\.$/)).toBeVisible();
  const reference = player.getByRole("region", { name: "Quick reference" });
  await reference.getByText("Table 17: Ordering roll").click();
  await expect(reference.getByText("Order is followed").first()).toBeVisible();
  const second = await opened(browser, umpire, 1440);
  await expect(second.getByText("You see", { exact: false })).toHaveCount(0);
});

test("an umpire with a sector sees its side first, and all at a press", async ({
  page,
  browser,
}) => {
  test.slow();
  const links = await beginGame(page, async () => {
    await page.getByRole("button", { name: /Umpire 1 looks after$/ }).click();
    await page.getByRole("option").nth(1).click();
  });
  const [, french = "", umpire = ""] = links;
  await page.getByRole("button", { name: "Open bound 1" }).click();
  const player = await opened(browser, french);
  await player.getByRole("textbox", { name: "Message" }).fill("Where is the Guard?");
  await player.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Where is the Guard?", { exact: true })).toBeVisible();
  const second = await opened(browser, umpire, 1440);
  await expect(second.getByText("You see what concerns your sector: Allies.")).toBeVisible();
  await expect(second.getByRole("log", { name: "Messages" })).not.toContainText("Guard");
  await expectAccessible(second);
  await second.getByRole("link", { name: "All", exact: true }).click();
  await expect(second.getByRole("log", { name: "Messages" })).toContainText("Guard");
  await page.goto("/games");
  await awake(page);
  await expect(page.getByRole("region", { name: "Games of scenarios" })).toBeVisible();
  await page.goto("/desk");
  await expect(page.getByRole("region", { name: "Games of scenarios" })).toBeVisible();
});

test("one player leads two divisions with one link, and an umpire looks after a part of the table", async ({
  page,
  browser,
}) => {
  test.slow();
  const links = await beginGame(page, async () => {
    await shareLink(page);
    await drawPart(page);
  });
  expectSoon(links).toHaveLength(4);
  const [, divisions = "", french = "", umpire = ""] = links;
  const seats = page.getByRole("region", { name: "Seats and links" });
  await expect(seats.getByText(/^leads Picton’s division, Perponcher’s division/)).toBeVisible();
  const part = "the part of the table 0 to 230 cm from the west and 0 to 95 cm from the south";
  await expect(seats.getByText(`looks after ${part}`)).toBeVisible();
  await page.getByRole("button", { name: "Open bound 1" }).click();

  const player = await opened(browser, divisions);
  const troops = player.getByRole("region", { name: "Your troops" });
  await expect(troops).toContainText("Rogers’ foot battery RA");
  await expect(troops).toContainText("Bijleveld’s horse battery");
  await expect(troops).not.toContainText("Lloyd’s foot battery RA");
  // Both commanders believe what their side does.
  await expect(player.getByRole("heading", { name: "Intelligence on the enemy" })).toHaveCount(1);
  await player.getByRole("textbox", { name: "Message" }).fill("The sunken lane is ours");
  await player.getByRole("button", { name: "Send", exact: true }).click();
  const enemy = await opened(browser, french);
  await enemy.getByRole("textbox", { name: "Message" }).fill("The columns stand ready");
  await enemy.getByRole("button", { name: "Send", exact: true }).click();

  const second = await opened(browser, umpire, 1440);
  await expect(second.getByText(`You see what concerns your sector: ${part}.`)).toBeVisible();
  const messages = second.getByRole("log", { name: "Messages" });
  await expect(messages).toContainText("The columns stand ready");
  await expect(messages).not.toContainText("The sunken lane is ours");
  await expect(second.locator("#map .sector")).toHaveCount(1);
  await expectAccessible(second);
  await second.getByRole("link", { name: "All", exact: true }).click();
  await expect(messages).toContainText("The sunken lane is ours");
  // The owner of the game looks after everything.
  await expect(page.locator("#map .sector")).toHaveCount(0);
});

/** Two divisions of the Allies get a link together. */
async function shareLink(page: Page): Promise<void> {
  const allies = page.getByRole("group", { name: "Seats of Allies" });
  await allies.getByText(/more commands$/).click();
  await allies.getByText("Only Picton’s division").click();
  // Whoever leads a single formation has nothing to choose.
  await expect(allies.getByRole("button", { name: /Link for/ })).toHaveCount(0);
  await allies.getByText("Only Perponcher’s division").click();
  await allies.getByRole("button", { name: /Link for Perponcher’s division$/ }).click();
  await page.getByRole("option", { name: "same link as Picton’s division" }).click();
}

/** The first umpire gets the southern half of the table: by keyboard, by dragging, and at last as numbers. */
async function drawPart(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Umpire 1 looks after$/ }).click();
  await page.getByRole("option", { name: "a part of the table" }).click();
  const part = page.getByRole("group", { name: "The part of the table for umpire 1" });
  const field = (name: string) => part.getByRole("textbox", { name, exact: true });
  await expect(field("2: from the west")).toHaveValue("115");
  await part.getByRole("button", { name: /^Corner 2:/ }).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(field("2: from the west")).toHaveValue("110");
  await expectAccessible(page);
  const table = part.locator("[data-rectangle-pull]");
  await table.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await table.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 4, y + height / 4);
  await page.mouse.down();
  await page.mouse.move(x + (width * 3) / 4, y + (height * 3) / 4, { steps: 4 });
  await page.mouse.up();
  await expect(field("1: from the west")).toHaveValue(/^5[78]/);
  await expect(field("2: from the west")).toHaveValue(/^17[23]/);
  for (const [name, cm] of Object.entries(SOUTHERN_HALF)) {
    await field(name).fill(cm);
    await page.keyboard.press("Tab");
  }
}
