import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read } from "../reading";

const UNITS = "  70th Line 610\n  71st Line 520";

function readMen(text: string): readonly (number | null)[] {
  return unitsUnder(read(text).formations).map(({ men }) => men);
}

function codesOf(text: string): string[] {
  return read(text)
    .doubts.map(({ code }) => code)
    .filter((code) => !code.startsWith("nation-") && code !== "level-guessed");
}

describe("a total that agrees is no unit and raises no doubt", () => {
  test.each([
    `1st Brigade: Garnier\n  70th Line 610\n  71st Line 520 = 1,130`,
    `1st Brigade: Garnier\n  70th Line 610\n  71st Line 520, total 1,130`,
    `1st Brigade: Garnier\n  70th Line 610\n  71st Line 520 (total 1,130)`,
    `1st Brigade: Garnier\n${UNITS}\nTotal 1,130`,
    `1st Brigade: Garnier\n${UNITS}\n  Brigade total: 1,130`,
    `1st Brigade: Garnier\n${UNITS}\n  (total 1,130)`,
    `1st Brigade: Garnier\nTotal: 1,130 men\n${UNITS}`,
    `1st Brigade: Garnier (total 1,130)\n${UNITS}`,
    `1. brygada: Garnier\n${UNITS}\nBrygada – razem 1 130 ludzi`,
    `1. Brigade: Garnier\n${UNITS}\nBrigade – insgesamt 1.130`,
    `1. brigade: Garnier\n${UNITS}\nBrigaden i alt 1.130`,
    `1re brigade : Garnier\n${UNITS}\nTotal de la brigade : 1 130 hommes`,
    `France\n1st Brigade: Garnier\n${UNITS}\nFrance — Total 1,130`,
  ])("%j", (text) => {
    expect(readMen(text)).toEqual([610, 520]);
    expect(codesOf(text)).toEqual([]);
  });
});

test("a heading may state its total, and keeps its name", () => {
  const text = "I Corps: total 3,130\n1st Division\n  70th Line 1,610\n  71st Line 1,520";
  expect(read(text).formations.map(({ name }) => name)).toEqual(["I Corps"]);
  expect(codesOf(text).filter((code) => code !== "strength-large")).toEqual([]);
});

test("a total is that of the innermost formation it fits", () => {
  const { stated, formations } = read(
    "3rd Division\n  1st Brigade\n    70th Line 610\n    71st Line 520 = 1,130\n  2nd Brigade\n    72nd Line 500",
  );
  expect(stated).toMatchObject([{ of: formations[0]?.formations[0]?.id, men: 1130 }]);
});

test("a total that differs is one doubt", () => {
  expect(codesOf(`1st Brigade: Garnier\n  70th Line 610\n  71st Line 520 = 1,200`)).toEqual([
    "men-differ",
  ]);
});

describe("a total over units without men can be shared, and they are not asked about one by one", () => {
  const open = "  1/3rd Foot\n  2/31st Foot\n  2/48th Foot";
  test.each([
    `Cole's Brigade\n${open}\nTotal Strength: 90 officers and 1,500 men`,
    `Cole's Brigade, 1,500 men\n${open}`,
    `Cole's Brigade\nTotal 1,500\n${open}`,
    `Cole's Brigade\n  1/3rd Foot\n  2/31st Foot\n  2/48th Foot\n  Brigade total 1,500`,
  ])("%j", (text) => {
    const { doubts, formations } = read(text);
    expect(doubts.map(({ code }) => code)).toContain("formation-strength");
    expect(doubts.map(({ code }) => code)).not.toContain("strength-missing");
    const about = doubts.find(({ code }) => code === "formation-strength");
    expect(about).toMatchObject({ about: formations[0]?.id, params: { men: 1500, count: 3 } });
  });

  test("the innermost total is the one to share", () => {
    const text = `2nd Division, 5,000 men\n  A Brigade, 1,500 men\n    1/3rd Foot\n  B Brigade, 3,500 men\n    2/31st Foot`;
    const shared = read(text).doubts.filter(({ code }) => code === "formation-strength");
    expect(shared.map(({ params }) => params.name)).toEqual(["A Brigade", "B Brigade"]);
  });
});
