import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, type Person, patchCall } from "@/tests/app/api/people";
import { bookJson, bookOf } from "@/tests/lib/domain/bogowie-wojny/book/book-of";
import { armyOf } from "@/tests/lib/domain/bogowie-wojny/list/army-of";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const anna = await newPerson("Anna");
const bo = await newPerson("Bo");

async function storeBook(person: Person, parts: Record<string, unknown> = {}): Promise<string> {
  const created = await callApi("/army-books", { token: person.token, json: bookJson(parts) });
  expect(created.status).toBe(201);
  return created.json.id;
}

function linkTo(bookId: string, more: Record<string, unknown> = {}) {
  return { id: "l1", nation: null, bookId, entries: "all", ...more };
}

const addLink = (link: unknown) => [{ op: "add", path: "/links/0", value: link }];

test("a book lists whose units it admits, at their present version, with those units", async () => {
  const lent = await storeBook(anna, { title: "Saksonia" });
  const id = await storeBook(anna, {
    links: [
      linkTo(lent, { entries: ["e2"], maxBases: 4, commanders: true }),
      { id: "l2", nation: "austria" },
    ],
  });
  const { status, json } = await callApi(`/army-books/${id}/linked-books`, { token: anna.token });
  expect(status).toBe(200);
  expect(json.items).toMatchObject([
    {
      link: { id: "l1", bodies: false, commanders: true, maxRegiments: null, maxBases: 4 },
      book: { id: lent, version: 1, title: "Saksonia", language: "pl" },
      entries: [{ id: "e2" }],
      formations: [],
      commanders: [{ id: "c1" }],
    },
    // The service under test has no shipped library.
    { link: { nation: "austria" }, book: null, entries: [], formations: [], commanders: [] },
  ]);
});

test("commanders of a linked book lie in the army's hat where the link admits them", async () => {
  const lent = await storeBook(anna, { title: "Saksonia" });
  const drawn = async (more: Record<string, unknown>) => {
    const id = await storeBook(anna, {
      links: [linkTo(lent, more)],
      commanders: [],
      formations: [],
    });
    const book = { id, version: 1, title: "Wojsko", edition: "" };
    const json = { ...armyOf({ formations: [{ regiments: [] }] }), book };
    const list = await callApi("/army-lists", { token: anna.token, json });
    const game = await callApi("/games", { token: anna.token, json: { listId: list.json.id } });
    return callApi(`/games/${game.json.id}/moves`, {
      token: anna.token,
      json: { move: "draw", post: "formation:f0", reason: "first" },
    });
  };
  expect((await drawn({})).status).toBe(409);
  const answer = await drawn({ commanders: true });
  expect(answer.text).toContain("Jan Henryk Dąbrowski");
});

test("a linked book that is not shared is hidden", async () => {
  const secret = await storeBook(anna, { title: "Tajna" });
  const id = await storeBook(bo, { links: [linkTo(secret)] });
  const { json, text } = await callApi(`/army-books/${id}/linked-books`, { token: bo.token });
  expect(json.items).toMatchObject([{ book: null, entries: [] }]);
  expect(text).not.toContain("Tajna");
  expect((await callApi(`/army-books/${id}/linked-books`)).status).toBe(404);
});

test("a link that closes a circle is refused with its path, by PATCH and by PUT", async () => {
  const first = await storeBook(anna);
  const second = await storeBook(anna, { links: [linkTo(first)] });
  const third = await storeBook(anna, { links: [linkTo(second)] });
  const url = `/army-books/${first}`;
  const patched = await callApi(url, patchCall(anna, 1, addLink(linkTo(third))));
  expect(patched.status).toBe(422);
  expect(patched.json.errors).toMatchObject([{ path: "/links/0/bookId", code: "circular-link" }]);
  const put = await callApi(url, {
    method: "PUT",
    token: anna.token,
    headers: { "if-match": '"1"' },
    json: bookJson({ links: [linkTo(first)] }),
  });
  expect([put.status, put.json.errors[0].path]).toEqual([422, "/links/0/bookId"]);
  expect((await callApi(url, { token: anna.token })).json).toEqual(bookOf());
});

test("a circle that others closed unseen is harmless: the book is read and edited on", async () => {
  const lent = await storeBook(bo, { title: "Bos bog" });
  const id = await storeBook(anna, { links: [linkTo(lent)] });
  // Bo may not read Anna's book, so nothing may reveal that Bo's link leads back to it.
  const closed = await callApi(`/army-books/${lent}`, patchCall(bo, 1, addLink(linkTo(id))));
  expect(closed.status).toBe(200);
  for (const [person, book] of [
    [anna, id],
    [bo, lent],
  ] as const) {
    await callApi(`/army-books/${book}/visibility`, {
      method: "PUT",
      token: person.token,
      json: { visibility: "public" },
    });
  }
  const { json } = await callApi(`/army-books/${id}/linked-books`, { token: anna.token });
  expect(json.items).toMatchObject([
    { book: { title: "Bos bog" }, entries: [{ id: "e1" }, { id: "e2" }] },
  ]);
  const edited = await callApi(
    `/army-books/${id}`,
    patchCall(anna, 1, [{ op: "replace", path: "/edition", value: "4.1" }]),
  );
  expect(edited.status).toBe(200);
});

test("a list hears of a newer version of a book that its own links to", async () => {
  const lent = await storeBook(anna, { title: "Saksonia" });
  const id = await storeBook(anna, { links: [linkTo(lent)] });
  const [entry] = bookOf().entries;
  const list = {
    ...armyOf({ formations: [{ regiments: [{ unitKind: "line-infantry", entryId: "p1" }] }] }),
    book: { id, version: 1, title: "Wojsko", edition: "" },
    bookLinks: [
      {
        id: "l1",
        book: { id: lent, version: 1, title: "Saksonia", edition: "" },
        maxRegiments: null,
        maxBases: null,
      },
    ],
    bookEntries: [{ ...entry, id: "p1", from: { linkId: "l1", entryId: "e1" } }],
  };
  const stored = await callApi("/army-lists", { token: anna.token, json: list });
  expect(stored.status).toBe(201);
  const morale = [{ op: "replace", path: "/entries/0/profile/morale", value: 7 }];
  await callApi(`/army-books/${lent}`, patchCall(anna, 1, morale));
  const changes = await callApi(`/army-lists/${stored.json.id}/book-changes`, {
    token: anna.token,
  });
  expect(changes.json).toMatchObject({
    isNewer: false,
    linked: [
      {
        linkId: "l1",
        isNewer: true,
        newest: { id: lent, version: 2 },
        changes: [{ id: "e1", fields: [{ field: "morale", after: 7 }] }],
      },
    ],
  });
});
