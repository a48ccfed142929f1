import fc from "fast-check";
import { expect, test } from "vitest";
import {
  leavesOutHalfLost,
  objectivePoints,
  outcome,
  type ScoredBattle,
  type ScoreSheet,
  scoreLines,
  sheetWithEnemyBases,
  totalPoints,
} from "@/lib/rules/bogowie-wojny/victory";

const NOTHING: ScoreSheet = {
  enemyBases: 0,
  operationalBase: false,
  mainObjective: "none",
  firstSecondary: "none",
  secondSecondary: "none",
  generalsKilled: 0,
  seniorsKilled: 0,
  enemyHalfLost: false,
  enemyMoraleBroken: false,
  fewerLosses: false,
};
const VANGUARD: ScoredBattle = {
  enemyValue: 32,
  objectives: { main: 10, secondary: 5 },
  halfLostPoints: "down",
};
const points = (sheet: Partial<ScoreSheet>, battle: Partial<ScoredBattle> = {}) =>
  totalPoints(scoreLines({ ...NOTHING, ...sheet }, { ...VANGUARD, ...battle }));

test.each([
  ["a base of the enemy", { enemyBases: 1 }, 1],
  ["seven bases", { enemyBases: 7 }, 7],
  ["his operational base", { operationalBase: true }, 16],
  ["the main objective", { mainObjective: "held" }, 10],
  ["the main objective, held against weaker troops", { mainObjective: "contested" }, 5],
  ["a secondary objective", { firstSecondary: "held" }, 5],
  ["half a secondary objective", { secondSecondary: "contested" }, 2.5],
  ["two generals of division", { generalsKilled: 2 }, 2],
  ["his commander-in-chief", { seniorsKilled: 1 }, 2],
  ["half his troops", { enemyHalfLost: true }, 16],
  ["his morale broken", { enemyMoraleBroken: true }, 16],
  ["smaller losses", { fewerLosses: true }, 3],
] as const)("%s [12.2]", (_, sheet, expected) => {
  expect(points(sheet)).toBe(expected);
});

test("half of an odd army is rounded down [12.2]", () => {
  expect(points({ operationalBase: true }, { enemyValue: 31.5 })).toBe(15);
  expect(points({ enemyMoraleBroken: true }, { enemyValue: 31 })).toBe(15);
});

test("half an army for half its units lost is rounded as the formats read 12.2", () => {
  const lost = { enemyHalfLost: true };
  expect(points(lost, { enemyValue: 31 })).toBe(15);
  expect(points(lost, { enemyValue: 31, halfLostPoints: "exact" })).toBe(15.5);
  expect(points({ operationalBase: true }, { enemyValue: 31, halfLostPoints: "exact" })).toBe(15);
});

test("shares of the larger army may be rounded down [12.2, 14.6]", () => {
  const battle = { size: "larger", largerValue: 65, shares: "down" } as const;
  expect(objectivePoints(battle)).toEqual({ main: 32, secondary: 16 });
});

test.each([
  [64, 32, 16],
  [65, 33, 17],
  [100.5, 51, 26],
])(
  "in a larger battle of %d points the objectives are worth %d and %d [14.6]",
  (value, main, secondary) => {
    const battle = { size: "larger", largerValue: value } as const;
    expect(objectivePoints({ ...battle, shares: "up" })).toEqual({ main, secondary });
  },
);

test.each([
  [0, "draw"],
  [3, "draw"],
  [3.5, "draw"],
  [4, "minor"],
  [10, "minor"],
  [10.5, "minor"],
  [11, "major"],
  [20, "major"],
  [21, "decisive"],
  [30, "decisive"],
  [31, "massacre"],
  [90, "massacre"],
] as const)("a lead of %d is a %s [12.2]", (lead, band) => {
  expect(outcome(40 + lead, 40)).toEqual({
    winner: band === "draw" ? null : "a",
    difference: lead,
    band,
  });
  expect(outcome(40, 40 + lead).winner).toBe(band === "draw" ? null : "b");
});

test("a player who does more never scores less", () => {
  const count = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(count, count, count, (enemyBases, generalsKilled, more) => {
      const before = points({ enemyBases, generalsKilled });
      expect(points({ enemyBases: enemyBases + more, generalsKilled })).toBe(before + more);
    }),
  );
});

test("an army without bases has lost half its units: proposed with the last base, taken back with it, missed if left out [12.2]", () => {
  const count = (sheet: ScoreSheet, lost: number) => sheetWithEnemyBases(sheet, { lost, all: 6 });
  expect(count(NOTHING, 5)).toEqual({ ...NOTHING, enemyBases: 5 });
  const gone = count(NOTHING, 6);
  expect(gone).toEqual({ ...NOTHING, enemyBases: 6, enemyHalfLost: true });
  expect(count(gone, 2)).toEqual({ ...NOTHING, enemyBases: 2 });
  expect(count({ ...NOTHING, enemyHalfLost: true }, 4).enemyHalfLost).toBe(true);

  expect(leavesOutHalfLost(gone, 6)).toBe(false);
  expect(leavesOutHalfLost({ ...gone, enemyHalfLost: false }, 6)).toBe(true);
  expect(leavesOutHalfLost({ ...NOTHING, enemyBases: 5 }, 6)).toBe(false);
  expect(leavesOutHalfLost(NOTHING, 0)).toBe(false);
});
