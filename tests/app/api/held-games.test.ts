import { expect, test } from "vitest";
import { call, listOf, type Options, scenarioForTwo, store } from "@/tests/app/api/battles";
import { newPerson, PASSWORD, type Person } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
const { client } = await freshDatabase();

const PATHS = ["", "/scenario", "/field", "/field.json", "/rosters/a", "/rosters/b"];
const ALL_SECRETS = /SECRET|GIVEN-/;

/** A game that Anna prepared for two others. */
async function prepared(options: Options = {}) {
  const at = await scenarioForTwo(options);
  const begun = await call(at.anna, "POST", "/games", { scenario: at.scenario });
  expect(begun.status, begun.text).toBe(201);
  const game = `/games/${begun.json.id}`;
  const sit = (person: Person, json: object) => call(person, "POST", `${game}/seat`, json);
  return { ...at, game, id: begun.json.id as string, sit };
}

const sidesLeft = (game: { scenario: { free: { id: string }[] } }) =>
  game.scenario.free.map(({ id }) => id);

test("whoever prepares a game takes no seat, and two others join by its link, each for a side", async () => {
  const { anna, bo, cyd, game, scenario, sit } = await prepared();
  const empty = (await call(anna, "GET", game)).json;
  expect(empty).toMatchObject({ held: true, you: null, mine: [], seats: { a: null, b: null } });
  expect(sidesLeft(empty)).toEqual(["polish", "austrian"]);
  expect(empty.log).toEqual([]);
  expect((await call(bo, "GET", game)).json).toMatchObject({ held: false, you: null });
  expect((await call(null, "GET", game)).json).toMatchObject({ held: false, you: null });
  const first = await sit(bo, { side: "austrian" });
  expect(first.json).toMatchObject({ you: "a", held: false, fieldStep: 2 });
  expect(first.json.log.map(({ kind }: { kind: string }) => kind)).toEqual([
    "seated",
    "field-given",
  ]);
  expect(sidesLeft(first.json)).toEqual(["polish"]);
  const listId = await store(cyd, "army-lists", listOf("duchy-of-warsaw"));
  const second = await sit(cyd, { listId });
  expect(second.json).toMatchObject({ you: "b", scenario: { free: [] } });
  expect(second.json.seats).toMatchObject({
    a: { player: "Bo", side: "The austrian side" },
    b: { player: "Cyd", side: "The polish side" },
  });
  for (const person of [anna, bo, cyd]) {
    const { items } = (await call(person, "GET", `/games?scenario=${scenario}`)).json;
    expect(items).toMatchObject([{ players: ["Bo", "Cyd"] }]);
  }
  const draw = { move: "draw", post: "formation:d1", reason: "first" };
  // Bo may draw, though his list has no book to draw from.
  expect((await call(bo, "POST", `${game}/moves`, draw)).json.reason).toBe("nobody-left");
  const refused = await call(anna, "POST", `${game}/moves`, draw);
  expect([refused.status, refused.json.reason]).toEqual([403, "players-only"]);
});

test.each(["open-book", "players", "public-only"])(
  "at a prepared game of an edition %s nobody reads a side's secrets before they sit down for it",
  async (edition) => {
    const { anna, bo, cyd, game, sit } = await prepared({ edition });
    const readNothing = async (people: readonly (Person | null)[]) => {
      for (const person of people) {
        for (const path of [...PATHS, "/scenario?seat=a", "/scenario?seat=b"]) {
          const { status, text } = await call(person, "GET", `${game}${path}`);
          expect([200, 404], `${path} ${text}`).toContain(status);
          if (!path.includes("/rosters") && path !== "/field.json") expect(status, path).toBe(200);
          expect(`${path} ${text}`).not.toMatch(ALL_SECRETS);
        }
      }
    };
    await readNothing([anna, bo, cyd, null]);
    expect((await sit(bo, { side: "austrian" })).status).toBe(200);
    const bos = await call(bo, "GET", `${game}/scenario`);
    expect(bos.text).toContain("SECRET-brief-austrian");
    expect(bos.text).not.toMatch(/SECRET-[a-z]+-polish|SECRET-umpire/);
    expect((await call(bo, "GET", `${game}/scenario?seat=b`)).text).not.toMatch(/-polish"/);
    await readNothing([anna, cyd, null]);
    const listId = await store(cyd, "army-lists", listOf("duchy-of-warsaw"));
    const cyds = await sit(cyd, { side: "polish", listId });
    expect(cyds.text).not.toMatch(/SECRET-[a-z]+-austrian|GIVEN-/);
    const known = (await call(cyd, "GET", `${game}/scenario`)).text;
    expect(known).toContain("SECRET-brief-polish");
    expect(known).not.toMatch(/SECRET-[a-z]+-austrian|SECRET-umpire|SECRET-list/);
    await readNothing([anna, null]);
    const exported = await call(anna, "GET", "/users/me/export");
    const [own] = exported.json.games;
    expect(own).toMatchObject({ held: true, places: [] });
    expect((await call(bo, "GET", "/users/me/export")).text).not.toMatch(/SECRET-[a-z]+-polish/);
  },
);

test("a side is named while both are free, and taken once", async () => {
  const { anna, bo, cyd, game, sit } = await prepared();
  const list = await store(bo, "army-lists", listOf("duchy-of-warsaw"));
  for (const [json, path] of [
    [{}, "/side"],
    [{ listId: list }, "/side"],
    [{ side: "nobody" }, "/side"],
    [{ side: "polish" }, "/listId"],
  ] as const) {
    const answer = await sit(bo, json);
    expect([answer.status, answer.json.errors]).toMatchObject([422, [{ path }]]);
  }
  const both = await Promise.all([
    sit(bo, { side: "polish", listId: list }),
    sit(cyd, { side: "austrian" }),
    sit(anna, { side: "austrian" }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  const [taken, late] = await Promise.all([prepared(), newPerson("Late")]);
  await taken.sit(bo, { side: "austrian" });
  const refused = await taken.sit(late, { side: "austrian" });
  expect([refused.status, refused.json.reason]).toEqual([409, "side-taken"]);
  expect((await sit(late, {})).json.reason).toBe("seats-taken");
  expect((await call(late, "GET", game)).json.you).toBeNull();
  const plain = await call(bo, "POST", "/games", { listId: list });
  const other = await call(cyd, "POST", `/games/${plain.json.id}/seat`, { side: "polish" });
  expect([other.status, other.json.errors]).toMatchObject([422, [{ path: "/side" }]]);
});

test("one person sits on both sides only as two players at one device", async () => {
  const { bo, id, sit } = await prepared();
  await sit(bo, { side: "austrian" });
  const listId = await store(bo, "army-lists", listOf("duchy-of-warsaw"));
  const again = await sit(bo, { side: "polish", listId });
  expect([again.status, again.json.reason]).toEqual([409, "seated-already"]);
  const shared = await sit(bo, { side: "polish", listId, player: "Ola" });
  expect(shared.json).toMatchObject({ you: "a", mine: ["a", "b"] });
  expect(shared.json.log.at(-1).kind).toBe("seated-same-device");
  expect(await client.gameSeat.count({ where: { gameId: id } })).toBe(2);
});

test("a prepared game is removed by its holder alone, and not once both seats are taken", async () => {
  const { anna, bo, cyd, game, sit } = await prepared();
  const remove = (person: Person | null, path: string) => call(person, "DELETE", path);
  expect((await remove(null, game)).status).toBe(401);
  await sit(bo, { side: "austrian" });
  for (const person of [bo, cyd]) {
    const refused = await remove(person, game);
    expect([refused.status, refused.json.reason]).toEqual([403, "game-holder-only"]);
  }
  expect((await remove(anna, game)).status).toBe(204);
  expect((await remove(anna, game)).status).toBe(404);
  expect((await call(bo, "GET", game)).status).toBe(404);
  const other = await prepared();
  await other.sit(bo, { side: "austrian" });
  const listId = await store(cyd, "army-lists", listOf("duchy-of-warsaw"));
  await other.sit(cyd, { listId });
  const refused = await remove(other.anna, other.game);
  expect([refused.status, refused.json.reason]).toEqual([409, "game-is-played"]);
  const plain = await call(cyd, "POST", "/games", { listId });
  expect((await remove(cyd, `/games/${plain.json.id}`)).status).toBe(403);
});

test("a prepared game outlives its holder's account only if somebody joined", async () => {
  const joined = await prepared();
  const unused = await call(joined.anna, "POST", "/games", { scenario: joined.scenario });
  await joined.sit(joined.bo, { side: "austrian" });
  const password = { password: PASSWORD };
  expect((await call(joined.anna, "DELETE", "/users/me", password)).status).toBe(204);
  expect((await call(joined.bo, "GET", joined.game)).json).toMatchObject({ you: "a" });
  expect((await call(null, "GET", `/games/${unused.json.id}`)).status).toBe(404);
  const kept = await prepared();
  await kept.sit(kept.bo, { side: "austrian" });
  await call(kept.bo, "DELETE", "/users/me", { password: PASSWORD });
  expect((await call(kept.anna, "GET", kept.game)).json).toMatchObject({ held: true });
});

test("what names a list but no side is refused, and so is who may not read the whole", async () => {
  const { anna, bo, scenario } = await scenarioForTwo({ edition: "players" });
  const listId = await store(anna, "army-lists", listOf("duchy-of-warsaw"));
  const listed = await call(anna, "POST", "/games", { scenario, listId });
  expect([listed.status, listed.json.errors]).toMatchObject([422, [{ path: "/listId" }]]);
  const refused = await call(bo, "POST", "/games", { scenario });
  expect([refused.status, refused.json.reason]).toEqual([403, "players-edition"]);
});

test("a played game goes with the last of its players, though whoever prepared it stays", async () => {
  const { anna, bo, cyd, game, sit } = await prepared();
  await sit(bo, { side: "austrian" });
  await sit(cyd, { listId: await store(cyd, "army-lists", listOf("duchy-of-warsaw")) });
  const leave = (person: Person) => call(person, "DELETE", "/users/me", { password: PASSWORD });
  await leave(bo);
  expect((await call(anna, "GET", game)).status).toBe(200);
  await leave(cyd);
  expect((await call(anna, "GET", game)).status).toBe(404);
});
