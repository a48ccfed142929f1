import { expect, test } from "vitest";
import type { Arm } from "@/lib/rules/belle-alliance/arm";
import {
  fieldOfFire,
  hasColumnEffect,
  rangeCm,
  sidesOf,
  zoneAt,
} from "@/lib/rules/belle-alliance/field-of-fire";
import { FORMATIONS, type Formation } from "@/lib/rules/belle-alliance/formation";
import type { Weapon } from "@/lib/rules/belle-alliance/unit-type";

const troops = (arm: Arm, formation: Formation, weapon: Weapon | null = null) =>
  ({ arm, formation, weapon, calibrePd: null, supplies: null }) as const;
const guns = (calibrePd: number | null, formation: Formation = "line") =>
  ({ arm: "artillery", formation, weapon: null, calibrePd, supplies: null }) as const;

test.each([
  [troops("infantry", "line", "musket"), "ahead", 30, "musket", 18],
  [troops("infantry", "line"), "ahead", 30, "musket", 18],
  [troops("infantry", "square", "rifle"), "four-sides", 30, "rifle", 30],
  [troops("infantry", "huddle", "musket"), "all-round", 30, "musket", 18],
  [troops("infantry", "garrison", "musket"), "of-building", 30, "musket", 18],
  [troops("infantry", "column-of-march", "musket"), "ahead", 30, "musket", 18],
  [troops("infantry", "battalion-mass", "musket"), "ahead", 30, "musket", 18],
  [troops("cavalry", "skirmish-line", "carbine"), "ahead", 30, "carbine", 12],
  [guns(3), "ahead", 45, "3-4", 100],
  [guns(6), "ahead", 45, "6-8", 120],
  [guns(8), "ahead", 45, "6-8", 120],
  [guns(9), "ahead", 45, "9-12", 140],
  [guns(12), "ahead", 45, "9-12", 140],
] as const)("%o fires %s within %d°", (input, sides, arcDeg, row, reach) => {
  const field = fieldOfFire(input);
  if (typeof field === "string") throw new Error(field);
  expect(field).toMatchObject({ sides, arcDeg, row });
  expect(rangeCm(field.zones)).toBe(reach);
});

test.each([
  [troops("infantry", "work"), "formation"],
  [troops("infantry", "rest"), "formation"],
  [guns(6, "column-of-march"), "formation"],
  [troops("cavalry", "line"), "unarmed"],
  [troops("train", "column-of-march"), "unarmed"],
  [{ ...troops("infantry", "line"), supplies: 0 }, "without-supplies"],
  [guns(null), "calibre-open"],
  [guns(5), "calibre-not-in-table"],
  [guns(18), "calibre-not-in-table"],
] as const)("%o does not fire: %s", (input, because) => {
  expect(fieldOfFire(input)).toBe(because);
});

test("a class chosen for a calibre that table 14 lacks counts, and is named as assumed", () => {
  expect(fieldOfFire({ ...guns(5), calibreClass: "6-8" })).toMatchObject({
    row: "6-8",
    isAssumed: true,
  });
  expect(fieldOfFire({ ...guns(6), calibreClass: "9-12" })).toMatchObject({
    row: "6-8",
    isAssumed: false,
  });
  expect(fieldOfFire(troops("infantry", "line"))).toMatchObject({ isAssumed: true });
});

test.each([
  [0, 1],
  [15, 1],
  [15.1, 2],
  [40, 2],
  [40.1, 3],
  [100, 3],
  [100.1, null],
])("%d cm from a 3 pounder is zone %s", (distanceCm, zone) => {
  const field = fieldOfFire(guns(3));
  if (typeof field === "string") throw new Error(field);
  expect(zoneAt(distanceCm, field.zones)).toBe(zone);
});

test("only lines and columns have flanks, and skirmishers a rear alone", () => {
  const having = (side: "flank" | "rear") =>
    FORMATIONS.filter((each) => sidesOf(each).includes(side));
  expect(having("flank")).toEqual(["line", "column-of-attack", "column-of-march"]);
  expect(having("rear")).toEqual([...having("flank"), "skirmish-line"]);
});

test.each([
  ["column-of-attack", 90, true],
  ["column-of-march", 90, true],
  ["column-of-march", 60, false],
  ["column-of-march", 61, true],
  ["line", 29, true],
  ["line", 30, false],
  ["square", 0, false],
  ["skirmish-line", 0, false],
  ["rest", 0, false],
] as const)("column effect on a %s at %d° to its front: %s", (formation, toFrontDeg, effect) => {
  expect(hasColumnEffect({ formation, toFrontDeg, isSingleGun: false })).toBe(effect);
});

test("a single gun in line suffers no column effect", () => {
  expect(hasColumnEffect({ formation: "line", toFrontDeg: 0, isSingleGun: true })).toBe(false);
});
