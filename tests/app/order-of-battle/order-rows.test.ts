import { describe, expect, test } from "vitest";
import {
  type RowsInput,
  rowMaker,
} from "@/app/(author)/scenarios/[id]/edit/order-of-battle/_tree/order-rows";
import { treeFilter } from "@/app/(author)/scenarios/[id]/edit/order-of-battle/_tree/tree-filter";
import { setSupplies, setUnitFields } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { applyCommand } from "@/lib/domain/document/command";
import {
  battery,
  formation,
  scenario,
  side,
  unit,
} from "@/tests/lib/domain/belle-alliance/scenario/build";

const battle = scenario({
  date: "1815-06-18",
  sides: [
    side("french", {
      formations: [
        formation("corps", {
          level: "corps",
          commander: { name: "d’Erlon" },
          formations: [
            formation("kempt", { units: [unit("u28", { men: 482 }), unit("u79", { men: 399 })] }),
            formation("pack", { units: [unit("u44", { men: 455 })] }),
          ],
          units: [battery("rogers")],
        }),
      ],
    }),
    side("allies", { colour: "b" }),
  ],
});

const shown = (document: Scenario, more: Partial<RowsInput> = {}): RowsInput => ({
  scenario: document,
  shut: new Set(),
  sideId: null,
  filter: treeFilter("", document.sides, wordsOf),
  renaming: null,
  findings: new Map(),
  ...more,
});

const wordsOf = ({ arm, type }: Unit) => `${arm} ${type}`;

function row(rows: ReturnType<ReturnType<typeof rowMaker>>, key: string) {
  const found = rows.find((each) => each.key === key);
  if (!found) throw new Error(`no row ${key}`);
  return found;
}

describe("the rows of the order of battle", () => {
  test("formations come before the units beside them, each one level below what holds it", () => {
    const rows = rowMaker()(shown(battle));
    expect(rows.map(({ key, level }) => [key, level])).toEqual([
      ["french", 1],
      ["corps", 2],
      ["kempt", 3],
      ["u28", 4],
      ["u79", 4],
      ["pack", 3],
      ["u44", 4],
      ["rogers", 3],
      ["allies", 1],
    ]);
  });

  test("figures are rounded unit by unit and the formation says what that gained or lost", () => {
    const rows = rowMaker()(shown(battle));
    expect(row(rows, "u79")).toMatchObject({ men: 399, exactFigures: 19.95, figures: 20 });
    expect(row(rows, "kempt")).toMatchObject({ men: 881, exactFigures: 44.05, figures: 44 });
    expect(row(rows, "kempt")).toHaveProperty("rounding", expect.closeTo(-0.05));
    expect(row(rows, "rogers")).toMatchObject({ figures: null, gunners: 8, guns: 8 });
  });

  test("a renamed unit is the only row drawn again", () => {
    const make = rowMaker();
    const before = make(shown(battle));
    const input = { unitId: "u44", fields: { name: "2/44th Foot" } };
    const after = make(shown(applyCommand(battle, setUnitFields, input)));
    const changed = after.filter((each, i) => each !== before[i]).map(({ key }) => key);
    expect(changed).toEqual(["u44"]);
  });

  test("supplies that run out are marked on their unit's row alone", () => {
    const make = rowMaker();
    const before = make(shown(battle));
    const short = applyCommand(battle, setSupplies, { unitIds: ["u44"], supplies: 1 });
    const after = make(shown(short));
    expect(after.filter((each, i) => each !== before[i])).toEqual([row(after, "u44")]);
    expect(row(after, "u44")).toMatchObject({ supplies: 1 });
  });

  test("new men redraw the unit and all that adds it up, nothing else", () => {
    const make = rowMaker();
    const before = make(shown(battle));
    const input = { unitId: "u44", fields: { men: 700 } };
    const after = make(shown(applyCommand(battle, setUnitFields, input)));
    const changed = after.filter((each, i) => each !== before[i]).map(({ key }) => key);
    expect(changed).toEqual(["french", "corps", "pack", "u44"]);
  });

  test("a shut formation shows the gravest finding under it, an open one only its own", () => {
    const findings = new Map([
      ["u28", "note"],
      ["u79", "error"],
    ] as const);
    const shut = rowMaker()(shown(battle, { findings, shut: new Set(["kempt"]) }));
    expect(row(shut, "kempt").finding).toBe("error");
    const open = rowMaker()(shown(battle, { findings }));
    expect(row(open, "kempt").finding).toBeNull();
    expect(row(open, "u79").finding).toBe("error");
  });

  test("shows one side where one is chosen", () => {
    const rows = rowMaker()(shown(battle, { sideId: "allies" }));
    expect(rows.map(({ key }) => key)).toEqual(["allies"]);
  });
});

describe("looking for something in it", () => {
  test.each([
    ["u79", ["french", "corps", "kempt", "u79"]],
    ["PACK", ["french", "corps", "pack", "u44"]],
    ["artillery", ["french", "corps", "rogers"]],
    ["erlon", ["french", "corps", "kempt", "u28", "u79", "pack", "u44", "rogers"]],
    ["nobody", []],
  ])("“%s” keeps what fits and the heading above it", (query, keys) => {
    const filter = treeFilter(query, battle.sides, wordsOf);
    const rows = rowMaker()(shown(battle, { filter, shut: new Set(["corps"]) }));
    expect(rows.map(({ key }) => key)).toEqual(keys);
  });
});
