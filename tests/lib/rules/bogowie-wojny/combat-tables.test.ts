import { describe, expect, it, test } from "vitest";
import type { Adds, Circumstance } from "@/lib/rules/bogowie-wojny/circumstance";
import {
  ARTILLERY_CIRCUMSTANCES,
  DEMOLITION_FROM,
} from "@/lib/rules/bogowie-wojny/tables/artillery-fire";
import { ATTACK_CIRCUMSTANCES } from "@/lib/rules/bogowie-wojny/tables/attack-morale";
import { FIRE_CIRCUMSTANCES, FIRE_RESULTS } from "@/lib/rules/bogowie-wojny/tables/fire";
import { MELEE_CIRCUMSTANCES, MELEE_RESULTS } from "@/lib/rules/bogowie-wojny/tables/melee";
import { ACTIVATION_TABLE, ORDER_TABLE } from "@/lib/rules/bogowie-wojny/tables/orders";

/** A row transcribed independently from the text: its id, what it adds to its own side and to the other. */
type Cell = readonly [id: string, own: Adds | null, other: Adds | null];

const cells = (table: readonly Circumstance[]): Cell[] =>
  table.map(({ id, own, other }) => [id, own ?? null, other ?? null]);
const of = (table: readonly Circumstance[], party: string) =>
  table.filter(({ parties }) => parties.includes(party)).map(({ id }) => id);

test("5.3: what two dice must reach, order by distance, and the last cell's plus restored", () => {
  expect(ORDER_TABLE).toEqual({
    defence: { near: 2, middle: 4, far: 6 },
    move: { near: 3, middle: 5, far: 7 },
    attack: { near: 5, middle: 7, far: 9 },
  });
});

test("5.7 and 5.8: a regiment near its general needs no test, a new general is taken on 4 or 8", () => {
  expect(ACTIVATION_TABLE).toEqual({
    activation: { near: null, far: 8 },
    handover: { near: 4, far: 8 },
  });
});

describe("8.2: fire of infantry and cavalry", () => {
  it("has every cell of the text", () => {
    expect(cells(FIRE_CIRCUMSTANCES)).toEqual([
      ["difficult-ground", null, -1],
      ["wood", null, -1],
      ["gully", null, -1],
      ["behind-wall", null, -1],
      ["target-above", null, -1],
      ["built-up-1", null, -5],
      ["built-up-2", null, -6],
      ["built-up-3", null, -7],
      ["works", null, -5],
      ["strong-works", null, -6],
      ["skirmishers", null, -1],
      ["flankers", null, -1],
      ["loose-order", null, -1],
      ["below-or-river", null, 1],
      ["flank-or-rear", 3, null],
      ["veterans", 1, null],
      ["elite", 2, null],
    ]);
  });

  it("is said of the target but for what begins with the firing unit", () => {
    expect(of(FIRE_CIRCUMSTANCES, "firer")).toEqual(["flank-or-rear", "veterans", "elite"]);
  });
});

test("8.3: hits, loss, disorder and place", () => {
  expect(FIRE_RESULTS.map((row) => Object.values(row))).toEqual([
    [0, 0, 0, "stays"],
    [1, 1, 0, "stays"],
    [2, 2, 1, "stays"],
    [3, 3, 1, "stays"],
    [4, 4, 2, "pushed-back"],
    [5, 5, 2, "pushed-back"],
    [6, 6, 3, "pushed-back"],
    [7, 7, 3, "pushed-back"],
    [8, 8, 3, "rout"],
  ]);
});

describe("9.3: fire of artillery", () => {
  it("has every cell of the text", () => {
    expect(cells(ARTILLERY_CIRCUMSTANCES)).toEqual([
      ["difficult-ground", null, -1],
      ["wood", null, -1],
      ["gully", null, -1],
      ["behind-wall", null, -1],
      ["target-above", null, -1],
      ["built-up-1", null, -1],
      ["built-up-2", null, -2],
      ["built-up-3", null, -3],
      ["works", null, -1],
      ["strong-works", null, -2],
      ["in-line", null, -1],
      ["loose-order", null, -1],
      ["deep-formation", null, 2],
      ["moved", -1, null],
      ["below-or-river", null, 1],
      ["flank-or-rear", 3, null],
      ["barrage", 2, null],
      ["canister", 3, null],
      ["regimental-canister", 1, null],
      ["shrapnel", 1, null],
      ["howitzer", 0, null],
      ["beyond-30", 0, null],
      ["veterans", 1, null],
      ["elite", 2, null],
    ]);
  });

  it("takes buildings and works apart with a 6 of light guns, a 5 of heavy ones [9.15]", () => {
    expect(DEMOLITION_FROM).toEqual({ 3: 6, 4: 6, 6: 6, 8: 5, 9: 5, 12: 5, howitzer: 5 });
  });
});

test("10.10: morale in attacks, every cell of the text", () => {
  expect(cells(ATTACK_CIRCUMSTANCES)).toEqual([
    ["in-line", null, { infantry: -2, cavalry: 2 }],
    ["in-square", { infantry: 2 }, { cavalry: -1 }],
    ["in-square-with-guns", { infantry: 3 }, { cavalry: -1 }],
    ["flank-or-rear", null, null],
    ["target-in-melee", null, null],
    ["guns-fired", null, null],
    ["guns-without-ammunition", null, null],
    ["guns", null, -5],
    ["regimental-guns", null, -1],
    ["cover", 1, null],
    ["downhill", 1, null],
    ["works", { infantry: 3, cavalry: 0 }, null],
    ["outnumbers", 1, null],
    ["veterans", 1, null],
    ["elite", 2, null],
  ]);
});

describe("10.40: melee", () => {
  it("has every cell of the text", () => {
    expect(cells(MELEE_CIRCUMSTANCES)).toEqual([
      ["charge-irregular", 2, null],
      ["charge-light", 3, null],
      ["charge-line-or-lances", 4, null],
      ["charge-heavy", 5, null],
      ["charge-on-line", 2, null],
      ["bayonet", 1, null],
      ["in-square", 3, { infantry: 2 }],
      ["in-mass", 3, { infantry: 2 }],
      ["in-column", 2, null],
      ["flank-or-rear", 3, null],
      ["wood", { infantry: 2, cavalry: 0 }, null],
      ["difficult-ground", { infantry: 2, cavalry: 0 }, null],
      ["behind-cover", 2, null],
      ["higher-ground", 2, null],
      ["built-up", { infantry: 5, cavalry: 0 }, { infantry: 4, cavalry: 0 }],
      ["works", { infantry: 6, cavalry: 0 }, { infantry: 4, cavalry: 0 }],
      ["general", 1, null],
      ["defence-order", 1, null],
      ["veterans", 1, null],
      ["elite", 2, null],
    ]);
  });

  it("ends as 10.20 says: by the difference of hits", () => {
    expect(MELEE_RESULTS.map((row) => Object.values(row))).toEqual([
      [0, 0, "stays"],
      [1, 1, "pushed-back"],
      [2, 2, "pushed-back"],
      [3, 3, "pushed-back"],
      [4, 3, "rout"],
    ]);
  });
});

test.each([
  ["fire", FIRE_CIRCUMSTANCES],
  ["artillery", ARTILLERY_CIRCUMSTANCES],
  ["attack", ATTACK_CIRCUMSTANCES],
  ["melee", MELEE_CIRCUMSTANCES],
])("%s: every circumstance stands once and points at others that are there", (_, table) => {
  const ids = table.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const named = table.flatMap(({ voidBeside }) => [
    ...(voidBeside?.own ?? []),
    ...(voidBeside?.other ?? []),
    ...Object.values(voidBeside?.otherFor ?? {}).flat(),
  ]);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});
