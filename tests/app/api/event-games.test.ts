import { expect, test } from "vitest";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, PASSWORD, type Person } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
const { client } = await freshDatabase();

const EVENT = {
  title: "Summer battles",
  day: "2090-07-15",
  deadline: "2090-07-08T20:00",
  timeZone: "Europe/Warsaw",
  format: { ...FORMAT_32_8, name: "The event's own", turns: 5, tableWidthCm: 150 },
};
const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "Handed in",
  language: "en",
  nation: "france",
  formations: [
    {
      id: "d1",
      general: { kind: "infantry" },
      regiments: [
        { id: "r1", name: "The 9th", unitKind: "light-infantry", bases: 2 },
        { id: "r2", unitKind: "light-infantry", bases: 2 },
      ],
    },
  ],
  upgrades: [{ id: "u1", upgrade: "ambush" }],
};

const call = (person: Person | null, method: string, path: string, json?: unknown) =>
  callApi(path, { method, token: person?.token, json });

async function listOf(person: Person): Promise<string> {
  const stored = await call(person, "POST", "/army-lists", LIST);
  expect(stored.status, stored.text).toBe(201);
  return stored.json.id;
}

/** Changes a list to another army of the same address. */
async function change(person: Person, listId: string): Promise<void> {
  const { json } = await call(person, "GET", `/army-lists/${listId}`);
  const other = structuredClone(json);
  other.title = "Another army";
  other.formations[0].regiments[0].bases = 4;
  other.upgrades = [];
  const put = await callApi(`/army-lists/${listId}`, {
    method: "PUT",
    token: person.token,
    headers: { "if-match": '"1"' },
    json: other,
  });
  expect(put.status, put.text).toBe(200);
}

/** Closes the event by moving the stored deadline into the past. */
async function close(event: string): Promise<void> {
  const data = { deadlineAt: new Date(Date.now() - 1_000) };
  await client.clubEvent.update({ where: { id: event }, data });
}

async function openEvent() {
  const [ola, anna, bo] = await Promise.all([newPerson("Ola"), newPerson("Anna"), newPerson("Bo")]);
  const event: string = (await call(ola, "POST", "/events", EVENT)).json.id;
  const lists = await Promise.all([listOf(anna), listOf(bo)]);
  for (const [i, player] of [anna, bo].entries()) {
    const put = await call(player, "PUT", `/events/${event}/submission`, { listId: lists[i] });
    expect(put.status, put.text).toBe(200);
  }
  return { ola, anna, bo, event, lists: { anna: lists[0] ?? "", bo: lists[1] ?? "" } };
}

async function closedEvent() {
  const at = await openEvent();
  await close(at.event);
  return at;
}

async function begun() {
  const closed = await closedEvent();
  const answer = await call(closed.anna, "POST", "/games", { event: closed.event });
  expect(answer.status, answer.text).toBe(201);
  return { ...closed, at: `/games/${answer.json.id}` };
}

test("both armies are those handed in, whatever became of the lists since", async () => {
  const { anna, bo, event, lists } = await openEvent();
  await change(anna, lists.anna);
  await close(event);
  await change(bo, lists.bo);
  const { id } = (await call(anna, "POST", "/games", { event })).json;
  const joined = await call(bo, "POST", `/games/${id}/seat`, {});
  expect(joined.status, joined.text).toBe(200);
  const army = { title: "Handed in", bases: 4 };
  expect(joined.json).toMatchObject({ event: { id: event, title: EVENT.title } });
  expect(joined.json.seats).toMatchObject({ a: army, b: army });
  const own = (await call(anna, "GET", `/games/${id}`)).json.seats.a;
  expect(own.own).toMatchObject({ ambushesLeft: 1 });
  const { army: kept } = await client.gameSeat.findUniqueOrThrow({
    where: { gameId_seat: { gameId: id, seat: "b" } },
  });
  expect(kept).toMatchObject({ turns: 5, table: { widthCm: 150 } });
});

test("rosters at the table are of the lists handed in, even once a list is deleted", async () => {
  const { anna, bo, at, lists } = await begun();
  await call(bo, "POST", `${at}/seat`, {});
  await change(bo, lists.bo);
  expect((await call(anna, "DELETE", `/army-lists/${lists.anna}`)).status).toBe(204);
  for (const seat of ["a", "b"]) {
    for (const reader of [anna, bo]) {
      const seen = await call(reader, "GET", `${at}/rosters/${seat}`);
      expect(seen.json).toMatchObject({ title: "Handed in", format: { name: "The event's own" } });
      expect(seen.json.upgrades).toHaveLength((seat === "a") === (reader === anna) ? 1 : 0);
    }
  }
});

test("before the deadline there is no game, and an attempt says nothing of any list", async () => {
  const { anna, ola, event } = await openEvent();
  for (const person of [anna, ola]) {
    const answer = await call(person, "POST", "/games", { event });
    expect([answer.status, answer.json.reason]).toEqual([409, "event-open"]);
    expect(answer.text).not.toContain("Handed in");
  }
  expect((await call(null, "GET", `/events/${event}/games`)).json).toEqual({ items: [] });
});

test("a player who handed nothing in neither begins a game of the event nor joins one", async () => {
  const { ola, event, at } = await begun();
  const listId = await listOf(ola);
  for (const [path, json] of [
    ["/games", { event }],
    [`${at}/seat`, {}],
    [`${at}/seat`, { listId }],
  ] as const) {
    const answer = await call(ola, "POST", path, json);
    expect([answer.status, answer.json.reason]).toEqual([403, "event-players-only"]);
  }
});

test("another list than the one handed in is refused, the same one is not", async () => {
  const { bo, at, lists } = await begun();
  const other = await call(bo, "POST", `${at}/seat`, { listId: await listOf(bo) });
  expect([other.status, other.json.reason]).toEqual([409, "event-other-list"]);
  expect((await call(bo, "GET", at)).json.seats.b).toBeNull();
  expect((await call(bo, "POST", `${at}/seat`, { listId: lists.bo })).status).toBe(200);
});

test("one account does not take both seats of an event's game", async () => {
  const { anna, at, lists } = await begun();
  const answer = await call(anna, "POST", `${at}/seat`, { listId: lists.anna, player: "Bo" });
  expect([answer.status, answer.json.reason]).toEqual([409, "event-own-account"]);
});

test.each([
  [{}, 422],
  [{ event: "nowhere" }, 404],
  [{ event: "x".repeat(300) }, 422],
  [{ event: 1 }, 422],
  [{ event: null }, 422],
  [{ event: "nowhere", listId: "nothing" }, 422],
])("a game begun with bad input is refused: %o", async (json, status) => {
  const answer = await call(await newPerson(), "POST", "/games", json);
  expect(answer.status, answer.text).toBe(status);
  expect(answer.text.length).toBeLessThan(800);
});

test("an ordinary game still takes a list by name, and says so where none is named", async () => {
  const { anna, bo, lists } = await closedEvent();
  const { id } = (await call(anna, "POST", "/games", { listId: lists.anna })).json;
  const nameless = await call(bo, "POST", `/games/${id}/seat`, {});
  expect(nameless.status).toBe(422);
  expect(nameless.json.errors).toMatchObject([{ path: "/listId" }]);
  const joined = await call(bo, "POST", `/games/${id}/seat`, { listId: lists.bo });
  expect(joined.json).toMatchObject({ event: null });
});

test("the event lists its games, and a list of games names the event", async () => {
  const { anna, bo, event, at } = await begun();
  await call(bo, "POST", `${at}/seat`, {});
  const game = {
    id: at.slice(7),
    players: ["Anna", "Bo"],
    event: { id: event, title: EVENT.title },
  };
  expect((await call(null, "GET", `/events/${event}/games`)).json.items).toMatchObject([game]);
  expect((await call(anna, "GET", "/games")).json.items).toMatchObject([game]);
  expect((await call(null, "GET", "/events/nowhere/games")).status).toBe(404);
});

test("a game outlives its event, and keeps its armies", async () => {
  const { ola, anna, bo, event, at, lists } = await begun();
  await call(bo, "POST", `${at}/seat`, {});
  await change(anna, lists.anna);
  expect((await call(ola, "DELETE", `/events/${event}`)).status).toBe(204);
  const seen = (await call(anna, "GET", at)).json;
  expect(seen).toMatchObject({ event: null, seats: { a: { title: "Handed in", bases: 4 } } });
  expect((await call(bo, "GET", `${at}/rosters/a`)).json.title).toBe("Handed in");
  expect((await call(anna, "GET", "/games")).json.items).toMatchObject([{ event: null }]);
});

test("an event's game stays with the other player when one deletes their account", async () => {
  const { anna, bo, event } = await closedEvent();
  const { id } = (await call(bo, "POST", "/games", { event })).json;
  expect((await call(anna, "POST", `/games/${id}/seat`, {})).status).toBe(200);
  expect((await call(bo, "DELETE", "/users/me", { password: PASSWORD })).status).toBe(204);
  expect((await call(anna, "GET", `/games/${id}`)).json.seats.b.title).toBe("Handed in");
  expect((await call(anna, "GET", `/games/${id}/rosters/a`)).status).toBe(404);
});
