import { expect, it } from "vitest";
import { armyListSchema } from "@/lib/domain/army-list/army-list";
import { gameArmy } from "@/lib/domain/game/game-army";
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
