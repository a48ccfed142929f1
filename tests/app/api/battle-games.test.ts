import { expect, test } from "vitest";
import { call, FIELD, listOf, type Options, scenarioForTwo, store } from "@/tests/app/api/battles";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, type Person, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
const { client } = await freshDatabase();

/** The same, begun by Anna for the Austrians and joined by Bo for the Poles. */
async function played(options: Options = {}) {
  const at = await scenarioForTwo(options);
  const { anna, bo, scenario } = at;
  const begun = await call(anna, "POST", "/games", { scenario, side: "austrian" });
  expect(begun.status, begun.text).toBe(201);
  const game = `/games/${begun.json.id}`;
  const listId = await store(bo, "army-lists", listOf("duchy-of-warsaw"));
  const joined = await call(bo, "POST", `${game}/seat`, { listId });
  expect(joined.status, joined.text).toBe(200);
  return { ...at, game, listId };
}

test("one player takes the list that is given, the other joins with one that fits", async () => {
  const { anna, bo, game } = await played();
  const seen = (await call(anna, "GET", game)).json;
  expect(seen).toMatchObject({ title: "Raszyn", scenario: { title: "Raszyn", free: [] } });
  expect(seen.seats.a).toMatchObject({ side: "The austrian side", title: "The austrian side" });
  expect(seen.seats.b).toMatchObject({ side: "The polish side", bases: 4, given: false });
  const [chief] = seen.seats.b.posts;
  expect(chief.holder).toMatchObject({ name: "Poniatowski" });
  for (const [person, own, other] of [
    [anna, "austrian", "polish"],
    [bo, "polish", "austrian"],
  ] as const) {
    const { json, text } = await call(person, "GET", `${game}/scenario`);
    expect(json.view.forces.find((each: { id: string }) => each.id === own).own).toMatchObject({
      tasks: `SECRET-tasks-${own}`,
      brief: `SECRET-brief-${own}`,
    });
    expect(text).not.toMatch(new RegExp(`SECRET-[a-z]+-${other}|SECRET-umpire`));
    expect(text.includes("SECRET-list")).toBe(own === "austrian");
    expect(json.view.specialRules).toBe("WORD-rules");
  }
});

test.each(["open-book", "players", "public-only"])(
  "nobody learns from a game of an edition %s what is another's",
  async (edition) => {
    const { anna, bo, cyd, game, given, scenario } = await played({ edition });
    const moved = await call(anna, "POST", `${game}/moves`, {
      ...{ move: "draw", post: "formation:d1", reason: "first" },
    });
    const paths = ["", "/scenario", "/field", "/rosters/a", "/rosters/b", "/field.json"];
    for (const reader of [bo, cyd, null]) {
      for (const path of paths) {
        const { text } = await call(reader, "GET", `${game}${path}`);
        const words = [/SECRET-umpire/, /SECRET-[a-z]+-austrian/, /SECRET-list/, /GIVEN-/];
        for (const word of words) expect(`${path} ${text}`).not.toMatch(word);
        expect(text, path).not.toContain(`"${given}"`);
        if (reader !== bo) expect(text, path).not.toContain("SECRET");
      }
      const asked = await call(reader, "GET", `${game}/scenario?seat=a`);
      expect(asked.text).not.toMatch(/SECRET-[a-z]+-austrian/);
    }
    expect(moved.text).not.toContain("SECRET-brief-polish");
    expect((await call(bo, "GET", "/users/me/export")).text).not.toMatch(/SECRET-[a-z]+-austrian/);
    expect((await call(anna, "GET", `${game}/rosters/a`)).text).toContain("GIVEN-Regiment");
    expect((await call(cyd, "GET", `${game}/rosters/a`)).status).toBe(404);
    const { status } = await call(bo, "GET", `/scenarios/${scenario}/view?for=umpire`);
    expect(status).toBe(edition === "open-book" ? 200 : 403);
  },
);

test("those to whom the whole is closed begin no game, unless they state that they umpire it", async () => {
  const { bo, scenario } = await scenarioForTwo({ edition: "players" });
  const begin = () => call(bo, "POST", "/games", { scenario, side: "austrian" });
  const refused = await begin();
  expect([refused.status, refused.json.reason]).toEqual([403, "players-edition"]);
  expect(refused.text).not.toContain("SECRET");
  expect((await call(bo, "POST", `/scenarios/${scenario}/umpires`)).status).toBeLessThan(300);
  expect((await begin()).status).toBe(201);
  const closed = await scenarioForTwo({ edition: "public-only" });
  const again = { scenario: closed.scenario, side: "austrian" };
  expect((await call(bo, "POST", "/games", again)).json.reason).toBe("public-view-only");
});

test("what does not fit is named, and nothing is begun", async () => {
  const { anna, bo, scenario } = await scenarioForTwo();
  const large = await store(anna, "army-lists", listOf("duchy-of-warsaw", { bases: 40 }));
  const over = await call(anna, "POST", "/games", { scenario, side: "polish", listId: large });
  expect([over.status, over.json.reason]).toEqual([409, "list-does-not-fit"]);
  expect(over.json.errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: "units-over-limit", path: "/formations" }),
    ]),
  );
  const french = await store(anna, "army-lists", listOf("france"));
  const others = await store(bo, "army-lists", listOf("duchy-of-warsaw"));
  const own = await store(anna, "army-lists", listOf("austria"));
  for (const [body, status, path] of [
    [{ side: "polish", listId: french }, 422, "/listId"],
    [{ side: "polish" }, 422, "/listId"],
    [{ side: "nobody", listId: french }, 422, "/side"],
    [{ side: "polish", listId: others }, 404, undefined],
    [{ side: "polish", listId: "nowhere" }, 404, undefined],
    [{ side: "austrian", listId: own }, 409, undefined],
    [{ side: "austrian", release: 7 }, 404, undefined],
    [{ side: "austrian", release: 0 }, 422, "/release"],
    [{ listId: own }, 422, "/listId"],
  ] as const) {
    const answer = await call(anna, "POST", "/games", { scenario, ...body });
    expect(answer.status, `${JSON.stringify(body)} ${answer.text}`).toBe(status);
    if (path) expect(answer.json.errors).toMatchObject([{ path }]);
  }
  expect((await call(anna, "GET", `/games?scenario=${scenario}`)).json.items).toEqual([]);
});

test("a side whose army book is named takes no list built from another or from none", async () => {
  const book = { id: "asked", version: 1, title: "Korpus Poniatowskiego" };
  const { anna, scenario } = await scenarioForTwo({
    change: (whole) => ({ ...whole, forces: [{ ...whole.forces[0], book }, whole.forces[1]] }),
  });
  const listId = await store(anna, "army-lists", listOf("duchy-of-warsaw"));
  const refused = await call(anna, "POST", "/games", { scenario, side: "polish", listId });
  expect([refused.status, refused.json.errors]).toMatchObject([422, [{ path: "/listId" }]]);
  expect(refused.text).toContain("Korpus Poniatowskiego");
  const { id } = (await call(anna, "POST", "/games", { scenario })).json;
  const { free } = (await call(anna, "GET", `/games/${id}`)).json.scenario;
  expect(free).toMatchObject([
    { id: "polish", book },
    { id: "austrian", book: null },
  ]);
});

test("a scenario of the other game, of one side, deleted or another's own begins no game", async () => {
  const { anna, bo, scenario } = await scenarioForTwo();
  const other = await storeScenario(anna, {});
  const begin = (person: Person, id: string) =>
    call(person, "POST", "/games", { scenario: id, side: "austrian" });
  expect((await begin(anna, other)).status).toBe(404);
  const json = { visibility: "private" };
  await call(anna, "PUT", `/scenarios/${scenario}/visibility`, json);
  expect((await begin(bo, scenario)).status).toBe(404);
  expect((await call(anna, "DELETE", `/scenarios/${scenario}`)).status).toBe(204);
  expect((await begin(anna, scenario)).status).toBe(404);
  const lonely = await scenarioForTwo({
    change: (whole) => ({ ...whole, forces: [whole.forces[1]] }),
  });
  const refused = await begin(lonely.anna, lonely.scenario);
  expect([refused.status, refused.json.reason]).toEqual([409, "scenario-not-for-two"]);
});

test("a scenario gives no list but its owner's, or one that everybody may read as it is", async () => {
  const victim = await newPerson();
  const hidden = await store(victim, "army-lists", listOf("austria", { word: "GIVEN-" }));
  const pin = { id: hidden, version: 1, title: "x", unitPoints: 4, upgradePoints: 0, bases: 4 };
  const change = (whole: { forces: object[] }) => ({
    ...whole,
    forces: whole.forces.map((force) => ("list" in force ? { ...force, list: pin } : force)),
  });
  const { anna, scenario } = await scenarioForTwo({ change });
  const begin = () => call(anna, "POST", "/games", { scenario, side: "austrian" });
  const refused = await begin();
  expect([refused.status, refused.json.reason]).toEqual([409, "given-list-gone"]);
  expect(refused.text).not.toContain("GIVEN-");
  const publish = { visibility: "public" };
  await call(victim, "PUT", `/army-lists/${hidden}/visibility`, publish);
  expect((await begin()).status).toBe(201);
});

test("a game keeps the scenario as it was, also once it is changed and deleted", async () => {
  const { anna, bo, scenario, game } = await played();
  const stored = (await call(anna, "GET", `/scenarios/${scenario}`)).json;
  const put = await callApi(`/scenarios/${scenario}`, {
    ...{ method: "PUT", token: anna.token, headers: { "if-match": '"1"' } },
    json: { ...stored, specialRules: "Changed" },
  });
  expect(put.status, put.text).toBe(200);
  expect((await call(bo, "GET", `${game}/scenario`)).json).toMatchObject({
    id: scenario,
    version: 1,
    view: { specialRules: "WORD-rules" },
  });
  expect((await call(anna, "DELETE", `/scenarios/${scenario}`)).status).toBe(204);
  const after = (await call(bo, "GET", `${game}/scenario`)).json;
  expect(after).toMatchObject({ id: null, view: { specialRules: "WORD-rules" } });
});

test("a game of a release is of what was released, and others than its author begin none of earlier ones", async () => {
  const { anna, bo, scenario } = await scenarioForTwo();
  const released = await call(anna, "POST", `/scenarios/${scenario}/releases`, { note: "First" });
  expect(released.status, released.text).toBe(201);
  const stored = (await call(anna, "GET", `/scenarios/${scenario}`)).json;
  await callApi(`/scenarios/${scenario}`, {
    ...{ method: "PUT", token: anna.token, headers: { "if-match": '"1"' } },
    json: { ...stored, specialRules: "Changed" },
  });
  const body = { scenario, side: "austrian", release: 1 };
  const { id } = (await call(anna, "POST", "/games", body)).json;
  const view = (await call(anna, "GET", `/games/${id}/scenario`)).json;
  expect(view).toMatchObject({ version: 1, view: { specialRules: "WORD-rules" } });
  expect((await call(bo, "POST", "/games", body)).status).toBe(403);
});

test("an unlisted scenario's address is not given to those who could not find it", async () => {
  const { anna, bo, scenario, game } = await played();
  const json = { visibility: "unlisted" };
  await call(anna, "PUT", `/scenarios/${scenario}/visibility`, json);
  expect((await call(anna, "GET", `${game}/scenario`)).json.id).toBe(scenario);
  const seen = await call(bo, "GET", `${game}/scenario`);
  expect(seen.json.id).toBeNull();
  expect(seen.text).not.toContain(scenario);
});

test("the players deploy on the scenario's battlefield, and its objectives are scored as it says", async () => {
  const { anna, bo, game } = await played();
  const field = async () => (await call(anna, "GET", `${game}/field`)).json;
  const first = await field();
  expect(first).toMatchObject({
    stage: "initiative",
    isGiven: true,
    field: { table: FIELD.table },
  });
  expect(first.field.objectives).toMatchObject([{ id: "main", pieceId: "wood", points: 20 }]);
  await call(anna, "POST", `${game}/moves`, {
    ...{ move: "draw", post: "commander-in-chief", reason: "first" },
  });
  const step = async (json: object) => {
    const { step: at, turn } = await field();
    const person = turn === "b" ? bo : anna;
    const answer = await call(person, "POST", `${game}/field`, { ...json, step: at });
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };
  expect((await step({ move: "roll-initiative", values: { a: 2, b: 2 } })).stage).toBe("edge");
  expect((await step({ move: "choose-edge", edge: "north" })).stage).toBe("deployment");
  const done = await step({ move: "decide-deployment", first: "a" });
  expect(done).toMatchObject({ stage: "done", findings: null, field: { initiative: "north" } });
  for (const person of [anna, bo]) {
    const map = (await call(person, "GET", `${game}/field.json`)).json;
    const kept = await call(person, "POST", "/maps", map);
    expect(kept.status, kept.text).toBe(201);
    const armies = map.sides.map((side: { army: object | null }) => side.army !== null);
    expect(armies.filter(Boolean)).toHaveLength(person === anna ? 2 : 1);
  }
  const nothing = {
    ...{ enemyBases: 0, operationalBase: false, mainObjective: "none", firstSecondary: "none" },
    ...{ secondSecondary: "none", generalsKilled: 0, seniorsKilled: 0, enemyHalfLost: false },
    ...{ enemyMoraleBroken: false, fewerLosses: false },
  };
  const a = { ...nothing, mainObjective: "contested", secondSecondary: "held" };
  const b = { ...nothing, firstSecondary: "held" };
  const scored = await call(anna, "POST", `${game}/moves`, { move: "propose-score", a, b });
  expect(scored.json.score).toMatchObject({
    worth: { main: 20, secondSecondary: 0, by: "scenario" },
    totals: { a: 10, b: scored.json.score.worth.secondary },
  });
  expect(scored.json.score.worth.secondary).toBeGreaterThan(0);
});

test("one device seats both sides, each with what is its own", async () => {
  const { anna, scenario } = await scenarioForTwo();
  const listId = await store(anna, "army-lists", listOf("duchy-of-warsaw"));
  const { id } = (await call(anna, "POST", "/games", { scenario, side: "polish", listId })).json;
  const joined = await call(anna, "POST", `/games/${id}/seat`, { player: "Bo" });
  expect(joined.json.seats.b).toMatchObject({ player: "Bo", side: "The austrian side" });
  const b = await call(anna, "GET", `/games/${id}/scenario?seat=b`);
  expect(b.text).toContain("SECRET-brief-austrian");
  expect(b.text).not.toContain("SECRET-brief-polish");
  expect(await client.gameSeat.count({ where: { gameId: id } })).toBe(2);
});
