import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeCommander } from "@/lib/domain/belle-alliance/scenario/commands/commander-placement";
import { setCommander } from "@/lib/domain/belle-alliance/scenario/commands/formations";
import { canMerge, mergeUnits } from "@/lib/domain/belle-alliance/scenario/commands/merge-units";
import { splitUnits } from "@/lib/domain/belle-alliance/scenario/commands/split-units";
import {
  duplicateTroops,
  moveTroops,
  removeTroops,
} from "@/lib/domain/belle-alliance/scenario/commands/troops";
import {
  chooseValourOfUnits,
  setFieldsOfUnits,
  setSupplies,
  setUnitFields,
} from "@/lib/domain/belle-alliance/scenario/commands/units";
import { findFormation, findUnit, UnknownIdError } from "@/lib/domain/belle-alliance/scenario/find";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { applyCommand, type Command } from "@/lib/domain/document/command";
import { diffDocuments } from "@/lib/domain/document/diff";
import { mergeDocuments } from "@/lib/domain/document/merge";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { battery, formation, scenario, side, unit } from "../build";

const placement = { xCm: 10, yCm: 10, facingDeg: 0, formation: "line" };
const start = scenario({
  sides: [
    side("reds", {
      formations: [
        formation("corps", {
          formations: [
            formation("first", {
              units: [unit("a", { men: 1_001, placement }), unit("b"), unit("guns", { men: null })],
            }),
            formation("second", { units: [unit("c", { estimate: true, note: "tired" })] }),
          ],
        }),
        formation("reserve"),
      ],
      reinforcements: [{ id: "r", brings: ["a", "c"], bound: 3, entry: [0, 60] }],
    }),
    side("blues"),
  ],
});

/** Runs a command; its result must be valid and expressible as a patch for the server. */
function changed<Input>(command: Command<Scenario, Input>, input: Input, from = start): Scenario {
  const result = applyCommand(from, command, input);
  expect(parseDocument("scenario", result)).toEqual({ ok: true, document: result });
  expect(diffDocuments(from, result).length).toBeGreaterThan(0);
  return result;
}

function written({ sides }: Scenario): string {
  const one = ({ id, formations, units }: FormationNode): string =>
    `${id}(${[...formations.map(one), ...units.map((each) => each.id)].join(" ")})`;
  return sides.map(({ formations }) => formations.map(one).join(" ")).join(" | ");
}

const unitOf = (document: Scenario, id: string) => findUnit(document, id).item;

describe("troops moved together", () => {
  const to = (parentId: string | null, index?: number) => ({
    sideId: "reds",
    parentId,
    ...(index === undefined ? {} : { index }),
  });
  test.each([
    [["a", "c"], [], to("reserve"), "corps(first(b guns) second()) reserve(a c) | "],
    [["c", "guns"], [], to("first", 1), "corps(first(a guns c b) second()) reserve() | "],
    [["a"], ["second"], to("reserve"), "corps(first(b guns)) reserve(second(c) a) | "],
    [
      [],
      ["first", "second"],
      { sideId: "blues", parentId: null },
      "corps() reserve() | first(a b guns) second(c)",
    ],
  ])("%j and %j go together", (unitIds, formationIds, target, expected) => {
    expect(written(changed(moveTroops, { unitIds, formationIds, ...target }))).toBe(expected);
  });

  test.each([
    [{ unitIds: [], formationIds: ["corps"], ...to("first") }, RangeError],
    [{ unitIds: ["a"], formationIds: [], ...to(null) }, RangeError],
    [{ unitIds: ["nobody"], formationIds: [], ...to("first") }, UnknownIdError],
  ])("%j is refused", (input, error) => {
    expect(() => applyCommand(start, moveTroops, input)).toThrow(error);
  });
});

test("troops removed together are forgotten by what refers to them", () => {
  const left = changed(removeTroops, { unitIds: ["a"], formationIds: ["second"] });
  expect(written(left)).toBe("corps(first(b guns)) reserve() | ");
  expect(left.sides[0]?.reinforcements).toEqual([]);
});

test("each copy is behind its original and off the table", () => {
  const copied = changed(duplicateTroops, {
    newIds: new Map([
      ["a", "a2"],
      ["c", "c2"],
    ]),
  });
  expect(written(copied)).toBe("corps(first(a a2 b guns) second(c c2)) reserve() | ");
  expect(unitOf(copied, "a2")).toEqual({ ...unitOf(start, "a"), id: "a2", placement: null });
});

test("a whole formation is copied behind itself, with new ids and nothing on the table", () => {
  const led = changed(setCommander, {
    formationId: "first",
    commander: { name: "Kempt", efficiency: "normal" },
  });
  const placed = changed(placeCommander, { formationId: "first", xCm: 5, yCm: 5 }, led);
  const newIds = new Map(
    ["corps", "first", "a", "b", "guns", "second", "c"].map((id) => [id, `${id}2`]),
  );
  const copied = changed(duplicateTroops, { newIds }, placed);
  expect(written(copied)).toBe(
    "corps(first(a b guns) second(c)) corps2(first2(a2 b2 guns2) second2(c2)) reserve() | ",
  );
  const copy = findFormation(copied, "first2").item;
  expect(copy).toMatchObject({ name: "first", commander: { name: "Kempt", placement: null } });
  expect(unitsUnder([copy]).every(({ placement }) => placement === null)).toBe(true);
  expect(findFormation(copied, "corps").item).toEqual(findFormation(placed, "corps").item);
  const once = changed(duplicateTroops, {
    newIds: new Map([
      ["second", "s2"],
      ["c", "c2"],
    ]),
  });
  expect(written(once)).toBe("corps(first(a b guns) second(c) s2(c2)) reserve() | ");
  expect(() =>
    applyCommand(start, duplicateTroops, { newIds: new Map([["second", "s2"]]) }),
  ).toThrow(RangeError);
});

test("units take fields of their own, supplies and valour in one step", () => {
  const fields = new Map([
    ["a", { nation: "prussia" as const }],
    ["c", { estimate: false }],
  ]);
  const edited = changed(setFieldsOfUnits, { fields });
  expect(unitOf(edited, "a").nation).toBe("prussia");
  expect(unitOf(edited, "c")).toMatchObject({ nation: "france", estimate: false });
  const own = { value: 2, reason: "Fresh" };
  const brave = changed(chooseValourOfUnits, { unitIds: ["a", "b"], choice: { own } });
  expect([unitOf(brave, "a").valour.own, unitOf(brave, "b").valour.own]).toEqual([own, own]);
  const short = changed(setSupplies, { unitIds: ["a", "b"], supplies: 2 });
  expect(unitOf(short, "b").supplies).toBe(2);
});

describe("splitting and merging", () => {
  test("several regiments split as each would alone", () => {
    const together = changed(splitUnits, {
      newIds: new Map([
        ["a", ["a2", "a3"]],
        ["c", ["c2"]],
      ]),
    });
    const first = applyCommand(start, splitUnits, { newIds: new Map([["a", ["a2", "a3"]]]) });
    expect(together).toEqual(applyCommand(first, splitUnits, { newIds: new Map([["c", ["c2"]]]) }));
  });

  test("merged, battalions are the regiment they were", () => {
    const parts = applyCommand(start, splitUnits, { newIds: new Map([["a", ["a2", "a3"]]]) });
    const merged = changed(
      mergeUnits,
      { mergers: [{ unitIds: ["a", "a2", "a3"], name: "a" }] },
      parts,
    );
    expect(written(merged)).toBe(written(start));
    expect(unitOf(merged, "a")).toEqual({
      ...unitOf(start, "a"),
      battalionsOrSquadrons: 3,
      estimate: true,
    });
    expect(merged.sides[0]?.reinforcements[0]?.brings).toEqual(["a", "c"]);
  });

  test("no man or gun is lost, and an unknown strength makes the sum an estimate", () => {
    const strengths = fc.array(fc.option(fc.integer({ min: 1, max: 900 })), {
      minLength: 2,
      maxLength: 9,
    });
    fc.assert(
      fc.property(strengths, (all) => {
        const units = all.map((men, i) => unit(`u${i}`, { men, note: `note ${i % 2}` }));
        const from = scenario({ sides: [side("s", { formations: [formation("f", { units })] })] });
        const unitIds = units.map(({ id }) => id);
        const merged = changed(mergeUnits, { mergers: [{ unitIds, name: "one" }] }, from);
        const [left, ...others] = unitsUnder(merged.sides[0]?.formations ?? []);
        const known = all.filter((men) => men !== null);
        expect(others).toEqual([]);
        expect(left).toMatchObject({
          name: "one",
          men: known.length === 0 ? null : known.reduce((sum, men) => sum + men, 0),
          estimate: known.length > 0 && known.length < all.length,
          note: "note 0; note 1",
        });
      }),
    );
  });

  test.each([
    [[unit("x", { men: 30_000 }), unit("y", { men: 20_000 })], true],
    [[unit("x", { men: 30_000 }), unit("y", { men: 20_001 })], false],
    [[battery("x", { guns: 100 }), battery("y", { guns: 101 })], false],
    [[unit("x", { note: "n".repeat(600) }), unit("y", { note: "m".repeat(600) })], false],
  ])("%#: whether a document has room for the sum", (units, expected) => {
    expect(canMerge(units)).toBe(expected);
  });
});

test("a change of many units and another author's edit of one of them both stay", () => {
  const fields = new Map(["a", "b", "c"].map((id) => [id, { nation: "prussia" as const }]));
  const mine = applyCommand(start, setFieldsOfUnits, { fields });
  const theirs = applyCommand(start, setUnitFields, { unitId: "b", fields: { men: 640 } });
  const both = mergeDocuments(start, theirs, mine);
  expect(both.ok && unitOf(both.merged, "b")).toMatchObject({ nation: "prussia", men: 640 });
});

test("troops moved together and another author's edit elsewhere both stay", () => {
  const input = { unitIds: ["a", "b"], formationIds: [], sideId: "reds", parentId: "reserve" };
  const moved = applyCommand(start, moveTroops, input);
  const theirs = applyCommand(start, setUnitFields, { unitId: "c", fields: { men: 640 } });
  const both = mergeDocuments(start, theirs, moved);
  expect(both.ok && written(both.merged)).toBe(written(moved));
  expect(both.ok && unitOf(both.merged, "c").men).toBe(640);
});

test("a thousand units change at once", () => {
  const formations = Array.from({ length: 100 }, (_, f) =>
    formation(`f${f}`, { units: Array.from({ length: 10 }, (_, u) => unit(`f${f}u${u}`)) }),
  );
  const large = scenario({ sides: [side("s", { formations })] });
  const ids = unitsUnder(large.sides[0]?.formations ?? []).map(({ id }) => id);
  const fields = new Map(ids.map((id) => [id, { light: true }]));
  const edited = applyCommand(large, setFieldsOfUnits, { fields });
  expect(unitsUnder(edited.sides[0]?.formations ?? []).every(({ light }) => light)).toBe(true);
});
