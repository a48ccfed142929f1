import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, PASSWORD, type Person } from "@/tests/app/api/people";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
const { client } = await freshDatabase();

const BOOK = {
  kind: "army-book",
  schemaVersion: 1,
  title: "Commanders",
  language: "en",
  nation: "duchy-of-warsaw",
  commanders: [
    { id: "one", name: "One", roles: ["commander-in-chief"], commandValue: 2 },
    { id: "two", name: "Two", roles: ["general-of-infantry"], commandValue: 0 },
    { id: "three", name: "Three", roles: ["general-of-infantry"], commandValue: -1 },
  ],
};
const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "A vanguard",
  language: "en",
  nation: "duchy-of-warsaw",
  formations: [
    {
      id: "foot",
      general: { kind: "infantry" },
      regiments: [
        { id: "line", unitKind: "line-infantry", bases: 4 },
        { id: "light", unitKind: "light-infantry", bases: 2 },
      ],
    },
  ],
  upgrades: [{ id: "a", upgrade: "ambush" }],
};
const SLIP = { regimentId: "light", place: "The burnt barn", fromEdgeCm: 20 };
const NOTHING = {
  enemyBases: 0,
  operationalBase: false,
  mainObjective: "none",
  firstSecondary: "none",
  secondSecondary: "none",
  generalsKilled: 0,
  seniorsKilled: 0,
  enemyHalfLost: false,
  enemyMoraleBroken: false,
  fewerLosses: false,
};

const call = (person: Person | null, method: string, path: string, json?: unknown) =>
  callApi(path, { method, token: person?.token, json });

const move = (person: Person | null, at: string, json: unknown) =>
  call(person, "POST", `${at}/moves`, json);

async function store(person: Person, collection: string, json: unknown): Promise<string> {
  const answer = await call(person, "POST", `/${collection}`, json);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.id;
}

async function listOnBook(person: Person): Promise<string> {
  const id = await store(person, "army-books", BOOK);
  const book = { id, version: 1, title: BOOK.title, edition: "" };
  return store(person, "army-lists", { ...LIST, book });
}

async function table(): Promise<{ anna: Person; bo: Person; at: string }> {
  const [anna, bo] = await Promise.all([newPerson(), newPerson()]);
  const id = await store(anna, "games", { listId: await listOnBook(anna) });
  const at = `/games/${id}`;
  const seated = await call(bo, "POST", `${at}/seat`, { listId: await listOnBook(bo) });
  expect(seated.status).toBe(200);
  return { anna, bo, at };
}

test("both players see a draw, and it cannot be made twice at once", async () => {
  const { anna, bo, at } = await table();
  const options = { post: "formation:foot", reason: "first" };
  const answers = await Promise.all(
    [1, 2, 3].map(() => move(anna, at, { move: "draw", ...options })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const seen = (await call(bo, "GET", at)).json;
  const post = seen.seats.a.posts.find(
    ({ post: { id } }: { post: { id: string } }) => id === options.post,
  );
  expect(["Two", "Three"]).toContain(post.holder.name);
  expect(seen.log.at(-1)).toMatchObject({ seat: "a", kind: "drawn", commander: post.holder.name });
});

test("an ambush is its player's secret until they open it", async () => {
  const { anna, bo, at } = await table();
  expect((await move(anna, at, { move: "seal-ambush", ...SLIP })).status).toBe(200);
  for (const reader of [bo, null]) {
    const text = (await call(reader, "GET", at)).text;
    expect(text).not.toContain("barn");
    expect(text).not.toContain("sealed");
  }
  const own = (await call(anna, "GET", at)).json;
  const { number } = own.seats.a.slips[0];
  expect((await move(bo, at, { move: "reveal-ambush", number })).status).toBe(409);
  expect((await move(anna, at, { move: "reveal-ambush", number })).status).toBe(200);
  expect((await call(null, "GET", at)).text).toContain("barn");
});

test("a score stands once both agree, and half of contested ground counts", async () => {
  const { anna, bo, at } = await table();
  const a = { ...NOTHING, enemyBases: 6, mainObjective: "contested" };
  const proposed = await move(anna, at, { move: "propose-score", a, b: NOTHING });
  expect(proposed.status).toBe(200);
  const { score } = proposed.json;
  expect(score).toMatchObject({ totals: { a: 11, b: 0 }, outcome: { winner: "a", band: "major" } });
  const agree = { move: "agree-to-score", proposal: score.proposal };
  expect((await move(anna, at, agree)).status).toBe(409);
  expect((await move(bo, at, agree)).status).toBe(200);
  expect((await move(anna, at, { move: "propose-score", a: NOTHING, b: NOTHING })).status).toBe(
    409,
  );
});

test.each([
  ["nobody", null, 401],
  ["somebody else", "other", 403],
] as const)("%s can look on, and not play", async (_, who, status) => {
  const { at } = await table();
  const reader = who && (await newPerson());
  expect((await call(reader, "GET", at)).status).toBe(200);
  const options = { post: "formation:foot", reason: "first" };
  expect((await move(reader, at, { move: "draw", ...options })).status).toBe(status);
});

test("onlookers learn that only its players may move, and nothing of copies", async () => {
  const { at } = await table();
  const stranger = await newPerson();
  const answer = await move(stranger, at, {
    move: "draw",
    post: "formation:foot",
    reason: "first",
  });
  expect(answer.json).toMatchObject({ code: "forbidden", reason: "players-only" });
  expect(answer.json.title).toBe("Only the players of the game can do this");
});

test.each([
  [{ move: "draw", post: "formation:foot" }, 422],
  [{ move: "draw", post: "nowhere", reason: "first" }, 422],
  [{ move: "draw", post: "x".repeat(201), reason: "first" }, 422],
  [{ move: "lose", post: "formation:foot", fate: "bored" }, 422],
  [{ move: "seal-ambush", ...SLIP, fromEdgeCm: 61 }, 422],
  [{ move: "seal-ambush", ...SLIP, regimentId: "line" }, 422],
  [{ move: "reveal-ambush", number: 0 }, 422],
  [{ move: "agree-to-score", proposal: 1 }, 409],
  [{ move: "resign" }, 422],
  [{}, 422],
] as const)("a move with bad input is refused: %o", async (json, status) => {
  const { anna, at } = await table();
  const answer = await move(anna, at, json);
  expect(answer.status).toBe(status);
  expect(answer.text.length).toBeLessThan(800);
});

test("only a player's own list joins, and no third player", async () => {
  const { anna, at } = await table();
  const third = await newPerson();
  expect(
    (await call(third, "POST", `${at}/seat`, { listId: await listOnBook(third) })).status,
  ).toBe(409);
  const theirs = await listOnBook(anna);
  expect((await call(third, "POST", "/games", { listId: theirs })).status).toBe(404);
});

test("a game outlives one player's account, and not both", async () => {
  const { anna, bo, at } = await table();
  const leave = (person: Person) => call(person, "DELETE", "/users/me", { password: PASSWORD });
  expect((await leave(anna)).status).toBe(204);
  expect((await call(bo, "GET", at)).status).toBe(200);
  expect((await leave(bo)).status).toBe(204);
  expect((await call(null, "GET", at)).status).toBe(404);
  expect(await client.gameEvent.count({ where: { gameId: at.slice(7) } })).toBe(0);
});

test("a player prints the roster of their own army with the drawn commanders, as the list was when it joined", async () => {
  const { anna, bo, at } = await table();
  const { json } = await call(anna, "GET", at);
  const { listId } = json.seats.a;
  for (const { post } of json.seats.a.posts)
    await move(anna, at, { move: "draw", post: post.id, reason: "first" });
  const read = await callApi(`/army-lists/${listId}`, { token: anna.token });
  const put = await callApi(`/army-lists/${listId}`, {
    method: "PUT",
    token: anna.token,
    headers: { "if-match": '"1"' },
    json: { ...read.json, title: "Quite another army" },
  });
  expect(put.status).toBe(200);
  const printed = await callApi(`${at}/roster.pdf`, { token: anna.token });
  expect(printed.status).toBe(200);
  expect(printed.headers.get("content-type")).toBe("application/pdf");
  const { text } = new PdfFile(printed.bytes);
  expect(text).toContain("A vanguard");
  expect(text).toContain("One");
  expect(text).toContain("+2");
  expect(text).toContain("aggressive");
  const stranger = await newPerson();
  expect((await callApi(`${at}/roster.pdf`, { token: stranger.token })).status).toBe(403);
  expect((await callApi(`${at}/roster.pdf`)).status).toBe(401);
  await call(anna, "DELETE", `/army-lists/${listId}`);
  expect((await callApi(`${at}/roster.pdf`, { token: anna.token })).status).toBe(404);
  expect((await call(bo, "GET", at)).status).toBe(200);
});

async function endedTable() {
  const seated = await table();
  const { anna, bo, at } = seated;
  expect((await move(anna, at, { move: "seal-ambush", ...SLIP })).status).toBe(200);
  const proposed = await move(anna, at, { move: "propose-score", a: NOTHING, b: NOTHING });
  const { proposal } = proposed.json.score;
  const agreed = await move(bo, at, { move: "agree-to-score", proposal });
  expect(agreed.status).toBe(200);
  expect(agreed.json.endedAt).toBe(agreed.json.score.agreedAt);
  return { ...seated, proposal };
}

test("an agreed score ends the game: every move is refused with that reason, and lists say so", async () => {
  const { anna, bo, at } = await endedTable();
  const { number } = (await call(anna, "GET", at)).json.seats.a.slips[0];
  const post = "formation:foot";
  for (const [path, json] of [
    ["moves", { move: "draw", post, reason: "first" }],
    ["moves", { move: "lose", post, fate: "killed" }],
    ["moves", { move: "promote", from: post, to: "commander-in-chief" }],
    ["moves", { move: "seal-ambush", ...SLIP }],
    ["moves", { move: "reveal-ambush", number }],
    ["moves", { move: "propose-score", a: NOTHING, b: NOTHING }],
    ["moves", { move: "agree-to-score", proposal: 1 }],
    ["field", { move: "begin", table: { widthCm: 120, depthCm: 120 }, step: 0 }],
  ] as const) {
    const answer = await call(anna, "POST", `${at}/${path}`, json);
    expect([json.move, answer.status, answer.json.reason]).toEqual([json.move, 409, "game-over"]);
  }
  const seen = (await call(anna, "GET", at)).json;
  for (const { due, mayRedraw, successors } of seen.seats.a.posts) {
    expect({ due, mayRedraw, successors }).toEqual({ due: null, mayRedraw: false, successors: [] });
  }
  expect((await call(anna, "GET", `${at}/field`)).json).toMatchObject({ isOver: true });
  for (const player of [anna, bo]) {
    const { items } = (await call(player, "GET", "/games")).json;
    expect(items).toMatchObject([{ endedAt: seen.endedAt }]);
  }
});

test("a game that is over is reopened by both, never by one", async () => {
  const { anna, bo, at, proposal } = await endedTable();
  const agree = (person: Person, asked: number) =>
    move(person, at, { move: "agree-to-reopening", asked });
  const decline = (person: Person, asked: number) =>
    move(person, at, { move: "decline-reopening", asked });
  expect((await agree(anna, 1)).json).toMatchObject({ reason: "no-reopening-asked" });
  const asked = await move(anna, at, { move: "ask-reopening" });
  expect(asked.status).toBe(200);
  const { number } = asked.json.reopening;
  expect((await agree(anna, number)).status).toBe(409);
  expect((await decline(bo, number)).json).toMatchObject({ reopening: null });
  const again = (await move(bo, at, { move: "ask-reopening" })).json.reopening;
  expect(again.by).toBe("b");
  const open = await agree(anna, again.number);
  expect(open.json).toMatchObject({ endedAt: null, reopening: null, score: { agreedAt: null } });
  expect((await call(anna, "GET", "/games")).json.items).toMatchObject([{ endedAt: null }]);
  const options = { post: "formation:foot", reason: "first" };
  expect((await move(bo, at, { move: "draw", ...options })).status).toBe(200);
  expect((await move(bo, at, { move: "agree-to-score", proposal })).status).toBe(200);
  const stranger = await newPerson();
  expect((await move(stranger, at, { move: "ask-reopening" })).status).toBe(403);
});

test("both players read and print the other's roster without its secrets, and nobody else does", async () => {
  const { anna, bo, at } = await table();
  const { json } = await call(anna, "GET", at);
  const { listId } = json.seats.a;
  for (const { post } of json.seats.a.posts)
    await move(anna, at, { move: "draw", post: post.id, reason: "first" });
  const list = (await callApi(`/army-lists/${listId}`, { token: anna.token })).json;
  const marked = structuredClone(list);
  marked.formations[0].regiments[0].notes = "They were told to hold";
  marked.formations[0].regiments[0].secretNotes = true;
  await callApi(`/army-lists/${listId}`, {
    method: "PUT",
    token: anna.token,
    headers: { "if-match": '"1"' },
    json: marked,
  });
  const own = await call(anna, "GET", `${at}/rosters/a`);
  expect(own.json.upgrades).toMatchObject([{ upgrade: "ambush" }]);
  const seen = await call(bo, "GET", `${at}/rosters/a`);
  expect(seen.status).toBe(200);
  expect(seen.json.upgrades).toEqual([]);
  const text = await call(bo, "GET", `${at}/rosters/a/roster.txt?lang=en`);
  expect(text.text).toContain("One");
  expect(text.text).not.toMatch(/ambush(?!es and)|told to hold/i);
  const printed = await callApi(`${at}/rosters/a/roster.pdf`, { token: bo.token });
  expect(printed.status).toBe(200);
  const pdf = new PdfFile(printed.bytes).text;
  expect(pdf).toContain("A vanguard");
  expect(pdf).toContain("One");
  expect(pdf).not.toMatch(/ambush(?!es and)|told to hold/i);
  const stranger = await newPerson();
  for (const reader of [stranger, null]) {
    for (const file of ["", "/roster.pdf", "/roster.txt", "/altered-rows"]) {
      expect((await call(reader, "GET", `${at}/rosters/a${file}`)).status, file).toBe(404);
    }
  }
  expect((await call(bo, "GET", `${at}/rosters/c`)).status).toBe(404);
  expect((await call(bo, "GET", `${at}/rosters/a/secrets`)).status).toBe(404);
});

test("a player of both seats on one device sees neither army's secrets on the page of rosters", async () => {
  const anna = await newPerson();
  const listId = await listOnBook(anna);
  const id = await store(anna, "games", { listId });
  const at = `/games/${id}`;
  const seat = { listId, player: "Bo" };
  expect((await call(anna, "POST", `${at}/seat`, seat)).status).toBe(200);
  for (const of of ["a", "b"]) {
    expect((await call(anna, "GET", `${at}/rosters/${of}`)).json.upgrades).toEqual([]);
    const print = await callApi(`${at}/roster.pdf?seat=${of}`, { token: anna.token });
    expect(new PdfFile(print.bytes).text).toMatch(/ambush/i);
  }
});
