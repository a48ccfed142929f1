import { describe, expect, it } from "vitest";
import { type ArmyBook, bookLinkSchema } from "@/lib/domain/army-book/army-book";
import type { BookEntry } from "@/lib/domain/army-book/book-entry";
import { admittedEntries, circularLinks } from "@/lib/domain/army-book/linked";
import { type ArmyList, armyListSchema } from "@/lib/domain/army-list/army-list";
import { bookChanges, linkedBookChanges } from "@/lib/domain/army-list/book-changes";
import { checkArmyList } from "@/lib/domain/army-list/check";
import {
  addFromBook,
  addFromLink,
  setBook,
  takeNewerBook,
  takeNewerLinkedBook,
} from "@/lib/domain/army-list/commands/book";
import { setBases } from "@/lib/domain/army-list/commands/regiments";
import { pinnedLinkOf } from "@/lib/domain/army-list/pin";
import { roomInRegiment } from "@/lib/domain/army-list/room";
import { regimentsOf } from "@/lib/domain/army-list/totals";
import { applyCommand } from "@/lib/domain/command";
import { bookOf } from "../army-book/book-of";
import { armyOf, faultsOf } from "./army-of";

const saxon = bookOf({
  title: "Saksonia",
  nation: null,
  nationName: "Saksonia",
  formations: [],
  entries: [
    // The same id as an entry of the list's own book.
    { id: "e1", names: { pl: "Piechota saska" }, unitKind: "line-infantry" },
    { id: "horse", names: { pl: "Kirasjerzy Zastrow" }, unitKind: "cuirassiers" },
  ],
});
const SAXON = { id: "saxony", version: 4, title: "Saksonia", edition: "" };
const own = bookOf({
  links: [{ id: "l1", bookId: "saxony", maxRegiments: 2, maxBases: 6 }],
});
const link = pinnedLinkOf(bookLinkSchema.parse(own.links[0]), SAXON);
const [line] = own.entries as [BookEntry];
const [foot, horse] = saxon.entries as [BookEntry, BookEntry];

const begun = applyCommand(
  armyOf({ nation: "duchy-of-warsaw", formations: [{ regiments: [] }] }),
  setBook,
  { book: { id: "b1", version: 1, title: "Wojsko", edition: "" } },
);

function admit(list: ArmyList, entry: BookEntry, id: string): ArmyList {
  return applyCommand(list, addFromLink, {
    id,
    formationId: "f0",
    link,
    entry,
    pinnedId: `pinned-${id}`,
  });
}

describe("entries of a linked book", () => {
  const mixed = admit(
    applyCommand(begun, addFromBook, { id: "r0", formationId: "f0", entry: line }),
    foot,
    "r1",
  );

  it("stand beside the list's own under an id of the list's, with where they came from", () => {
    expect(mixed.bookEntries.map(({ id, from }) => [id, from])).toEqual([
      ["e1", undefined],
      ["pinned-r1", { linkId: "l1", entryId: "e1" }],
    ]);
    expect(mixed.bookLinks).toEqual([{ id: "l1", book: SAXON, maxRegiments: 2, maxBases: 6 }]);
    expect(regimentsOf(mixed).map(({ entryId }) => entryId)).toEqual(["e1", "pinned-r1"]);
    expect(armyListSchema.parse(mixed)).toEqual(mixed);
  });

  it("are kept once, however many regiments come of them", () => {
    const twice = admit(mixed, foot, "r2");
    expect(twice.bookEntries).toHaveLength(2);
    expect(regimentsOf(twice)[2]?.entryId).toBe("pinned-r1");
  });

  it("are of no foreign nation, for the book admits them", () => {
    expect(faultsOf(admit(begun, horse, "r1"))).not.toContain("kind-not-of-nation");
  });

  it("go when the list takes another book and none of them is used", () => {
    const idle = { ...mixed, formations: [] };
    const other = applyCommand(idle, setBook, { book: null });
    expect([other.bookEntries, other.bookLinks]).toEqual([[], []]);
    expect(applyCommand(mixed, setBook, { book: null }).bookLinks).toEqual([link]);
  });

  it("may be as many regiments as the link admits, and not one more", () => {
    const legal = admit(admit(begun, foot, "r1"), horse, "r2");
    expect(faultsOf(legal)).not.toContain("link-over-regiments");
    const broken = checkArmyList(admit(legal, foot, "r3")).findings;
    expect(broken).toContainEqual(
      expect.objectContaining({
        code: "link-over-regiments",
        rule: "13.2",
        severity: "error",
        path: "/formations/0/regiments/2/entryId",
        params: { name: "Saksonia", regiments: 3, most: 2 },
      }),
    );
  });

  it("may be as many bases as the link admits, the list's own uncounted", () => {
    const big = applyCommand(mixed, setBases, { id: "r0", bases: 5 });
    const legal = applyCommand(big, setBases, { id: "r1", bases: 6 });
    expect(faultsOf(legal)).not.toContain("link-over-bases");
    const broken = applyCommand(big, setBases, { id: "r1", bases: 7 });
    expect(checkArmyList(broken).findings).toContainEqual(
      expect.objectContaining({
        code: "link-over-bases",
        path: "/formations/0/regiments/1/bases",
        params: { name: "Saksonia", bases: 7, most: 6 },
      }),
    );
  });

  it("leave room for as many bases as the link still admits", () => {
    const { summary } = checkArmyList(mixed);
    const [, saxons] = regimentsOf(mixed) as [never, ArmyList["formations"][0]["regiments"][0]];
    const room = roomInRegiment({ list: mixed, summary }, saxons);
    expect(room).toMatchObject({ bases: 4, bar: { code: "entry-bases", params: { limit: 6 } } });
  });
});

describe("a newer version of a linked book", () => {
  const built = admit(begun, foot, "r1");
  const newer: ArmyBook = {
    ...saxon,
    entries: [{ ...foot, profile: { ...foot.profile, morale: 8 } }],
  };

  it("is told of the entries that came by the link, and of none of the list's own book", () => {
    expect(linkedBookChanges(built, "l1", saxon)).toEqual([]);
    expect(linkedBookChanges(built, "l1", newer)).toMatchObject([
      { id: "e1", name: "Piechota saska", fields: [{ field: "morale", after: 8 }] },
    ]);
    expect(bookChanges(built, own)).toEqual([]);
  });

  it("changes the list only when it is taken over", () => {
    const pinned = { ...SAXON, version: 5 };
    const input = { linkId: "l1", pinned, entries: newer.entries };
    const taken = applyCommand(built, takeNewerLinkedBook, input);
    expect(taken.bookEntries).toMatchObject([
      { id: "pinned-r1", from: { linkId: "l1", entryId: "e1" }, profile: { morale: 8 } },
    ]);
    expect(taken.bookLinks[0]?.book.version).toBe(5);
    expect(linkedBookChanges(taken, "l1", newer)).toEqual([]);
  });

  it("does not come in with the list's own book, but the link's limits do", () => {
    const stricter = { ...own, links: [{ ...own.links[0], maxRegiments: 1 }] } as ArmyBook;
    expect(bookChanges(built, stricter)).toMatchObject([{ what: "link", manner: "changed" }]);
    const pinned = { id: "b1", version: 2, title: "Wojsko", edition: "" };
    const taken = applyCommand(built, takeNewerBook, { pinned, book: stricter });
    expect(taken.bookLinks).toMatchObject([{ maxRegiments: 1, book: SAXON }]);
    expect(taken.bookEntries).toEqual(built.bookEntries);
    expect(bookChanges(built, { ...own, links: [] })).toMatchObject([
      { what: "link", manner: "gone", name: "Saksonia" },
    ]);
  });
});

describe("links of books", () => {
  const to = (bookId: string) => [bookLinkSchema.parse({ id: "x", bookId })];

  it("admit all entries or those they name", () => {
    expect(admittedEntries({ entries: "all" }, saxon)).toEqual(saxon.entries);
    expect(admittedEntries({ entries: ["horse", "gone"] }, saxon)).toEqual([horse]);
  });

  it.each([
    ["a book that links to itself", [["a", "a"]], [0]],
    [
      "two books",
      [
        ["a", "b"],
        ["b", "a"],
      ],
      [0],
    ],
    [
      "three books",
      [
        ["a", "b"],
        ["b", "c"],
        ["c", "a"],
      ],
      [0],
    ],
    [
      "a chain",
      [
        ["a", "b"],
        ["b", "c"],
      ],
      [],
    ],
    [
      "a circle that it stands outside of",
      [
        ["a", "b"],
        ["b", "c"],
        ["c", "b"],
      ],
      [],
    ],
  ])("are found to run in a circle: %s", (_, pairs, circular) => {
    const linksOf = new Map(pairs.map(([from, aim]) => [String(from), to(String(aim))]));
    expect(circularLinks({ id: "a", links: linksOf.get("a") ?? [] }, linksOf)).toEqual(circular);
  });

  it("lead by a nation to its generic book", () => {
    const links = [bookLinkSchema.parse({ id: "x", nation: "austria" })];
    const linksOf = new Map([["army-book-austria", to("a")]]);
    expect(circularLinks({ id: "a", links }, linksOf)).toEqual([0]);
  });
});
