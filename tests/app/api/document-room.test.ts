import { expect, test } from "vitest";
import { generateBattlefield } from "@/lib/domain/battlefield/generator/generate";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, type Person, publish } from "@/tests/app/api/people";
import { bookJson } from "@/tests/lib/domain/army-book/book-of";
import { freshDatabase } from "@/tests/setup/database";

const LIMIT = 4;
process.env.DOCUMENTS_PER_ACCOUNT = String(LIMIT);
const { client } = await freshDatabase();

const table = { widthCm: 120, depthCm: 120 };
const ONE_OF_EACH = [
  ["/scenarios", bareScenario()],
  [
    "/army-lists",
    { kind: "army-list", schemaVersion: 1, title: "A list", language: "en", nation: "france" },
  ],
  ["/army-books", bookJson()],
  ["/maps", generateBattlefield({ seed: "Room", table, area: "farmland" })],
] as const;

const store = ({ token }: Person, [path, json]: (typeof ONE_OF_EACH)[number]) =>
  callApi(path, { token, json });
const owned = ({ id }: Person) => client.document.count({ where: { ownerId: id } });

async function full(name: string): Promise<{ person: Person; paths: string[] }> {
  const person = await newPerson(name);
  const paths: string[] = [];
  for (const each of ONE_OF_EACH) {
    const stored = await store(person, each);
    expect(stored.status, stored.text).toBe(201);
    paths.push(`${each[0]}/${stored.json.id}`);
  }
  return { person, paths };
}

test("past the limit no kind is stored, and the answer names the limit", async () => {
  const { person } = await full("Anna");
  for (const each of ONE_OF_EACH) {
    const refused = await store(person, each);
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({ code: "too-many-documents", limit: LIMIT });
    expect(refused.json.detail).toContain(String(LIMIT));
  }
  expect(await owned(person)).toBe(LIMIT);
});

test("nor is anything copied, of any kind; what is there is still written and deleted", async () => {
  const { person, paths } = await full("Bo");
  const { token } = person;
  for (const path of paths) {
    const refused = await callApi(`${path}/fork`, { method: "POST", token });
    expect([refused.status, refused.json.code]).toEqual([409, "too-many-documents"]);
  }
  const [first = ""] = paths;
  const json = bareScenario({ title: "Changed" });
  const headers = { "if-match": '"1"' };
  expect((await callApi(first, { method: "PUT", token, json, headers })).status).toBe(200);
  expect((await callApi(first, { method: "DELETE", token })).status).toBe(204);
  expect((await store(person, ONE_OF_EACH[0])).status).toBe(201);
  expect(await owned(person)).toBe(LIMIT);
});

test("the limit is each account's own, and somebody's copy counts as his", async () => {
  const { person, paths } = await full("Carl");
  const [first = ""] = paths;
  await publish(person, first.split("/").at(-1) ?? "");
  const other = await newPerson("Dora");
  const copied = await callApi(`${first}/fork`, { method: "POST", token: other.token });
  expect(copied.status).toBe(201);
  expect([await owned(person), await owned(other)]).toEqual([LIMIT, 1]);
});

test("many stored at one moment do not slip past it together", async () => {
  const person = await newPerson("Eva");
  const twice = [...ONE_OF_EACH, ...ONE_OF_EACH];
  const statuses = await Promise.all(twice.map(async (each) => (await store(person, each)).status));
  expect(statuses.filter((status) => status === 201)).toHaveLength(LIMIT);
  expect(statuses.filter((status) => status === 409)).toHaveLength(twice.length - LIMIT);
  expect(await owned(person)).toBe(LIMIT);
});
