import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, patchCall, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

const { client } = await freshDatabase();
const anna = await newPerson("Anna");
const sides = [{ id: "danes", name: "Danes", colour: "a" }];

interface Told {
  changes: { topic: string; manner: string }[];
}
const words = ({ changes }: Told) => changes.map(({ topic, manner }) => `${topic} ${manner}`);

/** Stores a state an hour after the version before. */
async function edit(id: string, version: number, path: string, value: unknown): Promise<void> {
  const stored = await callApi(
    `/scenarios/${id}`,
    patchCall(anna, version, [{ op: "replace", path, value }]),
  );
  if (stored.status !== 200) throw new Error(stored.text);
}

/** Moves the versions up to `version` two hours into the past. */
async function pauseAfter(id: string, version: number): Promise<void> {
  await client.$executeRaw`
    update revisions set created_at = created_at - interval '2 hours'
    where document_id = ${id} and version <= ${version}`;
}

const editSessionsOf = (id: string, query = "") =>
  callApi(`/scenarios/${id}/sittings${query}`, { token: anna.token });

test("a history comes in editSessions, each with what it changed and each state with its own", async () => {
  const id = await storeScenario(anna, { sides });
  await edit(id, 1, "/sides/0/brief", "Break through.");
  await pauseAfter(id, 2);
  await edit(id, 2, "/sides/0/brief", "Break through at dawn.");
  await edit(id, 3, "/title", "Sehested");
  const { status, json } = await editSessionsOf(id);
  expect(status).toBe(200);
  expect(json.items.map(words)).toEqual([
    ["battle renamed", "brief rewritten"],
    ["document begun", "brief written"],
  ]);
  expect(json.items[0].states.map(words)).toEqual([["battle renamed"], ["brief rewritten"]]);
  expect(json.items[0].states[0]).toMatchObject({ version: 4, author: "Anna", note: null });
  expect(json.items[1].states.map(words)).toEqual([["brief written"], ["document begun"]]);
  expect(json.nextCursor).toBeNull();
});

test("a page goes on where the one before ended", async () => {
  const id = await storeScenario(anna, { sides });
  for (const version of [1, 2, 3]) {
    await edit(id, version, "/title", `Title ${version}`);
    await pauseAfter(id, version);
  }
  const first = await editSessionsOf(id, "?limit=2");
  expect(first.json.items).toHaveLength(2);
  const second = await editSessionsOf(id, `?limit=2&cursor=${first.json.nextCursor}`);
  const versions = [...first.json.items, ...second.json.items].flatMap(({ states }) =>
    states.map(({ version }: { version: number }) => version),
  );
  expect(versions).toEqual([4, 3, 2, 1]);
  expect(second.json.nextCursor).toBeNull();
});

test("units that only changed places say so", async () => {
  const id = await storeScenario(anna, { sides: [...sides, { ...sides[0], id: "swedes" }] });
  const { json } = await callApi(`/scenarios/${id}`, { token: anna.token });
  await edit(id, 1, "/sides", json.sides.toReversed());
  expect(words((await editSessionsOf(id)).json.items[0].states[0])).toEqual(["document ordered"]);
});

test.each([
  ["?limit=0", "/limit"],
  ["?limit=101", "/limit"],
  ["?cursor=nonsense", "/cursor"],
  ["?page=2", "/page"],
])("%s is refused at %s", async (query, path) => {
  const answer = await editSessionsOf(await storeScenario(anna), query);
  expect([answer.status, answer.json.errors[0].path]).toEqual([422, path]);
});

test("an army list has editSessions, too", async () => {
  const list = {
    kind: "army-list",
    schemaVersion: 1,
    title: "Wagram",
    language: "pl",
    nation: "austria",
  };
  const { json } = await callApi("/army-lists", { token: anna.token, json: list });
  const call = patchCall(anna, 1, [{ op: "replace", path: "/year", value: 1809 }]);
  await callApi(`/army-lists/${json.id}`, call);
  const editSessions = await callApi(`/army-lists/${json.id}/sittings`, { token: anna.token });
  expect(editSessions.json.items[0].states.map(words)).toEqual([
    ["list changed"],
    ["document begun"],
  ]);
});
