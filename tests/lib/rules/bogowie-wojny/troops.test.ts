import { describe, expect, it } from "vitest";
import { characterOfValue } from "@/lib/rules/bogowie-wojny/character";
import { chargeBonus, chargeOf } from "@/lib/rules/bogowie-wojny/charge";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { formationsOf } from "@/lib/rules/bogowie-wojny/formation";
import { regimentDice, trainingOf } from "@/lib/rules/bogowie-wojny/training";
import { UNIT_KINDS, type UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";

const { readings } = FORMAT_32_8;

describe("training [2.3]", () => {
  it.each([
    ["line-infantry", "no", false, "regular"],
    ["line-infantry", "bought", false, "veteran"],
    ["line-infantry", "own", false, "veteran"],
    ["grenadiers", "no", false, "veteran"],
    ["foot-guard", "no", true, "elite"],
    ["light-cavalry", "bought", true, "elite"],
  ] as const)("makes %s, veteran %s, elite %s: %s", (unitKind, veteran, elite, training) => {
    expect(trainingOf({ unitKind, veteran, elite }, readings)).toBe(training);
  });

  it("leaves grenadiers regular where the format asks the statistics", () => {
    const asked = { ...readings, veteransByKind: "by-statistics" } as const;
    const grenadiers = { unitKind: "grenadiers", veteran: "no", elite: false } as const;
    expect(trainingOf(grenadiers, asked)).toBe("regular");
  });

  it("adds its dice once a regiment, as the British brigade of 8.6 throws six and two", () => {
    expect(regimentDice(3, 2, "regular")).toBe(6);
    expect(regimentDice(3, 3, "veteran")).toBe(10);
    expect(regimentDice(2, 4, "elite")).toBe(10);
  });

  it("gives no fire to units that have none [8.2]", () => {
    expect(regimentDice(0, 4, "elite")).toBe(0);
  });
});

it.each([
  [3, "aggressive"],
  [1, "aggressive"],
  [0, "neutral"],
  [-1, "cautious"],
  [-2, "cautious"],
])("makes a general of command %i %s [6.3]", (value, character) => {
  expect(characterOfValue(value)).toBe(character);
});

describe("charges [10.40]", () => {
  const BONUSES: Partial<Record<UnitKind, number>> = {
    "irregular-cavalry": 2,
    "light-cavalry": 3,
    "guard-light-cavalry": 3,
    lancers: 4,
    "vistula-lancers": 4,
    "guard-chevaulegers-lancers": 4,
    "line-cavalry": 4,
    "guard-line-cavalry": 4,
    cuirassiers: 5,
    "heavy-cavalry": 5,
    "guard-heavy-cavalry": 5,
  };

  it.each(UNIT_KINDS)("adds what the table says to %s", (kind) => {
    const charge = chargeOf(kind);
    expect(charge === null ? undefined : chargeBonus(charge)).toBe(BONUSES[kind]);
  });
});

describe("formations [2.4]", () => {
  it("knows open order by kind and leaves to the statistics what stands there", () => {
    expect(formationsOf("light-infantry", "france")).toEqual({
      allowed: ["loose-order"],
      open: ["square", "ordre-mixte", "skirmishers"],
    });
    expect(formationsOf("irregular-cavalry", "russia").allowed).toEqual(["loose-order-only"]);
    expect(formationsOf("foot-6-pounder", "russia")).toEqual({ allowed: [], open: [] });
  });

  it("offers the mass to Austrians and Prussians alone", () => {
    expect(formationsOf("line-infantry", "austria").open).toContain("mass");
    expect(formationsOf("line-infantry", "prussia").open).toContain("mass");
    expect(formationsOf("line-infantry", "russia").open).not.toContain("mass");
  });
});
