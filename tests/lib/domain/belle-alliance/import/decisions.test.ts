import { describe, expect, test } from "vitest";
import { applyDecisions } from "@/lib/domain/belle-alliance/import/decisions/apply-decisions";
import {
  type Decision,
  decisionOn,
  decisionsFor,
  doubtKey,
  groupDoubts,
  settledElsewhere,
} from "@/lib/domain/belle-alliance/import/decisions/decision";
import { PASTE_DOUBTS } from "@/lib/domain/belle-alliance/import/decisions/doubt";
import { linesOfText } from "@/lib/domain/belle-alliance/import/lines/lines-of-text";
import { readSides } from "@/lib/domain/belle-alliance/import/read-sides";
import { formatOfText } from "@/lib/domain/belle-alliance/import/source-format";
import { formationsUnder, unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { told } from "./reading";

const ids = () => {
  let count = 0;
  return () => `n${count++}`;
};

function readText(text: string) {
  const format = formatOfText(text) === "nafziger" ? "nafziger" : "text";
  const naming = { newId: ids(), looseName: "Loose", sideName: "Side" };
  return readSides(linesOfText(text, { format, columns: {} }), { ...naming, format, nation: null });
}

/** The units after the same decision about all doubts of a kind. */
function decided(text: string, code: string, decision: Decision): string[] {
  const { sides, arrivals, doubts } = readText(text);
  const all = doubts.filter((doubt) => doubt.code === code).map((doubt) => ({ doubt, decision }));
  expect(all.length).toBeGreaterThan(0);
  const { sides: changed } = applyDecisions({ sides, arrivals }, { decided: all, newId: ids() });
  return unitsUnder(changed.flatMap(({ formations }) => formations)).map(told);
}

const REGIMENTS = `1st Brigade
  1/,3/15th Light Regiment (62/1,677)
  61st Line, 2 bns, 1,151 men
  Foot Battery (6+2)
  7e Hussards`;

describe("one decision for all of a kind", () => {
  test.each([
    [
      "several-battalions",
      "split-as-read",
      [
        "1/15th Light Regiment | light ~839 [1]",
        "3/15th Light Regiment | light ~838 [1]",
        "1/61st Line | line ~576 [1]",
        "2/61st Line | line ~575 [1]",
        "Foot Battery | foot-artillery 8x?",
        "7e Hussards | hussar",
      ],
    ],
    [
      "several-battalions",
      "split-equally",
      [
        "1/15th Light Regiment | light ~839 [1]",
        "3/15th Light Regiment | light ~838 [1]",
        "1/61st Line | line ~576 [1]",
        "2/61st Line | line ~575 [1]",
        "Foot Battery | foot-artillery 8x?",
        "7e Hussards | hussar",
      ],
    ],
    [
      "calibre-missing",
      "calibre:6",
      [
        "1/,3/15th Light Regiment | light 1677 [2]",
        "61st Line | line 1151 [2]",
        "Foot Battery | foot-artillery 8x6",
        "7e Hussards | hussar",
      ],
    ],
    [
      "strength-missing",
      "leave-out",
      [
        "1/,3/15th Light Regiment | light 1677 [2]",
        "61st Line | line 1151 [2]",
        "Foot Battery | foot-artillery 8x?",
      ],
    ],
  ] as const)("%s: %s", (code, decision, units) => {
    expect(decided(REGIMENTS, code, decision)).toEqual(units);
  });

  test("men are conserved, and strengths the line states are no estimates", () => {
    const text = "1st Brigade\n  15th Line, 3 bns (580, 560, 536)";
    expect(decided(text, "several-battalions", "split-as-read")).toEqual([
      "1/15th Line | line 580 [1]",
      "2/15th Line | line 560 [1]",
      "3/15th Line | line 536 [1]",
    ]);
  });

  test("types, arms, nations, guards and levels", () => {
    expect(decided("Brigade A\n  Die Wilden 500", "arm-open", "arm:cavalry")[0]).toContain(
      "cavalry?",
    );
    const { sides, arrivals, doubts } = readText(
      "French Division\n  Prussian Jäger 500\n  1er Ligne 400",
    );
    const own = doubts.filter(({ code }) => code === "nation-of-its-own");
    const { sides: changed } = applyDecisions(
      { sides, arrivals },
      {
        decided: own.map((doubt) => ({ doubt, decision: "nation-of-heading" as const })),
        newId: ids(),
      },
    );
    const nations = unitsUnder(changed.flatMap(({ formations }) => formations));
    expect(nations.map(({ nation }) => nation)).toEqual(["france", "france"]);
  });
});

describe("groups", () => {
  const { sides, arrivals, doubts } = readText(REGIMENTS);
  const groups = groupDoubts(doubts, () => "infantry");
  test("those to decide come first, each kind once, no doubt lost", () => {
    expect(groups.flatMap((group) => group.doubts)).toHaveLength(doubts.length);
    const open = groups.map(({ decisions }) => decisions.length > 1);
    expect(open).toEqual([...open].sort((a, b) => Number(b) - Number(a)));
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
  });
  test("a doubt's own decision goes before that for its kind", () => {
    const group = groups.find(({ code }) => code === "several-battalions");
    const [first, second] = group?.doubts ?? [];
    if (!group || !first || !second) throw new Error("Two regiments are in doubt.");
    const both = {
      kinds: { [group.key]: "split-equally" },
      alone: { [doubtKey(second)]: "leave" },
    } as const;
    expect(decisionOn(first, group, both)).toBe("split-equally");
    expect(decisionOn(second, group, both)).toBe("leave");
  });
  test("what nothing was decided about stays the same object", () => {
    expect(applyDecisions({ sides, arrivals }, { decided: [], newId: ids() }).sides).toBe(sides);
  });
});

test("`Reserve:` above a division heads it and is not empty", () => {
  const { sides, doubts } = readText(
    "I Corps\n1st Division\n1st Line 500\nReserve:\n2nd Division\n2nd Line 400",
  );
  const formations = formationsUnder(sides.flatMap((side) => side.formations));
  const reserve = formations.find(({ name }) => name === "Reserve");
  expect(reserve && unitsUnder([reserve]).map(({ name }) => name)).toEqual(["2nd Line"]);
  expect(doubts.filter(({ code }) => code === "formation-empty")).toEqual([]);
});

describe("officers", () => {
  const totals = (officers: "apart" | "among") => {
    const text = "Brigade (62/1,677)\n  15th Light (62/1,677)";
    const naming = { newId: ids(), looseName: "Loose", sideName: "Side" };
    const options = { ...naming, officers, format: "nafziger", nation: null } as const;
    const read = readSides(linesOfText(text, { format: "nafziger", columns: {} }), options);
    return [
      unitsUnder(read.sides.flatMap(({ formations }) => formations)).map(({ men }) => men),
      read.doubts.filter(({ code }) => code === "officers-apart" || code === "men-differ").length,
    ];
  };
  test("stay apart with a doubt, or count among the men, in units and totals alike", () => {
    expect(totals("apart")).toEqual([[1677], 1]);
    expect(totals("among")).toEqual([[1739], 0]);
  });
});

describe("howitzers", () => {
  test.each([
    ["Battery (6+2)", 8, 2],
    ["Battery, 8 guns, of which 2 howitzers", 8, 2],
    ["Battery, 8 guns including 2 howitzers", 8, 2],
    ["Batterie, 6 canons et 2 obusiers", 8, 2],
    ["Bateria, 8 dział, w tym 2 haubice", 8, 2],
    ["Batteri, 8 kanoner, heraf 2 haubitser", 8, 2],
    ["Battery, 6 guns", 6, undefined],
  ])("%s", (line, guns, howitzers) => {
    const { sides } = readText(`Artillery\n  ${line}`);
    const [unit] = unitsUnder(sides.flatMap(({ formations }) => formations));
    expect([unit?.guns, unit?.howitzers]).toEqual([guns, howitzers]);
  });
});

describe("every kind of doubt", () => {
  test.each(PASTE_DOUBTS)("%s: can be decided, or says where it is settled", (code) => {
    const [first, ...more] = decisionsFor(code, "infantry");
    expect(first).toBe("leave");
    expect(more.length > 0).toBe(settledElsewhere(code) === null);
  });

  test.each([
    [
      "howitzers-counted",
      "howitzers-among",
      "Battery, 8 guns and 2 howitzers",
      "Battery | foot-artillery 8x?",
    ],
    ["several-numbers", "strength-open", "28th Foot 600/580", "28th Foot | line ~"],
    ["strength-large", "divide:3", "28th Foot 1650", "1/28th Foot | line ~550 [1]"],
    ["men-differ", "scale-men", "28th Foot 500\n  Total 550", "28th Foot | line ~550"],
    [
      "guns-differ",
      "scale-guns",
      "Battery, 8 guns\n  Total 6 guns",
      "Battery | foot-artillery 6x?",
    ],
    ["formation-strength", "share-men", "28th Foot\n  29th Foot 300", "28th Foot | line ~700"],
  ] as const)("%s, %s: %s", (code, decision, lines, unit) => {
    const text =
      code === "formation-strength" ? `Brigade A, 1000 men\n  ${lines}` : `Brigade A\n  ${lines}`;
    expect(decided(text, code, decision)[0]).toBe(unit.replace(/ ~$/, ""));
  });

  test("a nation, a commander, words in the note are changed where they stand", () => {
    const text = "Brigade A\n  Kempt\n  28th Foot 600, 20 sick\n  Royal Corps Battery, 6 guns";
    const { sides, arrivals, doubts } = readText(text);
    const all = doubts.flatMap((doubt) => {
      const decision = CHOICES[doubt.code];
      return decision ? [{ doubt, decision }] : [];
    });
    const after = applyDecisions({ sides, arrivals }, { decided: all, newId: ids() });
    const [brigade] = after.sides.flatMap(({ formations }) => formations);
    expect(brigade?.commander).toBeNull();
    expect(brigade?.units[0]).toMatchObject({ note: "", nation: "hanover" });
  });
});

const CHOICES: Partial<Record<string, Decision>> = {
  "commander-guessed": "no-commander",
  "words-unread": "without-words",
  "nation-guessed": "nation:hanover",
};
