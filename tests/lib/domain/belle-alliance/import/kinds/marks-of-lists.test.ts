import { describe, expect, test } from "vitest";
import { read } from "../reading";
import { treeOf } from "../tree-of";

describe("where only units have the mark of a list, the other lines are headings", () => {
  test.each<[string, string, readonly string[]]>([
    [
      "English, troops without a level, beside a division",
      "Cavalry Corps (Uxbridge)\n7th Brigade (Arentsschild)\n- 3rd Hussars KGL 622\nRoyal Horse Artillery in reserve (Frazer)\n- Bull’s troop RHA, 6 guns\n- Ross’s troop RHA, 6 guns",
      [
        "Cavalry Corps [corps] Uxbridge",
        "- 7th Brigade [brigade] Arentsschild",
        "- - 3rd Hussars KGL | hussar 622",
        "- Royal Horse Artillery in reserve [detachment britain] Frazer",
        "- - Bull’s troop RHA | horse-artillery 6x?",
        "- - Ross’s troop RHA | horse-artillery 6x?",
      ],
    ],
    [
      "French, one heading above another",
      "Garde impériale\nGrenadiers à pied (général Friant)\nVieille Garde\n• 1er grenadiers 1 280\nMoyenne Garde\n• 3e grenadiers 1 180\nJeune Garde (Duhesme)\n1re brigade\n• 1er tirailleurs 1 109",
      [
        "Garde impériale [corps]",
        "- Grenadiers à pied [division] général Friant",
        "- - Vieille Garde [detachment]",
        "- - - 1er grenadiers | grenadier 1280",
        "- - Moyenne Garde [detachment]",
        "- - - 3e grenadiers | grenadier 1180",
        "- Jeune Garde [division] Duhesme",
        "- - 1re brigade [brigade]",
        "- - - 1er tirailleurs | light 1109",
      ],
    ],
    [
      "German, with the commander on a line of their own",
      "1. Division\nBrigade Hiller\n* Füs.-Btl. 15. IR 700\nLeichte Reiterei\nOberst von Schwerin\n* 6. Husaren 400\n* 10. Husaren 420",
      [
        "1. Division [division]",
        "- Brigade Hiller [brigade]",
        "- - Füs.-Btl. 15. IR | fusilier 700",
        "- Leichte Reiterei [detachment] Oberst von Schwerin",
        "- - 6. Husaren | hussar 400",
        "- - 10. Husaren | hussar 420",
      ],
    ],
    [
      "Danish",
      "1. brigade\n– Oldenborgske infanteri 900\nLette tropper (Waldeck)\n– Holstenske jægere 450",
      [
        "1. brigade [brigade]",
        "- Oldenborgske infanteri | line 900",
        "Lette tropper [detachment] Waldeck",
        "- Holstenske jægere | jaeger 450",
      ],
    ],
    [
      "Polish",
      "1. dywizja\n1. brygada\n- 2. pułk piechoty 900\nArtyleria (Pelletier)\n- 1. bateria piesza, 6 dział",
      [
        "1. dywizja [division]",
        "- 1. brygada [brigade]",
        "- - 2. pułk piechoty | line 900",
        "- Artyleria [detachment] Pelletier",
        "- - 1. bateria piesza | foot-artillery 6x?",
      ],
    ],
  ])("%s", (_, text, tree) => {
    expect(treeOf(text)).toEqual(tree);
  });

  test("beside a division whose regiments are under no brigade", () => {
    const text =
      "3rd Division (Alten)\n- 2/30th Foot - 615\nUxbridge's cavalry\n- 1st Life Guards - 255\nLight troops (Vivian)\n- 10th Hussars - 390";
    expect(treeOf(text)).toEqual([
      "3rd Division [division] Alten",
      "- 2/30th Foot | line 615",
      "Uxbridge's cavalry [division]",
      "- 1st Life Guards | guard 255",
      "Light troops [division] Vivian",
      "- 10th Hussars | hussar 390",
    ]);
  });

  test("not where headings have the mark as well", () => {
    expect(treeOf("- 3rd Division (Alten)\n- 2/30th Foot - 615\n- 33rd Foot - 561")).toEqual([
      "3rd Division [division] Alten",
      "- 2/30th Foot | line 615",
      "- 33rd Foot | line 561",
    ]);
  });

  test("a unit without a strength stays one where units have no mark", () => {
    const text = "1st Brigade\n1/95th Rifles\n2/95th Rifles 500\n- detached to Hougoumont";
    expect(treeOf(text).slice(0, 3)).toMatchObject([
      expect.stringContaining("1st Brigade"),
      expect.stringContaining("1/95th Rifles |"),
      expect.stringContaining("2/95th Rifles | rifle 500"),
    ]);
  });
});

test("a remark in the brackets of a commander stays with them", () => {
  const text =
    "1st Division (Quiot (for Allix))\n54e Ligne 962\nYoung Guard (Lt-Gen Duhesme (2nd in command Barrois))\n1st Brigade\n1er Tirailleurs 1109";
  expect(treeOf(text)).toEqual([
    "1st Division [division] Quiot (for Allix)",
    "- 54e Ligne | line 962",
    "Young Guard [division] Lt-Gen Duhesme (2nd in command Barrois)",
    "- 1st Brigade [brigade]",
    "- - 1er Tirailleurs | light 1109",
  ]);
});

describe("a contingent of an army", () => {
  const below = (contingent: string) =>
    `ANGLO-ALLIED ARMY\nI Corps\n1st Division\n1/1st Foot Guards 900\n${contingent}\nCavalry Corps\n1st Life Guards 228\nFRENCH ARMY\nII Corps\n54e Ligne 962`;

  test("among its corps is one of them, and the next corps is none of its own", () => {
    const tree = treeOf(below("Nassau Contingent (Kruse)\n1st Nassau Regt 960"));
    expect(tree.slice(4, 8)).toEqual([
      "- Nassau Contingent [corps nassau] Kruse",
      "- - 1st Nassau Regt | infantry? 960",
      "- Cavalry Corps [corps]",
      "- - 1st Life Guards | guard 228",
    ]);
  });

  test("with a corps of its own holds it", () => {
    const tree = treeOf(below("Prussian Contingent\nIV Corps\n10th Regiment 900"));
    expect(tree.slice(4, 7)).toEqual([
      "- Prussian Contingent [wing prussia]",
      "- - IV Corps [corps]",
      expect.stringContaining("10th Regiment"),
    ]);
  });
});

test("the title above the name of an army gives its nation", () => {
  const text =
    "ANGLO-ALLIED ARMY\nI Corps\n1st Brigade\n33rd Foot 455\nFRENCH ARMY\nArmy of the North (Napoleon)\nI Corps\n54th Line 962";
  expect(treeOf(text).slice(-3)).toEqual([
    "Army of the North [army france] Napoleon",
    "- I Corps [corps]",
    "- - 54th Line | line 962",
  ]);
  expect(read(text).doubts.map(({ code }) => code)).not.toContain("nation-guessed");
});
