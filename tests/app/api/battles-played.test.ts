import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { cacheablePage } from "@/app/_frame/cacheable-page";
import { call, listOf, scenarioForTwo, store } from "@/tests/app/api/battles";
import { PASSWORD, type Person, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
await freshDatabase();

const NOTHING = {
  ...{ enemyBases: 0, operationalBase: false, mainObjective: "none", firstSecondary: "none" },
  ...{ secondSecondary: "none", generalsKilled: 0, seniorsKilled: 0, enemyHalfLost: false },
  ...{ enemyMoraleBroken: false, fewerLosses: false },
};
const WON = { ...NOTHING, mainObjective: "held" };

type At = Awaited<ReturnType<typeof scenarioForTwo>>;
type Side = "polish" | "austrian";

async function move(person: Person, game: string, json: object) {
  const answer = await call(person, "POST", `${game}/moves`, json);
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}

/** A game that Anna begins for a side and Bo joins, with a score that Anna has written: `winner` holds the main objective. */
async function scored({ anna, bo, scenario }: At, begins: Side, winner: Side | null) {
  const list = (person: Person) => store(person, "army-lists", listOf("duchy-of-warsaw"));
  const army = async (person: Person, side: Side) =>
    side === "polish" ? { listId: await list(person) } : {};
  const body = { scenario, side: begins, ...(await army(anna, begins)) };
  const game = `/games/${(await call(anna, "POST", "/games", body)).json.id}`;
  const joins = begins === "polish" ? "austrian" : "polish";
  expect((await call(bo, "POST", `${game}/seat`, await army(bo, joins))).status).toBe(200);
  const a = winner === begins ? WON : NOTHING;
  const b = winner === joins ? WON : NOTHING;
  const { score } = await move(anna, game, { move: "propose-score", a, b });
  return { game, proposal: score.proposal as number };
}

async function finished(at: At, begins: Side, winner: Side | null) {
  const { game, proposal } = await scored(at, begins, winner);
  await move(at.bo, game, { move: "agree-to-score", proposal });
  return { game, proposal };
}

const figures = async ({ scenario }: At, person: Person | null = null) =>
  (await call(person, "GET", `/scenarios/${scenario}/games-played`)).json;

async function countOf({ scenario, anna }: At): Promise<number> {
  const { items } = (await call(anna, "GET", "/scenarios?sort=played")).json;
  return items.find(({ id }: { id: string }) => id === scenario).gamesPlayed;
}

test("a game counts once both agree to its score, for the side that won it, whichever seat that had", async () => {
  const at = await scenarioForTwo();
  const { anna, bo } = at;
  expect(await figures(at)).toMatchObject({
    ...{ played: 0, draws: 0 },
    wins: [
      { side: "polish", wins: 0, share: 0, low: 0, high: 1 },
      { side: "austrian", wins: 0 },
    ],
  });
  const open = await scored(at, "austrian", "polish");
  expect(await figures(at)).toMatchObject({ played: 0 });
  await move(bo, open.game, { move: "agree-to-score", proposal: open.proposal });
  await finished(at, "polish", "polish");
  await finished(at, "austrian", "austrian");
  await finished(at, "austrian", null);
  const all = await figures(at);
  expect(all).toMatchObject({ played: 4, draws: 1 });
  expect(all.wins).toMatchObject([
    { side: "polish", wins: 2, share: 0.5, bands: [{ wins: 2 }] },
    { side: "austrian", wins: 1, share: 0.25 },
  ]);
  // Wilson's interval of 2 in 4.
  expect(all.wins[0].low).toBeCloseTo(0.15, 2);
  expect(all.wins[0].high).toBeCloseTo(0.85, 2);
  expect(await countOf(at)).toBe(4);
  const { reopening } = await move(anna, open.game, { move: "ask-reopening" });
  expect(await countOf(at)).toBe(4);
  await move(bo, open.game, { move: "agree-to-reopening", asked: reopening.number });
  expect(await figures(at)).toMatchObject({ played: 3, wins: [{ wins: 1 }, { wins: 1 }] });
  expect(await countOf(at)).toBe(3);
  const changed = { move: "propose-score", a: WON, b: NOTHING };
  const { score } = await move(anna, open.game, changed);
  await move(bo, open.game, { move: "agree-to-score", proposal: score.proposal });
  expect(await figures(at)).toMatchObject({ played: 4, wins: [{ wins: 1 }, { wins: 2 }] });
  expect(await countOf(at)).toBe(4);
});

test("a page kept for readers is not the same for another score of the same game", async () => {
  const at = await scenarioForTwo();
  const shown = async () => {
    const request = new NextRequest(`http://localhost/scenarios/${at.scenario}`);
    return (await cacheablePage(request))?.shows;
  };
  const before = await shown();
  const { game } = await finished(at, "austrian", "polish");
  const first = await shown();
  expect(first).not.toBe(before);
  const { reopening } = await move(at.anna, game, { move: "ask-reopening" });
  await move(at.bo, game, { move: "agree-to-reopening", asked: reopening.number });
  const { score } = await move(at.anna, game, { move: "propose-score", a: WON, b: NOTHING });
  await move(at.bo, game, { move: "agree-to-score", proposal: score.proposal });
  expect(await shown()).not.toBe(first);
});

test("the figures name neither games nor players, and are for those who may read the scenario", async () => {
  const at = await scenarioForTwo({ edition: "public-only" });
  const { game } = await finished(at, "austrian", "polish");
  const seen = await call(null, "GET", `/scenarios/${at.scenario}/games-played`);
  expect(seen.json.played).toBe(1);
  expect(seen.text).not.toMatch(/SECRET|GIVEN-|Anna|Bo"/);
  expect(seen.text).not.toContain(game.slice(7));
  await call(at.anna, "PUT", `/scenarios/${at.scenario}/visibility`, { visibility: "private" });
  expect((await call(at.bo, "GET", `/scenarios/${at.scenario}/games-played`)).status).toBe(404);
  const other = await storeScenario(at.anna);
  expect((await call(at.anna, "GET", `/scenarios/${other}/games-played`)).status).toBe(404);
});

test("a game that is deleted with its only account counts no more", async () => {
  const at = await scenarioForTwo();
  await finished(at, "austrian", "polish");
  const listId = await store(at.cyd, "army-lists", listOf("duchy-of-warsaw"));
  const body = { scenario: at.scenario, side: "polish", listId };
  const alone = `/games/${(await call(at.cyd, "POST", "/games", body)).json.id}`;
  await call(at.cyd, "POST", `${alone}/seat`, { player: "Ola" });
  const { score } = await move(at.cyd, alone, { move: "propose-score", a: WON, b: NOTHING });
  const agreed = { move: "agree-to-score", proposal: score.proposal };
  const b = await call(at.cyd, "POST", `${alone}/moves?seat=b`, agreed);
  expect(b.status, b.text).toBe(200);
  expect(await countOf(at)).toBe(2);
  expect((await call(at.cyd, "DELETE", "/users/me", { password: PASSWORD })).status).toBe(204);
  expect(await countOf(at)).toBe(1);
  expect(await figures(at)).toMatchObject({ played: 1 });
  expect((await call(at.bo, "DELETE", "/users/me", { password: PASSWORD })).status).toBe(204);
  expect(await countOf(at)).toBe(1);
});
