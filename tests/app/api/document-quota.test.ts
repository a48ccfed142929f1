import { expect, test } from "vitest";
import { measureDocumentsOf } from "@/lib/db/document/documents";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, type Person, patchCall, publish } from "@/tests/app/api/people";
import { bookJson } from "@/tests/lib/domain/bogowie-wojny/book/book-of";
import { freshDatabase } from "@/tests/setup/database";

const LIMIT = 4;
process.env.DOCUMENTS_PER_ACCOUNT = String(LIMIT);
process.env.BYTES_PER_ACCOUNT = "200000000";
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

test("the limit is each account's own, and a copy counts for the user who made it", async () => {
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

test("what a club holds counts to the club, which has a limit of its own, and to no member's account", async () => {
  const { person, paths } = await full("Hanne");
  const { token } = person;
  const club = (await callApi("/clubs", { token, json: { name: "Odense" } })).json;
  const give = (path: string) =>
    callApi(`${path}/club`, { method: "PUT", token, json: { clubId: club.id } });
  for (const path of paths) expect((await give(path)).status).toBe(204);
  const stored = await store(person, ONE_OF_EACH[0]);
  expect(stored.status).toBe(201);
  const more = await give(`/scenarios/${stored.json.id}`);
  expect([more.status, more.json.reason]).toEqual([409, "club-full"]);
  // What it holds already is given again without harm, and edited.
  expect((await give(paths[0] ?? "")).status).toBe(204);
  const retitled = [{ op: "replace", path: "/title", value: "The club's" }];
  expect((await callApi(paths[0] ?? "", patchCall(person, 1, retitled))).status).toBe(200);
  // It comes back to who kept it, even if that is more than an account may add.
  expect((await callApi(`/clubs/${club.slug}`, { method: "DELETE", token })).status).toBe(204);
  expect((await store(person, ONE_OF_EACH[0])).json.code).toBe("too-many-documents");
});

/** The database's own figure for the bytes of an account's documents and their histories. */
async function storedBytes({ id }: Person): Promise<number> {
  const [row] = await client.$queryRaw<{ bytes: number }[]>`
    SELECT (
      (SELECT COALESCE(SUM(octet_length(body::text)), 0) FROM documents WHERE owner_id = ${id})
      + (SELECT COALESCE(SUM(octet_length(COALESCE(r.body::text, '')) + octet_length(COALESCE(r.patch::text, ''))), 0)
         FROM revisions r JOIN documents d ON d.id = r.document_id WHERE d.owner_id = ${id})
    )::float8 AS bytes`;
  return row?.bytes ?? 0;
}

const bytesKept = async ({ id }: Person) =>
  (await measureDocumentsOf(client, { ownerId: id })).bytes;

test("what documents and their histories take is counted as it is stored, to the byte", async () => {
  const person = await newPerson("Fritz");
  const { token } = person;
  const stored = await callApi("/scenarios", {
    token,
    json: bareScenario({ summary: "Żółć ".repeat(99) }),
  });
  expect(await bytesKept(person)).toBe(await storedBytes(person));
  const at = `/scenarios/${stored.json.id}`;
  const patch = [{ op: "replace", path: "/title", value: "Ærø" }];
  expect((await callApi(at, patchCall(person, 1, patch))).status).toBe(200);
  expect(await bytesKept(person)).toBe(await storedBytes(person));
  const json = bareScenario({ summary: "Quite another. ".repeat(200) });
  await callApi(at, { method: "PUT", token, json, headers: { "if-match": '"2"' } });
  await callApi(`${at}/fork`, { method: "POST", token });
  expect(await bytesKept(person)).toBe(await storedBytes(person));
  expect(await bytesKept(person)).toBeGreaterThan(9_000);
});

test("past its bytes an account keeps nothing new; edits go on until a quarter beyond", async () => {
  const person = await newPerson("Gerda");
  const { token } = person;
  const long = (text: string) => bareScenario({ summary: text.repeat(2_000) });
  const { json } = await callApi("/scenarios", { token, json: long("abcde") });
  process.env.BYTES_PER_ACCOUNT = String(await bytesKept(person));
  const refused = await callApi("/scenarios", { token, json: bareScenario() });
  expect([refused.status, refused.json.code]).toEqual([409, "too-many-documents"]);
  expect(refused.json).toMatchObject({ limit: LIMIT, megabytes: 0 });
  const at = `/scenarios/${json.id}`;
  expect((await callApi(`${at}/fork`, { method: "POST", token })).status).toBe(409);
  const retitled = [{ op: "replace", path: "/title", value: "A little more" }];
  expect((await callApi(at, patchCall(person, 1, retitled))).status).toBe(200);
  const rewritten = { method: "PUT", token, headers: { "if-match": '"2"' } };
  const much = await callApi(at, { ...rewritten, json: long("fghij") });
  expect([much.status, much.json.code]).toEqual([409, "too-many-documents"]);
  expect((await callApi(at, { token })).json.title).toBe("A little more");
  expect((await callApi(at, { method: "DELETE", token })).status).toBe(204);
  expect((await callApi("/scenarios", { token, json: bareScenario() })).status).toBe(201);
  process.env.BYTES_PER_ACCOUNT = "200000000";
});
