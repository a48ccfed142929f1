import { describe, expect, test } from "vitest";
import { applyDecisions } from "@/lib/domain/belle-alliance/import/decisions/apply-decisions";
import type { Decision } from "@/lib/domain/belle-alliance/import/decisions/decision";
import type { PasteDoubtCode } from "@/lib/domain/belle-alliance/import/decisions/doubt";
import { settledBy } from "@/lib/domain/belle-alliance/import/decisions/settled-doubts";
import { valourDoubts } from "@/lib/domain/belle-alliance/import/decisions/valour-doubts";
import { linesOfText } from "@/lib/domain/belle-alliance/import/lines/lines-of-text";
import { readSides } from "@/lib/domain/belle-alliance/import/read-sides";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { told } from "../reading";

function ids(): () => string {
  let count = 0;
  return () => `n${count++}`;
}

function readText(text: string) {
  const naming = { newId: ids(), looseName: "Loose", sideName: "Side" };
  const lines = linesOfText(text, { format: "text", columns: {} });
  return readSides(lines, { ...naming, format: "text", nation: null });
}

/** The sides after a decision about the doubts of a kind, or only about that of a unit. */
function decidedSides(
  text: string,
  { code, decision, of }: { code: PasteDoubtCode; decision: Decision; of?: string },
): readonly Side[] {
  const read = readText(text);
  const decided = [...read.doubts, ...valourDoubts(read.sides, 1811)]
    .filter((doubt) => doubt.code === code && (!of || doubt.params.name === of))
    .map((doubt) => ({ doubt, decision }));
  expect(decided.length).toBeGreaterThan(0);
  return applyDecisions(read, { decided, newId: ids() }).sides;
}

function outline(formations: readonly FormationNode[], indent = ""): string[] {
  return formations.flatMap(({ name, commander, units, formations: below, note }) => [
    `${indent}${name}${commander ? ` (${commander.name})` : ""}${note ? ` «${note}»` : ""}`,
    ...units.map((unit) => `${indent}  ${told(unit)}${unit.note ? ` «${unit.note}»` : ""}`),
    ...outline(below, `${indent}  `),
  ]);
}

const LIST = "1st Brigade: Marlow\n  4th Foot 912\n  Die Wilden\n  17th Foot 733";

describe("a line that was read as a unit may be something else", () => {
  test.each<[Decision, string[]]>([
    [
      "officer",
      ["1st Brigade (Marlow)", "  4th Foot | line 912 «Die Wilden»", "  17th Foot | line 733"],
    ],
    [
      "heading",
      ["1st Brigade (Marlow)", "  4th Foot | line 912", "  Die Wilden", "    17th Foot | line 733"],
    ],
    [
      "join-next",
      ["1st Brigade (Marlow)", "  4th Foot | line 912", "  Die Wilden 17th Foot | line 733"],
    ],
    ["leave-out", ["1st Brigade (Marlow)", "  4th Foot | line 912", "  17th Foot | line 733"]],
  ])("%s", (decision, expected) => {
    const sides = decidedSides(LIST, { code: "arm-open", decision });
    expect(outline(sides.flatMap(({ formations }) => formations))).toEqual(expected);
  });

  test("the first officer below a heading without a commander commands", () => {
    const text = "1st Brigade\n  Die Wilden 20\n  17th Foot 733";
    const sides = decidedSides(text, { code: "arm-open", decision: "officer" });
    expect(outline(sides.flatMap(({ formations }) => formations))[0]).toBe(
      "1st Brigade (Die Wilden)",
    );
  });

  test("an answer settles the other questions about its unit", () => {
    const { doubts } = readText(LIST);
    const about = doubts.filter(({ params }) => params.name === "Die Wilden");
    expect(about.map(({ code }) => code)).toEqual(["strength-missing", "arm-open"]);
    const isSettled = settledBy(decidedSides(LIST, { code: "arm-open", decision: "officer" }));
    expect(about.every(isSettled)).toBe(true);
  });
});

describe("a strength for several units", () => {
  const regiments =
    "1st Brigade, 3,000 men\n  70th Line, 2 bns\n  71st Line, 1 bn\n  Battery, 8 guns";
  test.each<[Decision, (number | null)[]]>([
    ["share-men", [1500, 1500, null]],
    ["share-by-battalion", [2000, 1000, null]],
    ["each:600", [1200, 600, null]],
    ["leave", [null, null, null]],
  ])("%s", (decision, men) => {
    const sides = decidedSides(regiments, { code: "formation-strength", decision });
    const units = unitsUnder(sides.flatMap(({ formations }) => formations));
    expect(units.map((unit) => unit.men)).toEqual(men);
  });

  test("so many men for each battalion without a strength", () => {
    const sides = decidedSides("1st Brigade\n  70th Line, 2 bns\n  71st Line 520", {
      code: "strength-missing",
      decision: "each:500",
    });
    const units = unitsUnder(sides.flatMap(({ formations }) => formations));
    expect(units.map(told)).toEqual(["70th Line | line ~1000 [2]", "71st Line | line 520"]);
  });
});

describe("guns beside a battalion", () => {
  const text = "Prussian Brigade\n  Grenadier Battalion Hahn 600 with 2 3-pdr guns";
  test.each<[Decision, string[]]>([
    [
      "guns-apart",
      [
        "Grenadier Battalion Hahn | grenadier 600",
        "Grenadier Battalion Hahn: 2 3-pdr guns | foot-artillery 2x3",
      ],
    ],
    ["arm:artillery", ["Grenadier Battalion Hahn | foot-artillery 600 2x3"]],
    ["leave", ["Grenadier Battalion Hahn | grenadier 600"]],
  ])("%s", (decision, expected) => {
    const sides = decidedSides(text, { code: "guns-beside", decision });
    expect(unitsUnder(sides.flatMap(({ formations }) => formations)).map(told)).toEqual(expected);
  });
});

describe("armies left on one side", () => {
  test("two sides: the French and those with them, and the others", () => {
    const text =
      "French II Corps\n  54e Ligne 900\nPrussian I Corps\n  1/12th 700\nItalian Division\n  1st Line 600";
    const sides = decidedSides(text, { code: "sides-open", decision: "sides-apart" });
    expect(
      sides.map(({ name, formations }) => [name, formations.map((each) => each.name)]),
    ).toEqual([
      ["French II Corps", ["French II Corps", "Italian Division"]],
      ["Prussian I Corps", ["Prussian I Corps"]],
    ]);
    expect(new Set(sides.map(({ colour }) => colour)).size).toBe(2);
  });

  test("headings that name corps and commanders only are asked about as well", () => {
    const text =
      "VIII Corps: Poniatowski\n  Krakus 220\nII Corps: Kleist\n  1st Silesian Infantry 900\nSaxon Division\n  Prinz Anton 700";
    const sides = decidedSides(text, { code: "sides-open", decision: "sides-apart" });
    expect(sides.map(({ formations }) => formations.map(({ name }) => name))).toEqual([
      ["VIII Corps"],
      ["II Corps", "Saxon Division"],
    ]);
  });
});

describe("a year outside table 21", () => {
  const text = "British Brigade\n  1/28th Foot 604\n  2/34th Foot 551";

  test("is one question for the list, and none about single units", () => {
    expect(valourDoubts(readText(text).sides, 1811)).toMatchObject([
      {
        code: "valour-years",
        about: null,
        params: { year: 1811, first: 1813, last: 1815, count: 2 },
      },
    ]);
  });

  test("the rows of a year of the table can be chosen", () => {
    const sides = decidedSides(text, { code: "valour-years", decision: "valour-of-year:1815" });
    const units = unitsUnder(sides.flatMap(({ formations }) => formations));
    expect(units.every(({ valour }) => valour.row?.startsWith("t21-"))).toBe(true);
    expect(valourDoubts(sides, 1811)).toEqual([]);
  });
});

test("valour is not asked about while nation or type are open", () => {
  const { sides } = readText("1st Brigade\n  7th Regiment 604");
  expect(valourDoubts(sides, 1815)).toEqual([]);
});
