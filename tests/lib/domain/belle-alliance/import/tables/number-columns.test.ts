import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told } from "../reading";

const units = (lines: readonly string[]) => unitsUnder(read(lines.join("\n")).formations).map(told);

describe("columns of numbers set apart by blanks", () => {
  test.each<[string, string[], string[]]>([
    [
      "German, with dashes and horses",
      [
        "                      Bat.  Esk.  Gesch.  Mann  Pferde",
        "1. Division: Deroy",
        " 2. Linien-Regiment     2     —      —    1395     12",
        " 1. Dragoner            —     3      —     402    410",
        " Batterie Roys          —     —      6      98     86",
      ],
      [
        "2. Linien-Regiment | line 1395 [2]",
        "1. Dragoner | dragoon 402 [3]",
        "Batterie Roys | foot-artillery 98 6x?",
      ],
    ],
    [
      "English, with leaders and totals",
      [
        "                           Officers.   Men.   Total.",
        "1st Brigade",
        "  2/24th Foot ............. 30   338   368",
        "  1/61st Foot ............. 36   612   648",
      ],
      ["2/24th Foot | line 338", "1/61st Foot | line 612"],
    ],
    [
      "closed up by a scanner",
      ["Officers Men Total", "1st Brigade", "2/24th Foot 30 338 368", "1/61st Foot 36 612 648"],
      ["2/24th Foot | line 338", "1/61st Foot | line 612"],
    ],
    [
      "French, with empty cells",
      [
        "Régiment              Bat.   Esc.   Hommes   Chevaux",
        "1re brigade",
        "  3e hussards                  4       512       540",
        "  61e de ligne           2            1180",
      ],
      ["3e hussards | hussar 512 [4]", "61e de ligne | line 1180 [2]"],
    ],
    [
      "Polish",
      [
        "                        Bat.   Szw.   Ludzi   Konie",
        "1 brygada",
        "  4 pułk piechoty          2      -    1300       -",
        "  2 pułk ułanów            -      3     520     560",
      ],
      ["4 pułk piechoty | line 1300 [2]", "2 pułk ułanów | uhlan 520 [3]"],
    ],
    [
      "Danish",
      [
        "                      Bat.   Esk.   Kanoner   Mand",
        "1. brigade",
        "  Fynske Regiment        2      -         -   1210",
        "  Batteri Koye           -      -        10    180",
      ],
      ["Fynske Regiment | infantry? 1210 [2]", "Batteri Koye | foot-artillery 180 10x?"],
    ],
  ])("%s", (_, lines, expected) => {
    expect(units(lines)).toEqual(expected);
  });

  test("a total that its parts contradict is asked about", () => {
    const { doubts } = read("Officers   Men   Total\n1st Brigade\n  2/24th Foot   30   338   470");
    expect(doubts.map(({ code }) => code)).toContain("several-numbers");
  });

  test("a row of sums is compared with its column of men", () => {
    const { stated, doubts } = read(
      "               Bns    Men   Horses\n1st Brigade\n  28th Foot     1     500       6\n  Total         1     500       6",
    );
    expect(stated).toMatchObject([{ men: 500 }]);
    expect(doubts.map(({ code }) => code)).not.toContain("men-differ");
  });

  test.each([
    ["Killed   Wounded   Total", "28th Foot    12    30    42"],
    ["Tués   Blessés   Total", "28e de ligne    12    30    42"],
    ["Tote   Verwundete   Summe", "28. Linien-Regt.    12    30    42"],
  ])("losses are no strengths: %s", (head, row) => {
    const { formations, doubts } = read([head, "1st Brigade", `  ${row}`].join("\n"));
    expect(unitsUnder(formations).map(({ men }) => men)).toEqual([null]);
    expect(doubts.map(({ code }) => code)).toContain("words-unread");
  });
});

test("commanders in a last column of words are kept in the notes", () => {
  const lines = [
    "UNIT                      STRENGTH    GUNS   COMMANDER",
    "Vanguard",
    "  Grodno Hussars             430              Ridiger",
    "  Horse Battery #6                     12     Nikitin",
    "  1st Jägers                 612",
  ];
  expect(units(lines)).toEqual([
    "Grodno Hussars | hussar 430",
    "Horse Battery #6 | horse-artillery 12x?",
    "1st Jägers | jaeger 612",
  ]);
  const [first] = unitsUnder(read(lines.join("\n")).formations);
  expect(first?.note).toBe("COMMANDER: Ridiger");
});

describe("men before and after their losses", () => {
  test.each([
    ["Unit", "Start", "Loss", "Remain"],
    ["Unit", "Strength", "Losses", "Left"],
    ["Unit", "Initial", "Casualties", "Remaining"],
    ["Régiment", "Effectif", "Pertes", "Reste"],
    ["Régiment", "Départ", "Pertes", "Restant"],
    ["Einheit", "Stärke", "Verluste", "Rest"],
    ["Einheit", "Anfang", "Verlust", "Verbleibend"],
    ["Enhed", "Styrke", "Tab", "Tilbage"],
    ["Jednostka", "Stan", "Straty", "Pozostało"],
  ])("%s %s %s %s", (...heads) => {
    const [, , lost, left] = heads;
    const rows = [heads, ["28th Foot", "1000", "120", "880"], ["32nd Foot", "90", "9", "81"]];
    for (const between of ["    ", ";", "\t"]) {
      const { formations, doubts } = read(rows.map((row) => row.join(between)).join("\n"));
      const all = unitsUnder(formations);
      expect(all.map(told)).toEqual(["28th Foot | line 1000", "32nd Foot | line 90"]);
      expect(all[0]?.note).toBe(`${lost}: 120; ${left}: 880`);
      expect(doubts.map(({ code }) => code)).not.toContain("several-numbers");
    }
  });

  test("those that are left, where nothing else is given", () => {
    expect(units(["Unit;Loss;Remain", "28th Foot;120;880"])).toEqual(["28th Foot | line 880"]);
  });

  test("losses alone are no strengths", () => {
    expect(units(["Unit;Killed;Wounded", "28th Foot;120;380"])).toEqual(["28th Foot | line"]);
  });
});

describe("battalions or squadrons in one column of a table", () => {
  test.each(["Btl./Esk.", "Bns/Sqns", "Bat./Esc.", "Bat./Szw.", "Btl./Schw."])("%s", (head) => {
    expect(units([`Regiment;${head};Men`, "1st Brigade;;", "7th Line;2;1180"])).toEqual([
      "7th Line | line 1180 [2]",
    ]);
  });
});
