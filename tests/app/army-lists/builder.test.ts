import { describe, expect, it } from "vitest";
import { newId } from "@/app/(author)/_editor/new-id";
import {
  choiceAt,
  findingsOfFormation,
  findingsOfWhole,
  findingsWithin,
} from "@/app/(author)/army-lists/_builder/places";
import { placeBeside } from "@/app/(author)/army-lists/_builder/roster/row-moves";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { idSchema } from "@/lib/domain/document/primitives";
import { armyOf, lineBases } from "@/tests/lib/domain/bogowie-wojny/list/army-of";

const list = armyOf({
  formations: [
    { regiments: [...lineBases(2), { unitKind: "militia", bases: 2, veteran: "bought" }] },
    { regiments: [{ unitKind: "lancers", bases: 2 }], general: null },
  ],
  upgrades: [["providence", 2]],
});
const { findings } = checkArmyList(list);

describe("the place of a finding", () => {
  it("is the regiment, the formation or the upgrade it is about", () => {
    const opened = findings
      .filter(({ severity }) => severity === "error")
      .map(({ code, path }) => [code, choiceAt(list, path)]);
    expect(opened).toEqual([
      ["general-missing", { is: "formation", id: "f1" }],
      ["militia-status", { is: "regiment", id: "f0r1" }],
      ["upgrade-over-maximum", { is: "upgrade", id: "u0" }],
    ]);
  });

  it("is the list itself for what is about the whole, and for a place that is gone", () => {
    expect(choiceAt(list, "/formations")).toEqual({ is: "list" });
    expect(choiceAt(list, "/formations/9/general")).toEqual({ is: "list" });
    expect(choiceAt(list, "/format")).toEqual({ is: "format" });
  });

  it("shows every finding on exactly one card", () => {
    const shown = [
      ...findingsOfWhole(findings),
      ...findings.filter(({ path }) => path === "/upgrades"),
      ...list.formations.flatMap((formation, i) => [
        ...findingsOfFormation(findings, i),
        ...formation.regiments.flatMap((_, j) =>
          findingsWithin(findings, `/formations/${i}/regiments/${j}`),
        ),
      ]),
      ...list.upgrades.flatMap((_, i) => findingsWithin(findings, `/upgrades/${i}`)),
    ];
    expect(shown).toHaveLength(findings.length);
    expect(new Set(shown)).toEqual(new Set(findings));
  });
});

describe("moving a regiment by keys", () => {
  it.each([
    ["up within its division", "f0r1", -1, { is: "regiment", formationId: "f0", to: 0 }],
    ["down into the next division", "f0r1", 1, { is: "regiment", formationId: "f1", to: 0 }],
    ["up to the end of the one before", "f1r0", -1, { is: "regiment", formationId: "f0", to: 2 }],
    ["not past the ends of the list", "f0r0", -1, null],
    ["nowhere where it is gone", "nobody", 1, null],
  ] as const)("goes %s", (_, id, way, place) => {
    expect(placeBeside(list, { is: "regiment", id }, way)).toEqual(place);
  });
});

it("makes ids a document accepts", () => {
  const ids = Array.from({ length: 200 }, newId);
  expect(ids.every((id) => idSchema.safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
