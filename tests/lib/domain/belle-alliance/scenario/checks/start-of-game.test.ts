import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import type { ScenarioFindingCode } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { formation, scenario, side, unit } from "../build";

const at = (xCm: number, yCm: number, facingDeg = 0, fields: object = {}) => ({
  placement: { xCm, yCm, facingDeg, formation: "line", ...fields },
});

interface Battle {
  readonly own?: object[];
  readonly enemies?: object[];
  readonly commander?: object;
  readonly other?: object;
  readonly features?: object[];
  readonly arrive?: boolean;
}

const holds = (code: ScenarioFindingCode, { own = [], enemies = [], ...more }: Battle) => {
  const led = (name: string, placement: object | undefined) => ({ commander: { name, placement } });
  const document = scenario({
    date: "1815-06-18",
    bounds: 12,
    sides: [
      side("s1", {
        formations: [formation("f1", { units: own, ...led("Ney", more.commander) })],
        ...(more.arrive && {
          reinforcements: [{ id: "r", brings: ["f1"], bound: 3, entry: [0, 0] }],
        }),
      }),
      side("s2", {
        colour: "b",
        formations: [formation("f2", { units: enemies, ...led("Picton", more.other) })],
      }),
    ],
    map: { widthCm: 200, depthCm: 200, features: more.features ?? [] },
  });
  return checkScenario(document).findings.some((finding) => finding.code === code);
};

describe("enemies within each other's melee zone [4.1.1]", () => {
  // 400 men are 20 figures: a line of 15 by 3 cm, and a square about its middle.
  const foot = (id: string, fields: object, more: object = {}) =>
    unit(id, { men: 400, ...more, ...fields });
  const near = (own: object, enemy: object) =>
    holds("enemies-in-melee-zone", { own: [own], enemies: [enemy] });

  test.each<[string, object, object, boolean]>([
    ["face to face, 4.9 cm apart", at(100, 100), at(100, 107.9, 180), true],
    ["face to face, 5 cm apart, so that the zone touches", at(100, 100), at(100, 108, 180), true],
    ["face to face, 5.1 cm apart", at(100, 100), at(100, 108.1, 180), false],
    ["one behind the other, who faces it", at(100, 100), at(100, 107), true],
    ["back to back", at(100, 100, 180), at(100, 107, 0), false],
    ["side by side, fronts the same way", at(100, 100), at(119, 100), false],
    ["before the front, but beside it", at(100, 100), at(116, 107, 90), false],
    ["a flank in the other's zone", at(100, 100), at(104, 112, 90), true],
  ])("%s: %s", (_, own, enemy, is) => {
    expect(near(foot("u1", own), foot("v1", enemy))).toBe(is);
  });

  test("a square has a front on every side, a line only one", () => {
    const behind = at(100, 92, 180);
    expect(near(foot("u1", at(100, 100, 0, { formation: "square" })), foot("v1", behind))).toBe(
      true,
    );
    expect(near(foot("u1", at(100, 100)), foot("v1", behind))).toBe(false);
  });

  test("men at rest face all round", () => {
    const resting = (yCm: number) => foot("u1", at(100, yCm, 0, { formation: "rest" }));
    expect(near(resting(93), foot("v1", at(100, 100)))).toBe(true);
    expect(near(resting(85), foot("v1", at(100, 100)))).toBe(false);
  });

  test("not of one side, and not of troops in a building [6.1.2]", () => {
    const own = [foot("u1", at(100, 100)), foot("u2", at(100, 106, 180))];
    expect(holds("enemies-in-melee-zone", { own })).toBe(false);
    const inside = at(100, 106, 180, { formation: "rest", buildingId: "b" });
    expect(near(foot("u1", at(100, 100)), foot("v1", inside))).toBe(false);
  });
});

describe("a commander near the enemy [1.1.4]", () => {
  // The enemy's line reaches from y 98.5 to 101.5; a commander's base is 2 cm across [1.1.7].
  const enemies = [unit("v1", { men: 400, ...at(100, 100) })];
  const near = (yCm: number, own: object[] = []) =>
    holds("commander-near-enemy", { own, enemies, commander: { xCm: 100, yCm } });

  test.each([
    ["on the enemy unit", 100, true],
    ["4.9 cm off", 107.4, true],
    ["5 cm off", 107.5, true],
    ["5.2 cm off", 107.7, false],
    ["far off", 150, false],
  ])("%s: %s", (_, yCm, is) => {
    expect(near(yCm)).toBe(is);
  });

  test("not while it touches a unit of its own, unless it is on the enemy", () => {
    const own = [unit("u1", { men: 400, ...at(100, 106, 180) })];
    expect(near(108.4, own)).toBe(false);
    expect(near(108.4)).toBe(false);
    expect(near(106, own)).toBe(false);
    expect(near(101, own)).toBe(true);
  });
});

describe("a commander in deep water [2.3.6]", () => {
  const stream = (widthCm: number) => ({
    kind: "stream",
    id: "w",
    widthCm,
    points: [
      [100, 0],
      [100, 200],
    ],
  });
  const bridge = {
    kind: "crossing",
    id: "x",
    crossing: "stone-bridge",
    points: [
      [95, 50],
      [105, 50],
    ],
  };
  test.each<[string, number, object, boolean]>([
    ["in 6 cm", 6, { xCm: 100, yCm: 100 }, true],
    ["in 5 cm, which is an obstacle", 5, { xCm: 100, yCm: 100 }, false],
    ["on the bank", 6, { xCm: 103.1, yCm: 100 }, false],
    ["on a bridge", 6, { xCm: 100, yCm: 50 }, false],
  ])("%s", (_, widthCm, commander, is) => {
    const features = [stream(widthCm), bridge];
    expect(holds("commander-in-water", { commander, features })).toBe(is);
  });
});

describe("commanders in one place [1.1.4]", () => {
  test.each([
    ["the same place", 100, true],
    ["1.5 cm apart, so that the bases overlap", 101.5, true],
    ["2 cm apart, base to base", 102, false],
    ["far apart", 140, false],
  ])("%s", (_, xCm, is) => {
    const commander = { xCm: 100, yCm: 100 };
    expect(holds("commanders-in-one-place", { commander, other: { xCm, yCm: 100 } })).toBe(is);
  });
});

describe("a commander before the troops", () => {
  const commander = { xCm: 100, yCm: 100 };
  test.each<[string, Battle, boolean]>([
    ["all arrive later", { own: [unit("u1")], commander, arrive: true }, true],
    [
      "some are there",
      { own: [unit("u1", at(50, 50)), unit("u2")], commander, arrive: true },
      false,
    ],
    ["nobody is placed yet, and nothing arrives", { own: [unit("u1")], commander }, false],
    ["the commander arrives with them", { own: [unit("u1")], arrive: true }, false],
  ])("%s", (_, battle, is) => {
    expect(holds("commander-ahead", battle)).toBe(is);
  });
});
