import { describe, expect, it } from "vitest";
import { numbersOfName } from "@/lib/rules/belle-alliance/names/unit-numbers";

describe("the numbers in a unit's name", () => {
  it.each([
    ["2/95th Rifles", 95, [2]],
    ["III/12. Infanterie-Regiment", 12, [3]],
    ["54e Ligne", 54, []],
    ["1er Léger", 1, []],
    ["2nd Nassau Regt, 3rd Bn", 2, [3]],
    ["Oldenburg Infantry Regt, 2nd, 3rd & 4th Bn", null, [2, 3, 4]],
    ["1. og 2. bataljon, Fynske regiment", null, [1, 2]],
    ["7th Line Bn", 7, []],
    ["6-pdr foot battery No. 14", 14, []],
    ["3/95th Rifles (2 coys)", 95, [3]],
    ["21st (4th Pomeranian) Infantry", 21, []],
    ["2nd Co./1st Horse Artillery", 1, []],
    ["Hussar Regt (2 squadrons)", null, []],
    ["2. Westpreußisches Infanterie-Regiment Nr. 7", 7, []],
    ["1. Schlesisches Infanterie-Regiment (Nr. 10)", 10, []],
    ["Infanterie-Regiment No 20 Kaunitz", 20, []],
    ["F/IR 12", 12, []],
    ["II/IR29", 29, [2]],
    ["13th Line Regiment, 5 bns", 13, []],
    ["12-pounder foot battery", null, []],
    ["Regiment Oranien-Nassau Nr. 28, 1. Bat.", 28, [1]],
    ["Infanteriregiment 21, 2. bataljon", 21, [2]],
    ["Regiment No. 9, 1st & 2nd Bn", 9, [1, 2]],
  ])("%s", (name, unit, battalions) => {
    expect(numbersOfName(name)).toMatchObject({ unit, battalions });
  });
});
