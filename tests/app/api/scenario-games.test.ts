import { describe, expect, test } from "vitest";
import { beginCall, callApi } from "@/tests/app/api/call-api";
import { newPerson, newToken, type Person, publish, storeScenario } from "@/tests/app/api/people";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

/** Every text of a scenario that belongs to somebody carries a mark: their side's or corps' own. */
function unit(id: string, xCm: number, yCm: number) {
  return {
    id,
    name: `Unit of ${id}`,
    nation: "france",
    arm: "infantry",
    type: "line",
    weapon: "musket",
    men: 600,
    note: `Note of ${id}`,
    umpireNote: "MARK-UMPIRE",
    placement: { xCm, yCm, facingDeg: 0, formation: "line", frontFigures: null, buildingId: null },
  };
}

function corps(id: string, yCm: number, player: boolean) {
  return {
    id,
    name: `MARK-${id}`,
    level: "corps",
    nation: "france",
    umpireNote: "MARK-UMPIRE",
    commander: { name: `Commander of ${id}`, efficiency: "normal", placement: { xCm: 20, yCm } },
    ...(player
      ? { player: { orders: `Orders MARK-${id}`, brief: `Brief MARK-${id}`, knows: "own" } }
      : {}),
    units: [unit(`${id}-1`, 30, yCm), unit(`${id}-2`, 50, yCm)],
  };
}

function side(id: string, colour: string, yCm: number) {
  return {
    id,
    name: `The ${id}`,
    colour,
    tasks: `Tasks MARK-side-${id}`,
    brief: `Brief MARK-side-${id}`,
    believedOfEnemy: `Belief MARK-side-${id}`,
    formations: [corps(`${id}-a`, yCm, true), corps(`${id}-b`, yCm + 15, false)],
    reinforcements: [
      { id: `${id}-r`, brings: [`${id}-b-2`], bound: 3, entry: [0, yCm], note: `MARK-${id}-b` },
    ],
  };
}

const SCENARIO = {
  title: "A game",
  umpireNotes: "MARK-UMPIRE",
  bounds: 8,
  startTime: "11:00",
  shownToAll: "ground",
  sides: [side("red", "a", 20), side("blue", "b", 80)],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      {
        id: "pond",
        kind: "wood",
        name: "MARK-POND",
        points: [
          [100, 40],
          [120, 40],
          [120, 60],
        ],
        hiddenFrom: ["red", "blue"],
      },
    ],
  },
};

const SEATS = [
  { side: "red" },
  { side: "blue" },
  { side: "blue", formations: ["blue-a"] },
  { side: "blue", formations: ["blue-b"], name: "Bo" },
  { spectator: true },
  { umpire: true, sector: { sides: ["red"] } },
];

async function begin(fields: object = {}, seats: object[] = SEATS) {
  const owner = await newPerson("Umpire");
  const scenario = await storeScenario(owner, { ...SCENARIO, ...fields });
  const { token } = owner;
  const answer = await callApi(`/scenarios/${scenario}/games`, { token, json: { seats } });
  expect(answer.status, answer.text).toBe(201);
  const keys = answer.json.seats.map(({ key }: { key: string }) => key) as string[];
  const ids = answer.json.seats.map(({ id }: { id: string }) => id) as string[];
  const [red = "", blue = "", blueA = "", blueB = "", onlooker = "", umpire = ""] = keys;
  return {
    owner,
    token,
    scenario,
    id: answer.json.id as string,
    ids,
    keys,
    red,
    blue,
    blueA,
    blueB,
    onlooker,
    umpire,
  };
}

const marksIn = (text: string) => [...new Set(text.match(/MARK-[A-Za-z-]*[A-Za-z]/g) ?? [])].sort();

describe("what a seat holds", () => {
  test("each key opens what its seat may know, in every form, and nothing else", async () => {
    const { keys } = await begin();
    const allowed = [
      ["MARK-red-a", "MARK-red-b", "MARK-side-red"],
      ["MARK-blue-a", "MARK-blue-b", "MARK-side-blue"],
      ["MARK-blue-a", "MARK-side-blue"],
      ["MARK-blue-b", "MARK-side-blue"],
      [],
    ];
    for (const [i, marks] of allowed.entries()) {
      const { json, text } = await callApi(`/seats/${keys[i]}`);
      expect(json.kind).toBe("seat-view");
      expect(
        marksIn(text).filter((mark) => !marks.includes(mark)),
        `seat ${i}`,
      ).toEqual([]);
      if (i < 2) expect(marksIn(text)).toEqual(marks);
      for (const file of ["view", "map.svg"]) {
        const shown = await callApi(`/seats/${keys[i]}/${file}`);
        expect(shown.status, file).toBe(200);
        expect(
          marksIn(shown.text).filter((mark) => !marks.includes(mark)),
          file,
        ).toEqual([]);
      }
      const pack = await callApi(`/seats/${keys[i]}/pack.pdf?parts=book,order-of-battle,map`);
      expect(pack.status, pack.text.slice(0, 200)).toBe(200);
      // Headings are printed in capitals.
      const printed = new PdfFile(pack.bytes).everything.toLowerCase();
      expect(
        (printed.match(/mark-[a-z-]*[a-z]/g) ?? []).filter(
          (mark) => !marks.some((each) => each.toLowerCase() === mark),
        ),
        "pack",
      ).toEqual([]);
    }
  }, 60_000);

  test("a player who leads formations reads their own papers, and those of no neighbour", async () => {
    const { blueA, blueB } = await begin();
    const a = await callApi(`/seats/${blueA}`);
    expect(a.text).toContain("Orders MARK-blue-a");
    expect(a.text).toContain("Unit of blue-a-1");
    expect(a.text).not.toContain("Unit of blue-b");
    const b = await callApi(`/seats/${blueB}`);
    expect(b.json.seat.name).toBe("Bo");
    expect(b.text).toContain("Unit of blue-b-2");
    expect(b.text).not.toContain("Orders MARK-blue-a");
    expect(b.json.scenario.map.units.map(({ id }: { id: string }) => id)).toEqual([
      "blue-b-1",
      "blue-b-2",
    ]);
  });

  test("an umpire's seat opens everything, with the links of all", async () => {
    const { umpire, keys, id, token } = await begin();
    const byLink = await callApi(`/seats/${umpire}`);
    expect(byLink.json.kind).toBe("umpire-view");
    expect(byLink.json.seats.map(({ key }: { key: string }) => key)).toEqual(keys);
    expect(byLink.text).toContain("MARK-UMPIRE");
    const byOwner = await callApi(`/games/${id}/umpire`, { token });
    expect(byOwner.json.seats.map(({ opened }: { opened: number }) => opened)).toEqual([
      0, 0, 0, 0, 0, 1,
    ]);
  });

  test("a game keeps the scenario as it was", async () => {
    const { scenario, token, red } = await begin();
    const changed = { ...SCENARIO, title: "Changed" };
    await callApi(`/scenarios/${scenario}`, {
      method: "PUT",
      token,
      headers: { "if-match": "*" },
      json: { kind: "scenario", schemaVersion: 1, language: "en", ...changed },
    });
    expect((await callApi(`/seats/${red}`)).json.scenario.title).toBe("A game");
    await callApi(`/scenarios/${scenario}`, { method: "DELETE", token });
    expect((await callApi(`/seats/${red}`)).json.scenario.title).toBe("A game");
  });
});

describe("links", () => {
  test("a revoked link is gone at once and everywhere, a renewed one opens", async () => {
    const { id, ids, token, red } = await begin();
    const at = `/games/${id}/seats/${ids[0]}/key`;
    expect((await callApi(at, { method: "DELETE", token })).status).toBe(204);
    for (const path of ["", "/view", "/map.svg", "/pack.pdf", "/news"]) {
      const { status, json } = await callApi(`/seats/${red}${path}`);
      expect([status, json.code], path).toEqual([410, "gone"]);
    }
    const orders = await callApi(`/seats/${red}/orders`, { json: { bound: 1 } });
    expect(orders.status).toBe(410);
    const renewed = await callApi(at, { token, json: {} });
    expect(renewed.status).toBe(201);
    expect((await callApi(`/seats/${renewed.json.key}`)).status).toBe(200);
    expect((await callApi(`/seats/${red}`)).status).toBe(410);
  });

  test("a link that has expired is gone", async () => {
    const { id, ids, token } = await begin();
    const at = `/games/${id}/seats/${ids[0]}/key`;
    const json = { expiresAt: "2020-01-01T00:00:00Z" };
    const { key } = (await callApi(at, { token, json })).json;
    expect((await callApi(`/seats/${key}`)).status).toBe(410);
  });

  test("a guessed link is nothing, and a stranger learns nothing of a game", async () => {
    const { id, red, ids } = await begin();
    expect((await callApi(`/seats/${"2".repeat(24)}`)).status).toBe(404);
    expect((await callApi("/seats/no-key")).status).toBe(404);
    const { token } = await newPerson();
    for (const [path, json] of [
      ["umpire", undefined],
      ["news", undefined],
      ["bounds", { bound: 1 }],
      ["reveals", { seats: [ids[0]], text: "x" }],
      ["end", undefined],
      [`seats/${ids[0]}/key`, {}],
    ] as const) {
      const method = json || path === "end" ? "POST" : "GET";
      const { status } = await callApi(`/games/${id}/${path}`, {
        method,
        token,
        ...(json && { json }),
      });
      expect(status, path).toBe(404);
      const byPlayer = await callApi(`/games/${id}/${path}?seat=${red}`, {
        method,
        ...(json && { json }),
      });
      expect(byPlayer.status, path).toBe(403);
    }
  });

  test("one game's umpire is a stranger at another", async () => {
    const [one, other] = [await begin(), await begin()];
    const { status } = await callApi(`/games/${other.id}/umpire?seat=${one.umpire}`);
    expect(status).toBe(404);
  });
});

describe("who may act", () => {
  test("a token that may only read acts for no umpire, and reads as one", async () => {
    const game = await begin();
    const token = await newToken(game.owner.email, ["read"]);
    expect((await callApi(`/games/${game.id}/umpire`, { token })).status).toBe(200);
    for (const [path, json] of [
      ["bounds", {}],
      ["end", undefined],
      [`seats/${game.ids[0]}/key`, {}],
      ["reveals", { seats: [game.ids[0]], text: "x" }],
    ] as const) {
      const call = { method: "POST", token, ...(json && { json }) };
      expect((await callApi(`/games/${game.id}/${path}`, call)).status, path).toBe(403);
    }
  });

  test("an umpire by link has neither another umpire's link nor a new one of their own", async () => {
    const game = await begin({}, [{ side: "red" }, { umpire: true }, { umpire: true }]);
    const [, one = "", other = ""] = game.keys;
    const { seats } = (await callApi(`/seats/${one}`)).json;
    expect(seats.map(({ key }: { key: string | null }) => key)).toEqual([game.red, one, null]);
    for (const id of game.ids.slice(1)) {
      const at = `/games/${game.id}/seats/${id}/key?seat=${one}`;
      expect((await callApi(at, { json: {} })).status).toBe(403);
    }
    const own = `/games/${game.id}/seats/${game.ids[2]}/key`;
    expect((await callApi(own, { method: "DELETE", token: game.token })).status).toBe(204);
    expect((await callApi(`/seats/${other}`)).status).toBe(410);
  });

  test("one seat's messages have a limit, which hinders no other", async () => {
    const game = await begin();
    const json = { to: "umpire", text: "Psst" };
    const statuses = [];
    for (let i = 0; i < 32; i++) {
      statuses.push((await callApi(`/seats/${game.red}/messages`, { json })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses.slice(30)).toEqual([429, 429]);
    expect((await callApi(`/seats/${game.blue}/messages`, { json })).status).toBe(200);
  });

  test("a seat cannot fill the log by long orders either", async () => {
    const game = await begin();
    await callApi(`/games/${game.id}/bounds`, { token: game.owner.token, json: {} });
    const note = "x".repeat(200);
    const line = { of: "red-a-1", rate: note, target: note, note };
    const json = { bound: 1, orders: Array.from({ length: 500 }, () => line) };
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push(await callApi(`/seats/${game.red}/orders`, { json }));
    expect(answers[0]?.status, answers[0]?.text).toBe(200);
    expect(answers.at(-1)?.json).toMatchObject({ status: 409, reason: "seat-full" });
    expect((await callApi(`/seats/${game.blue}/orders`, { json: { bound: 1 } })).status).toBe(200);
  });

  test("a variant of a release is played after it was removed from the scenario", async () => {
    const owner = await newPerson();
    const variants = [
      { id: "v", name: "V", changes: [{ is: "set", of: "", at: "/bounds", value: 6 }] },
    ];
    const scenario = await storeScenario(owner, { ...SCENARIO, variants });
    const own = { token: owner.token };
    await callApi(`/scenarios/${scenario}/releases`, { ...own, json: { note: "First" } });
    const patched = await callApi(`/scenarios/${scenario}`, {
      method: "PATCH",
      ...own,
      headers: { "if-match": "*", "content-type": "application/json-patch+json" },
      body: JSON.stringify([{ op: "remove", path: "/variants" }]),
    });
    expect(patched.status, patched.text).toBe(200);
    const json = { release: 1, variant: "v", seats: [{ spectator: true }] };
    const begun = await callApi(`/scenarios/${scenario}/games`, { ...own, json });
    expect([begun.status, begun.json.variant], begun.text).toEqual([201, "V"]);
  });

  test("earlier releases are their author's alone, who shows what is sealed today in none", async () => {
    const [owner, guest] = (await Promise.all([newPerson(), newPerson()])) as [Person, Person];
    const scenario = await storeScenario(owner, { ...SCENARIO, shownToAll: "armies" });
    const own = { token: owner.token };
    await publish(owner, scenario);
    await callApi(`/scenarios/${scenario}/releases`, { ...own, json: { note: "First" } });
    await callApi(`/scenarios/${scenario}`, {
      method: "PATCH",
      ...own,
      headers: { "if-match": "*", "content-type": "application/json-patch+json" },
      body: JSON.stringify([{ op: "replace", path: "/shownToAll", value: "ground" }]),
    });
    const json = { release: 1, seats: [{ spectator: true }] };
    const at = `/scenarios/${scenario}/games`;
    expect((await callApi(at, { token: guest.token, json })).status).toBe(403);
    const { seats } = (await callApi(at, { ...own, json })).json;
    expect((await callApi(`/seats/${seats[0].key}`)).text).not.toMatch(/Unit of|MARK/);
  });
});

describe("bad input", () => {
  test("a link expires in no year that is none, and a formation is led once", async () => {
    const owner = await newPerson();
    const scenario = await storeScenario(owner, SCENARIO);
    const begun = async (json: object) =>
      (await callApi(`/scenarios/${scenario}/games`, { token: owner.token, json })).json;
    const seats = [{ side: "red" }];
    for (const expiresAt of ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59"]) {
      expect((await begun({ seats, expiresAt })).errors[0].path).toBe("/expiresAt");
    }
    const twice = { seats: [{ side: "red", formations: ["red-a", "red-a"] }] };
    expect((await begun(twice)).status).toBe(422);
  });
});

describe("in play", () => {
  const open = ({ id, token }: { id: string; token: string }, bound?: number) =>
    callApi(`/games/${id}/bounds`, { token, json: bound === undefined ? {} : { bound } });

  test("orders are taken for the open bound alone, for troops one leads", async () => {
    const game = await begin();
    const send = (key: string, json: object) => callApi(`/seats/${key}/orders`, { json });
    expect((await send(game.red, { bound: 1 })).json.reason).toBe("bound-not-open");
    expect((await open(game)).json).toEqual({ line: 1, bound: 1 });
    const orders = [{ of: "red-a-1", formation: "line", target: "The farm", position: false }];
    const sent = await send(game.red, { bound: 1, orders });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.json.orders).toEqual([{ bound: 1, orders, text: "" }]);
    const strange = await send(game.blueA, { bound: 1, orders: [{ of: "blue-b-1" }] });
    expect(strange.status).toBe(422);
    expect(strange.json.errors[0].path).toBe("/orders/0/of");
    const { notices } = (await callApi(`/games/${game.id}/umpire`, game)).json;
    expect(notices.withoutOrders).toEqual(game.ids.slice(1, 4));
    await open(game, 3);
    expect((await send(game.red, { bound: 1 })).status).toBe(409);
    expect((await open(game, 3)).json.reason).toBe("bound-opened-already");
    const third = (await callApi(`/games/${game.id}/umpire`, game)).json;
    expect(third.game).toMatchObject({ bound: 3, time: "11:30" });
    expect(third.notices.arrivals).toHaveLength(2);
  });

  test("a message rides, arrives in its bound, and is nobody else's; what became of it is the umpire's", async () => {
    const game = await begin();
    await open(game, 1);
    const [, , a, b] = game.ids;
    const sent = await callApi(`/seats/${game.blueA}/messages`, {
      json: { to: b, text: "Hold MARK-message", from: [0, 0], at: [170, 110] },
    });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.json.messages).toEqual([
      { id: expect.any(String), is: "sent", with: b, text: "Hold MARK-message", bound: 1 },
    ]);
    const [message] = (await callApi(`/games/${game.id}/umpire`, game)).json.messages;
    expect(message).toMatchObject({ from: a, to: b, state: "under-way" });
    // A staff figure rides 60 cm a bound over ordinary ground [table 3].
    expect(message.ride.bounds).toBe(Math.ceil(message.ride.lengthCm / 60));
    const held = async (key: string) => (await callApi(`/seats/${key}`)).text;
    expect(await held(game.blueB)).not.toContain("MARK-message");
    await open(game, 1 + message.ride.bounds);
    expect(await held(game.blueB)).toContain("MARK-message");
    for (const key of [game.red, game.blue, game.onlooker]) {
      expect(await held(key)).not.toContain("MARK-message");
    }
    await callApi(`/games/${game.id}/messages/${message.id}/state`, {
      method: "PUT",
      token: game.token,
      json: { state: "lost" },
    });
    expect(await held(game.blueB)).not.toContain("MARK-message");
    expect((await callApi(`/seats/${game.blueA}`)).json.messages).toEqual(sent.json.messages);
    const across = await callApi(`/seats/${game.red}/messages`, { json: { to: b, text: "Psst" } });
    expect([across.status, across.json.errors[0].path]).toEqual([422, "/to"]);
  });

  test("that an uncertain arrival has come is noted, for the umpire alone, and can be taken back", async () => {
    const [red, blue] = SCENARIO.sides;
    const [first] = red?.reinforcements ?? [];
    const game = await begin({
      sides: [{ ...red, reinforcements: [{ ...first, chance: 5 }] }, blue],
    });
    const due = async () => {
      const { notices } = (await callApi(`/games/${game.id}/umpire`, game)).json;
      return notices.arrivals.map(({ id }: { id: string }) => id);
    };
    const note = (arrival: string) =>
      callApi(`/games/${game.id}/arrivals`, { token: game.token, json: { arrival } });
    await open(game, 2);
    const early = await note("red-r");
    expect([early.status, early.json.errors[0].path]).toEqual([422, "/arrival"]);
    await open(game, 4);
    expect(await due()).toEqual(["red-r"]);
    const held = async () => (await callApi(`/seats/${game.red}`)).text;
    const before = await held();
    expect((await note("red-r")).json).toEqual({ line: 3, bound: 4 });
    expect([await due(), await held()]).toEqual([[], before]);
    for (const other of ["red-r", "blue-r", "nothing"])
      expect((await note(other)).status).toBe(422);
    await callApi(`/games/${game.id}/taken-back`, { token: game.token, json: { line: 3 } });
    expect(await due()).toEqual(["red-r"]);
  });

  test("what is revealed reaches the seats it is for, on map and paper, and no others", async () => {
    const game = await begin();
    const json = {
      seats: [game.ids[3]],
      text: "Dust MARK-dust",
      units: ["red-a-1"],
      features: ["pond"],
    };
    const told = await callApi(`/games/${game.id}/reveals?seat=${game.umpire}`, { json });
    expect(told.status, told.text).toBe(200);
    const { json: seat, text } = await callApi(`/seats/${game.blueB}`);
    expect(seat.told).toEqual([{ text: "Dust MARK-dust", bound: 0 }]);
    expect(text).toContain("MARK-POND");
    const [seen] = seat.scenario.map.units.filter(({ id }: { id: string }) => id === "red-a-1");
    expect(seen).toMatchObject({ name: "", under: "" });
    expect(text).not.toContain("MARK-red");
    for (const key of [game.red, game.blue, game.blueA, game.onlooker]) {
      expect(marksIn((await callApi(`/seats/${key}`)).text)).not.toContain("MARK-dust");
      expect(marksIn((await callApi(`/seats/${key}/map.svg`)).text)).not.toContain("MARK-POND");
    }
    const nothing = await callApi(`/games/${game.id}/reveals`, {
      token: game.token,
      json: { seats: [game.ids[0]] },
    });
    expect(nothing.status).toBe(422);
  });

  test("a line taken back takes with it all that followed; the log opens when the game has ended", async () => {
    const game = await begin();
    await open(game);
    await callApi(`/seats/${game.red}/messages`, { json: { to: "umpire", text: "Wrong" } });
    await open(game);
    const back = await callApi(`/games/${game.id}/taken-back`, {
      token: game.token,
      json: { line: 2 },
    });
    expect(back.json).toEqual({ line: 4, bound: 1 });
    expect((await callApi(`/seats/${game.red}`)).json).toMatchObject({
      game: { bound: 1 },
      messages: [],
    });
    const again = await callApi(`/games/${game.id}/taken-back`, {
      token: game.token,
      json: { line: 2 },
    });
    expect(again.json.reason).toBe("no-such-line");
    const log = () => callApi(`/games/${game.id}/log`);
    expect((await log()).status).toBe(403);
    await callApi(`/games/${game.id}/end`, { method: "POST", token: game.token });
    expect(
      (await log()).json.log.map(({ entry }: { entry: { kind: string } }) => entry.kind),
    ).toEqual(["bound-opened", "message", "bound-opened", "taken-back", "ended"]);
    expect((await open(game)).json.reason).toBe("game-ended");
    expect(
      (await callApi(`/seats/${game.red}/messages`, { json: { to: "umpire", text: "x" } })).status,
    ).toBe(409);
  });

  test("the log that is open to everybody holds no link of a seat, also where somebody wrote one", async () => {
    const game = await begin();
    await open(game);
    const text = `Come and see: /seat/${game.blue}`;
    await callApi(`/seats/${game.blue}/messages`, { json: { to: "umpire", text } });
    const log = async (call = {}) => (await callApi(`/games/${game.id}/log`, call)).text;
    expect(await log({ token: game.token })).toContain(game.blue);
    await callApi(`/games/${game.id}/end`, { method: "POST", token: game.token });
    expect(await log()).toContain("Come and see: /seat/…");
    for (const key of game.keys) expect(await log()).not.toContain(key);
  });

  test("everybody at a game reads where and when it is played, as the umpire says last", async () => {
    const owner = await newPerson("Umpire");
    const scenario = await storeScenario(owner, SCENARIO);
    const { token } = owner;
    const games = `/scenarios/${scenario}/games`;
    const meeting = { place: "The club", at: "2026-12-05T19:00" };
    const begun = await callApi(games, { token, json: { seats: [{ side: "red" }], meeting } });
    expect(begun.status, begun.text).toBe(201);
    const { id, seats } = begun.json;
    const shown = async () => (await callApi(`/seats/${seats[0].key}`)).json.game.meeting;
    expect(await shown()).toEqual(meeting);
    const put = (json: object) => callApi(`/games/${id}/meeting`, { token, method: "PUT", json });
    expect((await put({ place: "At Bo’s", at: "2026-12-06T18:30" })).status).toBe(200);
    expect(await shown()).toEqual({ place: "At Bo’s", at: "2026-12-06T18:30" });
    const listed = async () => (await callApi(games, { token })).json.items[0].meeting;
    expect(await listed()).toEqual({ place: "At Bo’s", at: "2026-12-06T18:30" });
    for (const at of ["tomorrow", "2026-02-30T18:30", "2026-12-06T18:30Z", "2026-12-06"]) {
      const refused = await put({ at });
      expect(refused.status, at).toBe(422);
      expect(refused.json.errors[0].path).toBe("/at");
    }
    const stranger = await newPerson("Stranger");
    const json = { place: "Nowhere" };
    const theirs = { token: stranger.token, method: "PUT", json };
    expect((await callApi(`/games/${id}/meeting`, theirs)).status).toBe(404);
    await callApi(`/games/${id}/taken-back`, { token, json: { line: 2 } });
    expect(await shown()).toEqual(meeting);
    expect(await listed()).toEqual(meeting);
  });

  test("lines sent at the same time each get a number", async () => {
    const game = await begin();
    const texts = Array.from({ length: 12 }, (_, i) => `Message ${i}`);
    await Promise.all(
      texts.map((text) => callApi(`/seats/${game.red}/messages`, { json: { to: "umpire", text } })),
    );
    const { log } = (await callApi(`/games/${game.id}/umpire`, game)).json;
    expect(log.map(({ seq }: { seq: number }) => seq)).toEqual(texts.map((_, i) => i + 1));
  });
});

test("seats of what the scenario does not have are refused with their paths", async () => {
  const owner = await newPerson();
  const scenario = await storeScenario(owner, SCENARIO);
  const seats = [
    { side: "green" },
    { side: "red", formations: ["blue-a"] },
    { umpire: true, sector: { sides: ["green"] } },
    { umpire: true, sector: { from: [0, 0], to: [1_000, 10] } },
    { umpire: true, sector: { from: [5, 5], to: [5, 20] } },
  ];
  const { status, json } = await callApi(`/scenarios/${scenario}/games`, {
    token: owner.token,
    json: { seats },
  });
  expect(status).toBe(422);
  expect(json.errors.map(({ path }: { path: string }) => path)).toEqual([
    "/seats/0/side",
    "/seats/1/formations/0",
    "/seats/2/sector/sides/0",
    "/seats/3/sector/to",
    "/seats/4/sector/to",
  ]);
  const none = await callApi(`/scenarios/${scenario}/games`, {
    token: owner.token,
    json: { seats: [{ side: "red" }], release: 4 },
  });
  expect(none.status).toBe(404);
});

test("whoever may read the whole scenario umpires a game of it; nobody begins one of a private one", async () => {
  const [owner, guest] = (await Promise.all([newPerson(), newPerson()])) as [Person, Person];
  const scenario = await storeScenario(owner, SCENARIO);
  const begun = () =>
    callApi(`/scenarios/${scenario}/games`, {
      token: guest.token,
      json: { seats: [{ side: "red" }] },
    });
  expect((await begun()).status).toBe(404);
  await publish(owner, scenario);
  expect((await begun()).status).toBe(201);
});

test("a message of 1 MB is refused", async () => {
  const { red } = await begin();
  const json = { to: "umpire", text: "x".repeat(1_000_000) };
  const { status } = await callApi(`/seats/${red}/messages`, { json });
  expect([413, 422]).toContain(status);
});

describe("news", () => {
  /** The marks of a stream of events, one at a time. */
  async function marksOf(path: string) {
    const response = await beginCall(path);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    return {
      next: async () => /"mark":"([^"]+)"/.exec(decoder.decode((await reader?.read())?.value))?.[1],
      ended: async () => (await reader?.read())?.done,
      stop: () => reader?.cancel(),
    };
  }

  test("a seat hears of what changes for it, and of nothing else; a revoked one hears no more", async () => {
    const game = await begin();
    const [red, blue] = await Promise.all(
      [game.red, game.blue].map((key) => marksOf(`/seats/${key}/news`)),
    );
    const umpire = await marksOf(`/games/${game.id}/news?seat=${game.umpire}`);
    if (!red || !blue) throw new Error("no stream");
    const before = [await red.next(), await blue.next(), await umpire.next()];
    await callApi(`/seats/${game.red}/messages`, { json: { to: "umpire", text: "Psst" } });
    const heard = [await red.next(), await umpire.next()];
    expect(heard).not.toContain(before[0]);
    expect(heard[1]).not.toBe(before[2]);
    // Had red's message been heard at the blue seat, its next mark would be of that, and one more would follow.
    await callApi(`/games/${game.id}/bounds`, { token: game.token, json: {} });
    const opened = await blue.next();
    expect(opened).not.toBe(before[1]);
    await callApi(`/games/${game.id}/seats/${game.ids[1]}/key`, {
      method: "DELETE",
      token: game.token,
    });
    expect(await blue.ended()).toBe(true);
    await Promise.all([red.stop(), umpire.stop()]);
  }, 60_000);

  test("twenty lines are open with a link at most, and one that is closed makes room", async () => {
    const game = await begin();
    const at = `/seats/${game.red}/news`;
    const open = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const marks = await marksOf(at);
        await marks.next();
        return marks;
      }),
    );
    const refused = await callApi(at);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "20"]);
    // Another seat has its own, and what the seat holds opens as before.
    await (await marksOf(`/seats/${game.blue}/news`)).stop();
    expect((await callApi(`/seats/${game.red}`)).status).toBe(200);
    await open[0]?.stop();
    await (await marksOf(at)).stop();
    await Promise.all(open.map((each) => each.stop()));
  });

  test("a process that is asked to end ends its streams at once", async () => {
    const game = await begin();
    const before = process.listeners("SIGTERM");
    const red = await marksOf(`/seats/${game.red}/news`);
    const umpire = await marksOf(`/games/${game.id}/news?seat=${game.umpire}`);
    await Promise.all([red.next(), umpire.next()]);
    const [end, ...more] = process.listeners("SIGTERM").filter((each) => !before.includes(each));
    expect(more).toEqual([]);
    end?.("SIGTERM");
    expect(await Promise.all([red.ended(), umpire.ended()])).toEqual([true, true]);
    expect(process.listeners("SIGTERM")).toEqual(before);
  });
});
