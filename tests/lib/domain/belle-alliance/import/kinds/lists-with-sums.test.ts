import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told } from "../reading";

function under(line: string): string[] {
  return read(line).formations.flatMap((each) => [each.name, ...unitsUnder([each]).map(told)]);
}

describe("a formation and its units in one line, some without a strength", () => {
  test.each([
    [
      "9th Bde (Klüx): 1st W Pruss. Inf (3 bns) 1900, 6th Res. (3 bns) 2100, 6pdr FB #7",
      [
        "9th Bde (Klüx)",
        "1st W Pruss. Inf | line 1900 [3]",
        "6th Res. | reserve 2100 [3]",
        "6pdr FB #7 | foot-artillery",
      ],
    ],
    [
      "8th Bde (Borstell): Leib IR (3 bns) 2000, 1st Res. (3 bns) 1900, HB #4",
      [
        "8th Bde (Borstell)",
        "Leib IR | line 2000 [3]",
        "1st Res. | reserve 1900 [3]",
        "HB #4 | horse-artillery",
      ],
    ],
  ])("%s", (line, expected) => {
    const [name, ...units] = under(line);
    expect([name, ...units]).toEqual([expected[0]?.replace(/ \(.*/, ""), ...expected.slice(1)]);
    expect(read(line).formations[0]?.commander?.name).toBe(/\((.*?)\)/.exec(line)?.[1]);
  });
});

describe("the sum of a list behind it", () => {
  test.each([
    ["1st Div: 7th Light (4), 12th Line (4): total 8,000", ["light [4]", "line [4]"], 8000],
    ["1re division : 7e léger (4), 12e ligne (4), total 8 000", ["light [4]", "line [4]"], 8000],
    ["1. Division: IR 4 (3), IR 7 (3); zusammen 5.200 Mann", ["line [3]", "line [3]"], 5200],
    ["Division Foy : 9e léger, 93e ligne - total 4 500", ["light", "line"], 4500],
    [
      "1 dywizja: 1 pułk piechoty (2), 2 pułk piechoty (2), razem 2 400",
      ["line [2]", "line [2]"],
      2400,
    ],
  ])("%s", (line, kinds, men) => {
    const { formations, doubts } = read(line);
    expect(unitsUnder(formations).map((unit) => told(unit).split(" | ")[1])).toEqual(kinds);
    const [sum] = doubts.filter(({ code }) => code === "formation-strength");
    expect(sum?.params).toMatchObject({ men, count: kinds.length });
  });

  test("a heading may give its total behind a colon", () => {
    const { formations, stated } = read("I Corps: total 900\n  1st Brigade\n    28th Line 900");
    expect(formations.map(({ name }) => name)).toEqual(["I Corps"]);
    expect(stated).toMatchObject([{ men: 900 }]);
  });

  test("a number in brackets behind one unit alone is asked about", () => {
    const { doubts } = read("1st Division\n  7th Light (4)");
    expect(doubts.map(({ code }) => code)).toContain("words-unread");
  });
});
