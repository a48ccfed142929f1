import { NextRequest } from "next/server";
import { describe, expect, test } from "vitest";
import { cacheablePage } from "@/app/_frame/cacheable-page";
import { callApi } from "@/tests/app/api/call-api";
import {
  bareScenario,
  newPerson,
  PASSWORD,
  type Person,
  publish,
  storeScenario,
} from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

const SCENARIO = {
  title: "Hougoumont",
  bounds: 8,
  sides: [
    { id: "red", name: "The red", colour: "a" },
    { id: "blue", name: "The blue", colour: "b" },
  ],
};
const SEATS = [{ side: "red" }, { side: "blue" }, { spectator: true }, { umpire: true }];

interface Game {
  readonly owner: Person;
  readonly scenario: string;
  readonly id: string;
  readonly red: string;
  readonly blue: string;
  readonly onlooker: string;
  readonly umpire: string;
}

async function begin(
  owner: Person,
  scenario: string,
  seats: object[] = SEATS,
  variant?: string,
): Promise<Game> {
  const { json } = await callApi(`/scenarios/${scenario}/games`, {
    token: owner.token,
    json: { seats, variant },
  });
  const [red = "", blue = "", onlooker = "", umpire = ""] = json.seats.map(
    ({ key }: { key: string }) => key,
  );
  return { owner, scenario, id: json.id, red, blue, onlooker, umpire };
}

async function play({ id, owner: { token } }: Game): Promise<void> {
  await callApi(`/games/${id}/bounds`, { token, json: {} });
  await callApi(`/games/${id}/end`, { method: "POST", token });
}

/** A game that was played and has ended. */
async function played(): Promise<Game> {
  const owner = await newPerson("Umpire");
  const scenario = await storeScenario(owner, SCENARIO);
  await publish(owner, scenario);
  const game = await begin(owner, scenario);
  await play(game);
  return game;
}

function record(game: Game, key: string | null, fields: object = {}) {
  const query = key === null ? "" : `?seat=${key}`;
  const json = { game: game.id, winner: "red", ...fields };
  const as = key === null ? { token: game.owner.token } : {};
  return callApi(`/scenarios/${game.scenario}/results${query}`, { ...as, json });
}

function agree({ id }: Game, key: string, version?: number) {
  const query = version === undefined ? "" : `&version=${version}`;
  return callApi(`/games/${id}/result/agreement?seat=${key}${query}`, { method: "POST" });
}

function withdraw({ id }: Game, key: string) {
  return callApi(`/games/${id}/result/agreement?seat=${key}`, { method: "DELETE" });
}

const resultsOf = ({ scenario }: Game) => callApi(`/scenarios/${scenario}/results`);

describe("a result", () => {
  test("names no side where the public knows of none", async () => {
    const owner = await newPerson("Umpire");
    const scenario = await storeScenario(owner, { ...SCENARIO, shownToAll: "ground" });
    await publish(owner, scenario);
    const game = await begin(owner, scenario);
    await play(game);
    await record(game, null, { report: "The red held." });
    for (const key of [game.red, game.blue]) await agree(game, key);
    const { json, text } = await resultsOf(game);
    expect(json).toMatchObject({ played: 1, wins: [], items: [] });
    expect(text).not.toMatch(/\b(red|blue)\b/);
    const own = await callApi(`/scenarios/${scenario}/results`, { token: owner.token });
    expect(own.json.items).toHaveLength(1);
  });

  test("of a variant whose length is secret keeps back the bounds", async () => {
    const owner = await newPerson("Umpire");
    const changes = [{ is: "set", of: "", at: "/settings/lengthSecret", value: true }];
    const variants = [{ id: "open-end", name: "Open end", changes }];
    const scenario = await storeScenario(owner, { ...SCENARIO, variants });
    await publish(owner, scenario);
    const game = await begin(owner, scenario, SEATS, "open-end");
    await play(game);
    await record(game, null, { bounds: 7 });
    for (const key of [game.red, game.blue]) await agree(game, key);
    const { json } = await callApi(`/scenarios/${scenario}/results`);
    expect(json).toMatchObject({ played: 1, items: [{ variant: "Open end", bounds: null }] });
    const own = await callApi(`/scenarios/${scenario}/results`, { token: owner.token });
    expect(own.json.items).toMatchObject([{ bounds: 7 }]);
  });

  test("counts once both sides agree, and only then is it public", async () => {
    const game = await played();
    const told = { level: "narrow", bounds: 8, hours: 3.5, report: "The *farm* held." };
    const first = await record(game, null, told);
    expect(first.status, first.text).toBe(200);
    expect(first.json).toMatchObject({ ...told, version: 1, agreedBy: [], agreedAt: null });
    expect((await agree(game, game.red)).json).toMatchObject({ agreedBy: ["red"], agreedAt: null });
    expect((await resultsOf(game)).json).toMatchObject({ items: [], played: 0 });
    expect((await agree(game, game.blue)).json.agreedAt).not.toBeNull();
    const { json, text } = await resultsOf(game);
    expect(json).toMatchObject({ played: 1, draws: 0, usualBounds: 8, usualHours: 3.5 });
    expect(json.wins).toMatchObject([
      { side: "red", wins: 1, share: 1 },
      { side: "blue", wins: 0, share: 0 },
    ]);
    expect(json.items).toMatchObject([{ ...told, winner: "red", seats: 4, release: null }]);
    for (const secret of [game.id, game.red, game.blue, game.umpire, "Umpire"]) {
      expect(text).not.toContain(secret);
    }
  });

  test("is changed by anyone at the game until all agree; a change asks for agreement anew", async () => {
    const game = await played();
    const red = await record(game, game.red);
    expect(red.json.agreedBy).toEqual(["red"]);
    const umpire = await record(game, game.umpire, { winner: "draw" });
    expect(umpire.json).toMatchObject({ version: 2, agreedBy: [], winner: "draw" });
    expect((await agree(game, game.blue, 1)).json.reason).toBe("result-changed");
    await agree(game, game.blue, 2);
    await agree(game, game.red, 2);
    const late = await record(game, null);
    expect([late.status, late.json.reason]).toEqual([409, "result-agreed"]);
    expect((await resultsOf(game)).json).toMatchObject({ played: 1, draws: 1 });
    // Agreeing again counts nothing twice.
    expect((await agree(game, game.red)).status).toBe(200);
    const { items } = (await callApi("/scenarios?mine=true", { token: game.owner.token })).json;
    expect(items[0].gamesPlayed).toBe(1);
  });

  test("is recorded without knowing the scenario, whose address players may not know", async () => {
    const game = await played();
    const path = `/games/${game.id}/result?seat=${game.blue}`;
    const { status, json } = await callApi(path, { method: "PUT", json: { winner: null } });
    expect(status).toBe(200);
    expect(json).toMatchObject({ winner: null, agreedBy: ["blue"] });
    expect((await callApi(path)).text).not.toContain(game.scenario);
  });

  test("is read by those at the game", async () => {
    const game = await played();
    const read = (query: string, token?: string) =>
      callApi(`/games/${game.id}/result${query}`, token === undefined ? {} : { token });
    expect((await read("", game.owner.token)).json).toEqual({
      sides: ["red", "blue"],
      result: null,
      pictures: [],
    });
    await record(game, game.red);
    expect((await read(`?seat=${game.blue}`)).json.result.winner).toBe("red");
    expect((await read(`?seat=${game.onlooker}`)).status).toBe(403);
    expect((await read("")).status).toBe(404);
  });

  test("is not recorded or agreed to by strangers, onlookers or other games' players", async () => {
    const [game, other] = [await played(), await played()];
    const stranger = await newPerson();
    const json = { game: game.id, winner: "red" };
    const path = `/scenarios/${game.scenario}/results`;
    expect((await callApi(path, { json })).status).toBe(404);
    expect((await callApi(path, { json, token: stranger.token })).status).toBe(404);
    expect((await record(game, game.onlooker)).json.reason).toBe("players-only");
    expect((await record(game, other.red)).status).toBe(404);
    expect((await record({ ...game, scenario: other.scenario }, game.red)).status).toBe(404);
    expect((await agree(game, game.red)).status).toBe(404);
    await record(game, null);
    expect((await agree(game, game.umpire)).json.reason).toBe("players-only");
    expect((await agree(game, other.red)).status).toBe(404);
  });

  test("is refused for a game never played, and for one that goes on", async () => {
    const owner = await newPerson();
    const game = await begin(owner, await storeScenario(owner, SCENARIO));
    expect((await record(game, game.red)).json.reason).toBe("game-never-played");
    await callApi(`/games/${game.id}/bounds`, { token: owner.token, json: {} });
    expect((await record(game, game.red)).json.reason).toBe("game-not-ended");
    expect((await record({ ...game, id: "nowhere" }, null)).status).toBe(404);
  });

  test.each([
    ["/winner", { winner: "green" }],
    [
      "/points/1/side",
      {
        points: [
          { side: "red", points: 3 },
          { side: "green", points: 1 },
        ],
      },
    ],
    [
      "/points/1/side",
      {
        points: [
          { side: "red", points: 3 },
          { side: "red", points: 1 },
        ],
      },
    ],
    ["/bounds", { bounds: 0 }],
    ["/hours", { hours: -1 }],
    ["/report", { report: "x".repeat(40_001) }],
  ])("names %s where that is wrong", async (path, fields) => {
    const game = await played();
    const { status, json } = await record(game, game.red, fields);
    expect([status, json.errors[0].path]).toEqual([422, path]);
  });

  test("never publishes the link of a seat", async () => {
    const game = await played();
    const report = `Come and see: /seat/${game.blue}`;
    const { status, json } = await record(game, game.red, { report });
    expect([status, json.errors[0].path]).toEqual([422, "/report"]);
  });
});

test("agreed by both at the same time, it counts once", async () => {
  const game = await played();
  await record(game, null);
  await Promise.all([game.red, game.blue, game.red, game.blue].map((key) => agree(game, key)));
  const { items } = (await callApi("/scenarios?mine=true", { token: game.owner.token })).json;
  expect(items[0].gamesPlayed).toBe(1);
});

test("the library sorts by what was played most, page by page", async () => {
  const owner = await newPerson();
  const times = [1, 0, 2];
  const ids: string[] = [];
  for (const count of times) {
    const scenario = await storeScenario(owner, SCENARIO);
    ids.push(scenario);
    for (let i = 0; i < count; i++) {
      const game = await begin(owner, scenario);
      await play(game);
      await record(game, game.red);
      await agree(game, game.blue);
    }
  }
  const page = async (cursor: string) =>
    (await callApi(`/scenarios?mine=true&sort=played&limit=2${cursor}`, owner)).json;
  const first = await page("");
  const second = await page(`&cursor=${first.nextCursor}`);
  const found = [...first.items, ...second.items];
  expect(found.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
  expect(found.map(({ gamesPlayed }) => gamesPlayed)).toEqual([2, 1, 0]);
});

test("results of a private scenario are its owner's; those that count outlive the umpire's account", async () => {
  const game = await played();
  await record(game, game.red);
  await agree(game, game.blue);
  await publish(game.owner, game.scenario, "private");
  expect((await resultsOf(game)).status).toBe(404);
  await publish(game.owner, game.scenario);
  const gone = await callApi("/users/me", {
    method: "DELETE",
    token: game.owner.token,
    json: { password: PASSWORD, publicDocuments: "leave" },
  });
  expect(gone.status, gone.text).toBeLessThan(300);
  expect((await resultsOf(game)).json).toMatchObject({ played: 1 });
});

describe("a result that counts", () => {
  test("counts until every side has withdrawn, and can then be recorded anew", async () => {
    const game = await played();
    await record(game, game.red, { winner: "red" });
    await agree(game, game.blue);
    const playedOf = async () => (await callApi("/scenarios?sort=played&limit=50")).json;
    expect((await resultsOf(game)).json.played).toBe(1);
    expect((await withdraw(game, game.umpire)).status).toBe(403);
    expect((await withdraw(game, game.onlooker)).status).toBe(403);
    const one = await withdraw(game, game.red);
    expect(one.json).toMatchObject({ agreedBy: ["blue"], agreedAt: expect.any(String) });
    expect((await resultsOf(game)).json.played).toBe(1);
    // It is no longer to be changed by one side alone, and the side may come back.
    expect((await record(game, game.red, { winner: "blue" })).json.reason).toBe("result-agreed");
    expect((await agree(game, game.red)).json.agreedBy).toEqual(["blue", "red"]);
    await withdraw(game, game.red);
    const both = await withdraw(game, game.blue);
    expect(both.json).toMatchObject({ agreedBy: [], agreedAt: null });
    expect((await resultsOf(game)).json).toMatchObject({ played: 0, items: [] });
    const { items } = await playedOf();
    const listed = items.find(({ id }: { id: string }) => id === game.scenario);
    expect(listed?.gamesPlayed ?? 0).toBe(0);
    await record(game, game.blue, { winner: "blue" });
    await agree(game, game.red);
    expect((await resultsOf(game)).json.items).toMatchObject([{ winner: "blue" }]);
  });

  test("a page kept for readers is not the same for another result of the same game", async () => {
    const game = await played();
    const shown = async () => {
      const request = new NextRequest(`http://localhost/scenarios/${game.scenario}`);
      return (await cacheablePage(request))?.shows;
    };
    const before = await shown();
    await record(game, game.red, { winner: "red" });
    await agree(game, game.blue);
    const first = await shown();
    expect(first).not.toBe(before);
    for (const key of [game.red, game.blue]) await withdraw(game, key);
    await record(game, game.red, { winner: "blue" });
    await agree(game, game.blue);
    expect(await shown()).not.toBe(first);
  });
});

describe("objectives", () => {
  const worth = ["red", "blue"].map((side) => ({ side, points: 2 }));
  const objective = (id: string, knownTo: string, more = {}) => ({
    ...{ id, name: id, knownTo, worth, what: { kind: "words" } },
    ...more,
  });
  const victory = {
    objectives: [
      objective("farm", "all"),
      objective("lane", "all", { counts: "each-bound" }),
      objective("red-secret", "side:red"),
      objective("umpire-secret", "umpire"),
    ],
    levels: [
      { id: "small", name: "Victory", threshold: 1 },
      { id: "great", name: "Great victory", threshold: 6 },
    ],
  };
  const decided = async () => {
    const owner = await newPerson("Umpire");
    const scenario = await storeScenario(owner, { ...SCENARIO, victory });
    await publish(owner, scenario);
    const game = await begin(owner, scenario);
    await play(game);
    return game;
  };
  const points = (red: number, blue: number) => [
    { side: "red", points: red },
    { side: "blue", points: blue },
  ];
  const got = (id: string, side: string, times = 1) => ({ objective: id, side, times });
  const read = (game: Game, key: string) => callApi(`/games/${game.id}/result?seat=${key}`);

  test("are added up, and propose the level, where no points are sent", async () => {
    const game = await decided();
    const objectives = [got("farm", "blue"), got("lane", "red", 4)];
    const { json } = await record(game, null, { objectives });
    expect(json).toMatchObject({
      objectives,
      level: "Great victory",
      points: [
        { side: "red", points: 8 },
        { side: "blue", points: 2 },
      ],
    });
    const own = { objectives, points: [{ side: "red", points: 1 }], level: "By a whisker" };
    expect((await record(game, null, own)).json).toMatchObject(own);
  });

  test("that are secret reach nobody but those who know them, and are not lost to others' changes", async () => {
    const game = await decided();
    const objectives = ["farm", "red-secret", "umpire-secret"].map((id) => got(id, "red"));
    expect((await record(game, game.umpire, { objectives })).json.objectives).toEqual(objectives);
    const idsFor = async (key: string) =>
      (await read(game, key)).json.result.objectives.map(
        (each: { objective: string }) => each.objective,
      );
    expect(await idsFor(game.red)).toEqual(["farm", "red-secret"]);
    expect(await idsFor(game.blue)).toEqual(["farm"]);
    const changed = await record(game, game.blue, { objectives: [got("lane", "blue")] });
    expect(changed.json.objectives).toEqual([got("lane", "blue")]);
    expect(await idsFor(game.umpire)).toEqual(["lane", "red-secret", "umpire-secret"]);
    const agreedTo = await agree(game, game.red);
    expect(agreedTo.text).not.toContain("umpire-secret");
    const all = await resultsOf(game);
    expect(all.json.items).toHaveLength(1);
    expect(all.json.wins[0].levels).toHaveLength(1);
    expect(all.text).not.toMatch(/farm|lane|secret/);
  });

  test("that are secret show in nobody's sums or level but theirs who know them", async () => {
    const game = await decided();
    const objectives = [
      got("farm", "blue"),
      got("red-secret", "red", 3),
      got("umpire-secret", "red"),
    ];
    const whole = { level: "Great victory", points: points(8, 2) };
    expect((await record(game, game.umpire, { objectives })).json).toMatchObject(whole);
    // As the umpire's form sends it back.
    const again = await record(game, game.umpire, { objectives, ...whole });
    expect(again.json).toMatchObject(whole);
    const read = async (key: string) =>
      (await callApi(`/games/${game.id}/result?seat=${key}`)).json.result;
    expect(await read(game.red)).toMatchObject({ level: "Victory", points: points(6, 2) });
    expect(await read(game.blue)).toMatchObject({ level: "Victory", points: points(0, 2) });
    const own = await record(game, game.blue, {
      objectives: [got("farm", "blue")],
      winner: "blue",
    });
    expect(own.json).toMatchObject({ level: "Victory", points: points(0, 2) });
    expect(await read(game.umpire)).toMatchObject(whole);
    expect((await agree(game, game.red)).json).toMatchObject({ points: points(6, 2) });
    const all = (await resultsOf(game)).json;
    expect(all.items).toMatchObject([{ level: "Victory", points: points(0, 2) }]);
    expect(all.wins[1].levels).toEqual([{ level: "Victory", wins: 1 }]);
  });

  test("that were made secret since show in the public sums no longer", async () => {
    const game = await decided();
    await record(game, null, { objectives: [got("farm", "blue"), got("lane", "blue", 2)] });
    for (const key of [game.red, game.blue]) await agree(game, key);
    expect((await resultsOf(game)).json.items).toMatchObject([{ points: points(0, 6) }]);
    const [farm, ...others] = victory.objectives;
    const objectives = [{ ...farm, knownTo: "umpire" }, ...others];
    const { status } = await callApi(`/scenarios/${game.scenario}`, {
      ...{ method: "PUT", token: game.owner.token, headers: { "if-match": '"1"' } },
      json: bareScenario({ ...SCENARIO, victory: { ...victory, objectives } }),
    });
    expect(status).toBe(200);
    expect((await resultsOf(game)).json.items).toMatchObject([{ points: points(0, 4) }]);
  });

  test.each([
    ["of another side's secret", [got("red-secret", "blue")], "/objectives/0/objective"],
    ["that is none", [got("farm", "blue"), got("gone", "blue")], "/objectives/1/objective"],
    ["of no side", [got("farm", "green")], "/objectives/0/side"],
    ["twice", [got("farm", "blue"), got("farm", "blue")], "/objectives/1"],
    ["no times", [got("farm", "blue", 0)], "/objectives/0/times"],
  ])("%s are refused", async (_, objectives, path) => {
    const game = await decided();
    const { status, json } = await record(game, game.blue, { objectives });
    expect([status, json.errors[0].path]).toEqual([422, path]);
  });
});
