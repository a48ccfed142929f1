import { test } from "@playwright/test";
import { PdfFile } from "../lib/pdf/pdf-file";
import { awake, expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, speak } from "./people";
import { deskReady, storedScenario, storeScenario } from "./scenario-desk";

const CORPS = (id: string, x: number) => ({
  id: `${id}-corps`,
  name: `Corps of ${id}`,
  level: "corps",
  units: [
    {
      id: `${id}-foot`,
      name: `${id} foot`,
      ...{ nation: "france", arm: "infantry", type: "line", men: 500, weapon: "musket" },
      placement: { xCm: x, yCm: 60, facingDeg: 0, formation: "line" },
    },
  ],
});

const BATTLE = {
  title: "The mill",
  bounds: 6,
  sides: [
    { id: "red", name: "Reds", colour: "a", tasks: "Hold.", formations: [CORPS("red", 40)] },
    { id: "blue", name: "Blues", colour: "b", tasks: "Take.", formations: [CORPS("blue", 140)] },
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [{ kind: "place", id: "mill", name: "Windmill", xCm: 90, yCm: 60 }],
  },
};

test("objectives are written, printed, read by those who may know them, and decide the result", {
  tag: "@journey",
}, async ({ page, browser }) => {
  test.slow();
  await beSomebody(page.request, "Author");
  const id = await storeScenario(page, BATTLE);
  await visit(page, `/scenarios/${id}/edit/briefs`);
  await deskReady(page);
  const part = page.getByRole("region", { name: "Victory" });
  const victory = async () => (await storedScenario(page, id)).victory;
  const row = (n: number) => part.getByRole("group", { name: new RegExp(`^Objective ${n}:`) });
  await test.step("an objective by keyboard: its name has the focus, and it is at the first place", async () => {
    await part.getByRole("button", { name: "Add objective" }).focus();
    await page.keyboard.press("Enter");
    const name = row(1).getByRole("textbox", { name: "Name" });
    await expect(name).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Hold the mill");
    await page.keyboard.press("Tab");
    await expect.poll(victory).toMatchObject({
      objectives: [
        {
          name: "Hold the mill",
          what: { kind: "feature", featureId: "mill", radiusCm: 10 },
          worth: [
            { side: "red", points: 1 },
            { side: "blue", points: 1 },
          ],
        },
      ],
    });
  });
  await test.step("a secret one of the Reds, over a line set on the small map", async () => {
    await part.getByRole("button", { name: "Add objective" }).click();
    await row(2).getByRole("textbox", { name: "Name" }).fill("Cross the lane");
    await row(2).getByRole("button", { name: /What$/ }).click();
    await page.getByRole("option", { name: "a line", exact: true }).click();
    await row(2).getByTitle("Press the map to place it").first().click();
    await row(2)
      .getByRole("button", { name: /Known to$/ })
      .click();
    await page.getByRole("option", { name: "only Reds" }).click();
    const points = row(2).getByRole("textbox", { name: "Points for Blues" });
    await points.fill("");
    await points.press("Enter");
    await expect
      .poll(async () => (await victory()).objectives[1])
      .toMatchObject({
        name: "Cross the lane",
        knownTo: "side:red",
        what: {
          kind: "line",
          points: [[expect.closeTo(90, -1), expect.closeTo(60, -1)], expect.anything()],
        },
        worth: [{ side: "red", points: 1 }],
      });
  });
  await test.step("the line gets a corner, and loses it again", async () => {
    const line = async () => (await victory()).objectives[1].what.points;
    const [from, to] = await line();
    await row(2).getByRole("button", { name: "Add a point" }).click();
    await expect.poll(line).toEqual([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to]);
    const west = row(2).getByRole("textbox", { name: "Point 2, From the west: Cross the lane" });
    await west.fill("70");
    await west.press("Enter");
    await expect.poll(async () => (await line())[1][0]).toBe(70);
    await row(2).getByRole("button", { name: "Remove point 2: Cross the lane" }).click();
    await expect.poll(line).toEqual([from, to]);
    await expect(row(2).getByRole("button", { name: "Add a point" })).toBeFocused();
    await expect(row(2).getByRole("button", { name: /^Remove point/ })).toHaveCount(0);
  });
  await test.step("a level that can be reached, and a finding about one that cannot", async () => {
    await part.getByRole("button", { name: "Add level" }).click();
    await part.getByRole("button", { name: "Add level" }).click();
    const level = part.getByRole("group", { name: /^Level 2:/ });
    await level.getByRole("textbox", { name: "Name" }).fill("Great victory");
    const least = level.getByRole("textbox", { name: "At least" });
    await least.fill("9");
    await least.press("Enter");
    await expect(level.getByText(/objectives give at most 2/)).toBeVisible();
    await least.fill("2");
    await least.press("Enter");
    await expect(level.getByText(/at most/)).toBeHidden();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await expect.poll(async () => (await victory()).levels).toHaveLength(2);
  await test.step("each side's sheet has what it may know", async () => {
    const sheet = async (pack: string) => {
      const answer = await page.request.get(
        `/api/v1/scenarios/${id}/packs/${pack}.pdf?parts=victory-sheet&lang=en`,
      );
      expect(answer.status()).toBe(200);
      return new PdfFile(await answer.body()).text;
    };
    expect(await sheet("side-red")).toContain("Cross the lane");
    const blue = await sheet("side-blue");
    expect(blue).toContain("Hold the mill");
    expect(blue).not.toContain("Cross the lane");
  });
  const begun = await page.request.post(`/api/v1/scenarios/${id}/games`, {
    data: { seats: [{ side: "red" }, { side: "blue" }] },
  });
  const game = await begun.json();
  const [red, blue] = game.seats.map(({ key }: { key: string }) => key);
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
  });
  await speak(phone, "en");
  const player = await phone.newPage();
  await test.step("players read theirs on a phone, with its number on the map", async () => {
    await visit(player, `/seat/${blue}`);
    await expect(player.getByText("Hold the mill").first()).toBeVisible();
    await expect(player.getByText("Cross the lane")).toHaveCount(0);
    await visit(player, `/seat/${red}`);
    await expect(player.getByText("Cross the lane").first()).toBeVisible();
    await expect(player.getByText("known only to Reds")).toBeVisible();
    await expectNoSidewaysScroll(player);
    await expectAccessible(player);
  });
  await test.step("the result's form adds up the points and proposes the level", async () => {
    await page.request.post(`/api/v1/games/${game.id}/bounds`, { data: {} });
    await page.request.post(`/api/v1/games/${game.id}/end`);
    await player.reload();
    await awake(player);
    const result = player.getByRole("region", { name: "Result" });
    await result.getByText("Hold the mill: Reds, 1 point").click();
    await result.getByText("Cross the lane: Reds, 1 point").click();
    await expect(result.getByText("By the objectives: Reds won, Great victory")).toBeVisible();
    await result.getByRole("button", { name: "Use it" }).click();
    await expect(result.getByRole("textbox", { name: "Points of Reds" })).toHaveValue("2");
    await expectAccessible(player);
    await result.getByRole("button", { name: "Record the result" }).click();
    await expect(result.getByText("Yet to agree")).toBeVisible();
    await page.request.post(`/api/v1/games/${game.id}/result/agreement?seat=${blue}`);
  });
  await page.request.put(`/api/v1/scenarios/${id}/visibility`, { data: { visibility: "public" } });
  await visit(page, `/scenarios/${id}?whole=no`);
  await expect(page.getByText("Hold the mill").first()).toBeVisible();
  await expect(page.getByText("Cross the lane")).toHaveCount(0);
  const wins = page.getByRole("region", { name: "Games played" });
  // One of the two points is for a secret of the Reds, which makes no level in public.
  await expect(wins.getByText("Victory: 1", { exact: true })).toBeVisible();
  await speak(page.context(), "da");
  await visit(page, "/scenarios/la-haye-sainte-1815");
  await expect(page.getByText("Vejkrydset ved elmen").first()).toBeVisible();
});

test("an event is written on the schedule, due in its bound, and told with one press", {
  tag: "@journey",
}, async ({ page, browser }) => {
  test.slow();
  await beSomebody(page.request, "Author");
  const brings = { brings: ["red-foot"], bound: 1, entry: [0, 60] };
  const [reds, blues] = BATTLE.sides;
  const sides = [{ ...reds, reinforcements: [{ id: "late", ...brings }] }, blues];
  const id = await storeScenario(page, { ...BATTLE, sides });
  await visit(page, `/scenarios/${id}/edit/schedule`);
  await deskReady(page);
  const part = page.getByRole("region", { name: "Weather, light and messages" });
  await test.step("a message to one side, by keyboard, and weather with a shorter sight", async () => {
    await part.getByRole("button", { name: "Add event" }).focus();
    await page.keyboard.press("Enter");
    await expect(part.getByRole("textbox", { name: "What players hear" })).toBeFocused();
    await page.keyboard.type("Guns are heard in the east.");
    await part.getByRole("button", { name: /Told to$/ }).click();
    await page.getByRole("option", { name: "Blues" }).click();
    await part.getByRole("button", { name: "Add event" }).click();
    const second = part.getByRole("group", { name: "Event in bound 1" }).nth(1);
    await second.getByRole("textbox", { name: "What players hear" }).fill("Fog rises.");
    await second.getByRole("button", { name: /What$/ }).click();
    await page.getByRole("option", { name: "weather or light" }).click();
    const sight = second.getByRole("textbox", { name: /No one sees farther/ });
    await sight.fill("40");
    await sight.press("Enter");
    await expect
      .poll(async () => (await storedScenario(page, id)).events)
      .toMatchObject([
        { kind: "message", toldTo: "side:blue", knownTo: "umpire" },
        { kind: "weather", sightCm: 40, toldTo: "all" },
      ]);
    const bounds = page.getByRole("list", { name: "The bounds of the game" });
    const first = bounds.getByRole("listitem").first();
    await expect(first).toContainText("Reds is reinforced");
    for (const what of ["a message", "weather or light"]) {
      await expect(first.getByRole("img", { name: what })).toBeVisible();
    }
  });
  await test.step("an arrival that comes on a die", async () => {
    await page.getByRole("button", { name: "Not for certain" }).click();
    await page.getByRole("button", { name: /They come$/ }).click();
    await page.getByRole("option", { name: "on 4+ each bound" }).click();
    const arrival = async () => (await storedScenario(page, id)).sides[0].reinforcements[0];
    await expect.poll(async () => (await arrival()).chance).toBe(4);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  const begun = await page.request.post(`/api/v1/scenarios/${id}/games`, {
    data: { seats: [{ side: "red" }, { side: "blue" }] },
  });
  const game = await begun.json();
  const [red, blue] = game.seats.map(({ key }: { key: string }) => key);
  await page.request.post(`/api/v1/games/${game.id}/bounds`, { data: {} });
  const player = await (await browser.newContext()).newPage();
  await visit(player, `/seat/${blue}`);
  await expect(player.getByText("Guns are heard")).toHaveCount(0);
  await visit(page, `/games/${game.id}/umpire`);
  const due = page.getByRole("region", { name: "To do in this bound" });
  await expect(due.getByText(/Reds: red foot may come\. From this bound on/)).toBeVisible();
  await expectAccessible(page);
  await due.getByRole("button", { name: "Tell Blues" }).click();
  await expect(due.getByText("told", { exact: true })).toBeVisible();
  await expect(player.getByText("Guns are heard in the east.")).toBeVisible();
  await due.getByRole("button", { name: "Tell everyone" }).click();
  await expect(player.getByText("Fog rises. No one sees farther than 40 cm.")).toBeVisible();
  await visit(player, `/seat/${red}`);
  await expect(player.getByText("Fog rises.")).toBeVisible();
  await expect(player.getByText("Guns are heard")).toHaveCount(0);
});
