import { describe, expect, test } from "vitest";
import {
  allowanceOf,
  controlsAt,
  hasTimeTo,
  isFarFire,
  type MarchFormation,
  orderedCm,
  reachesAt,
} from "@/lib/rules/bogowie-wojny/reach";
import type { Mover } from "@/lib/rules/bogowie-wojny/tables/terrain";

describe("ranges [2.8, 9.2]", () => {
  test.each([
    { atCm: 8, musket: "yes", canister: "yes", howitzer: "yes" },
    { atCm: 8.1, musket: "no", canister: "yes", howitzer: "yes" },
    { atCm: 12, musket: "no", canister: "perhaps", howitzer: "yes" },
    { atCm: 15.1, musket: "no", canister: "no", howitzer: "yes" },
    { atCm: 40, musket: "no", canister: "no", howitzer: "yes" },
    { atCm: 40.1, musket: "no", canister: "no", howitzer: "no" },
  ])("at $atCm cm", ({ atCm, ...expected }) => {
    const found = reachesAt(atCm).flatMap((each) =>
      "reaches" in each ? [[each.weapon, each.reaches]] : [],
    );
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test("the text has no ranges of round shot and shrapnel", () => {
    const silent = reachesAt(5).flatMap((each) => ("silent" in each ? [each.weapon] : []));
    expect(silent).toEqual(["round-shot", "shrapnel"]);
  });

  test("beyond 30 cm half the dice are left [9.3]", () => {
    expect([isFarFire(30), isFarFire(30.1)]).toEqual([false, true]);
  });
});

describe("movement in a turn [2.8, 7.4]", () => {
  test.each<[Mover, MarchFormation, number | null]>([
    ["infantry", "line", 17],
    ["infantry", "column", 26],
    ["light-infantry", "loose-order", 26],
    ["infantry", "square", 8.5],
    ["cavalry", "line", null],
    ["artillery", "column", null],
  ])("%s in %s: %s cm", (mover, formation, cm) => {
    const found = allowanceOf({ mover, formation });
    expect("cm" in found ? found.cm : null).toBe(cm);
    if ("cm" in found) expect(orderedCm(found)).toBe(found.cm + 5);
  });
});

describe("zones of control [2.7]", () => {
  test.each([
    [5, "yes", "yes"],
    [10, "perhaps", "yes"],
    [10.1, "no", "perhaps"],
    [15, "no", "perhaps"],
    [15.1, "no", "no"],
  ])("at %s cm", (atCm, foot, guns) => {
    expect(controlsAt("foot-and-horse", atCm)).toBe(foot);
    expect(controlsAt("guns", atCm)).toBe(guns);
  });
});

describe("time to react to an attack [10.9]", () => {
  test.each([
    ["change-front", "infantry", 15, false],
    ["change-front", "infantry", 15.1, true],
    ["change-front", "cavalry", 30, false],
    ["change-front", "cavalry", 30.1, true],
    ["square", "cavalry", 15, false],
    ["square", "cavalry", 18, true],
  ] as const)("%s, %s from %s cm: %s", (reaction, attacker, fromCm, has) => {
    expect(hasTimeTo(reaction, attacker, fromCm)).toBe(has);
  });
});
