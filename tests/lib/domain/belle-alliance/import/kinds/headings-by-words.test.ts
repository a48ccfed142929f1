import { describe, expect, test } from "vitest";
import { treeOf } from "../tree-of";

const headings = (text: string) => treeOf(text).filter((line) => line.includes("["));

describe("a heading that names no formation", () => {
  test.each<[string, string, readonly string[]]>([
    [
      "lines of battle, in English",
      "1st Brigade\n33rd Foot 455\nSecond line (Bie)\n2/69th Foot 364\nMain body at the mill\n2/73rd Foot 506",
      [
        "1st Brigade [brigade]",
        "Second line [detachment] Bie",
        "Main body at the mill [detachment]",
      ],
    ],
    [
      "in German",
      "Erstes Treffen\n1. Bataillon 500\nZweites Treffen\n2. Bataillon 480",
      ["Erstes Treffen [detachment]", "Zweites Treffen [detachment]"],
    ],
    [
      "in French",
      "Première ligne\n3e Ligne 903\nDeuxième ligne\n61e Ligne 678",
      ["Première ligne [detachment]", "Deuxième ligne [detachment]"],
    ],
    [
      "in Danish",
      "Første træf\nFynske infanteri 600\nAndet træf\nJyske infanteri 590",
      ["Første træf [detachment]", "Andet træf [detachment]"],
    ],
    [
      "in Polish",
      "Pierwsza linia\n2. pułk piechoty 900\nDruga linia\n3. pułk piechoty 800",
      ["Pierwsza linia [detachment]", "Druga linia [detachment]"],
    ],
    [
      "a vanguard of a corps is none",
      "Vanguard of I Corps (Katzler)\n1st Jägers 400\nPrussian I Corps (General der Infanterie von Yorck)\n1st Brigade\n2nd Regiment 900",
      [
        "Vanguard of I Corps [detachment] Katzler",
        "Prussian I Corps [corps prussia] General der Infanterie von Yorck",
        "- 1st Brigade [brigade]",
      ],
    ],
    [
      "a contingent beside divisions",
      "I Corps\n5th Division\n28th Foot 482\nBrunswick Contingent (Olfermann)\nBrunswick Leib Bn 573",
      [
        "I Corps [corps]",
        "- 5th Division [division]",
        "- Brunswick Contingent [division brunswick] Olfermann",
      ],
    ],
  ])("%s", (_, text, lines) => {
    expect(headings(text)).toEqual(lines);
  });

  test("above deeper units is whole, whatever it names", () => {
    const text =
      "Cavalry Corps\n  Horse Artillery with the cavalry and in reserve – Lt-Col Frazer\n    Bull’s troop RHA 6 guns\n  First line, Mörner Hussars – Col Cederström\n    Mörner Hussars 471";
    expect(treeOf(text)).toEqual([
      "Cavalry Corps [corps]",
      "- Horse Artillery with the cavalry and in reserve [detachment] Lt-Col Frazer",
      "- - Bull’s troop RHA | horse-artillery 6x?",
      "- First line, Mörner Hussars [brigade] Col Cederström",
      "- - Mörner Hussars | hussar 471",
    ]);
  });
});
