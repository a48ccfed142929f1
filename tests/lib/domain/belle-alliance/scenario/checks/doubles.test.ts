import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import type { ScenarioFindingCode } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { isGenericName, isOfPerson } from "@/lib/domain/belle-alliance/scenario/generic-name";
import { formation, scenario, side, unit } from "../build";

const paths = (code: ScenarioFindingCode, sides: object[]) =>
  checkScenario(scenario({ sides }))
    .findings.filter((finding) => finding.code === code)
    .map(({ path }) => path);

describe("two sides alike", () => {
  test.each<[string, object, object, string[]]>([
    ["other names and colours", { name: "French" }, { name: "Allies", colour: "b" }, []],
    ["one name, in other letters", { name: "French" }, { name: " french", colour: "b" }, ["name"]],
    ["one colour", { name: "French" }, { name: "Allies" }, ["colour"]],
  ])("%s", (_, first, second, fields) => {
    const sides = [side("s1", first), side("s2", second)];
    expect(paths("side-named-twice", sides)).toEqual(
      fields.includes("name") ? ["/sides/1/name"] : [],
    );
    expect(paths("side-colour-twice", sides)).toEqual(
      fields.includes("colour") ? ["/sides/1/colour"] : [],
    );
  });
});

describe("two units of one name", () => {
  const named = (...regiments: string[][]) =>
    paths("unit-named-twice", [
      side("s1", {
        formations: regiments.map((names, i) =>
          formation(`f${i}`, { units: names.map((name, j) => unit(`u${i}-${j}`, { name })) }),
        ),
      }),
    ]).length;

  test.each<[string, string[][], number]>([
    ["in one brigade", [["1/7e Ligne", "1/7e Ligne"]], 1],
    ["in two brigades", [["1/7e Ligne"], ["1/7e Ligne"]], 1],
    ["battalions of two regiments", [["1st battalion"], ["1st battalion"]], 0],
    ["1. bataljon", [["1. bataljon"], ["1. bataljon"]], 0],
    ["1. batalion", [["1. batalion"], ["1. batalion"]], 0],
    ["battalions of one regiment", [["1st battalion", "1st Battalion"]], 1],
    ["a battery in each division", [["6-pdr foot battery"], ["6-pdr foot battery"]], 0],
    ["a battery of one number", [["Foot battery No. 3"], ["Foot battery No. 3"]], 1],
    ["names apart", [["1/7e Ligne", "2/7e Ligne"]], 0],
    ["names to be entered", [["?", "?"]], 0],
  ])("%s", (_, regiments, count) => {
    expect(named(...regiments)).toBe(count);
  });

  test("the same name may stand on both sides", () => {
    const of = (id: string, colour: string) =>
      side(id, {
        colour,
        formations: [formation(`f${id}`, { units: [unit(id, { name: "7th Hussars" })] })],
      });
    expect(paths("unit-named-twice", [of("s1", "a"), of("s2", "b")])).toEqual([]);
  });

  test.each([
    ["foot battery", true],
    ["line battalion", true],
    ["2nd squadron", true],
    ["grenadiers", true],
    ["33rd foot", false],
    ["2/33rd foot", false],
    ["pavlograd hussars", false],
    ["1st company, 8th foot artillery", false],
  ])("%s would do for many: %s", (name, is) => {
    expect(isGenericName(name)).toBe(is);
  });
});

describe("one commander at two posts [1.1.4]", () => {
  const led = (first: string, second: string, enemy = "Blücher") =>
    paths("commander-of-two-posts", [
      side("s1", {
        formations: [first, second].map((name, i) => formation(`f${i}`, { commander: { name } })),
      }),
      side("s2", { colour: "b", formations: [formation("e", { commander: { name: enemy } })] }),
    ]);

  test.each<[string, string, string, string[]]>([
    ["General von Kleist", "General von Kleist", "Blücher", ["/sides/0/formations/1/commander"]],
    ["General von Kleist", "Oberst von Kleist", "Blücher", []],
    ["Friedrich von Kleist", "Heinrich von Kleist", "Blücher", []],
    ["Ney", "Foy", "ney ", ["/sides/1/formations/0/commander"]],
    ["Commander of the cavalry", "Commander of the cavalry", "Blücher", []],
    ["Chefen for rytteriet", "Chefen for rytteriet", "Blücher", []],
    ["Dowódca jazdy", "Dowódca jazdy", "Blücher", []],
    ["Oberst", "Oberst", "Blücher", []],
    ["?", "?", "Blücher", []],
  ])("%s, %s and %s", (first, second, enemy, at) => {
    expect(led(first, second, enemy)).toEqual(at);
  });

  test.each([
    ["Maréchal Ney", true],
    ["Chief of the staff", false],
    ["Unknown", false],
  ])("%s is somebody: %s", (name, is) => {
    expect(isOfPerson(name)).toBe(is);
  });
});

describe("a higher level under a lower one [1.1.4]", () => {
  const under = (...levels: string[]) => {
    const tree = levels.reduceRight<object | null>(
      (below, level, i) => formation(`f${i}`, { level, formations: below ? [below] : [] }),
      null,
    );
    return paths("level-under-lower", [side("s1", { formations: tree ? [tree] : [] })]).length;
  };
  test.each<[string[], number]>([
    [["army", "wing", "corps", "division", "brigade", "regiment"], 0],
    [["brigade", "corps"], 1],
    [["division", "army"], 1],
    [["regiment", "brigade"], 1],
    [["brigade", "brigade"], 0],
    [["detachment", "corps"], 0],
    [["brigade", "detachment"], 0],
    [["brigade", "detachment", "division"], 1],
    [["corps", "wing"], 0],
    [["division", "wing"], 1],
  ])("%s", (levels, count) => {
    expect(under(...levels)).toBe(count);
  });
});
