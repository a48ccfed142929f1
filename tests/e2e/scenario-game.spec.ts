import { type Locator, test } from "@playwright/test";
import sharp from "sharp";
import { awake, expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody } from "./people";
import { beginGame, opened } from "./seats";

const NOISE = { type: "gaussian", mean: 128, sigma: 30 } as const;
/** More than a player without an account may send, so that the page makes it smaller. */
const photograph = () =>
  sharp({ create: { width: 2_600, height: 1_500, channels: 3, background: "#000", noise: NOISE } })
    .jpeg({ quality: 95 })
    .toBuffer();

/** Whether a picture has come and is drawn. */
async function expectShown(picture: Locator): Promise<void> {
  // It is fetched when it comes near the viewport.
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
}

test("an umpire invites, opens a bound, and a player on a phone sends orders and writes", async ({
  page,
  browser,
}) => {
  test.slow();
  const [allies = "", , umpire = ""] = await beginGame(page, async () => {
    await page.getByRole("textbox", { name: "Place" }).fill("The club");
    await page.getByLabel("Day and time").fill("2026-12-05T19:00");
  });
  await expectAccessible(page);
  await expect(page.getByText(/^[A-Za-z]+,? 5 Dec 2026, 19:00 · The club/)).toBeVisible();
  const player = await opened(browser, allies);
  await expect(player.getByText("Before the first bound")).toBeVisible();
  await expectAccessible(player);
  await page.getByRole("button", { name: "Open bound 1" }).click();
  await expect(page.getByRole("button", { name: "Open bound 2" })).toBeVisible();
  // Nobody reloads the player's page.
  await expect(player.getByRole("heading", { name: "Orders for bound 1" })).toBeVisible();
  await player.getByRole("button", { name: "Add an order" }).click();
  await player.getByRole("textbox", { name: "Target, direction, limits" }).fill("The farm");
  await player.getByRole("button", { name: "Send the orders" }).click();
  await expect(player.getByText("Sent for bound 1", { exact: true })).toBeVisible();
  await expect(page.getByText("The farm")).toBeVisible();
  await player.getByRole("textbox", { name: "Message" }).fill("May we see the ridge?");
  await player.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("log", { name: "Messages" })).toContainText("May we see the ridge?");
  const second = await opened(browser, umpire, 1440);
  await second.getByRole("group", { name: "To", exact: true }).getByText("Allies").click();
  await second.getByRole("textbox", { name: "What they learn" }).fill("Dust behind the ridge.");
  await second.getByRole("button", { name: "Reveal it" }).click();
  await expect(player.getByText("Dust behind the ridge.")).toBeVisible();
});

test("during a game an umpire hands formations over by keyboard, and adds a seat on a phone", async ({
  page,
  browser,
}) => {
  test.slow();
  const [allies = "", , umpire = ""] = await beginGame(page);
  const player = await opened(browser, allies);
  const nothing = player.getByText("This seat leads nothing now.");
  await expect(player.getByRole("heading", { name: "Your troops" })).toBeVisible();
  await expect(nothing).toHaveCount(0);
  const seats = page.getByRole("region", { name: "Seats and links" });
  await seats.getByText("Change who leads what").click();
  const hand = seats.getByRole("form", { name: "Hand formations over" });
  await expect(hand.getByRole("button", { name: /Allies/ })).toBeVisible();
  await expect(hand.getByRole("checkbox")).toHaveCount(1);
  await expectAccessible(page);
  await hand.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  // The list of seats that get them, then the name of the new one.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Cy");
  await page.keyboard.press("Enter");
  await expect(seats.getByText("leads nothing")).toBeVisible();
  // Nobody reloads the player's page.
  await expect(nothing).toBeVisible();
  await expectAccessible(player);
  const row = seats.getByRole("listitem").filter({ hasText: "Cy" });
  const cy = await opened(browser, (await row.getByRole("link").getAttribute("href")) ?? "");
  await expect(cy.getByText("Your seat: Cy")).toBeVisible();
  await expect(cy.getByText("This seat leads nothing now.")).toHaveCount(0);

  const phone = await opened(browser, umpire);
  const links = phone.getByRole("region", { name: "Seats and links" });
  await links.getByText("Change who leads what").click();
  const add = links.getByRole("form", { name: "Add a seat" });
  await add.getByRole("button", { name: /Seat for/ }).click();
  await expect(phone.getByRole("option", { name: "an umpire" })).toHaveCount(0);
  await phone.getByRole("option", { name: "French" }).click();
  await add.getByText("I Corps", { exact: true }).click();
  await add.getByRole("textbox").fill("Dee");
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await add.getByRole("button", { name: "Add the seat" }).click();
  await expect(links.getByRole("listitem").filter({ hasText: "Dee" })).toContainText("I Corps");
  await expect(page.getByRole("log", { name: "Log" })).toContainText("adds the seat Dee");
});

test("a link that is revoked closes the page that is open", async ({ page, browser }) => {
  test.slow();
  const [allies = ""] = await beginGame(page);
  const player = await opened(browser, allies);
  await page
    .getByRole("button", { name: /^Revoke the link of/ })
    .first()
    .click();
  await expect(player.getByRole("heading", { name: "This link no longer opens" })).toBeVisible();
  await page
    .getByRole("button", { name: /^New link for/ })
    .first()
    .click();
  await expect(page.getByRole("link", { name: /^\/seat\// }).first()).not.toHaveText(allies);
});

test("what is typed outlives a lost connection and a reload", async ({ page, browser }) => {
  const [allies = ""] = await beginGame(page);
  const player = await opened(browser, allies);
  const message = player.getByRole("textbox", { name: "Message" });
  await message.fill("Hold the wood");
  await player.reload();
  await awake(player);
  await expect(message).toHaveValue("Hold the wood");
});

test("what became of a game is recorded, agreed to by the other side, and stands on the scenario's page", async ({
  page,
  browser,
}) => {
  test.slow();
  const [french = "", allied = ""] = await beginGame(page);
  await page.getByRole("button", { name: "Open bound 1" }).click();
  await expect(page.getByRole("button", { name: "Open bound 2" })).toBeVisible();
  await page.getByRole("button", { name: "End the game" }).click();
  await page.getByRole("button", { name: "Yes, end it" }).click();
  const player = await opened(browser, french);
  const result = player.getByRole("region", { name: "Result" });
  await result.getByRole("button", { name: /Who won/ }).click();
  await player.getByRole("option").nth(1).click();
  await result.getByRole("textbox", { name: "Hours at the table" }).fill("3.5");
  await result.getByRole("textbox", { name: "Report" }).fill("The **orchard** fell late.");
  await expectAccessible(player);
  await result.getByRole("button", { name: "Record the result" }).click();
  await expect(result.getByText("Yet to agree")).toBeVisible();
  let hasChosen = false;
  player.once("filechooser", () => {
    hasChosen = true;
  });
  // The reason closes again while the button is still coming into view.
  await expect(async () => {
    await result.getByRole("button", { name: "Add the picture" }).press("Enter");
    const reason = player.getByRole("tooltip");
    await expect(reason).toHaveText("First say what the picture shows", { timeout: 2_000 });
  }).toPass();
  expect(hasChosen).toBe(false);
  const chooser = player.waitForEvent("filechooser");
  await result.getByRole("textbox", { name: "What a picture shows" }).fill("The burning farm");
  await result.getByRole("button", { name: "Add the picture" }).click();
  await (await chooser).setFiles({
    name: "farm.jpg",
    mimeType: "image/jpeg",
    buffer: await photograph(),
  });
  const picture = result.getByRole("img", { name: "The burning farm" });
  await expectShown(picture);
  await expect(picture).toHaveAttribute("width", "2000");
  await expectAccessible(player);
  const other = await opened(browser, allied);
  const shown = other.getByRole("region", { name: "Result" });
  await expect(shown.getByText("The orchard fell late.")).toBeVisible();
  await expectShown(shown.getByRole("img", { name: "The burning farm" }));
  await expect(shown.getByRole("button", { name: /^Remove the picture/ })).toHaveCount(0);
  await shown.getByRole("button", { name: /^Agree for/ }).click();
  await expect(shown.getByText("All sides have agreed")).toBeVisible();
  await visit(page, "/scenarios/la-haye-sainte-1815");
  const played = page.getByRole("region", { name: "Games played" });
  await expect(played.getByText("Played once")).toBeVisible();
  await expect(played.getByText("1 of 1, 100% (from 21 to 100%)")).toBeVisible();
  await expect(played.getByText("The orchard fell late.")).toBeHidden();
  await played.locator("summary").click();
  await expect(played.getByText("The orchard fell late.")).toBeVisible();
  await expectShown(played.getByRole("img", { name: "The burning farm" }));
  await expectAccessible(page);
  await visit(page, "/library?sort=played");
  await expect(page.getByRole("article").first()).toContainText("played 1 time");
});

test("the owner of a scenario removes the words of a report from its page; the figures stay", async ({
  page,
}) => {
  await beSomebody(page.request, "Anna Author");
  const send = async (method: "post" | "put", path: string, data: object = {}) =>
    (await page.request[method](`/api/v1${path}`, { data })).json();
  const { id } = await send("post", "/scenarios", {
    ...{ kind: "scenario", schemaVersion: 1, title: "Hougoumont", language: "en" },
    sides: [
      { id: "allies", name: "Allies", colour: "a" },
      { id: "french", name: "French", colour: "b" },
    ],
  });
  await send("put", `/scenarios/${id}/visibility`, { visibility: "public" });
  const seats = [{ side: "allies" }, { side: "french" }];
  const game = await send("post", `/scenarios/${id}/games`, { seats });
  const [allies, french] = game.seats.map(({ key }: { readonly key: string }) => key);
  await send("post", `/games/${game.id}/bounds`);
  await send("post", `/games/${game.id}/end`);
  const result = `/games/${game.id}/result`;
  await send("put", `${result}?seat=${allies}`, { winner: "allies", report: "Rude **words**." });
  await send("post", `${result}/agreement?seat=${french}`);

  await visit(page, `/scenarios/${id}`);
  const played = page.getByRole("region", { name: "Games played" });
  await played.locator("summary").click();
  await expect(played.getByText("Rude words.")).toBeVisible();
  await expectAccessible(page);
  await played.getByRole("button", { name: /^Remove the report: / }).click();
  await played.getByRole("button", { name: "Yes, remove its words and keep the figures" }).click();
  await expect(played.getByText("Rude words.")).toHaveCount(0);
  await expect(played.getByText("Played once")).toBeVisible();
});
