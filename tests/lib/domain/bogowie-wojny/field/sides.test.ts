import { describe, expect, test } from "vitest";
import { armyRuleSchema } from "@/lib/domain/bogowie-wojny/book/army-book";
import { armyChanges } from "@/lib/domain/bogowie-wojny/field/army-changes";
import { type Battlefield, battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import {
  setObjectivePoints,
  settlePoints,
} from "@/lib/domain/bogowie-wojny/field/commands/objectives";
import { attachArmy, nameSide } from "@/lib/domain/bogowie-wojny/field/commands/sides";
import {
  addThing,
  setKind,
  setThing,
  setWood,
} from "@/lib/domain/bogowie-wojny/field/commands/things";
import { fieldArmyOf } from "@/lib/domain/bogowie-wojny/field/field-army";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { newThing } from "@/lib/domain/bogowie-wojny/field/new-thing";
import type { FieldArmy } from "@/lib/domain/bogowie-wojny/field/side-schema";
import { sideText } from "@/lib/domain/bogowie-wojny/field/side-text";
import { boughtUpgradeSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { applyCommand } from "@/lib/domain/document/command";
import { LANGUAGES } from "@/lib/domain/document/language";
import { translatorFor } from "@/lib/i18n/translator";
import { FORMATS } from "@/lib/rules/bogowie-wojny/format";
import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { armyOf } from "@/tests/lib/domain/bogowie-wojny/list/army-of";

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
  ...fieldArmyOf({ id: "list", version: 3, document: list(upgrades) }, null),
  ...parts,
});
const attached = (edge: "south" | "north", army: FieldArmy, field: Battlefield = raszyn) =>
  applyCommand(field, attachArmy, { edge, army });
const found = (field: Battlefield) =>
  checkBattlefield(field).findings.map(({ code, severity }) => `${severity} ${code}`);

/** The field with another piece or work, bought by a player. */
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

describe("what a list bought is compared with what lies there", () => {
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

describe("what an army's own rules bring [14.4]", () => {
  const rule = (upgrade: Upgrade, points: number) =>
    armyRuleSchema.parse({ id: upgrade, names: { en: upgrade }, points, brings: [{ upgrade }] });
  const army = fieldArmyOf(
    { id: "list", version: 3, document: list([]) },
    { specialRules: [rule("wood", 0), rule("hill", 2), rule("redoubt", 0)] },
  );
  const special = (field: Battlefield, id: string) =>
    applyCommand(withBought(field, "wood", id), setThing, { id, fields: { origin: "special" } });

  test("is what the rules of its book bring for nothing", () => {
    expect(army.brought).toEqual([
      { upgrade: "wood", count: 1 },
      { upgrade: "redoubt", count: 1 },
    ]);
    expect(armyWith([])).not.toHaveProperty("brought");
  });

  test("is owed until it lies there, and no more of it is due", () => {
    const field = attached("south", army);
    expect(found(field)).toEqual(["note bought-not-placed", "note special-not-placed"]);
    const built = withBought(field, "redoubt", "r1");
    const one = special(built, "w1");
    expect(found(one)).toEqual([]);
    expect(found(special(one, "w2"))).toContain("warning special-beyond-rules");
    const river = applyCommand(one, setKind, { id: "w1", kind: "gully" });
    expect(found(river)).toContain("warning special-of-no-rule");
  });

  test("is not asked of an army whose book is not known", () => {
    const field = special(attached("south", armyWith([])), "w1");
    expect(found(field)).not.toContain("warning special-beyond-rules");
  });
});

describe("a bought grove [13.3]", () => {
  const withGrove = (groves: "sold-as-wood" | "not-sold") => {
    const army = { ...armyWith([{ id: "u", upgrade: "wood" }]), groves };
    const field = withBought(attached("south", army), "wood", "g1");
    return applyCommand(field, setWood, { id: "g1", look: "grove" });
  };

  test("counts as a wood where the list's format sells it so, and is refused where it does not", () => {
    expect(found(withGrove("sold-as-wood"))).toEqual([]);
    expect(found(withGrove("not-sold"))).toEqual(["error grove-not-sold"]);
    const wood = applyCommand(withGrove("not-sold"), setWood, { id: "g1", look: "wood" });
    expect(found(wood)).toEqual([]);
    expect(battlefieldSchema.parse(wood)).toEqual(wood);
  });

  test("is of the army whose player laid it", () => {
    const others = applyCommand(withGrove("not-sold"), setThing, {
      id: "g1",
      fields: { placedBy: "north" },
    });
    expect(found(others)).not.toContain("error grove-not-sold");
  });
});

test("a newer version of a list says what it would change here, and nothing else", () => {
  const kept = armyWith([{ id: "u", upgrade: "wood" }]);
  expect(armyChanges(kept, { ...kept, listVersion: 9 })).toEqual([]);
  const now = {
    ...kept,
    value: kept.value + 2,
    objectives: "shares",
    bought: [{ upgrade: "redoubt", count: 2 }],
    brought: [{ upgrade: "hill", count: 1 }],
  } satisfies FieldArmy;
  expect(armyChanges(kept, now)).toEqual([
    { what: "value", from: kept.value, to: kept.value + 2 },
    { what: "objectives", from: kept.objectives, to: "shares" },
    { what: "bought", upgrade: "wood", from: 1, to: 0 },
    { what: "bought", upgrade: "redoubt", from: 0, to: 2 },
    { what: "brought", upgrade: "hill", from: 0, to: 1 },
  ]);
});

test("a list built for another table is reported", () => {
  const [, larger] = FORMATS;
  const army = fieldArmyOf({ id: "l", version: 1, document: list([], { format: larger }) }, null);
  expect(found(attached("south", army))).toContain("warning table-not-formats");
});

test.each(LANGUAGES)("a side is described on a line in %s, without gaps", (language) => {
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
