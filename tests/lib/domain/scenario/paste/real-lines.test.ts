import { describe, expect, test } from "vitest";
import { parseOrderOfBattle } from "@/lib/domain/scenario/paste/parse-order-of-battle";
import type { Unit } from "@/lib/domain/scenario/unit";
import { unitsUnder } from "@/lib/domain/scenario/visible-tree";

/** A unit as one short line: name, type (its arm where that is open) and what counts of it. */
function told({ name, arm, type, estimate, ...unit }: Unit): string {
  const parts = [
    `${name} |`,
    type ?? `${arm}?`,
    unit.men === null ? "" : `${estimate ? "~" : ""}${unit.men}`,
    unit.guns === null ? "" : `${unit.guns}x${unit.calibrePd ?? "?"}`,
    unit.modelGuns === null ? "" : `${unit.modelGuns} wagons`,
    unit.battalionsOrSquadrons === null ? "" : `[${unit.battalionsOrSquadrons}]`,
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function read(text: string) {
  let count = 0;
  return parseOrderOfBattle(text, {
    nation: null,
    looseName: "Loose",
    newId: () => `p${count++}`,
  });
}

function unitOf(line: string, above = "Brigade A"): Unit {
  const [unit] = unitsUnder(read(`${above}\n  ${line}`).formations);
  if (!unit) throw new Error(`No unit was read from "${line}".`);
  return unit;
}

describe("lines as sources have them", () => {
  test.each([
    // English
    ["28th Foot 600", "28th Foot | line 600"],
    ["29th Foot 600 men", "29th Foot | line 600"],
    ["30th Foot (600)", "30th Foot | line 600"],
    ["1/44th (East Essex) Foot [450]", "1/44th (East Essex) Foot | line 450"],
    ["31st Foot (2 bns, 1200)", "31st Foot | line 1200 [2]"],
    ["32nd Foot 1.200", "32nd Foot | line 1200"],
    ["33rd Foot 1,200", "33rd Foot | line 1200"],
    ["34th Foot 1 200", "34th Foot | line 1200"],
    ["35th Foot 520~", "35th Foot | line ~520"],
    ["36th Foot c. 500", "36th Foot | line ~500"],
    ["37th Foot c500", "37th Foot | line ~500"],
    ["38th Foot 500 est.", "38th Foot | line ~500"],
    ["39th Foot 500?", "39th Foot | line ~500"],
    ["40th Foot 500–550", "40th Foot | line ~525"],
    ["41st Foot: 600 all ranks", "41st Foot | line 600"],
    ["42nd Foot, 600 o/r", "42nd Foot | line 600"],
    ["43rd Foot 2 x 500", "43rd Foot | line 1000 [2]"],
    ["44th Foot 2 battalions of 500 men", "44th Foot | line 1000 [2]"],
    ["600 men of the 45th Foot", "45th Foot | line 600"],
    ["\u202b46th Foot\u202c \u{1f396} 600", "46th Foot \u{1f396} | line 600"],
    ["７th Hussars\u3000４３９", "7th Hussars | hussar 439"],
    ["7th Hussars 3 sqns 362 horse", "7th Hussars | hussar 362 [3]"],
    ["1st Royal Dragoons, 394 sabres", "1st Royal Dragoons | dragoon 394"],
    ["Battery B 8x6pdr", "Battery B | foot-artillery 8x6"],
    ["Battery C: 8 guns", "Battery C | foot-artillery 8x?"],
    ["Battery D 6 cannon 12pdr", "Battery D | foot-artillery 6x12"],
    ["Bull’s troop RHA, 6 x 5.5in howitzers", "Bull’s troop RHA | horse-artillery 6x?"],
    ["150 engineers", "engineers | sapper 150"],
    ["Royal Sappers & Miners 120", "Royal Sappers & Miners | sapper 120"],
    ["Artillery train 3 wagons", "Artillery train | train 3 wagons"],
    ["3rd/95th Rifles (2 coys) 205", "3rd/95th Rifles (2 coys) | rifle 205"],
    [
      "1/33rd (1st Yorkshire West Riding) 561",
      "1/33rd (1st Yorkshire West Riding) | infantry? 561",
    ],
    ["2 batteries of 8 guns, 12 pdr", "2 batteries of 8 guns, 12 pdr | foot-artillery 16x12"],
    ["34th Foot\t2\t1,015", "34th Foot | line 1015 [2]"],
    // French
    ["54e ligne (2 bat., 962 h.)", "54e ligne | line 962 [2]"],
    ["2e léger: 4 bat., 2 340 hommes", "2e léger | light 2340 [4]"],
    ["1er lanciers, 4 escadrons, 411 chevaux", "1er lanciers | lancer 411 [4]"],
    [
      "2e compagnie d’artillerie à cheval, 4 pièces de 6",
      "2e compagnie d’artillerie à cheval | horse-artillery 4x6",
    ],
    ["Sapeurs du génie, 4e compagnie — 90", "Sapeurs du génie, 4e compagnie | sapper 90"],
    ["Grenadiers à pied, env. 1 050 hommes", "Grenadiers à pied | grenadier ~1050"],
    // German
    [
      "2. Infanterie-Regiment, I. Bataillon: 740 Mann",
      "2. Infanterie-Regiment, I. Bataillon | line 740",
    ],
    [
      "25. Infanterie-Regiment, 3 Bataillone, 2.100 Mann",
      "25. Infanterie-Regiment | line 2100 [3]",
    ],
    [
      "1. Kurmärkisches Landwehr-Infanterie-Regiment (3 Batl., 1.650)",
      "1. Kurmärkisches Landwehr-Infanterie-Regiment | landwehr 1650 [3]",
    ],
    ["Leib-Husaren 4 Esk. 420 Pferde", "Leib-Husaren | hussar 420 [4]"],
    ["Fußbatterie Nr. 10, 8 Geschütze", "Fußbatterie Nr. 10 | foot-artillery 8x?"],
    [
      "Reitende Batterie Nr. 5: 6 Sechspfünder, 2 Haubitzen",
      "Reitende Batterie Nr. 5 | horse-artillery 8x6",
    ],
    ["Pionierkompanie Nr. 7, 80", "Pionierkompanie Nr. 7 | sapper 80"],
    // Danish
    [
      "2. bataljon Holstenske Skarpskyttere, 480 mand",
      "2. bataljon Holstenske Skarpskyttere | light 480",
    ],
    [
      "Fynske lette dragoner\t4 eskadroner\tca. 440 heste",
      "Fynske lette dragoner | light-dragoon ~440 [4]",
    ],
    [
      "Ridende batteri, 6 stk. 3-pundige og 2 haubitser",
      "Ridende batteri, 3-pundige | horse-artillery 8x3",
    ],
    ["Pionerer 150 engineers", "Pionerer, engineers | sapper 150"],
    [
      "Oldenborgske infanteriregiment, omkring 1.600 mand",
      "Oldenborgske infanteriregiment | line ~1600",
    ],
    ["Livjægerkorpset 1.050", "Livjægerkorpset | jaeger 1050"],
    [
      "Oldenborgske infanteri, I. og II. bataljon 1.180",
      "Oldenborgske infanteri, I. og II. bataljon | line 1180 [2]",
    ],
    ["Trænet, 12 vogne", "Trænet | train 12 wagons"],
    // Polish
    ["3. pułk piechoty: 3 bataliony po 600 ludzi", "3. pułk piechoty | line 1800 [3]"],
    ["12 pułk piechoty (liniowej) 1 340 ludzi", "12 pułk piechoty (liniowej) | line 1340"],
    [
      "5. pułk strzelców konnych, 3 szwadrony – 420 koni",
      "5. pułk strzelców konnych | chasseur 420 [3]",
    ],
    ["Bateria 6-funtowa, 6 dział", "Bateria | foot-artillery 6x6"],
    ["3. pp, 2 bat. 1.550", "3. pp | line 1550 [2]"],
    ["2 p. uł. – 3 szw., 700 szabel", "2 p. uł. | uhlan 700 [3]"],
    ["5 psk 640", "5 psk | chasseur 640"],
    ["2 szwadrony huzarów 166", "2 szwadrony huzarów | hussar 166 [2]"],
    ["1 batalion saski", "1 batalion saski | infantry? [1]"],
    ["2 × 8 dział 12-funt.", "2 × 8 dział 12-funt. | foot-artillery 16x12"],
    ["Kompania saperów około 110", "Kompania saperów | sapper ~110"],
    ["Pułk grenadierów gwardii 700 bagnetów", "Pułk grenadierów gwardii | grenadier 700"],
  ])("%s", (line, expected) => {
    expect(told(unitOf(line))).toBe(expected);
  });
});

describe("what nothing tells stays open", () => {
  test.each([
    ["Die Wilden 300", { arm: "infantry", type: null, weapon: null }],
    ["1er bataillon de Neuchâtel 500", { arm: "infantry", type: null, weapon: "musket" }],
    ["2nd Regiment of Cavalry 500", { arm: "cavalry", type: null }],
  ])("%s", (line, expected) => {
    expect(unitOf(line)).toMatchObject(expected);
  });

  test("a plain regiment below cavalry is horse", () => {
    expect(unitOf("3rd Regiment 400", "Cavalry Division")).toMatchObject({
      arm: "cavalry",
      type: null,
    });
  });
});

describe("nations", () => {
  const ofFirst = (text: string) => unitsUnder(read(text).formations)[0]?.nation;
  test.each([
    ["a heading", "Preussisches Corps\n  1. Bataillon 500", "prussia"],
    ["a Polish heading", "Polish Division\n  1st Regt 500", "poland"],
    ["a Danish heading", "Dansk brigade\n  1. bataljon 500", "denmark"],
    ["its own name before the heading", "British Brigade\n  1st Light Bn KGL 423", "kgl"],
    ["Westphalian Landwehr were Prussians", "I Corps\n  1. Westfälische Landwehr 500", "prussia"],
    ["English regiments", "5th Division\n  28th Foot 557\n  3/1st Royal Scots 604", "britain"],
    ["French regiments", "I Corps\n  54e Ligne 962\n  7e Hussards 439", "france"],
    ["a French commander", "II Corps, général Reille\n  Artillery 8 guns", "france"],
    ["Landwehr of Lower Saxony", "4th Brigade\n  Verden Landwehr Bn 621", "hanover"],
    ["Prussian Landwehr", "1. Brigade\n  3. Landwehr-Regiment 900", "prussia"],
    ["German line", "1. Brigade\n  6. Linieninfanterieregiment 900", "prussia"],
    ["Austrian regiments", "VII Corps\n  IR 48 Vukassovich 2 200", "austria"],
    ["Polish words", "1. brygada\n  2. pułk ułanów 820", "poland"],
    ["Danish places", "1. Brigade\n  Slesvigske infanteri 520", "denmark"],
    ["a Swedish province", "2. Brigade\n  Smålands dragoner 300", "sweden"],
  ])("%s", (_, text, nation) => {
    expect(ofFirst(text)).toBe(nation);
  });

  test("a guess is told with the lines it rests on, one for each army", () => {
    const text = `Armée du Nord
  54e Ligne 962
Left Wing
  28th Foot 557`;
    const { guessed, doubts, untold } = read(text);
    expect(guessed).toEqual(["france", "britain"]);
    expect(untold).toBe(0);
    expect(doubts.filter(({ code }) => code === "nation-guessed")).toMatchObject([
      { line: 1, params: { nation: "france", because: "Armée du Nord · 54e Ligne 962" } },
      { line: 3, params: { nation: "britain", because: "28th Foot 557" } },
    ]);
  });

  test("where nothing tells, or two nations as much, it is asked and not guessed", () => {
    expect(read("1. Division\n  1st Regiment 500\n  2nd Regiment 500")).toMatchObject({
      guessed: [],
      untold: 2,
    });
    expect(read("1. Division\n  54e Ligne 500\n  28th Foot 500").untold).toBe(2);
  });

  test("a heading that tells it needs no guess", () => {
    expect(read("French Army\n  54e Ligne 962")).toMatchObject({ guessed: [], untold: 0 });
  });
});

describe("commanders", () => {
  const commanderOf = (text: string) => read(text).formations[0]?.commander?.name ?? null;
  test.each([
    ["2e Corps d'armée – général comte Reille\n  1er léger 500", "général comte Reille"],
    ["5. Brigade (GM v. Tippelskirch)\n  1. Bataillon 500", "GM v. Tippelskirch"],
    ["I Corps\n  Generał Rożniecki\n  1. pułk 500", "Generał Rożniecki"],
    ["1. Brigade\nGeneralmajor Schulenburg\nFynske regiment 500", "Generalmajor Schulenburg"],
    ["Brigade, Prinz Friedrich von Hessen\n  1. Bn 500", "Prinz Friedrich von Hessen"],
    ["4th Division (part)\n  28th Foot 500", null],
    ["1st Division (Guards)\n  28th Foot 500", null],
    [
      "I Corps\nField Marshal the Duke of Wellington\n28th Foot 500",
      "Field Marshal the Duke of Wellington",
    ],
    ["I Corps\nNapoléon Bonaparte\n28th Foot 500", "Napoléon Bonaparte"],
    ["I Corps\n  Bremen\n  Verden\n  28th Foot 500", null],
  ])("%s", (text, name) => {
    expect(commanderOf(text)).toBe(name);
  });

  test("a name without a rank is a commander by its place only, and that is told", () => {
    expect(read("I Corps\n  Bonaparte\n  54e Ligne 500").doubts).toContainEqual(
      expect.objectContaining({
        line: 2,
        code: "commander-guessed",
        params: { name: "Bonaparte", formation: "I Corps" },
      }),
    );
  });
});

describe("guards", () => {
  test("what stands under a heading of guards is guard, and the heading says so once", () => {
    const { formations, doubts } = read("Jeune Garde\n  1er voltigeurs 500\n  Artillerie 8 guns");
    expect(unitsUnder(formations)).toMatchObject([
      { guard: true, guardGrade: "young" },
      { guard: true, guardGrade: "young" },
    ]);
    expect(doubts.filter(({ code }) => code === "guard-by-heading")).toMatchObject([{ line: 1 }]);
  });

  test.each(["Advanced Guard", "Avant-garde", "Arrière-garde", "Straż przednia", "Avantgarden"])(
    "%s makes none",
    (heading) => {
      expect(unitOf("28th Foot 500", heading).guard).toBe(false);
    },
  );
});

describe("tables from spreadsheets and pages", () => {
  const shape = (text: string) => {
    const walk = (nodes: ReturnType<typeof read>["formations"]): unknown[] =>
      nodes.map((each) => [each.name, ...each.units.map(told), ...walk(each.formations)]);
    return walk(read(text).formations);
  };
  test.each([
    [
      "Markdown",
      "II Corps (Gen. Reille)\n| Unit | Bns | Men |\n|---|:-:|---|\n| **2e Léger** | 4 | 2,340 |\n| Foot Artillery | - | 8 guns |",
      [["II Corps", "2e Léger | light 2340 [4]", "Foot Artillery | foot-artillery 8x?"]],
    ],
    [
      "semicolons",
      "Division;Brigade;Enhed;Mand;Pjecer\n1. division;1. brigade;Fynske infanteri;1.180;\n1. division;1. brigade;Batteri Gerstenberg;;8\n1. division;2. brigade;Jyske dragoner;430;",
      [
        [
          "1. division",
          [
            "1. brigade",
            "Fynske infanteri | line 1180",
            "Batteri Gerstenberg | foot-artillery 8x?",
          ],
          ["2. brigade", "Jyske dragoner | dragoon 430"],
        ],
      ],
    ],
    [
      "tabs",
      "Brygada\tDowódca\tJednostka\tStan\nBrygada Mohra\tgen. Mohr\t1. pułk huzarów\t1000",
      [["Brygada Mohra", "1. pułk huzarów | hussar 1000"]],
    ],
    [
      "quoted commas",
      'Unit,Type,Men\n"Orange-Nassau, 1st Bn",line,"~1,050"',
      [["Loose", "Orange-Nassau, 1st Bn | line ~1050"]],
    ],
  ])("%s", (_, text, expected) => {
    expect(shape(text)).toEqual(expected);
  });

  test.each([
    [
      "units behind one another",
      "5th Division: 8th Brigade (Kempt): 28th Foot (557), 1/95th Rifles (549). 9th Brigade (Pack): 3/1st Royal Scots (604)",
      [
        [
          "5th Division",
          ["8th Brigade", "28th Foot | line 557", "1/95th Rifles | rifle 549"],
          ["9th Brigade", "3/1st Royal Scots | infantry? 604"],
        ],
      ],
    ],
    [
      "headings of a wiki and bullets that count",
      "== II Corps ==\n* 5e DI Bachelu – 9 bat.\n** Brigade Husson\n*** 2e léger (4 bat.) 1 848\n== III Corps ==\n# 8e cuirassiers 452",
      [
        ["II Corps", ["5e DI Bachelu – 9 bat.", ["Brigade Husson", "2e léger | light 1848 [4]"]]],
        ["III Corps", "8e cuirassiers | cuirassier 452"],
      ],
    ],
    [
      "a year in a heading",
      "Armée du Nord, 16 juin 1815\n  2e corps\n    1er léger 500",
      [["Armée du Nord, 16 juin 1815", ["2e corps", "1er léger | light 500"]]],
    ],
    [
      "guns told twice",
      "I Corps\n  Artillerie à cheval : 6 pièces de 6 (4 canons, 2 obusiers)",
      [["I Corps", "Artillerie à cheval | horse-artillery 6x6"]],
    ],
  ])("%s", (_, text, expected) => {
    expect(shape(text)).toEqual(expected);
  });

  test("an officer of the staff commands nobody, and is told", () => {
    const { formations, doubts } = read("I Corps\nChef des Stabes: Gneisenau\n28th Foot 500");
    expect(formations[0]?.commander).toBeNull();
    expect(doubts).toContainEqual(
      expect.objectContaining({
        line: 2,
        code: "commander-homeless",
        params: { name: "Gneisenau" },
      }),
    );
  });

  test("columns that say nothing here are named, not dropped in silence", () => {
    const { doubts } = read("Unit,Men,Colour of coat\n28th Foot,557,red");
    expect(doubts).toContainEqual(
      expect.objectContaining({
        line: 1,
        code: "columns-left",
        params: { names: "Colour of coat" },
      }),
    );
  });
});

describe("texts that are badly made", () => {
  const paths = (text: string) => {
    const walk = (nodes: ReturnType<typeof read>["formations"]): unknown[] =>
      nodes.map((each) => [
        each.name,
        ...each.units.map(({ name }) => name),
        ...walk(each.formations),
      ]);
    return walk(read(text).formations);
  };
  const tree = [
    ["I Corps", ["1st Division", "28th Foot", "32nd Foot"], ["2nd Division", "33rd Foot"]],
  ];
  test.each([
    [
      "tabs",
      "I Corps\n\t1st Division\n\t\t28th Foot 5\n\t\t32nd Foot 5\n\t2nd Division\n\t\t33rd Foot 5",
    ],
    [
      "four blanks",
      "I Corps\n    1st Division\n        28th Foot 5\n        32nd Foot 5\n    2nd Division\n        33rd Foot 5",
    ],
    [
      "tabs and blanks at once",
      "I Corps\r\n\t1st Division\r\n        28th Foot 5\r\n\t\t32nd Foot 5\r\n    2nd Division\r\n\t  33rd Foot 5",
    ],
    [
      "single blanks",
      "I Corps\n 1st Division\n  28th Foot 5\n  32nd Foot 5\n 2nd Division\n  33rd Foot 5",
    ],
    [
      "a blank too many",
      "I Corps\n  1st Division\n    28th Foot 5\n     32nd Foot 5\n  2nd Division\n    33rd Foot 5",
    ],
    [
      "wide blanks",
      "I Corps\n\u3000\u30001st Division\n\u3000\u3000\u3000\u300028th Foot 5\n\u3000\u3000\u3000\u300032nd Foot 5\n\u3000\u30002nd Division\n\u3000\u3000\u3000\u300033rd Foot 5",
    ],
    [
      "bullets",
      "\ufeff- I Corps\n  - 1st Division\n    • 28th Foot 5\n    • 32nd Foot 5\n  - 2nd Division\n    • 33rd Foot 5",
    ],
    [
      "a drawn tree",
      "I Corps\n├── 1st Division\n│   ├── 28th Foot 5\n│   └── 32nd Foot 5\n└── 2nd Division\n    └── 33rd Foot 5",
    ],
  ])("%s", (_, text) => {
    expect(paths(text.replaceAll("Foot 5", "Foot 500"))).toEqual(tree);
  });

  test.each([
    ["nothing", "", 0],
    ["blank lines", " \n\t\r\n\u3000", 0],
    ["signs only", "🎖️ 🇫🇷\n—\n((((", 0],
  ])("%s makes nothing", (_, text, count) => {
    expect(read(text).formations).toHaveLength(count);
  });

  test("10 000 lines are read as far as a document reaches, and the rest is told", () => {
    const lines = Array.from({ length: 10_000 }, (_, i) =>
      i % 10 === 0 ? `${i}. Brigade` : `  ${i}th Foot 500`,
    );
    const { formations, doubts } = read(lines.join("\n"));
    expect(unitsUnder(formations)).toHaveLength(1_800);
    expect(doubts).toContainEqual(
      expect.objectContaining({ line: 2_001, code: "too-many-lines", params: { most: 2_000 } }),
    );
  });

  test("a tree 100 deep is as deep as a document may be, and each raised line is told", () => {
    const lines = Array.from({ length: 100 }, (_, i) => `${"  ".repeat(i)}Body ${i}`);
    const { formations, doubts } = read([...lines, `${"  ".repeat(100)}28th Foot 500`].join("\n"));
    const depth = (nodes: typeof formations): number =>
      nodes.reduce((most, each) => Math.max(most, 1 + depth(each.formations)), 0);
    expect(depth(formations)).toBe(8);
    expect(unitsUnder(formations)).toHaveLength(1);
    expect(doubts.filter(({ code }) => code === "too-deep")).toHaveLength(92);
  });
});
