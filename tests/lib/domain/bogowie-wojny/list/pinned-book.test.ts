import { describe, expect, it } from "vitest";
import type { BookEntry } from "@/lib/domain/bogowie-wojny/book/book-entry";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { bookChanges } from "@/lib/domain/bogowie-wojny/list/book-changes";
import { addFromBook, setBook, takeNewerBook } from "@/lib/domain/bogowie-wojny/list/commands/book";
import { fieldBody } from "@/lib/domain/bogowie-wojny/list/commands/history";
import { duplicateRegiment } from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { applyCommand } from "@/lib/domain/document/command";
import { bookOf } from "../book/book-of";
import { armyOf, faultsOf } from "./army-of";

const entry = { id: "e1", names: { pl: "Piechota liniowa" }, unitKind: "line-infantry" };
const pinned = {
  ...armyOf({ formations: [{ regiments: [{ unitKind: "line-infantry", entryId: "e1" }] }] }),
  book: { id: "b1", version: 3, title: "Wojsko Księstwa", edition: "4.0" },
  bookEntries: [entry],
};

describe("the army book of a list", () => {
  it("is none in a list from before there were books", () => {
    const { book, bookEntries, ...older } = armyOf({
      formations: [{ regiments: [{ unitKind: "lancers" }] }],
    });
    const list = armyListSchema.parse(older);
    expect([list.book, list.bookEntries]).toEqual([null, []]);
    expect(list.formations[0]?.regiments[0]?.entryId).toBeNull();
  });

  it("comes with a snapshot of the entries", () => {
    const list = armyListSchema.parse(pinned);
    expect(list.book?.version).toBe(3);
    expect(list.bookEntries[0]?.names.pl).toBe("Piechota liniowa");
    expect(list.formations[0]?.regiments[0]?.entryId).toBe("e1");
  });

  it.each([
    ["two entries of one id", { bookEntries: [entry, entry] }, ["bookEntries", 1, "id"]],
    ["a version nobody wrote", { book: { ...pinned.book, version: 0 } }, ["book", "version"]],
    [
      "a snapshot without end",
      { bookEntries: Array.from({ length: 501 }, (_, i) => ({ ...entry, id: `e${i}` })) },
      ["bookEntries"],
    ],
  ])("refuses %s", (_, parts, path) => {
    const parsed = armyListSchema.safeParse({ ...pinned, ...parts });
    expect(parsed.error?.issues.map((issue) => issue.path)).toEqual([path]);
  });
});

describe("building on a book", () => {
  const book = bookOf({
    entries: [
      {
        ...entry,
        regimentBases: { least: 3, most: 4 },
        traits: ["veteran", "may-become-elite"],
        profile: { morale: 7 },
      },
      { id: "open", names: { pl: "Haubice" } },
    ],
    formations: [
      { id: "d1", names: { pl: "17. Dywizja" }, level: "division", regiments: [{ entryId: "e1" }] },
    ],
  });
  const [line, open] = book.entries as [BookEntry, BookEntry];
  const begun = armyOf({ formations: [{ regiments: [{ unitKind: "lancers" }] }] });
  const pin = { id: "b1", version: 1, title: "Wojsko", edition: "" };
  const add = (list: ArmyList, id: string) =>
    applyCommand(list, addFromBook, { id, formationId: "f0", entry: line });
  const built = add(add(applyCommand(begun, setBook, { book: pin }), "r1"), "r2");

  it("gives a regiment its kind, least size and statuses, and keeps the entry once", () => {
    expect(built.formations[0]?.regiments.slice(1)).toMatchObject([
      {
        id: "r1",
        unitKind: "line-infantry",
        entryId: "e1",
        bases: 3,
        veteran: "own",
        mayBecomeElite: true,
      },
      { id: "r2", entryId: "e1" },
    ]);
    expect(built.bookEntries).toEqual([line]);
    expect(armyListSchema.parse(built)).toEqual(built);
  });

  it("calls it as the entry is, unless that is but a row of the Wagomiar, and once more when doubled", () => {
    expect(built.formations[0]?.regiments[1]?.name).toBe("Piechota liniowa");
    const row = { ...line, id: "line-infantry" };
    const plain = applyCommand(begun, addFromBook, { id: "r1", formationId: "f0", entry: row });
    expect(plain.formations[0]?.regiments[1]?.name).toBe("");
    const doubled = applyCommand(built, duplicateRegiment, { id: "r1", newId: "r9" });
    expect(doubled.formations[0]?.regiments[2]?.name).toBe("Piechota liniowa");
    expect(faultsOf(doubled)).not.toContain("unit-twice");
  });

  it("wants a kind where the book leaves the row open", () => {
    const input = { id: "r3", formationId: "f0", entry: open };
    expect(() => applyCommand(begun, addFromBook, input)).toThrow(/leaves its row open/);
    const chosen = applyCommand(begun, addFromBook, { ...input, unitKind: "foot-howitzers" });
    expect(chosen.formations[0]?.regiments[1]).toMatchObject({
      unitKind: "foot-howitzers",
      bases: 1,
    });
  });

  it("forgets only what no regiment uses when another book is taken", () => {
    expect(applyCommand(built, setBook, { book: null }).bookEntries).toEqual([line]);
    const idle = { ...begun, bookEntries: [line] };
    expect(applyCommand(idle, setBook, { book: null }).bookEntries).toEqual([]);
  });

  it("hears of nothing while the book stays as it was", () => {
    expect(bookChanges(built, book)).toEqual([]);
  });

  it("reports what a newer book would change, and changes only on request", () => {
    const newer = {
      ...book,
      entries: [{ ...line, profile: { ...line.profile, morale: 8 }, maxRegiments: 2 }, open],
    };
    expect(bookChanges(built, newer)).toEqual([
      {
        what: "entry",
        id: "e1",
        name: "Piechota liniowa",
        manner: "changed",
        fields: [
          { field: "maxRegiments", before: null, after: 2 },
          { field: "morale", before: 7, after: 8 },
        ],
      },
    ]);
    expect(built.bookEntries[0]?.profile.morale).toBe(7);
    const pinned = { ...pin, version: 2 };
    const taken = applyCommand(built, takeNewerBook, { pinned, book: newer });
    expect([taken.book?.version, taken.bookEntries[0]?.profile.morale]).toEqual([2, 8]);
    expect(bookChanges(taken, newer)).toEqual([]);
  });

  it("keeps what the newer book has no more, and says so", () => {
    const newer = { ...book, entries: [], formations: [] };
    expect(bookChanges(built, newer)).toMatchObject([{ id: "e1", manner: "gone" }]);
    const taken = applyCommand(built, takeNewerBook, { pinned: pin, book: newer });
    expect(taken.bookEntries).toEqual([line]);
  });

  it("knows when a historical body changed", () => {
    const held = applyCommand(begun, fieldBody, { book, bodyId: "d1", newIds: ["n1", "n2"] });
    expect(held.bookFormations).toHaveLength(1);
    expect(bookChanges(held, book)).toEqual([]);
    const newer = {
      ...book,
      formations: book.formations.map((each) => ({ ...each, regiments: [] })),
    };
    expect(bookChanges(held, newer)).toMatchObject([{ what: "formation", manner: "changed" }]);
  });
});
