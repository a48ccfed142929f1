import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read } from "../reading";

function nationsOf(text: string): string[] {
  return [...new Set(unitsUnder(read(text).formations).map(({ nation }) => nation))];
}

const CORPS =
  "III Corps\n8th Division\n  22nd Line Regiment, 600 men\n  59th Line Regiment, 500 men";

describe("the title of a list gives its nation before any name", () => {
  test.each([
    ["French Order-of-Battle, 16 October 1813", "france"],
    ["Austrian Order of Battle", "austria"],
    ["Slagorden for den preussiske hær, 18. juni 1815", "prussia"],
    ["Ordre de bataille de l’armée russe, 7 septembre 1812", "russia"],
    ["French OOB (my version)", "france"],
    ["French Order-of-Battle\nLeipzig, 16 October 1813", "france"],
  ])("%s", (title, nation) => {
    const text = `${title}\n${CORPS}\n  Battery, 8 guns 6-pdr: Captain Trip\n  2nd Line (Colonel Aubreme) 400`;
    expect(nationsOf(text)).toEqual([nation]);
    expect(read(text).doubts.filter(({ code }) => code.startsWith("nation"))).toEqual([]);
  });
});

describe("one surname or honorary colonel never turns a corps", () => {
  test.each([
    `French III Corps\n  22nd Line 600\n  4th Line (Duke of Mecklenburg, Lisbon) 500`,
    `French III Corps\n  22nd Line 600\n  36th Line (Prince of Baden's) 500`,
    `French III Corps\n  22nd Line 600\n  Captain Nassau's battery, 6 guns`,
    `French III Corps\n  22nd Line 600, Colonel Hesse`,
    `Fransk korps\n  22. linje 600\n  4. linje (prins af Hessen) 500`,
  ])("%j", (text) => {
    expect(nationsOf(text)).toEqual(["france"]);
  });

  test("without a title it is asked about once, and the corps does not become Netherlands", () => {
    const text = `${CORPS}\n  Battery, 8 guns 6-pdr: Captain Trip\n  Brigade Aubreme\n    3rd Line 400`;
    expect(nationsOf(text)).toEqual(["other"]);
    const open = read(text).doubts.filter(({ code }) => code === "nation-open");
    expect(open).toMatchObject([{ about: null, params: { count: 4 } }]);
  });
});

test("contingents with their own nation's name are no question under their ally", () => {
  const { doubts } = read(
    "French Cavalry Brigade\n  2nd Württemberg Chevauxlegers 480\n  Saxon Cuirassiers 500",
  );
  expect(doubts.filter(({ code }) => code.startsWith("nation"))).toEqual([]);
});
