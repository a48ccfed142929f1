import { describe, expect, test } from "vitest";
import { applyDecisions } from "@/lib/domain/belle-alliance/import/decisions/apply-decisions";
import type { Decision } from "@/lib/domain/belle-alliance/import/decisions/decision";
import { linesOfText } from "@/lib/domain/belle-alliance/import/lines/lines-of-text";
import { readSides } from "@/lib/domain/belle-alliance/import/read-sides";
import { battalionNames } from "@/lib/domain/belle-alliance/import/units/battalions-read";
import { formationsUnder, unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told, unitOf } from "./reading";

describe("several battalions, batteries or squadrons with the number of one", () => {
  test.each([
    ["12e Léger x3 bns, 400 each", "12e Léger | light 1200 [3]"],
    ["4e Ligne 2 bns of 560", "4e Ligne | line 1120 [2]"],
    ["11e Léger x2 (550 ea)", "11e Léger | light 1100 [2]"],
    ["Line bn x 4 @ 500", "Line bn | line 2000 [4]"],
    ["Chasseurs à cheval 3 sqns 120 per sqn", "Chasseurs à cheval | chasseur 360 [3]"],
    ["1st KGL Light Dragoons x 4 sqns 540", "1st KGL Light Dragoons | light-dragoon 540 [4]"],
    ["2 x 6pdr foot btys, 8 guns each", "2 x 6pdr foot btys, 8 guns each | foot-artillery 16x6"],
    ["Horse bty 4x6lb + 2 how", "Horse bty | horse-artillery 6x6"],
    [
      "Artillerie à pied, 6 canons de 6 et 2 obusiers de 24",
      "Artillerie à pied | foot-artillery 8x6",
    ],
  ])("%s", (line, unit) => {
    expect(told(unitOf(line))).toBe(unit);
  });

  test.each([
    ["Three 12-pdr batteries (8 guns each)", 24, 12, 3],
    ["Two horse batteries, 6 guns each", 12, null, 2],
    ["2 Batterien zu je 8 Geschützen", 16, null, 2],
    ["3 Batterien 12-pfd. à 8 Geschütze", 24, 12, 3],
    ["deux batteries de 12 (8 pièces chacune)", 16, 12, 2],
    ["To ridende batterier a 6 kanoner", 12, null, 2],
    ["Trzy baterie 6-funtowe po 8 dział", 24, 6, 3],
    ["Three foot batteries, 24 guns", 24, null, 3],
  ])("%s: how many batteries is asked", (line, guns, calibrePd, count) => {
    const text = `Brigade A\n  ${line}`;
    expect(unitOf(line)).toMatchObject({ arm: "artillery", guns, calibrePd });
    const { doubts } = read(text);
    expect(doubts.find(({ code }) => code === "several-units")?.params).toMatchObject({ count });
  });

  test.each<[string, Decision, [string, number][]]>([
    [
      "Three 12-pdr batteries (8 guns each)",
      "divide:3",
      [
        ["12-pdr battery (1)", 8],
        ["12-pdr battery (2)", 8],
        ["12-pdr battery (3)", 8],
      ],
    ],
    [
      "To ridende batterier a 6 kanoner",
      "divide:2",
      [
        ["Ridende batteri (1)", 6],
        ["Ridende batteri (2)", 6],
      ],
    ],
    [
      "2 baterie 6-funtowe po 7 dział",
      "divide:2",
      [
        ["Bateria 6-funtowa (1)", 7],
        ["Bateria 6-funtowa (2)", 7],
      ],
    ],
  ])("%s: each has its guns once they are divided", (line, decision, batteries) => {
    const { sides } = decidedAll(`Brigade A\n  ${line}`, "several-units", decision);
    const units = unitsUnder(sides.flatMap(({ formations }) => formations));
    expect(units.map(({ name, guns }) => [name, guns])).toEqual(batteries);
  });

  test("the squadrons of several regiments are divided as decided", () => {
    const line = "Hussars, Lancers, 8 sqns, 960";
    const { sides } = decidedAll(`Brigade A\n  ${line}`, "several-units", "divide:2");
    const units = unitsUnder(sides.flatMap(({ formations }) => formations));
    expect(units.map(({ men, battalionsOrSquadrons }) => [men, battalionsOrSquadrons])).toEqual([
      [480, 4],
      [480, 4],
    ]);
  });

  test("what was not multiplied is asked about", () => {
    const { doubts } = read("Brigade A\n  Hussars, 2 regts, 4 sqns ea, 900 total");
    expect(doubts.map(({ code, params }) => [code, params.words])).toContainEqual([
      "words-unread",
      "ea",
    ]);
  });
});

test("an army named by its nation or as the allies, with its commander, is a heading", () => {
  const { formations } = read(`THE ALLIES - The Marquess of Wellington
2nd Division - Lt-Gen Stewart
  28th Foot 700
THE FRENCH - King Joseph
6th Division: Lamartinière
  17e Léger 600`);
  expect(formations.map(({ name, level, commander }) => [name, level, commander?.name])).toEqual([
    ["THE ALLIES", "army", "The Marquess of Wellington"],
    ["THE FRENCH", "army", "King Joseph"],
  ]);
  expect(formationsUnder(formations).map(({ name }) => name)).toContain("6th Division");
});

describe("strengths that nobody knows, or not exactly", () => {
  test.each([
    ["2nd Dragoons (unknown strength)", "2nd Dragoons | dragoon"],
    ["2nd Dragoons - strength not known", "2nd Dragoons | dragoon"],
    ["2nd Dragoons (?)", "2nd Dragoons | dragoon"],
    ["3. jyske: ukendt styrke", "3. jyske | infantry?"],
    ["3rd Dragoons (c. 400)", "3rd Dragoons | dragoon ~400"],
    ["3rd Dragoons ca. 400", "3rd Dragoons | dragoon ~400"],
    ["3rd Dragoons ~400", "3rd Dragoons | dragoon ~400"],
    ["3rd Dragoons about 400", "3rd Dragoons | dragoon ~400"],
    ["3rd Dragoons est. 400", "3rd Dragoons | dragoon ~400"],
    ["3rd Dragoons (400?)", "3rd Dragoons | dragoon ~400"],
  ])("%s", (line, unit) => {
    expect(told(unitOf(line))).toBe(unit);
  });
});

describe("the battalions a line lists", () => {
  test.each<[string, string, readonly string[]]>([
    [
      "1/,2/,F/6th Regiment (40/1,800)",
      "1/,2/,F/6th Regiment | line 1800 [3]",
      ["1/6th Regiment", "2/6th Regiment", "F/6th Regiment"],
    ],
    [
      "I., II. u. F./18. Infanterie-Regiment 2340",
      "I., II. u. F./18. Infanterie-Regiment | line 2340 [3]",
      ["I./18. Infanterie-Regiment", "II./18. Infanterie-Regiment", "F./18. Infanterie-Regiment"],
    ],
    [
      "I.-III./3. Schles. Landwehr 1.960",
      "I.-III./3. Schles. Landwehr | landwehr 1960 [3]",
      ["I./3. Schles. Landwehr", "II./3. Schles. Landwehr", "III./3. Schles. Landwehr"],
    ],
    [
      "28th Foot, 1st & 2nd Bns 1200",
      "28th Foot, 1st & 2nd Bns | line 1200 [2]",
      ["28th Foot, 1st Bn", "28th Foot, 2nd Bn"],
    ],
    ["61e Ligne, 2 bns, 858", "61e Ligne | line 858 [2]", ["1/61e Ligne", "2/61e Ligne"]],
    ["Landwehr Infantry 1/1 (21/600)", "Landwehr Infantry 1/1 | landwehr 600", []],
  ])("%s", (line, unit, parts) => {
    const one = unitOf(line);
    expect(told(one)).toBe(unit);
    if (parts.length > 0) expect(battalionNames(one.name, parts.length)).toEqual(parts);
  });
});

function decidedAll(text: string, code: string, decision: Decision) {
  let count = 0;
  const newId = () => `i${count++}`;
  const naming = { newId, looseName: "Loose", sideName: "Side" };
  const order = readSides(linesOfText(text, { format: "text", columns: {} }), {
    ...naming,
    format: "text",
    nation: null,
  });
  const decided = order.doubts
    .filter((doubt) => doubt.code === code)
    .map((doubt) => ({ doubt, decision }));
  return applyDecisions(order, { decided, newId });
}

test("the battalions of a regiment that comes later all come then", () => {
  const { sides, arrivals } = decidedAll(
    "Brigade A\n  1/,2/,F/6th Regiment, 1800, arrives 16:30",
    "several-battalions",
    "split-as-read",
  );
  const units = unitsUnder(sides.flatMap(({ formations }) => formations));
  expect(units.map(told)).toEqual([
    "1/6th Regiment | line ~600 [1]",
    "2/6th Regiment | line ~600 [1]",
    "F/6th Regiment | fusilier ~600 [1]",
  ]);
  expect(arrivals.map(({ id, time }) => [id, time])).toEqual(units.map(({ id }) => [id, "16:30"]));
});

test("of two times of arrival the second can be taken", () => {
  const text = "Brigade A\n  18th Infantry 900, arrives at 16:30 - 17:15";
  const { arrivals } = decidedAll(text, "several-times", "second-time");
  expect(arrivals.map(({ time }) => time)).toEqual(["17:15"]);
});

/** The formations by depth, each with its level and its own units. */
function tree(text: string): string[] {
  return formationsUnder(read(text).formations).map(
    ({ name, level, units }) =>
      `${name} ${level}${units.map((unit) => ` | ${unit.name}`).join("")}`,
  );
}

describe("headings without a strength in a text without indent", () => {
  test("arms, what a corps or army pools, and the guard of an emperor", () => {
    const text = `Army of the North
I Corps: d'Erlon
1st Division: Quiot
1/54th Line 500
Artillery
20th Foot Battery (8 guns)
Corps Artillery
11th Foot Battery (8 guns)
Imperial Guard: Mortier
1st Division: Friant
1/1st Grenadiers 600
Guard Cavalry
Chasseurs à cheval 1138
Reserve Artillery
12th Foot Battery (8 guns)
4th Cavalry Corps: Milhaud
1st Dragoons 400`;
    expect(tree(text)).toEqual(
      expect.arrayContaining([
        "I Corps corps",
        "1st Division division | 1/54th Line",
        "Artillery detachment | 20th Foot Battery",
        "Corps Artillery detachment | 11th Foot Battery",
        "Imperial Guard corps",
        "1st Division division | 1/1st Grenadiers",
        "Guard Cavalry detachment | Chasseurs à cheval",
        "Reserve Artillery detachment | 12th Foot Battery",
        "4th Cavalry Corps corps | 1st Dragoons",
      ]),
    );
    const [army] = read(text).formations;
    expect(army?.formations.map(({ name }) => name)).toEqual([
      "I Corps",
      "Imperial Guard",
      "4th Cavalry Corps",
    ]);
  });
});

test("lines that print broke are put together, page numbers and footnotes are no units", () => {
  const { formations, doubts } = read(`815FAA
1st Brigade: Steinmetz
   1/,2/,F/12th Infantry Regiment
      (52/2,135)
   1/,2/,F/24th Infantry Regiment (48/
2,051)
                           1
   7th Hussars (4)(20/440)†
Page 2 of 3
† less one troop`);
  expect(unitsUnder(formations).map(({ men }) => men)).toEqual([2135, 2051, 440]);
  expect(doubts.filter(({ code }) => code === "line-unread")).toEqual([]);
  expect(formations.map(({ note }) => note)).toEqual(["† less one troop"]);
});

test.each([
  ["1st Kurmark Landwehr Cavalry 240", "1st Kurmark Landwehr Cavalry | landwehr 240"],
  ["1. Kurmärk. Landwehr-Kavallerie 240", "1. Kurmärk. Landwehr-Kavallerie | landwehr 240"],
  ["2e Chasseurs à pied 600", "2e Chasseurs à pied | jaeger 600"],
])("the type of %s is known", (line, unit) => {
  expect(told(unitOf(line))).toBe(unit);
});
