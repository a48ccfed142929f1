import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told } from "./reading";

describe("tables from spreadsheets and pages", () => {
  const shape = (text: string) => {
    const walk = (nodes: ReturnType<typeof read>["formations"]): unknown[] =>
      nodes.map((each) => [each.name, ...each.units.map(told), ...walk(each.formations)]);
    return walk(read(text).formations);
  };
  test.each([
    [
      "Markdown",
      "II Corps (Gen. Reille)\n| Unit | Bns | Men |\n|---|:-:|---|\n| **2e Léger** | 4 | 2,340 |\n| Foot Artillery | - | 8 guns |",
      [["II Corps", "2e Léger | light 2340 [4]", "Foot Artillery | foot-artillery 8x?"]],
    ],
    [
      "semicolons",
      "Division;Brigade;Enhed;Mand;Pjecer\n1. division;1. brigade;Fynske infanteri;1.180;\n1. division;1. brigade;Batteri Gerstenberg;;8\n1. division;2. brigade;Jyske dragoner;430;",
      [
        [
          "1. division",
          [
            "1. brigade",
            "Fynske infanteri | line 1180",
            "Batteri Gerstenberg | foot-artillery 8x?",
          ],
          ["2. brigade", "Jyske dragoner | dragoon 430"],
        ],
      ],
    ],
    [
      "tabs",
      "Brygada\tDowódca\tJednostka\tStan\nBrygada Mohra\tgen. Mohr\t1. pułk huzarów\t1000",
      [["Brygada Mohra", "1. pułk huzarów | hussar 1000"]],
    ],
    [
      "quoted commas",
      'Unit,Type,Men\n"Orange-Nassau, 1st Bn",line,"~1,050"',
      [["Loose", "Orange-Nassau, 1st Bn | line ~1050"]],
    ],
  ])("%s", (_, text, expected) => {
    expect(shape(text)).toEqual(expected);
  });

  test.each([
    [
      "units behind one another",
      "5th Division: 8th Brigade (Kempt): 28th Foot (557), 1/95th Rifles (549). 9th Brigade (Pack): 3/1st Royal Scots (604)",
      [
        [
          "5th Division",
          ["8th Brigade", "28th Foot | line 557", "1/95th Rifles | rifle 549"],
          ["9th Brigade", "3/1st Royal Scots | infantry? 604"],
        ],
      ],
    ],
    [
      "headings of a wiki and bullets that count",
      "== II Corps ==\n* 5e DI Bachelu – 9 bat.\n** Brigade Husson\n*** 2e léger (4 bat.) 1 848\n== III Corps ==\n# 8e cuirassiers 452",
      [
        ["II Corps", ["5e DI Bachelu – 9 bat.", ["Brigade Husson", "2e léger | light 1848 [4]"]]],
        ["III Corps", "8e cuirassiers | cuirassier 452"],
      ],
    ],
    [
      "underlined headings, as our own text has them",
      "Reds\n====\nI Corps [2 units, 500 men]\n  28th Foot, 500 men, 25 figures, Valour +2\nBlues\n=====\nII Corps\n  54e Ligne 500",
      [
        ["Reds", ["I Corps", "28th Foot | line 500"]],
        ["Blues", ["II Corps", "54e Ligne | line 500"]],
      ],
    ],
    [
      "a year in a heading",
      "Armée du Nord, 16 juin 1815\n  2e corps\n    1er léger 500",
      [["Armée du Nord, 16 juin 1815", ["2e corps", "1er léger | light 500"]]],
    ],
    [
      "guns told twice",
      "I Corps\n  Artillerie à cheval : 6 pièces de 6 (4 canons, 2 obusiers)",
      [["I Corps", "Artillerie à cheval | horse-artillery 6x6"]],
    ],
  ])("%s", (_, text, expected) => {
    expect(shape(text)).toEqual(expected);
  });

  test("an officer of the staff has no command, and is noted", () => {
    const { formations, doubts } = read("I Corps\nChef des Stabes: Gneisenau\n28th Foot 500");
    expect(formations).toMatchObject([{ commander: null, note: "Chef des Stabes: Gneisenau" }]);
    expect(doubts.filter(({ line }) => line === 2)).toEqual([]);
  });

  test("columns without a field go into the notes, and are named once", () => {
    const { doubts, formations } = read("Unit,Men,Colour of coat\n28th Foot,557,red");
    expect(unitsUnder(formations)).toMatchObject([{ note: "Colour of coat: red", men: 557 }]);
    expect(doubts).toContainEqual(
      expect.objectContaining({
        line: 1,
        code: "columns-kept",
        params: { names: "Colour of coat" },
      }),
    );
  });
});

describe("texts that are badly made", () => {
  const paths = (text: string) => {
    const walk = (nodes: ReturnType<typeof read>["formations"]): unknown[] =>
      nodes.map((each) => [
        each.name,
        ...each.units.map(({ name }) => name),
        ...walk(each.formations),
      ]);
    return walk(read(text).formations);
  };
  const tree = [
    ["I Corps", ["1st Division", "28th Foot", "32nd Foot"], ["2nd Division", "33rd Foot"]],
  ];
  test.each([
    [
      "tabs",
      "I Corps\n\t1st Division\n\t\t28th Foot 5\n\t\t32nd Foot 5\n\t2nd Division\n\t\t33rd Foot 5",
    ],
    [
      "four blanks",
      "I Corps\n    1st Division\n        28th Foot 5\n        32nd Foot 5\n    2nd Division\n        33rd Foot 5",
    ],
    [
      "tabs and blanks at once",
      "I Corps\r\n\t1st Division\r\n        28th Foot 5\r\n\t\t32nd Foot 5\r\n    2nd Division\r\n\t  33rd Foot 5",
    ],
    [
      "single blanks",
      "I Corps\n 1st Division\n  28th Foot 5\n  32nd Foot 5\n 2nd Division\n  33rd Foot 5",
    ],
    [
      "a blank too many",
      "I Corps\n  1st Division\n    28th Foot 5\n     32nd Foot 5\n  2nd Division\n    33rd Foot 5",
    ],
    [
      "wide blanks",
      "I Corps\n\u3000\u30001st Division\n\u3000\u3000\u3000\u300028th Foot 5\n\u3000\u3000\u3000\u300032nd Foot 5\n\u3000\u30002nd Division\n\u3000\u3000\u3000\u300033rd Foot 5",
    ],
    [
      "bullets",
      "\ufeff- I Corps\n  - 1st Division\n    • 28th Foot 5\n    • 32nd Foot 5\n  - 2nd Division\n    • 33rd Foot 5",
    ],
    [
      "a drawn tree",
      "I Corps\n├── 1st Division\n│   ├── 28th Foot 5\n│   └── 32nd Foot 5\n└── 2nd Division\n    └── 33rd Foot 5",
    ],
  ])("%s", (_, text) => {
    expect(paths(text.replaceAll("Foot 5", "Foot 500"))).toEqual(tree);
  });

  test.each([
    ["nothing", "", 0],
    ["blank lines", " \n\t\r\n\u3000", 0],
    ["signs only", "🎖️ 🇫🇷\n—\n((((", 0],
  ])("%s makes nothing", (_, text, count) => {
    expect(read(text).formations).toHaveLength(count);
  });

  test("a total of men and guns is no list of units", () => {
    const { formations, doubts } = read(
      "I Corps\n  28th Foot 500\n  Total of I Corps: 500 men; 46 guns",
    );
    expect(unitsUnder(formations)).toHaveLength(1);
    const params = { name: "Total of I Corps: 500 men; 46 guns", stated: 46, read: 0 };
    expect(doubts).toContainEqual(
      expect.objectContaining({ line: 3, code: "guns-differ", params }),
    );
  });

  test("what lies beyond the end of a line that is read is reported", () => {
    const { doubts } = read(`28th Foot 500\n${" ".repeat(2_000)}32nd Foot 600`);
    expect(doubts).toContainEqual(
      expect.objectContaining({ line: 2, code: "line-cut", params: { most: 2_000 } }),
    );
  });

  test("10 000 lines are read as far as a document reaches, and the rest is reported", () => {
    const lines = Array.from({ length: 10_000 }, (_, i) =>
      i % 10 === 0 ? `${i}. Brigade` : `  ${i}th Foot 500`,
    );
    const { formations, doubts } = read(lines.join("\n"));
    expect(unitsUnder(formations)).toHaveLength(1_800);
    expect(doubts).toContainEqual(
      expect.objectContaining({ line: 2_001, code: "too-many-lines", params: { most: 2_000 } }),
    );
  });

  test("a tree 100 deep is as deep as a document may be, and each raised line is reported", () => {
    const lines = Array.from({ length: 100 }, (_, i) => `${"  ".repeat(i)}Body ${i}`);
    const { formations, doubts } = read([...lines, `${"  ".repeat(100)}28th Foot 500`].join("\n"));
    const depth = (nodes: typeof formations): number =>
      nodes.reduce((most, each) => Math.max(most, 1 + depth(each.formations)), 0);
    expect(depth(formations)).toBe(8);
    expect(unitsUnder(formations)).toHaveLength(1);
    expect(doubts.filter(({ code }) => code === "too-deep")).toHaveLength(92);
  });
});
