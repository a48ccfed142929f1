import { expect, it } from "vitest";
import { bookCommanderSchema } from "@/lib/domain/bogowie-wojny/book/army-book";
import { gameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import { gameState } from "@/lib/domain/bogowie-wojny/game/game-state";
import { drawableFor } from "@/lib/domain/bogowie-wojny/game/moves";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";

const LIST = armyListSchema.parse({
  kind: "army-list",
  schemaVersion: 1,
  title: "Foot with light infantry in it",
  language: "pl",
  nation: "france",
  bookEntries: [
    { id: "mixed", names: { pl: "Legia" }, unitKind: "line-infantry", traits: ["light-infantry"] },
    { id: "raiders", names: { pl: "Wolni" }, unitKind: "line-cavalry", traits: ["irregular"] },
  ],
  formations: [
    {
      id: "f",
      regiments: [
        { id: "line", unitKind: "line-infantry", bases: 3 },
        { id: "legion", unitKind: "line-infantry", bases: 3, entryId: "mixed" },
        { id: "free", unitKind: "line-cavalry", bases: 2, entryId: "raiders" },
        { id: "light", unitKind: "light-infantry", bases: 2 },
      ],
    },
  ],
});

it.each([
  ["barred", ["free", "light"]],
  ["allowed", ["legion", "free", "light"]],
] as const)(
  "has those lie in ambush whom the list may buy one for: mixed regiments %s [13.3, 15.1, 15.2]",
  (mixedInAmbush, expected) => {
    const readings = { ...FORMAT_32_8.readings, mixedInAmbush };
    const document = { ...LIST, format: { ...LIST.format, readings } };
    const { ambushers } = gameArmy({ id: "list", version: 1, document }, null);
    expect(ambushers.map(({ id }) => id)).toEqual(expected);
  },
);

const LENT = { linkId: "link", commanderId: "korf" };
const KORF = { name: "Fyodor Korf", commandValue: null, traits: [], specialRule: "" };

it.each([
  ["of the list's own book", "korf", { ...KORF, id: "korf" }, "korf"],
  ["of a linked book", "pinned", { ...KORF, id: "pinned", from: LENT }, "link/korf"],
  ["named by hand", undefined, null, "korf"],
] as const)(
  "has a historical commander %s lie in no hat [13.2, 13.4]",
  (_, commanderId, pinned, drawnAs) => {
    const document = armyListSchema.parse({
      ...LIST,
      corps: [
        {
          id: "k",
          name: "II Corps",
          commander: {
            source: "historical",
            name: KORF.name,
            ...(commanderId ? { commanderId } : {}),
          },
        },
      ],
      bookCommanders: pinned ? [pinned] : [],
    });
    const others = [bookCommander("barclay", "commander-in-chief")];
    const commanders = [
      ...others,
      { ...bookCommander("korf", "corps-commander"), id: drawnAs, name: KORF.name },
    ];
    const army = gameArmy({ id: "list", version: 1, document }, { commanders, specialRules: [] });
    const own = gameState({ a: army, b: null }, []).seats.a;
    const chief = army.posts.find(({ level }) => level === "army");
    if (!own || !chief) throw new Error("The army has no commander-in-chief.");
    expect(drawableFor(army, own, chief).map(({ id }) => id)).toEqual(["barclay"]);
  },
);

function bookCommander(id: string, role: string) {
  return bookCommanderSchema.parse({ id, name: id, roles: [role] });
}
