import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told, unitOf } from "../reading";

describe("numbers are what they stand for", () => {
  test.each([
    ["Corps Cavalry 1,065 1,059 horses", "Corps Cavalry | cavalry? 1065", "1,059 horses"],
    ["Corps Cavalry 1,065 men 1,059 horses", "Corps Cavalry | cavalry? 1065", "1,059 horses"],
    ["Kharkov Dragoons 512/498 horses", "Kharkov Dragoons | dragoon 512", "498 horses"],
    ["3 squadrons Hussars 412 men, 430 horses", "Hussars | hussar 412 [3]", "430 horses"],
    [
      "Dragoner-Regiment Krafft 610 Mann und 620 Pferde",
      "Dragoner-Regiment Krafft | dragoon 610",
      "620 Pferde",
    ],
    ["2 pułk ułanów 410 ludzi, 400 koni", "2 pułk ułanów | uhlan 410", "400 koni"],
    ["Husarenregiment Gettkandt 480 Pferde", "Husarenregiment Gettkandt | hussar 480", ""],
    ["IR Hiller 1 067", "IR Hiller | line 1067", ""],
    ["IR Hiller 1\u2009067", "IR Hiller | line 1067", ""],
    ["Btty No. 9, 12 guns", "Btty No. 9 | foot-artillery 12x?", ""],
    ["Heavy Bty nr 3", "Heavy Bty nr 3 | foot-artillery", ""],
    ["20/6 foot arty 8 guns", "20/6 foot arty | foot-artillery 8x?", ""],
    ["2 Schw. Husaren 210", "Husaren | hussar 210 [2]", ""],
    ["2 Btln. Linie 1300", "Linie | line 1300 [2]", ""],
    ["Batería 2, 6 piezas", "Batería 2 | foot-artillery 6x?", ""],
    ["Batería a pie, 4 piezas de a 8", "Batería a pie | foot-artillery 4x8", ""],
    ["IR Nr. 2 (2 Baone) 532", "IR Nr. 2 | line 532 [2]", ""],
    [
      "Husaren Liechtenstein Nr. 7 (6 Esk.) 790",
      "Husaren Liechtenstein Nr. 7 | hussar 790 [6]",
      "",
    ],
    ["Dragoner nr. 7 (4 esk.) 490", "Dragoner nr. 7 | dragoon 490 [4]", ""],
    ["Huzary nr 7 (6 szw.) 790", "Huzary nr 7 | hussar 790 [6]", ""],
    ["Pernov Infantry Regiment (2) 950", "Pernov Infantry Regiment | line 950 [2]", ""],
    ["1 6-pdr foot battery (8)", "1 6-pdr foot battery | foot-artillery 8x6", ""],
    ["Two 6-pdr batteries", "2 6-pdr batteries | foot-artillery", ""],
    [
      "2 6pdr Cavalry Batteries (6 ea)",
      "2 6pdr Cavalry Batteries (6 ea) | horse-artillery 12x6",
      "",
    ],
    [
      "Reitende Halbbatterie Gause, 4 Geschütze",
      "Reitende Halbbatterie Gause | horse-artillery 4x?",
      "",
    ],
    ["48th Foot, 1st battalion, 32, 421", "48th Foot, 1st battalion, 32 | line 421", ""],
  ])("%s", (line, unit, note) => {
    expect([told(unitOf(line)), unitOf(line).note]).toEqual([unit, note]);
  });

  test.each([
    ["8th Chevauxleger Regt 310", "chevauleger"],
    ["Prinz Karl Cheveauleger 402", "chevauleger"],
    ["1. Chevaulegers 300", "chevauleger"],
    ["Chevaulegerregiment Nr. 4 390", "chevauleger"],
    ["3e chevaux-légers 280", "chevauleger"],
    ["2nd Chevaux-légers lanciers 295", "lancer"],
    ["Szwoleżerowie gwardii 400", "chevauleger"],
    ["13e léger 640", "light"],
  ])("%s is %s", (line, type) => {
    expect(unitOf(line).type).toBe(type);
  });
});

describe("a summary of a formation is no unit, but a note of it", () => {
  test.each([
    "24 battalions, 9 squadrons and 7 batteries",
    "12 bataljoner, 8 eskadroner og 3 batterier",
    "18 batalionów, 12 szwadronów, 4 baterie",
    "16 bataillons, 8 escadrons, 24 pièces",
    "12 Bataillone, 6 Schwadronen, 2 Batterien",
    "(10 bns, 6 sqns, 2 btys)",
    "4 Bn / 3 Sqn / 1 Bty",
  ])("%s", (line) => {
    const { formations, doubts } = read(`VII Corps\n${line}\n1st Division\n  18th Light 640`);
    expect(unitsUnder(formations).map(({ name }) => name)).toEqual(["18th Light"]);
    expect(formations[0]?.note).toBe(line);
    expect(doubts.filter(({ text }) => text === line)).toEqual([]);
  });

  test("behind a heading as well", () => {
    const { formations } = read("Dywizja Zajączka – 5 bat., 6 szw., 14 dział\n  6 pp 1 250");
    expect(formations).toMatchObject([
      { name: "Dywizja Zajączka", note: "5 bat., 6 szw., 14 dział" },
    ]);
  });
});

test.each([
  ["Old Guard foot battery 1 220, 8 guns", "Old Guard foot battery 1 | foot-artillery 220 8x?"],
  ["Batterie 12 180", "Batterie 12 | foot-artillery 180"],
  ["Garde-Bataillon 3 500", "Garde-Bataillon 3 | guard 500"],
  ["Garde-Bataillon 1 100", "Garde-Bataillon | guard 1100"],
  ["Gardebataljon 2 450", "Gardebataljon 2 | guard 450"],
])("a unit's own number is not joined to its men: %s", (line, unit) => {
  expect(told(unitOf(line))).toBe(unit);
});
