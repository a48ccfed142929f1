import { describe, expect, test } from "vitest";
import { boughtUpgradeSchema } from "@/lib/domain/army-list/army-list";
import { type Battlefield, battlefieldSchema } from "@/lib/domain/battlefield/battlefield";
import { checkBattlefield } from "@/lib/domain/battlefield/check";
import { setObjectivePoints, settlePoints } from "@/lib/domain/battlefield/commands/objectives";
import { attachArmy, nameSide } from "@/lib/domain/battlefield/commands/sides";
import { addThing, setThing } from "@/lib/domain/battlefield/commands/things";
import { fieldArmyOf } from "@/lib/domain/battlefield/field-army";
import { generateBattlefield } from "@/lib/domain/battlefield/generator/generate";
import { newThing } from "@/lib/domain/battlefield/new-thing";
import type { FieldArmy } from "@/lib/domain/battlefield/side-schema";
import { sideText } from "@/lib/domain/battlefield/side-text";
import { applyCommand } from "@/lib/domain/command";
import { LANGUAGES } from "@/lib/domain/language";
import { translatorFor } from "@/lib/i18n/translator";
import { FORMATS } from "@/lib/rules/bogowie-wojny/format";
import { armyOf } from "@/tests/lib/domain/army-list/army-of";

const raszyn = generateBattlefield({
  seed: "Raszyn",
  table: { widthCm: 120, depthCm: 120 },
  area: "farmland",
});
const list = (upgrades: object[], format: object = {}) => ({
  ...armyOf({ formations: [{ regiments: [{ unitKind: "line-infantry", bases: 4 }] }], ...format }),
  upgrades: upgrades.map((upgrade) => boughtUpgradeSchema.parse(upgrade)),
});
const armyWith = (upgrades: object[], parts: Partial<FieldArmy> = {}): FieldArmy => ({
  ...fieldArmyOf({ id: "list", version: 3, document: list(upgrades) }),
  ...parts,
});
const attached = (edge: "south" | "north", army: FieldArmy, field: Battlefield = raszyn) =>
  applyCommand(field, attachArmy, { edge, army });
const found = (field: Battlefield) =>
  checkBattlefield(field).findings.map(({ code, severity }) => `${severity} ${code}`);

/** A field with a piece of a kind that a player bought. */
function withBought(field: Battlefield, kind: "wood" | "redoubt", id: string): Battlefield {
  const points =
    kind === "wood"
      ? ([
          [4, 22],
          [10, 22],
          [10, 28],
        ] as const)
      : ([[100, 10]] as const);
  const thing = newThing({ kind, id, points, field });
  if (!thing) throw new Error("not laid");
  const laid = applyCommand(field, addThing, thing);
  const fields = { placedBy: "south", ...(kind === "wood" ? { origin: "bought" } : {}) };
  return applyCommand(laid, setThing, { id, fields });
}

test("a seed's field has no sides; a named and emptied one has none again", () => {
  expect("sides" in raszyn).toBe(false);
  const named = applyCommand(raszyn, nameSide, { edge: "north", name: "Armia Galicyjska" });
  expect(battlefieldSchema.parse(named)).toEqual(named);
  expect(named.sides).toEqual([{ edge: "north", name: "Armia Galicyjska", army: null }]);
  expect(applyCommand(named, nameSide, { edge: "north", name: "" }).sides).toEqual([]);
});

describe("what a list bought is held against what lies there", () => {
  const upgrades = [
    { id: "u1", upgrade: "wood" },
    { id: "u2", upgrade: "redoubt" },
  ];
  const army = armyWith(upgrades);

  test("the list is kept with its version, its value and what it bought", () => {
    expect(army).toMatchObject({
      listId: "list",
      listVersion: 3,
      value: 5,
      bases: 4,
      bought: [
        { upgrade: "wood", count: 1 },
        { upgrade: "redoubt", count: 1 },
      ],
    });
    expect(battlefieldSchema.parse(attached("south", army)).sides?.[0]?.army).toEqual(army);
  });

  test("nothing laid, all laid, one too many", () => {
    const none = attached("south", army);
    expect(found(none)).toEqual(["note bought-not-placed", "note bought-not-placed"]);
    const wood = withBought(none, "wood", "b1");
    const both = withBought(wood, "redoubt", "b2");
    expect(found(both).filter((code) => code.includes("bought"))).toEqual([]);
    const beyond = withBought(withBought(both, "redoubt", "b3"), "wood", "b4");
    expect(found(beyond)).toEqual(
      expect.arrayContaining(["error bought-beyond-list", "warning works-beyond-list"]),
    );
  });

  test("the other side's pieces are not counted", () => {
    const other = attached("north", armyWith([]), withBought(raszyn, "wood", "b1"));
    expect(found(other)).not.toContain("error bought-beyond-list");
  });

  test("what its owner keeps secret is not in what the field keeps", () => {
    const secret = armyWith([
      { id: "u1", upgrade: "redoubt", secret: true },
      { id: "u2", upgrade: "ambush" },
    ]);
    expect(secret.bought).toEqual([]);
    expect(JSON.stringify(secret)).not.toContain("ambush");
  });
});

describe("objectives are worth what both armies make them [12.2, 14.6]", () => {
  const shares = (value: number) => armyWith([], { objectives: "shares", value, bases: 30 });
  test.each([
    [shares(47), shares(48), { main: 24, secondary: 12 }],
    [shares(49), shares(20), { main: 25, secondary: 13 }],
    [armyWith([]), armyWith([]), { main: 10, secondary: 5 }],
  ])("%#", (south, north, worth) => {
    const field = attached("north", north, attached("south", south));
    const points = field.objectives.map(({ role, points: each }) => [role, each]);
    expect(points).toEqual([
      ["main", worth.main],
      ["secondary", worth.secondary],
      ["secondary", worth.secondary],
    ]);
    const wrong = applyCommand(field, setObjectivePoints, { main: worth.main + 2 });
    expect(found(wrong)).toContain("error objective-points");
    expect(found(applyCommand(wrong, settlePoints, null))).not.toContain("error objective-points");
  });
});

test("a list built for another table is told", () => {
  const [, larger] = FORMATS;
  const army = fieldArmyOf({ id: "l", version: 1, document: list([], { format: larger }) });
  expect(found(attached("south", army))).toContain("warning table-not-formats");
});

test.each(LANGUAGES)("a side is told on a line in %s, without holes", (language) => {
  const t = translatorFor(language, "battlefield");
  const nation = translatorFor(language, "bogowieWojny.nations");
  const side = {
    edge: "south" as const,
    name: "Poniatowski",
    army: armyWith([{ id: "u", upgrade: "hill" }]),
  };
  const text = sideText(side, { t, nation });
  expect(text).toContain("Poniatowski");
  expect(text).not.toMatch(/[{}]|undefined|battlefield\./);
});
