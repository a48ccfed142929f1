import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told } from "../reading";

function linesOf(text: string): string[] {
  return unitsUnder(read(`1st Division\n  ${text}`).formations).map(told);
}

describe("several units in one line are several units", () => {
  test.each([
    [
      "44e, 59e et 113e régiments de ligne",
      [
        "44e régiment de ligne | line",
        "59e régiment de ligne | line",
        "113e régiment de ligne | line",
      ],
    ],
    [
      "13e léger, 17e, 19e de ligne",
      ["13e léger | light", "17e de ligne | line", "19e de ligne | line"],
    ],
    [
      "2e, 3e et 12e cuirassiers",
      [
        "2e cuirassiers | cuirassier",
        "3e cuirassiers | cuirassier",
        "12e cuirassiers | cuirassier",
      ],
    ],
    [
      "6e et 7e lanciers, 9e hussards",
      ["6e lanciers | lancer", "7e lanciers | lancer", "9e hussards | hussar"],
    ],
    [
      "Murom, Revel and Koporsk Infantry Regiments",
      [
        "Murom Infantry Regiment | line",
        "Revel Infantry Regiment | line",
        "Koporsk Infantry Regiment | line",
      ],
    ],
    [
      "Astrakhan Cuirassiers; Ekaterinoslav Cuirassiers",
      ["Astrakhan Cuirassiers | cuirassier", "Ekaterinoslav Cuirassiers | cuirassier"],
    ],
    [
      "Light Bttys #41 and 42",
      ["Light Btty #41 | foot-artillery", "Light Btty #42 | foot-artillery"],
    ],
    [
      "Position Btty #12, Light Bttys #24 and 25",
      [
        "Position Btty #12 | foot-artillery",
        "Light Btty #24 | foot-artillery",
        "Light Btty #25 | foot-artillery",
      ],
    ],
    [
      "Infanterieregimenter Nr. 3, 29, 20",
      [
        "Infanterieregiment Nr. 3 | line",
        "Infanterieregiment Nr. 29 | line",
        "Infanterieregiment Nr. 20 | line",
      ],
    ],
    [
      "2., 9. und 14. Infanterieregiment",
      [
        "2. Infanterieregiment | line",
        "9. Infanterieregiment | line",
        "14. Infanterieregiment | line",
      ],
    ],
    [
      "Kürassier-Regimenter Henkel, Holtzendorff",
      ["Kürassier-Regiment Henkel | cuirassier", "Kürassier-Regiment Holtzendorff | cuirassier"],
    ],
    [
      "1. i 4. pułk szaserów konnych",
      ["1. pułk szaserów konnych | chasseur", "4. pułk szaserów konnych | chasseur"],
    ],
    [
      "Fynske og Oldenborgske Infanteriregimenter",
      ["Fynske Infanteriregiment | line", "Oldenborgske Infanteriregiment | line"],
    ],
    [
      "Royal Scots, 42nd and 92nd Foot",
      ["Royal Scots | line", "42nd Foot | line", "92nd Foot | line"],
    ],
    [
      "1/4th, 2/30th, 2/44th Foot",
      ["1/4th Foot | line", "2/30th Foot | line", "2/44th Foot | line"],
    ],
    [
      "IR 2, IR 33 and IR 39 (2 bns each)",
      ["IR 2 | line [2]", "IR 33 | line [2]", "IR 39 | line [2]"],
    ],
  ])("%s", (line, units) => {
    expect(linesOf(line)).toEqual(units);
  });

  test.each([
    ["54e, 55e, 28e, 105e régiments de ligne 4 200 hommes", ["~1050", "~1050", "~1050", "~1050"]],
    ["4th, 30th and 44th Foot 1,801", ["~601", "~600", "~600"]],
    ["5, 10 i 11 pułk piechoty 3600 ludzi", ["~1200", "~1200", "~1200"]],
    ["54e, 55e Ligne = 2,000", ["~1000", "~1000"]],
  ])("a strength for all is shared, with a doubt for each: %s", (line, shares) => {
    const { formations, doubts } = read(`1st Division\n  ${line}`);
    expect(unitsUnder(formations).map((unit) => told(unit).split(" ").at(-1))).toEqual(shares);
    expect(doubts.filter(({ code }) => code === "strength-shared")).toHaveLength(shares.length);
  });

  test("guns for all are shared as well", () => {
    expect(linesOf("1er et 2e batteries à pied, 16 pièces")).toEqual([
      "1er batterie à pied | foot-artillery 8x?",
      "2e batterie à pied | foot-artillery 8x?",
    ]);
  });

  test("a list below a heading in its own line", () => {
    const { formations } = read("Union Brigade: 1st, 2nd, 6th Dragoons 1,332");
    expect(formations.map(({ name, level }) => [name, level])).toEqual([
      ["Union Brigade", "brigade"],
    ]);
    expect(unitsUnder(formations).map(({ name }) => name)).toEqual([
      "1st Dragoons",
      "2nd Dragoons",
      "6th Dragoons",
    ]);
  });
});

describe("what is one unit stays one", () => {
  test.each([
    "1/28th & 2/28th Foot 1,100",
    "1st Battalion, 28th Foot 557",
    "Regiment Alt-Larisch, Colonel Schmidt 900",
    "1st Regiment, Light Infantry 600",
    "Pionierkompanie Nr. 7, 80",
    "61e Ligne, 2, 858",
    "Royal Horse Artillery, 6 guns",
    "24th Line, part of it 300",
    "Grenadiers, Guard 600",
    "5e de ligne, 2 bataillons, 1 050 hommes",
  ])("%s", (line) => {
    expect(linesOf(line)).toHaveLength(1);
  });
});
