import { describe, expect, test } from "vitest";
import {
  linesOfText,
  type TextFormat,
} from "@/lib/domain/belle-alliance/import/lines/lines-of-text";
import { readOrderOfBattle } from "@/lib/domain/belle-alliance/import/parse-order-of-battle";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { told } from "../reading";

/** A list, each formation as a line with its commander and units. */
function treeOf(text: string, format: TextFormat = "text") {
  let count = 0;
  const newId = () => `p${count++}`;
  const options = { nation: null, looseName: "Loose", newId };
  const { formations, doubts } = readOrderOfBattle(
    linesOfText(text, { format, columns: {} }),
    options,
  );
  return { tree: formations.flatMap(linesOf), codes: doubts.map(({ code }) => code) };
}

function linesOf({ name, commander, units, formations }: FormationNode): string[] {
  const under = [...units.map(told), ...formations.flatMap(linesOf)];
  return [[name, commander?.name].filter(Boolean).join(" < "), ...under.map((line) => `- ${line}`)];
}

describe("a brigade that gives its own sum before its units is a heading", () => {
  test.each<[string, string, readonly string[]]>([
    [
      "English",
      "1st Brigade (Maitland) 1,997\n2/1st Foot Guards 976\n3/1st Foot Guards 1,021\n2nd Brigade (Byng) 2,064\n2/2nd Foot Guards 1,003\n2/3rd Foot Guards 1,061",
      [
        "1st Brigade < Maitland",
        "- 2/1st Foot Guards | guard 976",
        "- 3/1st Foot Guards | guard 1021",
        "2nd Brigade < Byng",
        "- 2/2nd Foot Guards | guard 1003",
        "- 2/3rd Foot Guards | guard 1061",
      ],
    ],
    [
      "French, and the sum is a little off",
      "2e brigade 1 890\n28e ligne 898\n105e ligne 983",
      ["2e brigade", "- 28e ligne | line 898", "- 105e ligne | line 983"],
    ],
    [
      "German, of one regiment",
      "Brigade Pirch 2.300\n6. Linieninfanterieregiment (3 Btl.) 2.300",
      ["Brigade Pirch", "- 6. Linieninfanterieregiment | line 2300 [3]"],
    ],
    [
      "Danish",
      "1. brigade 1.900 mand\nOldenborgske infanteri 900\nSlesvigske infanteri 1.000",
      ["1. brigade", "- Oldenborgske infanteri | line 900", "- Slesvigske infanteri | line 1000"],
    ],
    [
      "Polish",
      "1. brygada 1900 ludzi\n2. pułk piechoty 900\n3. pułk piechoty 1000",
      ["1. brygada", "- 2. pułk piechoty | line 900", "- 3. pułk piechoty | line 1000"],
    ],
  ])("%s", (_, text, tree) => {
    const read = treeOf(text);
    expect(read.tree).toEqual(tree);
    expect(read.codes).not.toContain("strength-large");
  });

  test("brigades alone stay units, each with its men", () => {
    const { tree } = treeOf("I Corps\n  Steinmetz's Brigade 4,500\n  Pirch's Brigade 4,300");
    expect(tree.filter((line) => /4[35]00/.test(line))).toHaveLength(2);
  });

  test("a sum that its units do not have is asked about", () => {
    const { tree, codes } = treeOf("1st Brigade 1,900\n28th Foot 900\n32nd Foot 840");
    expect(tree[0]).toBe("1st Brigade");
    expect(codes).toContain("men-differ");
  });
});

describe("tables", () => {
  const TREE = [
    "1st Division < Cooke",
    "- 1st Brigade < Maitland",
    "- - 2/1st Foot Guards | guard 976",
    "- - 3/1st Foot Guards | guard 1021",
  ];

  test.each<[string, TextFormat, string]>([
    [
      "formations and units in one column, the commanders beside it",
      "csv",
      "Formation,Commander,Strength\n1st Division,Cooke,\n1st Brigade,Maitland,1997\n2/1st Foot Guards,,976\n3/1st Foot Guards,,1021",
    ],
    [
      "numbers with as many commas as there are tabs",
      "tsv",
      "Unit\tMen\n1st Division (Cooke)\t\n1st Brigade (Maitland)\t1,997\n2/1st Foot Guards\t976\n3/1st Foot Guards\t1,021",
    ],
    [
      "numbers with as many commas as there are semicolons",
      "csv",
      "Verband;Mann\n1st Division (Cooke);\n1st Brigade (Maitland);1,997\n2/1st Foot Guards;976\n3/1st Foot Guards;1,021",
    ],
  ])("%s", (_, format, text) => {
    expect(treeOf(text, format).tree).toEqual(TREE);
  });

  test.each([
    [
      "rows whose last cells are empty",
      "Brigade\tUnit\tMen\tNote\nKempt\t28th Foot\t557\nKempt\t32nd Foot\t662",
    ],
    ["a first row without headings", "28th Foot\t557\tBelson\n32nd Foot\t662"],
  ])("%s are read row by row", (_, text) => {
    const { tree } = treeOf(text, "tsv");
    expect(tree.filter((line) => /28th Foot.*557/.test(line))).toHaveLength(1);
    expect(tree.filter((line) => /32nd Foot.*662/.test(line))).toHaveLength(1);
  });

  test("cells of a web page with several lines, merged with those below", () => {
    const page = `Division\tBrigade\tRegiments and Others
1st Division
MG George Cooke\t1st Brigade
MG Peregrine Maitland\t2nd Bn., 1st Regiment of Foot Guards (976)
3rd Bn., 1st Regiment of Foot Guards (1,021)
\t2nd Brigade
MG Sir John Byng\t2nd Bn., Coldstream Guards (1,003)
2nd Bn., 3rd Foot Guards (1,061)`;
    expect(treeOf(page, "tsv").tree).toEqual([
      "1st Division < MG George Cooke",
      "- 1st Brigade < MG Peregrine Maitland",
      "- - 2nd Bn., 1st Regiment of Foot Guards | guard 976",
      "- - 3rd Bn., 1st Regiment of Foot Guards | guard 1021",
      "- 2nd Brigade < MG Sir John Byng",
      "- - 2nd Bn., Coldstream Guards | guard 1003",
      "- - 2nd Bn., 3rd Foot Guards | guard 1061",
    ]);
  });
});

test.each([
  [
    "Brigade Brouard : 30e de ligne (2 bat.) et 17e de ligne (2 bat.)",
    ["30e de ligne | line [2]", "17e de ligne | line [2]"],
  ],
  ["Brigade d’Honières : 13e léger (2 bat.)", ["13e léger | light [2]"]],
  [
    "1st Brigade: 28th Foot (557) and 32nd Foot (662)",
    ["28th Foot | line 557", "32nd Foot | line 662"],
  ],
])("%s: a brigade with its units behind a colon", (line, units) => {
  expect(treeOf(`1st Division\n  ${line}`).tree.slice(2)).toEqual(
    units.map((unit) => `- - ${unit}`),
  );
});
