import { describe, expect, it } from "vitest";
import { type ArmyBook, bookLinkSchema } from "@/lib/domain/bogowie-wojny/book/army-book";
import type { BookEntry } from "@/lib/domain/bogowie-wojny/book/book-entry";
import {
  admittedBodies,
  admittedCommanders,
  admittedEntries,
  linksOfBook,
} from "@/lib/domain/bogowie-wojny/book/linked";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { bookChanges, linkedBookChanges } from "@/lib/domain/bogowie-wojny/list/book-changes";
import { capacityInRegiment } from "@/lib/domain/bogowie-wojny/list/capacity";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import {
  addFromBook,
  addFromLink,
  setBook,
  takeNewerBook,
  takeNewerLinkedBook,
} from "@/lib/domain/bogowie-wojny/list/commands/book";
import { fieldBody, idsOfBody } from "@/lib/domain/bogowie-wojny/list/commands/history";
import { nameLinkedLeader } from "@/lib/domain/bogowie-wojny/list/commands/leaders";
import { removeRegiment, setBases } from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { pinnedLinkOf } from "@/lib/domain/bogowie-wojny/list/pin";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import { applyCommand } from "@/lib/domain/document/command";
import { bookOf } from "../book/book-of";
import { armyOf, faultsOf } from "./army-of";

const saxon = bookOf({
  title: "Saksonia",
  nation: null,
  nationName: "Saksonia",
  formations: [],
  entries: [
    // This id also belongs to an entry of the list's own book.
    { id: "e1", names: { pl: "Piechota saska" }, unitKind: "line-infantry" },
    { id: "horse", names: { pl: "Kirasjerzy Zastrow" }, unitKind: "cuirassiers" },
  ],
});
const SAXON = { id: "saxony", version: 4, title: "Saksonia", edition: "" };
const own = bookOf({
  links: [{ id: "l1", bookId: "saxony", maxRegiments: 2, maxBases: 6 }],
});
const link = pinnedLinkOf(bookLinkSchema.parse(own.links[0]), SAXON);
type Commander = ArmyBook["commanders"][number];

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

  it("are listed beside the list's own under an id of the list's, with where they came from", () => {
    expect(mixed.bookEntries.map(({ id, from }) => [id, from])).toEqual([
      ["e1", undefined],
      ["pinned-r1", { linkId: "l1", entryId: "e1" }],
    ]);
    expect(mixed.bookLinks).toEqual([link]);
    expect(regimentsOf(mixed).map(({ entryId }) => entryId)).toEqual(["e1", "pinned-r1"]);
    expect(armyListSchema.parse(mixed)).toEqual(mixed);
  });

  it("are kept once, however many regiments come from them", () => {
    const twice = admit(mixed, foot, "r2");
    expect(twice.bookEntries).toHaveLength(2);
    expect(regimentsOf(twice)[2]?.entryId).toBe("pinned-r1");
  });

  it("are of no foreign nation, since the book admits them", () => {
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
    const room = capacityInRegiment({ list: mixed, summary }, saxons);
    expect(room).toMatchObject({ bases: 4, bar: { code: "entry-bases", params: { limit: 6 } } });
  });
});

describe("a newer version of a linked book", () => {
  const built = admit(begun, foot, "r1");
  const newer: ArmyBook = {
    ...saxon,
    entries: [{ ...foot, profile: { ...foot.profile, morale: 8 } }],
  };

  it("reports the entries that came by the link, and none of the list's own book", () => {
    expect(linkedBookChanges(built, "l1", saxon)).toEqual([]);
    expect(linkedBookChanges(built, "l1", newer)).toMatchObject([
      { id: "e1", name: "Piechota saska", fields: [{ field: "morale", after: 8 }] },
    ]);
    expect(bookChanges(built, own)).toEqual([]);
  });

  it("changes the list only when it is taken over", () => {
    const pinned = { ...SAXON, version: 5 };
    const input = { linkId: "l1", pinned, book: newer };
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

describe("historical bodies and commanders of a linked book", () => {
  const lent = bookOf({
    title: "Saksonia",
    nation: null,
    entries: [
      // These ids also occur in the list's own book.
      { id: "e1", names: { pl: "Piechota saska" }, unitKind: "line-infantry" },
      { id: "e2", names: { pl: "Huzarzy" }, unitKind: "light-cavalry" },
    ],
    commanders: [
      { id: "c1", name: "Zezschwitz", roles: ["general-of-infantry"], commandValue: 1 },
      { id: "c2", name: "Reynier", roles: ["corps-commander"], commandValue: 2 },
    ],
    formations: [
      { id: "f1", names: { pl: "VII Korpus" }, level: "corps", commanderId: "c2" },
      {
        id: "f2",
        names: { pl: "21. Dywizja" },
        level: "division",
        parentId: "f1",
        commanderId: "c1",
        regiments: [{ entryId: "e1", name: "Pułk Prinz Anton", bases: 2 }],
      },
      {
        id: "f3",
        names: { pl: "Brygada huzarów" },
        level: "brigade",
        parentId: "f1",
        regiments: [{ entryId: "e2", bases: 2 }],
      },
    ],
  });
  const linkWith = (parts: object) =>
    bookLinkSchema.parse({ id: "l1", bookId: "saxony", ...parts });
  const open = pinnedLinkOf(linkWith({ bodies: true }), SAXON);

  function field(list: ArmyList, bodyId: string, mark = "n"): ArmyList {
    const wanted = { book: lent, bodyId, link: open };
    const newIds = Array.from({ length: idsOfBody(wanted) }, (_, i) => `${mark}${i}`);
    return applyCommand(list, fieldBody, { ...wanted, newIds });
  }

  it("are admitted only where the link says so, and bodies only with all of their regiments", () => {
    const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id);
    expect(admittedBodies(linkWith({}), lent)).toEqual([]);
    expect(admittedCommanders(linkWith({}), lent)).toEqual([]);
    expect(idsOf(admittedBodies(linkWith({ bodies: true }), lent))).toEqual(["f1", "f2", "f3"]);
    const some = linkWith({ bodies: true, entries: ["e1"] });
    expect(idsOf(admittedBodies(some, lent))).toEqual(["f2"]);
    expect(idsOf(admittedCommanders(some, lent))).toEqual(["c1"]);
    expect(idsOf(admittedCommanders(linkWith({ commanders: true }), lent))).toEqual(["c1", "c2"]);
  });

  const empty = { ...begun, formations: [] };
  const whole = field(empty, "f1");

  it("are fielded whole beside the list's own, under ids of the list's", () => {
    const mixed = field(
      applyCommand(begun, addFromBook, { id: "r0", formationId: "f0", entry: line }),
      "f1",
    );
    expect(armyListSchema.parse(mixed)).toEqual(mixed);
    expect(mixed.bookEntries.map(({ from }) => from?.entryId)).toEqual([undefined, "e1", "e2"]);
    expect(mixed.bookFormations.map(({ from }) => from?.formationId)).toEqual(["f1", "f2", "f3"]);
    expect(mixed.corps[0]?.commander).toMatchObject({ source: "historical", name: "Reynier" });
    expect(mixed.formations[1]).toMatchObject({
      name: "21. Dywizja",
      general: { source: "historical", name: "Zezschwitz" },
      regiments: [{ name: "Pułk Prinz Anton", bases: 2 }],
    });
    expect(faultsOf(mixed).filter((code) => /historical|admitted|unknown/.test(code))).toEqual([]);
  });

  it("are kept once, however often they are fielded", () => {
    const twice = field(whole, "f2", "m");
    expect(twice.bookFormations).toHaveLength(3);
    expect(twice.bookEntries).toHaveLength(2);
    expect(twice.bookCommanders).toHaveLength(2);
  });

  it("lose their generals with a regiment, like those of the list's own book", () => {
    const [division] = whole.formations;
    const id = division?.regiments[0]?.id ?? "";
    const codes = faultsOf(applyCommand(whole, removeRegiment, { id }));
    expect(codes).toContain("historical-general-incomplete");
    expect(codes).toContain("historical-commander-incomplete");
  });

  it("are not of the army where the link, as the list knows it, does not admit them", () => {
    const shut = { ...whole, bookLinks: whole.bookLinks.map((one) => ({ ...one, bodies: false })) };
    expect(checkArmyList(shut).findings).toContainEqual(
      expect.objectContaining({
        code: "body-not-admitted",
        path: "/corps/0/historicalId",
        params: { name: "VII Korpus", book: "Saksonia" },
      }),
    );
    expect(faultsOf(shut)).toContain("commander-not-admitted");
    const named = {
      ...shut,
      bookLinks: shut.bookLinks.map((one) => ({ ...one, commanders: true })),
    };
    expect(faultsOf(named)).not.toContain("commander-not-admitted");
  });

  it("lend a commander for a post without the commander's body", () => {
    const [commander] = lent.commanders;
    if (commander === undefined) throw new Error("The book has no commander.");
    const lone = pinnedLinkOf(linkWith({ commanders: true }), SAXON);
    const post = "formation:f0" as const;
    const led = applyCommand(begun, nameLinkedLeader, {
      post,
      link: lone,
      commander,
      pinnedId: "p1",
    });
    expect(led.formations[0]?.general).toMatchObject({ name: "Zezschwitz", commanderId: "p1" });
    expect(led.bookCommanders).toMatchObject([
      { id: "p1", commandValue: 1, from: { linkId: "l1", commanderId: "c1" } },
    ]);
    expect(faultsOf(led)).not.toContain("commander-not-admitted");
  });

  it("change with a newer version of their book when it is taken over, and not before", () => {
    const [general, chief] = lent.commanders as [Commander, Commander];
    const newer: ArmyBook = {
      ...lent,
      commanders: [{ ...general, commandValue: 3 }, chief],
      formations: lent.formations.map((body) =>
        body.id === "f3" ? { ...body, regiments: [{ entryId: "e2", name: "", bases: 4 }] } : body,
      ),
    };
    expect(linkedBookChanges(whole, "l1", lent)).toEqual([]);
    expect(bookChanges(whole, { ...own, links: [linkWith({ bodies: true })] })).toEqual([]);
    expect(linkedBookChanges(whole, "l1", newer)).toMatchObject([
      { what: "commander", id: "c1", name: "Zezschwitz", manner: "changed" },
      { what: "formation", id: "f3", name: "Brygada huzarów", manner: "changed" },
    ]);
    const pinned = { ...SAXON, version: 5 };
    const taken = applyCommand(whole, takeNewerLinkedBook, { linkId: "l1", pinned, book: newer });
    expect(linkedBookChanges(taken, "l1", newer)).toEqual([]);
    expect(faultsOf(taken)).toContain("historical-commander-incomplete");
    expect(armyListSchema.parse(taken)).toEqual(taken);
  });

  it("are reported where the list's own book admits them no more", () => {
    const shut = { ...own, links: [linkWith({ bodies: false })] };
    expect(bookChanges(whole, shut)).toMatchObject([{ what: "link", manner: "changed" }]);
    const pinned = { id: "b1", version: 2, title: "Wojsko", edition: "" };
    const taken = applyCommand(whole, takeNewerBook, { pinned, book: shut });
    expect(faultsOf(taken)).toContain("body-not-admitted");
  });
});

describe("links of books", () => {
  it("admit all entries or those they name", () => {
    expect(admittedEntries({ entries: "all" }, saxon)).toEqual(saxon.entries);
    expect(admittedEntries({ entries: ["horse", "gone"] }, saxon)).toEqual([horse]);
  });

  it("lead by their id to a stored book and by a nation to its generic one", () => {
    const links = [
      bookLinkSchema.parse({ id: "x", bookId: "saxony" }),
      bookLinkSchema.parse({ id: "y", nation: "austria" }),
    ];
    expect(linksOfBook({ links })).toEqual([
      { id: "saxony", path: "/links/0/bookId" },
      { id: "army-book-austria", path: "/links/1/nation" },
    ]);
  });
});
