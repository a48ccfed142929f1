import { describe, expect, it } from "vitest";
import { numbersOfContext, numbersOfName } from "@/lib/rules/belle-alliance/unit-numbers";

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
  ])("%s", (name, unit, battalions) => {
    expect(numbersOfName(name)).toEqual({ unit, battalions });
  });
});

describe("the numbers of the formations above a unit", () => {
  it.each([
    [["III Corps", "8e Division"], [3], [8]],
    [["XIII. korps", "3. division"], [13], [3]],
    [["14e Corps d’armée", "43e Division d’infanterie"], [14], [43]],
    [["IX korpus", "32. dywizja"], [9], [32]],
    [["Grande Armée", "Imperial Guard"], [], []],
    [["III Cavalry Corps", "11th Cavalry Division"], [], []],
  ])("%j", (context, corps, divisions) => {
    expect(numbersOfContext(context)).toEqual({ corps, divisions });
  });
});
