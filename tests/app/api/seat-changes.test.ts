import { describe, expect, test } from "vitest";
import { beginCall, callApi } from "@/tests/app/api/call-api";
import { newPerson, newToken, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

function unit(id: string, xCm: number, yCm: number) {
  const placement = { xCm, yCm, facingDeg: 0, formation: "line", frontFigures: null };
  const arm = { arm: "infantry", type: "line", weapon: "musket", men: 600, nation: "france" };
  return { id, name: `Unit of ${id}`, ...arm, placement: { ...placement, buildingId: null } };
}

function division(id: string, yCm: number) {
  return {
    ...{ id, name: `Division ${id}`, level: "division", nation: "france" },
    commander: { name: `Leader of ${id}`, efficiency: "normal", placement: { xCm: 20, yCm } },
    player: { orders: `Orders for ${id}`, brief: "", believedOfEnemy: "", knows: "own" },
    units: [unit(`${id}-1`, 30, yCm)],
  };
}

const corps = { ...division("red-a", 20), level: "corps", formations: [division("red-a-d", 30)] };
const SCENARIO = {
  title: "A game",
  bounds: 8,
  sides: [
    { id: "red", name: "Red", colour: "a", formations: [corps, division("red-b", 40)] },
    {
      ...{ id: "blue", name: "Blue", colour: "b", formations: [division("blue-a", 100)] },
      seesAtStart: ["red-a-1", "red-b-1"],
    },
  ],
  variants: [{ id: "v", name: "V", changes: [{ is: "leave-out", of: "red-b" }] }],
  map: { widthCm: 180, depthCm: 120 },
};

const SEATS = [
  { side: "red", formations: ["red-a"], name: "Anna" },
  { side: "red", formations: ["red-b"], name: "Bo" },
  { side: "blue" },
  { spectator: true },
  { umpire: true },
] as const;

interface Seat {
  readonly id: string;
  readonly key: string;
}

async function begin(fields: object = {}) {
  const owner = await newPerson("Umpire");
  const scenario = await storeScenario(owner, SCENARIO);
  const { token } = owner;
  const json = { seats: SEATS, ...fields };
  const begun = await callApi(`/scenarios/${scenario}/games`, { token, json });
  expect(begun.status, begun.text).toBe(201);
  const [a, b, blue, onlooker, umpire] = begun.json.seats as Seat[];
  if (!a || !b || !blue || !onlooker || !umpire) throw new Error("no seats");
  const id = begun.json.id as string;
  const act = (path: string, body: object = {}, method = "POST") =>
    callApi(`/games/${id}/${path}`, { method, token, json: body });
  const give = (from: string, formations: readonly string[], to: string) =>
    act(`seats/${from}/handed-over`, { formations, to });
  const table = async () => (await callApi(`/games/${id}/umpire`, { token })).json;
  return { owner, scenario, token, id, a, b, blue, onlooker, umpire, act, give, table };
}

const text = async ({ key }: Seat) => (await callApi(`/seats/${key}`)).text;
const view = async ({ key }: Seat) => (await callApi(`/seats/${key}`)).json;

async function standing(seat: Seat, id: string) {
  const { units } = (await view(seat)).scenario.map;
  const found = units.find((each: { id: string }) => each.id === id);
  return found && [found.xCm, found.yCm];
}

const placesIn = (answer: { json: { errors: { path: string }[] } }) =>
  answer.json.errors.map(({ path }) => path);

describe("formations that are handed over", () => {
  test("are their new holder's to see and to order about, and no longer the old one's", async () => {
    const game = await begin();
    await game.act("bounds");
    expect((await game.give(game.a.id, ["red-a"], game.b.id)).json).toEqual({ line: 2, bound: 1 });
    expect(await text(game.b)).toContain("Orders for red-a");
    expect(await text(game.b)).toContain("Unit of red-a-d-1");
    expect(await text(game.a)).not.toMatch(/Orders for|Unit of|Division/);
    const order = (key: string) =>
      callApi(`/seats/${key}/orders`, { json: { bound: 1, orders: [{ of: "red-a-d-1" }] } });
    expect((await order(game.b.key)).status).toBe(200);
    const refused = await order(game.a.key);
    expect([refused.status, placesIn(refused)]).toEqual([422, ["/orders/0/of"]]);
    const { notices, seats } = await game.table();
    // Whoever leads nothing owes no orders.
    expect(notices.withoutOrders).toEqual([game.blue.id]);
    expect(seats[1].place).toEqual({ ...SEATS[1], formations: ["red-a", "red-b"] });
  });

  test("leave to each seat what it was told, wrote and ordered", async () => {
    const game = await begin();
    await game.act("bounds");
    const json = { bound: 1, orders: [{ of: "red-a" }], text: "To the ochre wood" };
    await callApi(`/seats/${game.a.key}/orders`, { json });
    await game.act("messages", { to: game.a.id, text: "Dust on the ochre road" });
    await game.act("reveals", {
      seats: [game.a.id],
      text: "Guns on the ochre hill",
      units: ["blue-a-1"],
    });
    const before = await view(game.a);
    await game.give(game.a.id, ["red-a"], game.b.id);
    const { orders, messages, told, scenario } = await view(game.a);
    expect({ orders, messages, told }).toEqual({
      orders: before.orders,
      messages: before.messages,
      told: before.told,
    });
    expect(scenario.map.units.map(({ id }: { id: string }) => id)).toEqual(["blue-a-1"]);
    expect(await text(game.b)).not.toMatch(/ochre|blue-a-1/);
    expect((await game.table()).orders).toHaveLength(1);
  });

  test("come back with the line that is taken back", async () => {
    const game = await begin();
    const before = await Promise.all([text(game.a), text(game.b)]);
    const { line } = (await game.give(game.a.id, ["red-a"], game.b.id)).json;
    await game.act("taken-back", { line });
    expect(await Promise.all([text(game.a), text(game.b)])).toEqual(before);
  });

  test("can be a whole side's, or go to one; what is below them goes along", async () => {
    const game = await begin();
    const side = { side: "red" };
    const { id: whole, key } = (await game.act("seats", { seat: side })).json;
    const below = { side: "red", formations: ["red-a", "red-a-d"] };
    const { id: both } = (await game.act("seats", { seat: below })).json;
    expect((await game.give(both, ["red-a"], whole)).status).toBe(200);
    expect((await game.give(whole, ["red-a"], game.b.id)).status).toBe(200);
    const { seats } = await game.table();
    const ledBy = (wanted: string) =>
      seats.find(({ id }: { id: string }) => id === wanted).place.formations;
    expect([ledBy(both), ledBy(whole)]).toEqual([[], ["red-b"]]);
    expect(await text({ id: whole, key })).not.toContain("Unit of red-a");
  });

  test("show to no other side and no onlooker, whoever placed them before", async () => {
    const game = await begin();
    const zone = [
      [60, 0],
      [120, 0],
      [120, 60],
      [60, 60],
    ];
    await game.act(`seats/${game.a.id}/zone`, { zone }, "PUT");
    const there = { xCm: 90, yCm: 20, facingDeg: 0, formation: "line" };
    const units = [{ id: "red-a-1", ...there }];
    await callApi(`/seats/${game.a.key}/placing`, { json: { units } });
    await game.act(`seats/${game.a.id}/placing`, { answer: "taken-over" });
    await game.act("bounds");
    const others = () => Promise.all([text(game.blue), text(game.onlooker)]);
    const before = await others();
    expect(await standing(game.blue, "red-a-1")).toBeUndefined();
    await game.give(game.a.id, ["red-a"], game.b.id);
    expect(await others()).toEqual(before);
    // And its new leader finds it where it was placed.
    expect(await standing(game.b, "red-a-1")).toEqual([90, 20]);
    await game.give(game.b.id, ["red-b"], game.a.id);
    expect(await others()).toEqual(before);
    expect(await standing(game.blue, "red-b-1")).toEqual([30, 40]);
  });

  test("are placed anew before the first bound", async () => {
    const game = await begin();
    const zone = [
      [0, 0],
      [120, 0],
      [120, 60],
      [0, 60],
    ];
    await game.act(`seats/${game.a.id}/zone`, { zone }, "PUT");
    const units = [{ id: "red-a-1", xCm: 90, yCm: 20, facingDeg: 0, formation: "line" }];
    await callApi(`/seats/${game.a.key}/placing`, { json: { units } });
    await game.give(game.a.id, ["red-a"], game.b.id);
    expect((await view(game.a)).placing).toMatchObject({ zone, sent: null, units: [] });
    const answered = await game.act(`seats/${game.a.id}/placing`, { answer: "taken-over" });
    expect(answered.json.reason).toBe("nothing-placed");
    await game.act("bounds");
    expect(await standing(game.b, "red-a-1")).toEqual([30, 20]);
  });
});

describe("a seat that is added", () => {
  test("has a link of its own, and is gone with its line; it never comes back", async () => {
    const game = await begin();
    await game.act("bounds");
    const seat = { side: "red", formations: ["red-a"], name: "Cy" };
    const added = await game.act("seats", { seat, from: game.a.id });
    expect(added.status, added.text).toBe(201);
    expect(added.json).toMatchObject({ line: 2, bound: 1, url: expect.stringContaining("/seat/") });
    const cy = added.json as Seat;
    expect((await view(cy)).seat.name).toBe("Cy");
    expect(await text(cy)).toContain("Orders for red-a");
    expect(await text(game.a)).not.toContain("Orders for red-a");
    expect((await view(game.b)).others.map(({ name }: { name: string }) => name)).toEqual([
      "Anna",
      "Cy",
    ]);
    const message = { to: cy.id, text: "Welcome", from: [0, 0], at: [10, 10] };
    expect((await callApi(`/seats/${game.b.key}/messages`, { json: message })).status).toBe(200);
    const list = `/scenarios/${game.scenario}/games`;
    const counted = async () => (await callApi(list, { token: game.token })).json.items[0].seats;
    expect(await counted()).toBe(6);
    await game.act("taken-back", { line: 2 });
    expect(await counted()).toBe(5);
    for (const path of ["", "/view", "/map.svg", "/pack.pdf", "/news"]) {
      expect((await callApi(`/seats/${cy.key}${path}`)).status, path).toBe(410);
    }
    const late = await callApi(`/seats/${cy.key}/orders`, { json: { bound: 1 } });
    expect(late.status).toBe(410);
    expect((await game.act(`seats/${cy.id}/key`)).status).toBe(404);
    expect((await game.give(game.a.id, ["red-a"], cy.id)).status).toBe(422);
    expect(await text(game.a)).toContain("Orders for red-a");
    const again = (await game.act("seats", { seat })).json as Seat;
    expect([(await view(again)).seat.name, (await callApi(`/seats/${cy.key}`)).status]).toEqual([
      "Cy",
      410,
    ]);
    await game.act("end");
    const log = await callApi(`/games/${game.id}/log`);
    expect(log.text).not.toContain(again.key);
    expect(
      log.json.log.filter((each: { entry: { kind: string } }) => each.entry.kind === "seated"),
    ).toHaveLength(2);
  });

  test("and formations that change hands are heard of by whom they concern, and nobody else", async () => {
    const game = await begin();
    const streams = await Promise.all(
      [game.a, game.b, game.blue].map(async ({ key }) => {
        const reader = (await beginCall(`/seats/${key}/news`)).body?.getReader();
        const next = async () => new TextDecoder().decode((await reader?.read())?.value);
        return { reader, next, first: await next() };
      }),
    );
    const [a, b, blue] = streams;
    await game.give(game.a.id, ["red-a"], game.b.id);
    expect(await a?.next()).not.toBe(a?.first);
    expect(await b?.next()).not.toBe(b?.first);
    await game.act("bounds");
    // Had the enemy heard of the hand-over, its next mark would be of that.
    const { mark } = await view(game.blue);
    expect(await blue?.next()).toContain(mark);
    await Promise.all(streams.map(({ reader }) => reader?.cancel()));
  });

  test("hears no more once it is taken back", async () => {
    const game = await begin();
    const { key, line } = (await game.act("seats", { seat: { spectator: true } })).json;
    const reader = (await beginCall(`/seats/${key}/news`)).body?.getReader();
    await reader?.read();
    await game.act("taken-back", { line });
    expect((await reader?.read())?.done).toBe(true);
  });

  test("can take no formations along from elsewhere, and none that it may not have", async () => {
    const game = await begin({ variant: "v", seats: [SEATS[0], ...SEATS.slice(2), SEATS[0]] });
    const [whole, onlooker] = [game.b.id, game.blue.id];
    const red = (...formations: string[]) => ({ side: "red", formations });
    const cases: [body: object, path: string][] = [
      [{ seat: { side: "green" } }, "/seat/side"],
      [{ seat: red("red-b") }, "/seat/formations/0"],
      [{ seat: red("red-a", "blue-a") }, "/seat/formations/1"],
      [{ seat: red() }, "/seat/formations"],
      [{ seat: red("red-a-d"), from: game.a.id }, "/seat/formations/0"],
      [{ seat: red("red-a"), from: whole }, "/from"],
      [{ seat: red("red-a"), from: onlooker }, "/from"],
      [{ seat: red("red-a"), from: "nobody" }, "/from"],
      [{ seat: { side: "red" }, from: game.a.id }, "/seat/formations"],
      [{ seat: { spectator: true }, from: game.a.id }, "/from"],
      [{ seat: { umpire: true, sector: { sides: ["green"] } } }, "/seat/sector/sides/0"],
      [{ seat: red("red-a"), expiresAt: "9999-01-01T00:00:00Z" }, "/expiresAt"],
    ];
    for (const [body, path] of cases) {
      const refused = await game.act("seats", body);
      expect([refused.status, ...placesIn(refused)], JSON.stringify(body)).toEqual([422, path]);
    }
    expect((await game.table()).log).toEqual([]);
  });

  test("is one of two hundred at most, also of those taken back", async () => {
    const seats = Array.from({ length: 199 }, () => ({ spectator: true }));
    const owner = await newPerson("Umpire");
    const scenario = await storeScenario(owner, SCENARIO);
    const { token } = owner;
    const { id } = (await callApi(`/scenarios/${scenario}/games`, { token, json: { seats } })).json;
    const add = () => callApi(`/games/${id}/seats`, { token, json: { seat: { side: "red" } } });
    expect((await add()).status).toBe(201);
    await callApi(`/games/${id}/taken-back`, { token, json: { line: 1 } });
    const refused = await add();
    expect([refused.status, refused.json.reason]).toEqual([409, "too-many-seats"]);
    expect((await callApi(`/games/${id}/umpire`, { token })).json.log).toHaveLength(2);
  });
});

test("what cannot be handed over, or no longer, is refused with its place", async () => {
  const game = await begin();
  const cases: [from: string, formations: string[], to: string, path: string][] = [
    [game.a.id, ["red-a"], game.a.id, "/to"],
    [game.a.id, ["red-a"], game.blue.id, "/to"],
    [game.a.id, ["red-a"], game.onlooker.id, "/to"],
    [game.a.id, ["red-a"], "nobody", "/to"],
    [game.onlooker.id, ["red-a"], game.b.id, "/seat"],
    ["nobody", ["red-a"], game.b.id, "/seat"],
    [game.a.id, [], game.b.id, "/formations"],
    [game.a.id, ["red-a", "red-a"], game.b.id, "/formations"],
    [game.a.id, ["red-a", "red-b"], game.b.id, "/formations/1"],
    [game.a.id, ["blue-a"], game.b.id, "/formations/0"],
    [game.a.id, ["nothing"], game.b.id, "/formations/0"],
    // It leads that as part of its corps.
    [game.a.id, ["red-a-d"], game.b.id, "/formations/0"],
  ];
  for (const [from, formations, to, path] of cases) {
    const refused = await game.give(from, formations, to);
    expect([refused.status, ...placesIn(refused)], `${from} ${formations} ${to}`).toEqual([
      422,
      path,
    ]);
  }
  await game.give(game.a.id, ["red-a"], game.b.id);
  // As on a page of another umpire, who has not seen it.
  expect(placesIn(await game.give(game.a.id, ["red-a"], game.b.id))).toEqual(["/formations/0"]);
  await game.act("end");
  const seat = { seat: { spectator: true } };
  for (const late of [
    await game.give(game.b.id, ["red-a"], game.a.id),
    await game.act("seats", seat),
  ])
    expect([late.status, late.json.reason]).toEqual([409, "game-ended"]);
});

test("of two who hand the same formation over at once, one does", async () => {
  const game = await begin();
  const cy = (await game.act("seats", { seat: { side: "red", formations: ["red-b"] } })).json;
  const answers = await Promise.all(
    [game.b.id, cy.id].map((to) => game.give(game.a.id, ["red-a"], to)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test("orders sent meanwhile are taken only if they come before the hand-over", async () => {
  const game = await begin();
  await game.act("bounds");
  const json = { bound: 1, orders: [{ of: "red-a-1" }] };
  for (let i = 0; i < 8; i++) {
    const [sent, given] = await Promise.all([
      callApi(`/seats/${game.a.key}/orders`, { json }),
      game.give(game.a.id, ["red-a"], game.b.id),
    ]);
    expect(given.status, given.text).toBe(200);
    const { log } = await game.table();
    const kinds = log.slice(-2).map(({ entry }: { entry: { kind: string } }) => entry.kind);
    expect(kinds).toEqual(
      sent.status === 200 ? ["orders", "seated"] : [expect.any(String), "seated"],
    );
    expect([200, 422]).toContain(sent.status);
    await game.give(game.b.id, ["red-a"], game.a.id);
  }
});

test("only umpires change seats, and only the owner adds an umpire", async () => {
  const game = await begin();
  const other = await begin();
  const stranger = await newPerson("Stranger");
  const reading = await newToken(game.owner.email, ["read"]);
  const acts = [
    [`seats/${game.a.id}/handed-over`, { formations: ["red-a"], to: game.b.id }],
    ["seats", { seat: { side: "red" } }],
    ["seats", { seat: { umpire: true } }],
  ] as const;
  const callers: [who: string, query: string, token: string | undefined, statuses: number[]][] = [
    ["nobody", "", undefined, [404, 404, 404]],
    ["a stranger", "", stranger.token, [404, 404, 404]],
    ["a token that only reads", "", reading, [403, 403, 403]],
    ["the giver", `?seat=${game.a.key}`, undefined, [403, 403, 403]],
    ["the enemy", `?seat=${game.blue.key}`, undefined, [403, 403, 403]],
    ["an onlooker", `?seat=${game.onlooker.key}`, undefined, [403, 403, 403]],
    ["another game's umpire", `?seat=${other.umpire.key}`, undefined, [404, 404, 404]],
    ["an umpire by link", `?seat=${game.umpire.key}`, undefined, [200, 201, 403]],
    ["the owner", "", game.token, [422, 201, 201]],
  ];
  for (const [who, query, token, statuses] of callers) {
    const came = [];
    for (const [path, json] of acts) {
      const call = { json, ...(token ? { token } : {}) };
      came.push((await callApi(`/games/${game.id}/${path}${query}`, call)).status);
    }
    expect(came, who).toEqual(statuses);
  }
});
