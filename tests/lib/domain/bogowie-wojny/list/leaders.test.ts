import { describe, expect, it } from "vitest";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { bookChanges } from "@/lib/domain/bogowie-wojny/list/book-changes";
import { takeNewerBook } from "@/lib/domain/bogowie-wojny/list/commands/book";
import { editCorps } from "@/lib/domain/bogowie-wojny/list/commands/corps";
import { editCommander } from "@/lib/domain/bogowie-wojny/list/commands/details";
import { editGeneral, removeFormation } from "@/lib/domain/bogowie-wojny/list/commands/formations";
import { fieldBody } from "@/lib/domain/bogowie-wojny/list/commands/history";
import { nameLeader } from "@/lib/domain/bogowie-wojny/list/commands/leaders";
import { rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { applyCommand } from "@/lib/domain/document/command";
import { bookOf } from "../book/book-of";
import { armyOf } from "./army-of";

const book = bookOf({
  commanders: [
    {
      id: "c1",
      name: "Dąbrowski",
      roles: ["general-of-infantry"],
      commandValue: -1,
      traits: ["insubordinate"],
      specialRule: "Legion",
    },
    { id: "c2", name: "Poniatowski", roles: ["commander-in-chief"], commandValue: 2 },
  ],
});
const [dabrowski, poniatowski] = book.commanders as [
  ArmyBook["commanders"][0],
  ArmyBook["commanders"][0],
];
const army = armyOf({
  corps: [{ id: "v" }],
  formations: [{ corpsId: "v", regiments: [{ unitKind: "line-infantry" }] }],
});
const named = applyCommand(
  applyCommand(army, nameLeader, { post: "formation:f0", commander: dabrowski }),
  nameLeader,
  { post: "commander-in-chief", commander: poniatowski },
);

describe("a commander of the book, named for a post [13.2]", () => {
  it("is historical, and the roster shows value, character and rule", () => {
    expect(armyListSchema.parse(named)).toEqual(named);
    const { commander, formations } = rosterView(named);
    expect(commander).toEqual({
      source: "historical",
      name: "Poniatowski",
      leader: { commandValue: 2, character: "aggressive", specialRule: "" },
    });
    // A trait decides the character whatever the value [6.3].
    expect(formations[0]?.general).toEqual({
      kind: "infantry",
      source: "historical",
      name: "Dąbrowski",
      leader: { commandValue: -1, character: "aggressive", specialRule: "Legion" },
    });
  });

  it.each<[string, (list: ArmyList) => ArmyList]>([
    [
      "gets another name",
      (list) =>
        applyCommand(list, editGeneral, { formationId: "f0", changes: { name: "Zajączek" } }),
    ],
    [
      "is to be drawn",
      (list) =>
        applyCommand(list, editGeneral, { formationId: "f0", changes: { source: "drawn" } }),
    ],
    [
      "is parted from it",
      (list) => applyCommand(list, nameLeader, { post: "formation:f0", commander: null }),
    ],
    ["goes with his division", (list) => applyCommand(list, removeFormation, { id: "f0" })],
  ])("is no longer the book's when the commander %s", (_, change) => {
    const list = change(named);
    expect(list.formations[0]?.general?.commanderId).toBeUndefined();
    expect(list.bookCommanders.map(({ id }) => id)).toEqual(["c2"]);
    expect(rosterView(list).formations[0]?.general?.leader ?? null).toBeNull();
    expect(armyListSchema.parse(list)).toEqual(list);
  });

  it("keeps the same commander when only the list of generals changes", () => {
    const changes = { kind: "cavalry", name: "Dąbrowski", source: "historical" } as const;
    const list = applyCommand(named, editGeneral, { formationId: "f0", changes });
    expect(list.formations[0]?.general?.commanderId).toBe("c1");
  });

  it("can lead a corps or the army as well", () => {
    const corps = applyCommand(named, nameLeader, { post: "corps:v", commander: poniatowski });
    expect(rosterView(corps).corps[0]?.commander.leader?.commandValue).toBe(2);
    const drawn = applyCommand(corps, editCorps, { id: "v", commander: { source: "drawn" } });
    expect(rosterView(drawn).corps[0]?.commander.leader).toBeNull();
    const both = applyCommand(drawn, editCommander, { name: "" });
    expect(both.bookCommanders.map(({ id }) => id)).toEqual(["c1"]);
    const nobody = () => applyCommand(named, nameLeader, { post: "corps:x", commander: dabrowski });
    expect(nobody).toThrow(RangeError);
  });

  it("comes with the historical body", () => {
    const newIds = Array.from({ length: 9 }, (_, i) => `n${i}`);
    const list = applyCommand(armyOf({}), fieldBody, { book, bodyId: "f2", newIds });
    expect(list.formations[0]?.general).toMatchObject({ source: "historical", commanderId: "c1" });
    expect(list.bookCommanders).toMatchObject([{ id: "c1", specialRule: "Legion" }]);
  });

  it("is reported when a newer book differs, and changed only when it is taken over", () => {
    expect(bookChanges(named, book)).toEqual([]);
    const newer = { ...book, commanders: [{ ...dabrowski, commandValue: 1 }] };
    expect(bookChanges(named, newer)).toMatchObject([
      { what: "commander", name: "Dąbrowski", manner: "changed" },
      { what: "commander", name: "Poniatowski", manner: "gone" },
    ]);
    const pinned = { id: "b1", version: 2, title: "x", edition: "" };
    const taken = applyCommand(named, takeNewerBook, { pinned, book: newer });
    expect(taken.bookCommanders).toMatchObject([{ commandValue: 1 }, { commandValue: 2 }]);
  });
});

describe("commanders drawn in a game", () => {
  it("are at their posts, before the commanders the list names", () => {
    const leader = {
      name: "Zajączek",
      commandValue: 0,
      character: "neutral",
      specialRule: "",
    } as const;
    const view = rosterView(named, new Map([["formation:f0", leader]]));
    expect(view.formations[0]?.general).toMatchObject({
      name: "Zajączek",
      leader: { commandValue: 0, character: "neutral" },
    });
    expect(view.commander.name).toBe("Poniatowski");
  });

  it("leave a vacant post to be filled in", () => {
    const nobody = { name: "", commandValue: null, character: null, specialRule: "" };
    const view = rosterView(named, new Map([["commander-in-chief", nobody]]));
    expect(view.commander).toMatchObject({ name: "", leader: null });
  });
});
