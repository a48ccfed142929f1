import { describe, expect, test } from "vitest";
import { read } from "../reading";
import { treeOf } from "../tree-of";

describe("units behind a heading and a colon, each with its strength in brackets", () => {
  test.each<[string, string, readonly string[]]>([
    [
      "commas and other brackets in their names, under a heading without a level",
      "Position at the mill (Major Bie): Holstein Sharpshooter Corps, 1st Bn (540), Light battery (second half), IX Corps (110, 6 × 6 pdr), Fynen Light Dragoons (400)",
      [
        "Position at the mill [brigade] Major Bie",
        "- Holstein Sharpshooter Corps, 1st Bn | light 540",
        "- Light battery (second half), IX Corps | foot-artillery 110 6x6",
        "- Fynen Light Dragoons | light-dragoon 400",
      ],
    ],
    [
      "French battalions",
      "Brigade Pastol: 3e régiment d’infanterie de ligne, 3e bataillon (720), 105e régiment d’infanterie de ligne, 4e bataillon (700)",
      [
        "Brigade Pastol [brigade]",
        "- 3e régiment d’infanterie de ligne, 3e bataillon | line 720",
        "- 105e régiment d’infanterie de ligne, 4e bataillon | line 700",
      ],
    ],
    [
      "German battalions",
      "Brigade Puttlitz: 1. Reserve-Infanterie-Regiment, Füsilier-Bataillon (750), 3. Landwehr-Infanterie-Regiment, 1. Bataillon (600)",
      [
        "Brigade Puttlitz [brigade]",
        "- 1. Reserve-Infanterie-Regiment, Füsilier-Bataillon | fusilier 750",
        "- 3. Landwehr-Infanterie-Regiment, 1. Bataillon | landwehr 600",
      ],
    ],
    [
      "one unit, where the heading has its commander",
      "1st Guard Division (Rosen): Guard Naval Equipage (500)",
      ["1st Guard Division [division] Rosen", "- Guard Naval Equipage | guard 500"],
    ],
  ])("%s", (_, text, tree) => {
    expect(treeOf(text)).toEqual(tree);
  });

  test("a strength behind two regiments is shared", () => {
    expect(treeOf("1st Brigade: 1st Line, 2nd Line (1,200), 3rd Line (600)")).toEqual([
      "1st Brigade [brigade]",
      "- 1st Line | line ~600",
      "- 2nd Line | line ~600",
      "- 3rd Line | line 600",
    ]);
  });
});

test("brigades below a division that has its battery behind a colon are its own", () => {
  const text = `II Corps (Reille)
5th Division (Bachelu): 18th Co./6th Foot Artillery (195, 8 guns)
1st Brigade (Husson): 3e Ligne (903), 61e Ligne (678)
2nd Brigade (Campi): 72e Ligne (786), 108e Ligne (874)
6th Division (Jérôme): 2nd Co./2nd Foot Artillery (195, 8 guns)
1st Brigade (Bauduin): 1er Léger (1,491), 2e Léger (1,849)
Cavalry: 1er Chasseurs (432), 6e Chasseurs (498)`;
  expect(treeOf(text).filter((line) => line.includes("["))).toEqual([
    "II Corps [corps] Reille",
    "- 5th Division [division] Bachelu",
    "- - 1st Brigade [brigade] Husson",
    "- - 2nd Brigade [brigade] Campi",
    "- 6th Division [division] Jérôme",
    "- - 1st Brigade [brigade] Bauduin",
    "- Cavalry [detachment]",
  ]);
});

test("the title above a formation of its level gives its nation", () => {
  const text =
    "DANISH CORPS\nLight Brigade\nFynen Dragoons 400\nSWEDISH CORPS\nCavalry Corps (Skjöldebrand)\n1st Brigade\n3rd Regiment 330";
  expect(treeOf(text)).toContain("Cavalry Corps [corps sweden] Skjöldebrand");
  expect(read(text).doubts.map(({ code }) => code)).not.toContain("nation-guessed");
});

test("a paragraph of a division holds its brigades", () => {
  const text = `I Corps (Orange)
3rd Division (Lt-Gen Alten). 5th Brigade (Halkett): 2/30th Foot (564), 33rd Foot (455). 2nd KGL Brigade (Ompteda): 1st Light Bn KGL (423), 5th Line Bn KGL (379). Artillery: Lloyd’s foot battery (6 guns), Cleeves’ foot battery (6 guns).
1. Division (Ziethen). 1. Brigade: 1. Infanterie-Regiment (900), 2. Infanterie-Regiment (880). 2. Brigade: 3. Landwehr-Regiment (700), 4. Husaren (400).`;
  expect(treeOf(text).map((line) => line.replace(/ [[|].*/, ""))).toEqual([
    "I Corps",
    "- 3rd Division",
    "- - 5th Brigade",
    "- - - 2/30th Foot",
    "- - - 33rd Foot",
    "- - 2nd KGL Brigade",
    "- - - 1st Light Bn KGL",
    "- - - 5th Line Bn KGL",
    "- - Artillery",
    "- - - Lloyd’s foot battery",
    "- - - Cleeves’ foot battery",
    "- 1. Division",
    "- - 1. Brigade",
    "- - - 1. Infanterie-Regiment",
    "- - - 2. Infanterie-Regiment",
    "- - 2. Brigade",
    "- - - 3. Landwehr-Regiment",
    "- - - 4. Husaren",
  ]);
});

test("sentences that hold no units stay in their line", () => {
  const { doubts } = read("1st Brigade\n33rd Foot 455. Lost 30 men at Quatre Bras (16 June).");
  expect(doubts.map(({ code }) => code)).not.toContain("line-unread");
});
