import { expect, test } from "vitest";
import type { MemberContext } from "@/lib/auth/actor";
import type { BookEntry } from "@/lib/domain/bogowie-wojny/book/book-entry";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { findAlteredRows } from "@/lib/usecases/bogowie-wojny/list/find-altered-rows";
import { createDocument } from "@/lib/usecases/document/create-document";
import { readDocument } from "@/lib/usecases/document/read-document";
import { replaceDocument } from "@/lib/usecases/document/replace-document";
import { bookJson } from "@/tests/lib/domain/bogowie-wojny/book/book-of";
import { armyOf } from "@/tests/lib/domain/bogowie-wojny/list/army-of";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, signedIn } from "@/tests/setup/people";

const { client } = await freshDatabase();
const context = contextAt(client, { now: new Date("2026-12-01T12:00:00Z") });
const anna = await signedIn(context, "anna@example.org");
const bo = await signedIn(context, "bo@example.org");

/** Stores a book of Anna's, and a list that claims to have its units from a version of that book. */
async function bookAndList(version = 1) {
  const { id } = await createDocument(anna, { kind: "army-book", json: bookJson({}) });
  const { document } = await readDocument(anna, { kind: "army-book", id });
  const book = { id, version, title: document.title, edition: "" };
  const list = armyListSchema.parse({
    ...armyOf({ formations: [{ regiments: [] }] }),
    book,
    bookEntries: document.entries,
  });
  return { id, book, list };
}

function strengthened(list: Awaited<ReturnType<typeof bookAndList>>["list"]) {
  const [first, ...rest] = list.bookEntries;
  if (!first) throw new Error("the book has no unit");
  const profile = { ...first.profile, morale: 17 };
  return { ...list, bookEntries: [{ ...first, profile }, ...rest] };
}

const told = async (reader: MemberContext, list: Parameters<typeof findAlteredRows>[1]) =>
  (await findAlteredRows(reader, list)).altered.map(({ rows }) => rows.map(({ name }) => name));

test("a list with its book's rows is not marked, one changed by hand has its rows by name", async () => {
  const { list, book } = await bookAndList();
  expect(await findAlteredRows(anna, list)).toEqual({ altered: [], uncompared: [] });
  const { altered } = await findAlteredRows(anna, strengthened(list));
  expect(altered).toHaveLength(1);
  expect(altered[0]?.book).toEqual(book);
  const [row, ...others] = altered[0]?.rows ?? [];
  expect(others).toEqual([]);
  const morale = list.bookEntries[0]?.profile.morale;
  expect(row?.fields).toEqual([{ field: "morale", before: 17, after: morale }]);
});

test("a book that has changed since leaves the lists of its older version honest", async () => {
  const { id, list } = await bookAndList();
  const json = { ...bookJson({}), entries: strengthened(list).bookEntries };
  await replaceDocument(anna, { kind: "army-book", id, expected: 1, json });
  expect(await told(anna, list)).toEqual([]);
  expect(await told(anna, strengthened(list))).toEqual([]);
});

test("with rows of the player's own, one that matches the newest version is not among them", async () => {
  const { id, list } = await bookAndList();
  const json = { ...bookJson({}), entries: strengthened(list).bookEntries };
  await replaceDocument(anna, { kind: "army-book", id, expected: 1, json });
  const [first, ...rest] = strengthened(list).bookEntries;
  const own = { ...(first as BookEntry), id: "of-nobody", names: { en: "Own", da: "", pl: "" } };
  const mixed = { ...list, bookEntries: [first as BookEntry, ...rest, own] };
  expect(await told(anna, mixed)).toEqual([["Own"]]);
});

test("of a book the reader may not read, or that does not exist, it says only that nothing was compared with it", async () => {
  const { list, book } = await bookAndList();
  const altered = strengthened(list);
  expect(await told(anna, altered)).toHaveLength(1);
  const closed = { altered: [], uncompared: [{ book, reason: "book-not-open" }] };
  expect(await findAlteredRows(bo, altered)).toEqual(closed);
  expect(await findAlteredRows(bo, list)).toEqual(closed);
  const nowhere = { ...book, id: "no-such-book" };
  expect(await findAlteredRows(anna, { ...altered, book: nowhere })).toEqual({
    altered: [],
    uncompared: [{ book: nowhere, reason: "book-not-open" }],
  });
});

test("a version that a book never had is reported", async () => {
  const { list, book } = await bookAndList();
  const never = { ...book, version: Number.MAX_SAFE_INTEGER };
  expect(await findAlteredRows(anna, { ...strengthened(list), book: never })).toEqual({
    altered: [],
    uncompared: [{ book: never, reason: "no-such-version" }],
  });
});

test("a list that took nothing from its book has nothing to compare", async () => {
  const { list } = await bookAndList();
  const bare = { ...list, bookEntries: [] };
  expect(await findAlteredRows(bo, bare)).toEqual({ altered: [], uncompared: [] });
});
