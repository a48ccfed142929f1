import { expect as expectSoon, type Page, test } from "@playwright/test";
import { expect, visit } from "./page-checks";
import { beSomebody, closeAll } from "./people";
import { opened } from "./seats";

test.afterEach(closeAll);

/** What a page holds, seen or not. */
const everything = (page: Page) => page.content();

test("six players and three umpires play three bounds, each with what is theirs alone", async ({
  page,
  browser,
}) => {
  test.slow();
  await beSomebody(page.request, "Umpire");
  const french = ["u12hf7kkzbz", "u34yh7m9wpz", "u14tatp96cs"];
  const allied = ["u1ujpa51ooo", "u3v308u4z6m", "u19t81o2htl"];
  const seats = [
    ...french.map((id) => ({ side: "french", formations: [id] })),
    ...allied.map((id) => ({ side: "allied", formations: [id] })),
    { umpire: true },
    { umpire: true, sector: { sides: ["french"] } },
  ];
  const begun = await page.request.post("/api/v1/scenarios/la-haye-sainte-1815/games", {
    data: { title: "An evening", seats },
  });
  expectSoon(begun.status(), await begun.text()).toBe(201);
  const game = await begun.json();
  const at = (n: number) => new URL(game.seats[n].url).pathname;
  await visit(page, `/games/${game.id}/umpire`);
  const players: Page[] = [];
  for (const n of [0, 1, 2, 3, 4, 5]) players.push(await opened(browser, at(n)));
  const umpires = [page, await opened(browser, at(6), 1440), await opened(browser, at(7), 1440)];

  for (const bound of [1, 2, 3]) {
    const umpire = umpires[bound - 1] ?? page;
    await umpire.getByRole("button", { name: `Open bound ${bound}` }).click();
    for (const [n, player] of players.entries()) {
      await expect(
        player.getByRole("heading", { name: `Orders for bound ${bound}` }),
      ).toBeVisible();
      await player.getByRole("button", { name: "Add an order" }).click();
      const target = player.getByRole("textbox", { name: "Target, direction, limits" });
      await target.last().fill(`WORD${n}B${bound}`);
      await player.getByRole("button", { name: "Send the orders" }).click();
      await expect(player.getByText(`Sent for bound ${bound}`, { exact: true })).toBeVisible();
    }
    // The third has the French as their sector, and sees their orders first.
    await expect(umpire.getByText(`WORD2B${bound}`)).toBeVisible();
  }
  for (const [n, player] of players.entries()) {
    const words = [...(await everything(player)).matchAll(/WORD(\d)B\d/g)].map(([, of]) => of);
    expectSoon(new Set(words), `what seat ${n} holds`).toEqual(new Set([String(n)]));
  }
});
