import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, type Person, publish, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const author = await newPerson("Author");
const copier = await newPerson("Copier");

function send(person: Person, method: string, path: string, json?: object) {
  return callApi(path, { method, token: person.token, ...(json ? { json } : {}) });
}

async function release(id: string, note: string): Promise<void> {
  expect((await send(author, "POST", `/scenarios/${id}/releases`, { note })).status).toBe(201);
}

async function news() {
  return (await send(copier, "GET", "/users/me/release-news")).json.items;
}

test("whoever copied a scenario hears of its next release, dismisses it, and hears of the one after", async () => {
  const id = await storeScenario(author, { title: "Hougoumont" });
  await publish(author, id);
  await release(id, "The first");
  const copy = (await send(copier, "POST", `/scenarios/${id}/fork`)).json.id;
  expect(await news()).toEqual([]);
  await release(id, "The second");
  await release(id, "The third");
  expect(await news()).toMatchObject([
    {
      kind: "scenario",
      copy: { id: copy },
      original: { id, title: "Hougoumont" },
      number: 3,
      note: "The third",
    },
  ]);
  const seen = `/scenarios/${copy}/release-seen`;
  expect((await send(author, "PUT", seen, { number: 3 })).status).toBe(404);
  expect((await send(copier, "PUT", seen, { number: 0 })).status).toBe(422);
  expect((await send(copier, "PUT", seen, { number: 3 })).status).toBe(204);
  expect(await news()).toEqual([]);
  await release(id, "The fourth");
  expect((await news())[0].note).toBe("The fourth");
  expect((await send(copier, "PUT", seen, { number: 2 })).status).toBe(204);
  expect(await news()).toHaveLength(1);
});

test("who may no longer read the whole hears nothing of its releases", async () => {
  const id = await storeScenario(author);
  await publish(author, id);
  await send(copier, "POST", `/scenarios/${id}/fork`);
  await release(id, "MARKNOTE");
  const heard = async () => JSON.stringify(await news()).includes("MARKNOTE");
  expect(await heard()).toBe(true);
  await send(author, "PUT", `/scenarios/${id}/edition`, { edition: "players" });
  expect(await heard()).toBe(false);
  await send(copier, "POST", `/scenarios/${id}/umpires`);
  expect(await heard()).toBe(true);
  await send(author, "PUT", `/scenarios/${id}/visibility`, { visibility: "private" });
  expect(await heard()).toBe(false);
});

test("releases that are closed by now leave room for earlier ones that are open, twenty at most", async () => {
  const reader = await newPerson("Reader");
  const heard = async () => (await send(reader, "GET", "/users/me/release-news")).json.items;
  const copiedBefore = async (note: string, copies: number) => {
    const id = await storeScenario(author);
    await publish(author, id);
    for (let count = 0; count < copies; count++) {
      expect((await send(reader, "POST", `/scenarios/${id}/fork`)).status).toBe(201);
    }
    await release(id, note);
    return id;
  };
  await copiedBefore("Open", 1);
  const closed = await copiedBefore("MARKNOTE", 60);
  expect(await heard()).toHaveLength(20);
  await send(author, "PUT", `/scenarios/${closed}/visibility`, { visibility: "private" });
  expect(await heard()).toMatchObject([{ note: "Open" }]);
});

test("whoever umpires or comments on a scenario hears of its releases as well, once", async () => {
  const id = await storeScenario(author, { title: "Ligny" });
  await send(author, "PUT", `/scenarios/${id}/visibility`, { visibility: "public" });
  const umpire = await newPerson("Umpire");
  await send(umpire, "POST", `/scenarios/${id}/umpires`);
  const { code } = (await send(author, "POST", `/scenarios/${id}/invitations`, { may: "umpire" }))
    .json;
  await send(umpire, "POST", `/document-invitations/${code}`);
  await release(id, "New maps");
  const heard = async () => (await send(umpire, "GET", "/users/me/release-news")).json.items;
  expect(await heard()).toMatchObject([{ copy: null, original: { id }, note: "New maps" }]);
  const seen = `/scenarios/${id}/release-seen`;
  expect((await send(umpire, "PUT", seen, { number: 1 })).status).toBe(204);
  expect(await heard()).toEqual([]);
  await send(umpire, "DELETE", `/scenarios/${id}/people/me`);
  await release(id, "More maps");
  expect(await heard()).toMatchObject([{ note: "More maps" }]);
});
