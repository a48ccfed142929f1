import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, publish, storeScenario } from "@/tests/app/api/people";
import { duchyOfWarsaw } from "@/tests/lib/pdf/sample-armies";
import { freshDatabase } from "@/tests/setup/database";

process.env.DOCUMENTS_PER_ACCOUNT = "3";
const { client } = await freshDatabase();
const owned = (ownerId: string) => client.document.count({ where: { ownerId } });

test("a document sent again under the same name is stored once, and answered with its address", async () => {
  const { token, id: owner } = await newPerson();
  const call = { token, json: bareScenario({ title: "Once" }) };
  const first = await callApi("/scenarios?sentAs=local-a", call);
  expect(first.status).toBe(201);
  const again = await callApi("/scenarios?sentAs=local-a", call);
  expect(again.status).toBe(200);
  expect(again.json).toEqual(first.json);
  expect(again.headers.get("location")).toBe(`/api/v1/scenarios/${first.json.id}`);
  expect(await owned(owner)).toBe(1);
});

test("many tabs that send at one moment store one document", async () => {
  const { token, id: owner } = await newPerson();
  const call = { token, json: bareScenario() };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => callApi("/scenarios?sentAs=local-b", call)),
  );
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await owned(owner)).toBe(1);
});

test("names are each account's and each kind's own", async () => {
  const [anna, bo] = [await newPerson(), await newPerson()];
  const send = (token: string, path: string, json: unknown) =>
    callApi(`${path}?sentAs=local-c`, { token, json });
  const stored = [
    await send(anna.token, "/scenarios", bareScenario()),
    await send(bo.token, "/scenarios", bareScenario()),
    await send(anna.token, "/army-lists", duchyOfWarsaw),
  ];
  expect(stored.map(({ status }) => status)).toEqual([201, 201, 201]);
});

test("an account that is full still hears of what it has stored", async () => {
  const { token } = await newPerson();
  const send = (name: string) =>
    callApi(`/scenarios?sentAs=${name}`, { token, json: bareScenario() });
  for (const name of ["local-1", "local-2", "local-3"]) expect((await send(name)).status).toBe(201);
  expect((await send("local-4")).status).toBe(409);
  expect((await send("local-2")).status).toBe(200);
});

test("what was deleted since may be stored again", async () => {
  const { token } = await newPerson();
  const call = { token, json: bareScenario() };
  const { json } = await callApi("/scenarios?sentAs=local-d", call);
  await callApi(`/scenarios/${json.id}`, { method: "DELETE", token });
  expect((await callApi("/scenarios?sentAs=local-d", call)).status).toBe(201);
});

test("a copy credits its original, unless its author may not read that", async () => {
  const [author, copier] = [await newPerson(), await newPerson()];
  const open = await storeScenario(author, { title: "Open" });
  await publish(author, open);
  const closed = await storeScenario(author, { title: "Closed" });
  const creditOf = async (original: string, name: string) => {
    const path = `/scenarios?sentAs=${name}&forkedFrom=${original}`;
    const { json } = await callApi(path, { token: copier.token, json: bareScenario() });
    const row = await client.document.findUniqueOrThrow({ where: { id: json.id } });
    return [row.forkedFromId, row.forkedFromTitle];
  };
  expect(await creditOf(open, "local-e")).toEqual([open, "Open"]);
  expect(await creditOf(closed, "local-f")).toEqual([null, null]);
  expect(await creditOf("nowhere", "local-g")).toEqual([null, null]);
});

test("public documents of two deleted accounts with the same name stay in the library", async () => {
  const people = [await newPerson(), await newPerson()];
  for (const { token } of people) {
    const call = { token, json: bareScenario() };
    const { json } = await callApi("/scenarios?sentAs=local-h", call);
    const shown = { method: "PUT", token, json: { visibility: "public" } };
    await callApi(`/scenarios/${json.id}/visibility`, shown);
    const left = { publicDocuments: "leave", password: "correct horse battery" };
    const gone = await callApi("/users/me", { method: "DELETE", token, json: left });
    expect(gone.status, gone.text).toBeLessThan(300);
  }
});
