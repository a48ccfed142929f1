import { describe, expect, test } from "vitest";
import type { BattleArea } from "@/lib/rules/bogowie-wojny/battle-area";
import {
  mayEndPlacing,
  type PlacingChoice,
  placingChoices,
} from "@/lib/rules/bogowie-wojny/placing-choice";
import { type PlacedSort, turnOf } from "@/lib/rules/bogowie-wojny/placing-order";
import type { PieceKind } from "@/lib/rules/bogowie-wojny/terrain-piece";

const SMALL = { widthCm: 120, depthCm: 120 };
const WIDE = { widthCm: 180, depthCm: 120 };

/** Placed pieces by short names; `b2` is a built-up area of level 2. */
function placed(...names: string[]): PlacedSort[] {
  return names.map((name, index) => {
    const placedBy = turnOf(index, "south");
    const level = /^b(\d)$/.exec(name)?.[1];
    if (level) return { kind: "built-up", level: Number(level) as 1 | 2 | 3, placedBy };
    return { kind: name as PieceKind, placedBy };
  });
}

function choicesAfter(
  area: BattleArea,
  names: readonly string[],
  table = SMALL,
): Record<string, PlacingChoice> {
  const situation = { area, table, initiative: "south" } as const;
  const entries = placingChoices(placed(...names), situation).map((choice) => [
    choice.level === null ? choice.kind : `b${choice.level}`,
    choice,
  ]);
  return Object.fromEntries(entries);
}

const PLAINS = ["wood", "wood", "difficult", "hill", "b1", "b2"];
const WOODLAND = ["wood", "wood", "wood", "wood", "hill", "hill", "difficult", "b1"];

describe("what may be placed now [14.3, 14.4]", () => {
  test.each([
    ["plains", [], "stream", null],
    ["plains", [], "river", null],
    ["plains", [], "wood", null],
    ["plains", [], "fence", "obligatory-first"],
    ["plains", [], "b3", "obligatory-first"],
    ["plains", [], "gully", null],
    ["plains", ["hill"], "gully", "obligatory-first"],
    ["plains", ["wood", "wood"], "stream", "water-was-first"],
    ["plains", ["river", "wood"], "stream", null],
    ["plains", ["stream", "wood"], "stream", "none-left"],
    ["plains", PLAINS, "fence", null],
    ["plains", [...PLAINS, "b2"], "b2", "none-left"],
    ["woodland", ["wood"], "wood", "water-is-owed"],
    ["woodland", ["wood"], "stream", null],
    ["woodland", ["wood"], "river", null],
    ["woodland", ["wood", "river"], "wood", null],
    ["woodland", ["wood", "river", "wood"], "wood", "water-is-owed"],
    ["woodland", ["wood", "river", "wood"], "stream", null],
    ["woodland", ["stream", "wood"], "wood", null],
    ["mountains", [], "fence", "obligatory-first"],
    ["uplands", [], "b3", "none-left"],
  ] as const)("in %s after %j: %s → %s", (area, before, name, refusal) => {
    expect(choicesAfter(area, before)[name]?.refusal).toBe(refusal);
  });

  test("what is left and owed is counted by column, hills and gullies together", () => {
    expect(choicesAfter("mountains", ["stream", "hill"]).gully).toMatchObject({ left: 7, owed: 3 });
    expect(choicesAfter("plains", []).wood).toMatchObject({ left: 4, owed: 2 });
  });

  test("twelve pieces are all there is room for on the smallest table, not on a wider one", () => {
    const twelve = [...PLAINS, "fence", "fence", "wood", "hill", "difficult", "impassable"];
    expect(choicesAfter("plains", twelve)).toEqual({});
    expect(choicesAfter("plains", twelve, WIDE).wood?.refusal).toBeNull();
  });
});

describe("when the placing may end [14.4]", () => {
  const ends = (area: BattleArea, names: readonly string[], table = SMALL) =>
    mayEndPlacing(placed(...names), { area, table, initiative: "south" });
  test.each([
    ["short of twelve on the smallest table", "plains", [...PLAINS, "fence"], SMALL, false],
    ["with all the area must have on a wider one", "plains", PLAINS, WIDE, true],
    ["without one of those", "plains", PLAINS.slice(1), WIDE, false],
    ["without the stream", "woodland", WOODLAND, WIDE, false],
    ["with it", "woodland", ["stream", ...WOODLAND], WIDE, true],
  ] as const)("%s", (_, area, names, table, expected) => {
    expect(ends(area, names, table)).toBe(expected);
  });
});
