import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, patchCall } from "@/tests/app/api/people";
import { bookJson, bookOf } from "@/tests/lib/domain/bogowie-wojny/book/book-of";
import { armyOf } from "@/tests/lib/domain/bogowie-wojny/list/army-of";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const anna = await newPerson("Anna");
const bo = await newPerson("Bo");

async function storeBook(): Promise<string> {
  const created = await callApi("/army-books", { token: anna.token, json: bookJson() });
  expect(created.status).toBe(201);
  expect(created.headers.get("location")).toBe(`/api/v1/army-books/${created.json.id}`);
  return created.json.id;
}

test("a stored book comes out whole, its empty figures said to be empty", async () => {
  const id = await storeBook();
  const read = await callApi(`/army-books/${id}`, { token: anna.token });
  expect(read.headers.get("etag")).toBe('"1"');
  expect(read.json).toEqual(bookOf());
  const again = await callApi("/army-books", { token: anna.token, json: read.json });
  const copy = await callApi(`/army-books/${again.json.id}`, { token: anna.token });
  expect(copy.text).toBe(read.text);
});

test("a book is private until it is shared, and copied once it is", async () => {
  const id = await storeBook();
  const hidden = await callApi(`/army-books/${id}`, { token: bo.token });
  expect(hidden.status).toBe(404);
  const shown = await callApi(`/army-books/${id}/visibility`, {
    method: "PUT",
    token: anna.token,
    json: { visibility: "public" },
  });
  expect(shown.status).toBeLessThan(300);
  const found = await callApi("/army-books?q=kor&nation=duchy-of-warsaw");
  expect(found.json.items).toMatchObject([
    { id, kind: "army-book", nations: ["duchy-of-warsaw"], size: 2, year: null },
  ]);
  const copy = await callApi(`/army-books/${id}/fork`, { method: "POST", token: bo.token });
  expect(copy.status).toBe(201);
  const mine = await callApi("/army-books?mine=true", { token: bo.token });
  expect(mine.json.items).toMatchObject([{ id: copy.json.id, forkedFromTitle: "Wojsko Księstwa" }]);
});

test("two authors of one book both keep what they wrote, and the history says what", async () => {
  const id = await storeBook();
  const url = `/army-books/${id}`;
  const first = await callApi(
    url,
    patchCall(anna, 1, [{ op: "replace", path: "/entries/0/profile/morale", value: 7 }]),
  );
  expect(first.status).toBe(200);
  const late = await callApi(
    url,
    patchCall(anna, 1, [{ op: "replace", path: "/entries/1/profile/morale", value: 8 }]),
  );
  expect([late.status, late.json.rebased]).toEqual([200, true]);
  const read = await callApi(url, { token: anna.token });
  expect(read.json.entries.map((e: { profile: { morale: number } }) => e.profile.morale)).toEqual([
    7, 8,
  ]);
  const { json } = await callApi(`${url}/sittings`, { token: anna.token });
  const changes = json.items.flatMap((editSession: { changes: unknown[] }) => editSession.changes);
  expect(changes).toContainEqual(expect.objectContaining({ topic: "entry", count: 2 }));
  const back = await callApi(`${url}/revisions/1/restore`, {
    method: "POST",
    token: anna.token,
    headers: { "if-match": '"3"' },
  });
  expect(back.status).toBeLessThan(300);
  const restored = await callApi(url, { token: anna.token });
  expect(restored.json).toEqual(bookOf());
});

test("a stale PUT is refused, a release is kept, a deletion takes the book away", async () => {
  const id = await storeBook();
  const url = `/army-books/${id}`;
  const put = (version: number) =>
    callApi(url, {
      method: "PUT",
      token: anna.token,
      json: bookJson({ edition: "4.0" }),
      headers: { "if-match": `"${version}"` },
    });
  expect((await put(1)).status).toBe(200);
  expect((await put(1)).status).toBe(412);
  const released = await callApi(`${url}/releases`, { token: anna.token, json: { note: "4.0" } });
  expect(released.status).toBe(201);
  const gone = await callApi(url, { method: "DELETE", token: anna.token });
  expect(gone.status).toBe(204);
  expect((await callApi(url, { token: anna.token })).status).toBe(404);
});

test("an account takes its books along, and they go with it", async () => {
  const carl = await newPerson("Carl");
  await callApi("/army-books", { token: carl.token, json: bookJson({ title: "Carls bog" }) });
  const taken = await callApi("/users/me/export", { token: carl.token });
  expect(taken.text).toContain("Carls bog");
});

test.each<[string, Record<string, unknown>, string]>([
  [
    "circular formations",
    { formations: [{ id: "f", names: { pl: "x" }, level: "corps", parentId: "f" }] },
    "/formations/0/parentId",
  ],
  ["a circular link", { links: [{ id: "l", nation: "duchy-of-warsaw" }] }, "/links/0/nation"],
  [
    "a negative cost",
    { specialRules: [{ id: "r", names: { pl: "x" }, points: -1 }] },
    "/specialRules/0/points",
  ],
  [
    "5 000 entries",
    {
      formations: [],
      entries: Array.from({ length: 5_000 }, (_, i) => ({ id: `e${i}`, names: { pl: "x" } })),
    },
    "/entries",
  ],
  [
    "an entry with a price of its own",
    { formations: [], entries: [{ id: "e1", names: { pl: "x" }, points: -3 }] },
    "/entries/0/points",
  ],
])("%s: 422 with the path, stored or only checked", async (_, parts, path) => {
  const json = bookJson(parts);
  for (const where of ["/army-books", "/army-books/check"]) {
    const answer = await callApi(where, { token: anna.token, json });
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toMatchObject([{ path }]);
  }
});

test("a book is checked without a sign-in", async () => {
  const { status, json } = await callApi("/army-books/check", { json: bookJson() });
  expect(status).toBe(200);
  expect(json.summary).toMatchObject({ entries: 2, openProfiles: 2, commanders: 1 });
  expect(json.findings).toContainEqual(
    expect.objectContaining({ rule: "6.1", code: "no-commander-in-chief", severity: "warning" }),
  );
});

test("the book has a schema and is in the description of the API", async () => {
  const schema = await callApi("/schemas/army-book.v1.json");
  expect(schema.json).toMatchObject({ title: "army-book", properties: { entries: {} } });
  const api = await callApi("/openapi.json");
  const paths = Object.keys(api.json.paths).filter((path) => path.includes("/army-books"));
  for (const path of [
    "",
    "/check",
    "/{id}",
    "/{id}/fork",
    "/{id}/releases",
    "/{id}/revisions",
    "/{id}/visibility",
  ]) {
    expect(paths.some((each) => each.endsWith(`/army-books${path}`))).toBe(true);
  }
});

test("a list hears that its book has a newer version, and stays as it was built", async () => {
  const id = await storeBook();
  const [entry] = bookOf().entries;
  const list = {
    ...armyOf({
      nation: "duchy-of-warsaw",
      formations: [{ regiments: [{ unitKind: "line-infantry", entryId: "e1" }] }],
    }),
    book: { id, version: 1, title: "Wojsko Księstwa", edition: "" },
    bookEntries: [entry],
  };
  const stored = await callApi("/army-lists", { token: anna.token, json: list });
  expect(stored.status).toBe(201);
  const ask = (token: string) => callApi(`/army-lists/${stored.json.id}/book-changes`, { token });
  expect((await ask(anna.token)).json).toMatchObject({ isNewer: false, changes: [] });
  await callApi(
    `/army-books/${id}`,
    patchCall(anna, 1, [{ op: "replace", path: "/entries/0/profile/morale", value: 7 }]),
  );
  expect((await ask(anna.token)).json).toMatchObject({
    newest: { version: 2 },
    isNewer: true,
    changes: [{ id: "e1", fields: [{ field: "morale", before: null, after: 7 }] }],
  });
  const same = await callApi(`/army-lists/${stored.json.id}`, { token: anna.token });
  expect(same.json).toEqual(list);
  expect((await ask(bo.token)).status).toBe(404);
  await callApi(`/army-books/${id}`, { method: "DELETE", token: anna.token });
  expect((await ask(anna.token)).json).toMatchObject({ newest: null, isNewer: false });
});
