import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told } from "../reading";

describe("several units on one line", () => {
  const unitsOf = (line: string) => {
    const [division] = read(`1st Division\n  ${line}`).formations;
    return [
      ...(division?.formations.map(({ name }) => name) ?? []),
      ...unitsUnder(division ? [division] : []).map(told),
    ];
  };

  test.each([
    [
      "Halkett (KGL): 1st Line 600, 2nd Line 590",
      ["Halkett (KGL)", "1st Line | line 600", "2nd Line | line 590"],
    ],
    [
      "Campbell: 4th Line 2 bns 1,150, 10th Line 2 bns 1,100",
      ["Campbell", "4th Line | line 1150 [2]", "10th Line | line 1100 [2]"],
    ],
    [
      "Anson: 12th Light Dragoons 400 / 16th Light Dragoons 415",
      [
        "Anson",
        "12th Light Dragoons | light-dragoon 400",
        "16th Light Dragoons | light-dragoon 415",
      ],
    ],
    ["28th Line (800), 5th Line (500)", ["28th Line | line 800", "5th Line | line 500"]],
  ])("%s", (line, units) => {
    expect(unitsOf(line)).toEqual(units);
  });

  test.each([
    ["28th Foot, 557", ["28th Foot | line 557"]],
    ["Horse battery 6 guns, 2 howitzers", ["Horse battery | horse-artillery 8x?"]],
    ["1/,2/,3/15th Légère Regiment (62/1,676)", ["1/,2/,3/15th Légère Regiment | light 1676 [3]"]],
    ["4th Line, 2 bns, 1,100", ["4th Line | line 1100 [2]"]],
  ])("one unit: %s", (line, units) => {
    expect(unitsOf(line)).toEqual(units);
  });

  test("sums by arms are no units", () => {
    expect(unitsOf("Strength: Infantry 4,000, Cavalry 600\n  28th Foot 557")).toEqual([
      "28th Foot | line 557",
    ]);
  });
});
