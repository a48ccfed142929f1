import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseOrderOfBattle } from "@/lib/domain/belle-alliance/import/parse-order-of-battle";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { scenario, side } from "../scenario/build";
import { read } from "./reading";

function parse(text: string) {
  let count = 0;
  return parseOrderOfBattle(text, {
    nation: "britain",
    looseName: "Loose",
    newId: () => `p${count++}`,
  });
}

/** The tree as short lines: level name (commander), then units with their counts. */
function told(formations: readonly FormationNode[], indent = ""): string[] {
  return formations.flatMap((each) => [
    `${indent}${each.level} ${each.name}${each.commander ? ` (${each.commander.name})` : ""}`,
    ...each.units.map((unit) =>
      [
        `${indent}  ${unit.name} |`,
        unit.nation,
        unit.type,
        unit.men === null ? "" : `${unit.estimate ? "~" : ""}${unit.men}`,
        unit.guns === null ? "" : `${unit.guns}x${unit.calibrePd}`,
        unit.battalionsOrSquadrons === null ? "" : `[${unit.battalionsOrSquadrons}]`,
      ]
        .filter((part) => part !== "")
        .join(" "),
    ),
    ...told(each.formations, `${indent}  `),
  ]);
}
const doubts = (text: string) => parse(text).doubts.map(({ line, code }) => [line, code]);

describe("an English order of battle", () => {
  const text = `5th Division (Picton)
  8th British Brigade: Kempt
    - 28th Foot (North Gloucestershire)  557
    - 32nd Foot, 662 men
    - 1/79th Cameron Highlanders: 703
    - 1/95th Rifles 418
  4th Hanoverian Brigade – Best
    Landwehr Bn Verden  621
    Landwehr Bn Lüneburg c. 624
  Rogers' foot battery 5 x 9pdr, 1 x 5.5in howitzer
  Ross's troop RHA, 6 guns
  Household Cavalry
    1st Life Guards, 2 sqns, 228 sabres
`;
  test("keeps its tree, commanders, nations and strengths", () => {
    expect(told(parse(text).formations)).toEqual([
      "division 5th Division (Picton)",
      "  Rogers' foot battery | britain foot-artillery 6x9",
      "  Ross's troop RHA | britain horse-artillery 6xnull",
      "  brigade 8th British Brigade (Kempt)",
      "    28th Foot (North Gloucestershire) | britain line 557",
      "    32nd Foot | britain line 662",
      "    1/79th Cameron Highlanders | britain highlander 703",
      "    1/95th Rifles | britain rifle 418",
      "  brigade 4th Hanoverian Brigade (Best)",
      "    Landwehr Bn Verden | hanover landwehr 621",
      "    Landwehr Bn Lüneburg | hanover landwehr ~624",
      "  brigade Household Cavalry",
      "    1st Life Guards | britain guard 228 [2]",
    ]);
  });

  test("doubts what it inferred and nothing else", () => {
    expect(doubts(text)).toEqual([
      [11, "calibre-missing"],
      [12, "level-guessed"],
    ]);
  });

  test("rifles carry rifles, light troops may skirmish, Life Guards are heavy guards", () => {
    const units = unitsUnder(parse(text).formations);
    expect(units.find(({ type }) => type === "rifle")).toMatchObject({
      weapon: "rifle",
      light: true,
    });
    expect(units.find(({ name }) => name === "1st Life Guards")).toMatchObject({
      arm: "cavalry",
      weight: "heavy",
      guard: true,
    });
  });
});

test("a Danish order of battle, flat headings and all", () => {
  const text = `Det danske auxiliærkorps
Chef: Prins Frederik af Hessen
1. Brigade
Chef: Schulenburg
Fynske infanteriregiment, 2 bataljoner, ca. 1.050 mand
Slesvigske Jægerkorps 520
Fynske lette dragoner\t4 eskadroner\t440 mand
2. Brigade
Oldenborgske infanteriregiment, 2. bataljon 540
Batteri Gerstenberg, 8 kanoner, 6 pund
`;
  expect(told(parse(text).formations)).toEqual([
    "corps Det danske auxiliærkorps (Prins Frederik af Hessen)",
    "  brigade 1. Brigade (Schulenburg)",
    "    Fynske infanteriregiment | denmark line ~1050 [2]",
    "    Slesvigske Jægerkorps | denmark jaeger 520",
    "    Fynske lette dragoner | denmark light-dragoon 440 [4]",
    "  brigade 2. Brigade",
    "    Oldenborgske infanteriregiment, 2. bataljon | denmark line 540",
    "    Batteri Gerstenberg | denmark foot-artillery 8x6",
  ]);
  expect(doubts(text)).toEqual([[5, "several-battalions"]]);
});

test("a Polish order of battle", () => {
  const text = `Armia Księstwa Warszawskiego (polska)
\tDywizja Poniatowskiego
\t\tDowódca: książę Józef Poniatowski
\t\t1. pułk piechoty, 2 bataliony, 1 750 ludzi
\t\t2. pułk ułanów 820 szabel
\t\t5. pułk strzelców konnych ok. 790
\t\tBateria artylerii konnej, 4 działa, 6-funtowe
`;
  expect(told(parse(text).formations)).toEqual([
    "army Armia Księstwa Warszawskiego (polska)",
    "  division Dywizja Poniatowskiego (książę Józef Poniatowski)",
    "    1. pułk piechoty | poland line 1750 [2]",
    "    2. pułk ułanów | poland uhlan 820",
    "    5. pułk strzelców konnych | poland chasseur ~790",
    "    Bateria artylerii konnej | poland horse-artillery 4x6",
  ]);
});

test.each([
  ["5e de ligne, 2 bns, 1 050 men", "5e de ligne | britain line 1050 [2]"],
  ["5e de ligne, 2 bns, 1\u202f050 hommes", "5e de ligne | britain line 1050 [2]"],
  ["1er Chasseurs à cheval 485", "1er Chasseurs à cheval | britain chasseur 485"],
  [
    "Grenadiers à cheval de la Garde 796",
    "Grenadiers à cheval de la Garde | britain horse-grenadier 796",
  ],
  ["6e cuirassiers (285)", "6e cuirassiers | britain cuirassier 285"],
  ["Preussische Husaren 3 Schwadronen 400 Mann", "Preussische Husaren | prussia hussar 400 [3]"],
  ["Rogers' foot battery 6 x 9pdr", "Rogers' foot battery | britain foot-artillery 6x9"],
  ["Batterie Nr. 12", "Batterie Nr. 12 | britain foot-artillery"],
  ["Infanterie-Regiment Nr. 45", "Infanterie-Regiment Nr. 45 | britain line"],
  ["1st & 2nd Bn, 5th Line 1200", "1st & 2nd Bn, 5th Line | britain line 1200 [2]"],
  ["Lothringen Cuirassiers No. 7 750", "Lothringen Cuirassiers No. 7 | britain cuirassier 750"],
  [
    "Gerstenberg’s 6-pdr foot battery, 8 guns",
    "Gerstenberg’s 6-pdr foot battery | britain foot-artillery 8x6",
  ],
  [
    "Fynen Infantry Regt (3 bns, assumed) 1560",
    "Fynen Infantry Regt (assumed) | denmark line 1560 [3]",
  ],
  ["2/1st Foot Guards 976", "2/1st Foot Guards | britain guard 976"],
  [
    "Chevau-légers lanciers de la Garde 880",
    "Chevau-légers lanciers de la Garde | britain lancer 880",
  ],
  ["Sappers 90", "Sappers | britain sapper 90"],
  [
    "Kørende batteri Gerstenberg 8 stk. 6-pundige",
    "Kørende batteri Gerstenberg | britain foot-artillery 8x6",
  ],
  [
    "Reserve battery 6 guns 10-pd howitzers",
    "Reserve battery, 10-pd howitzers | britain foot-artillery 6x10",
  ],
  ["Livgarden til hest ca. 120", "Livgarden til hest | britain guard ~120"],
  ["Jægere til hest 300", "Jægere til hest | britain chasseur 300"],
])("%s", (line, expected) => {
  expect(told(parse(`Brigade A\n  ${line}`).formations)[1]?.trim()).toBe(expected);
});

test("chasseurs among cavalry are horse, elsewhere an open question", () => {
  const among = parse("Cavalry Brigade\n  1er Chasseurs 485");
  expect(unitsUnder(among.formations)[0]).toMatchObject({ arm: "cavalry", type: "chasseur" });
  expect(among.doubts).toEqual([]);
  expect(doubts("Brigade A\n  1er Chasseurs 485")).toEqual([[2, "type-open"]]);
});

test("our own text export comes back with its tree and strengths", () => {
  const text = `1st Division [2 units, 1,418 men, 71 figures, 8 guns, 2 model guns]
  Commander: Picton
  1. Brigade [1 unit, 1,418 men, 71 figures]
    Commander: Kempt
    28th Foot, ~1,418 men, 71 figures, valour +2
    Rogers' battery, 8 guns, 6 pdr, 2 model guns, valour −1
`;
  expect(told(parse(text).formations)).toEqual([
    "division 1st Division (Picton)",
    "  brigade 1. Brigade (Kempt)",
    "    28th Foot | britain line ~1418",
    "    Rogers' battery | britain foot-artillery 8x6",
  ]);
  expect(doubts(text)).toEqual([]);
});

describe("nothing is dropped without a word", () => {
  test.each<[string, string, (string | number)[][]]>([
    ["no strength", "Brigade A\n  28th Foot", [[2, "strength-missing"]]],
    ["no arm", "Brigade A\n  Die Wilden 300", [[2, "arm-open"]]],
    ["an empty formation", "Brigade A\nBrigade B\n  28th Foot 500", [[1, "formation-empty"]]],
    ["a sum that fits", "Brigade A\n  28th Foot 500\nTotal: 500 men, 1 unit", []],
    ["a sum that differs", "Brigade A\n  28th Foot 500\nTotal: 550 men", [[3, "men-differ"]]],
    ["a sum without a number", "Brigade A\n  28th Foot 500\nTotal: a lot", [[3, "line-unread"]]],
    ["a commander of nothing", "Commander: Ney", [[1, "commander-homeless"]]],
    [
      "a regiment with battalions below",
      "5e de ligne 1050\n  1/5e ligne 500\n  2/5e ligne 550",
      [[1, "level-guessed"]],
    ],
    ["too many men", "Brigade A\n  28th Foot 2500", [[2, "strength-large"]]],
    ["a contingent", "French Brigade\n  Württemberg hussars 300", []],
    ["another power", "French Brigade\n  Prussian hussars 300", [[2, "nation-of-its-own"]]],
    ["a name too long", `Brigade A\n  28th Foot ${"x".repeat(250)} 300`, [[2, "line-too-long"]]],
  ])("%s", (_, text, expected) => {
    expect(doubts(text)).toEqual(expected);
  });

  test("units before any heading get a formation of their own", () => {
    expect(told(parse("28th Foot 557").formations)).toEqual([
      "brigade Loose",
      "  28th Foot | britain line 557",
    ]);
  });

  test("every line that says something is a formation, a commander, a unit or a doubt", () => {
    const words = fc.constantFrom(
      "Brigade",
      "5e ligne",
      "Hussars",
      "(",
      "12",
      "418",
      "x",
      "6 pdr",
      "-",
      "\t",
      "Chef:",
      "Division",
      "1 050",
      "é",
    );
    const lines = fc.array(
      fc.array(words, { maxLength: 5 }).map((each) => each.join(" ")),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          lines.map((each) => each.join("\n")),
          fc.string(),
        ),
        (text) => {
          const { formations, doubts: found } = parse(text);
          const document = scenario({ sides: [side("s", { formations })] });
          expect(parseDocument("scenario", document)).toMatchObject({ ok: true });
          const said = text
            .split(/\r\n|\r|\n/)
            // A page's number, also with letters as scans have them (`I0`), a sum that agrees and a lone letter, as in
            // `a)` or `A v B`, say nothing, nor do `vs` and `OOB`.
            .filter(
              (line) =>
                /[\p{L}\d]/u.test(line) &&
                !/^[^\p{L}\d]*(?:[\dIlO][\dIlO\s_*]*|\p{L}|vs|versus|oob)[^\p{L}\d]*$/iu.test(line),
            ).length;
          const nodes = JSON.stringify(formations).split('"level":').length - 1;
          const commanders = text.split("\n").filter((line) => /Chef:/.test(line)).length;
          const loose = formations.some(({ name }) => name === "Loose") ? formations.length : 0;
          expect(
            unitsUnder(formations).length + nodes + commanders + found.length + loose,
          ).toBeGreaterThanOrEqual(said);
        },
      ),
    );
  });
});

test.each([
  [
    "French\nI Corps\n54e Ligne 962\nPrussians:\nIV Corps\n15th Infantry 700",
    "French",
    "Prussians",
  ],
  [
    "Armée française\nI Corps\n54e Ligne 962\nThe Prussian army\nIV Corps\n15th Infantry 700",
    "Armée française",
    "The Prussian army",
  ],
])("a nation's name right above a corps is its army, no unit: %s", (text, first, second) => {
  const { formations } = read(text);
  expect(formations.map(({ name, level }) => [name, level])).toEqual([
    [first, "army"],
    [second, "army"],
  ]);
  expect(formations.map((army) => unitsUnder([army]).map(({ men }) => men))).toEqual([
    [962],
    [700],
  ]);
});

test("a nation's name among units is a unit still, and asked about", () => {
  const { formations } = read("I Corps\n54e Ligne 962\nNassau\n55e Ligne 900");
  expect(unitsUnder(formations).map(({ name }) => name)).toContain("Nassau");
});
