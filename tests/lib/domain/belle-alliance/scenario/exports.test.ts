import { describe, expect, test } from "vitest";
import { mapGeoJson } from "@/lib/domain/belle-alliance/scenario/exports/map-geojson";
import { orderOfBattleCsv } from "@/lib/domain/belle-alliance/scenario/exports/order-of-battle-csv";
import { orderOfBattleText } from "@/lib/domain/belle-alliance/scenario/exports/order-of-battle-text";
import type { ExportWords } from "@/lib/domain/belle-alliance/scenario/exports/words";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { formationsUnder, unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { LANGUAGES } from "@/lib/domain/document/language";
import { exportWords } from "@/lib/http/export-words";
import { read } from "../import/reading";
import { battery, formation, scenario, side, unit } from "./build";

const words: ExportWords = {
  level: (code) => code,
  nation: (code) => code,
  arm: (code) => code,
  type: (code) => code,
  efficiency: (code) => code,
  weapon: (code) => code,
  weight: (code) => code,
  label: (label) => label,
  amount: (noun, count) => `${count} ${noun}`,
};

const document = scenario({
  sides: [
    side("s1", {
      name: "Danes",
      formations: [
        formation("f1", {
          name: "1. Brigade",
          commander: { name: "Schulenburg", efficiency: "very-efficient" },
          units: [
            unit("u1", {
              name: 'Fynske, "de gule"',
              men: 418,
              estimate: true,
              weapon: "musket",
              placement: { xCm: 50, yCm: 50, facingDeg: 0, formation: "line" },
            }),
            battery("u2", { name: "=SUM(A1)" }),
          ],
        }),
      ],
    }),
    side("s2", {
      name: "Allies",
      formations: [formation("f2", { units: [unit("u3", { name: "Russians" })] })],
    }),
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      {
        kind: "wood",
        id: "w",
        name: "Skov",
        points: [
          [0, 0],
          [0, 10],
          [10, 10],
        ],
        hiddenFrom: ["s2"],
      },
      {
        kind: "road",
        id: "r",
        points: [
          [0, 0],
          [180, 120],
        ],
      },
      { kind: "place", id: "p", name: "Sehested", xCm: 9, yCm: 8 },
    ],
  },
});
const danes = viewFor(document, { for: "side", sideId: "s1" });

describe("the order of battle as CSV", () => {
  const lines = orderOfBattleCsv(danes, words).slice(1).split("\r\n");

  test("has a row a unit, quoted where needed, and nothing of the other side", () => {
    expect(lines[0]).toMatch(/^side,formation,commander,unit,nation,arm,/);
    expect(lines[1]).toMatch(
      /^Danes,1. Brigade,Schulenburg,"Fynske, ""de gule""",france,infantry,line,musket,,418,,,,21,/,
    );
    expect(lines).toHaveLength(4);
    expect(lines.join()).not.toContain("Russians");
  });

  test("gives spreadsheets no formulas", () => {
    expect(lines[2]).toContain(",'=SUM(A1),");
  });

  test.each(LANGUAGES)("in %s can be pasted with its formations", (language) => {
    const [, ...rows] = lines;
    const [head] = orderOfBattleCsv(danes, exportWords(language)).slice(1).split("\r\n");
    const { formations } = read([head, ...rows].join("\n"));
    const named = formationsUnder(formations).map(({ name, commander }) => [name, commander?.name]);
    expect(named).toContainEqual(["1. Brigade", "Schulenburg"]);
  });
});

test("the order of battle as text is indented, with strengths and totals", () => {
  expect(orderOfBattleText(danes, words)).toBe(`Danes
=====
1. Brigade [2 units, 418 men, 21 figures, 8 guns, 2 modelGuns]
  commander: Schulenburg (very-efficient)
  Fynske, "de gule", ~418 men, 21 figures, valour 0
  =SUM(A1), 8 guns, 6 pounders, 2 modelGuns, valour 0

total: 2 units, 418 men, 21 figures, 8 guns, 2 modelGuns
`);
});

test("a name with line ends in it makes no further line of the text", () => {
  const formations = [
    formation("f", {
      name: "Reserve\n  1st Foot, 900 men",
      commander: { name: "Kempt\r\nPack" },
      units: [unit("u", { name: "95th\n\n\tRifles", men: 500 })],
    }),
  ];
  const view = viewFor(scenario({ sides: [side("s", { name: "Red\nBlue", formations })] }), {
    for: "umpire",
  });
  expect(orderOfBattleText(view, words).split("\n")).toEqual([
    "Red Blue",
    "========",
    "Reserve 1st Foot, 900 men [1 units, 500 men, 25 figures]",
    "  commander: Kempt Pack",
    "  95th Rifles, 500 men, 25 figures, valour 0",
    "",
    "total: 1 units, 500 men, 25 figures",
    "",
  ]);
});

describe("what is said of troops", () => {
  const troops = scenario({
    date: "1815-06-18",
    sides: [
      side("s1", {
        name: "Den danske hær",
        formations: [
          formation("f1", {
            name: "1. Brigade",
            units: [
              unit("u1", { name: "1. Jyske infanteri", men: 600, supplies: 2 }),
              unit("u2", { name: "2. Jyske infanteri", men: 600, supplies: 0, marksmen: true }),
              unit("u3", {
                name: "Fynske husarer",
                arm: "cavalry",
                type: "hussar",
                men: 400,
                light: true,
                battalionsOrSquadrons: 4,
                supplies: 1,
              }),
              unit("u4", {
                name: "Parkkolonne",
                arm: "train",
                type: "train",
                men: null,
                modelGuns: 3,
                ammunition: true,
              }),
              unit("u5", { name: "Bagage", arm: "train", type: "train", men: null }),
            ],
          }),
        ],
      }),
    ],
  });
  const umpire = viewFor(troops, { for: "umpire" });
  const columnsOf = (heads: readonly string[]) => {
    const [head = "", ...rows] = orderOfBattleCsv(umpire, words).slice(1).trim().split("\r\n");
    const places = heads.map((each) => head.split(",").indexOf(each));
    return rows.map((row) => places.map((place) => row.split(",")[place]));
  };

  test("in columns of their own, blank where full or not of that arm", () => {
    const heads = ["supplies", "wagons", "ammunition", "light", "skirmishers", "marksmen"];
    expect(columnsOf(heads)).toEqual([
      ["2", "", "", "no", "10", "no"],
      ["0", "", "", "no", "10", "yes"],
      ["1", "", "", "yes", "20", "no"],
      ["", "3", "yes", "no", "0", "no"],
      ["", "1", "no", "no", "0", "no"],
    ]);
    expect(columnsOf(["lossSteps", "battalionsOrSquadrons", "lance"])[2]).toEqual([
      "16 12 8 4",
      "4",
      "no",
    ]);
  });

  test.each(LANGUAGES)("as %s text that can be pasted back", (language) => {
    const text = orderOfBattleText(umpire, exportWords(language));
    const again = unitsUnder(read(text).formations);
    const facts = (each: Unit) => [
      each.name,
      each.arm,
      each.men,
      each.modelGuns,
      each.ammunition,
      each.supplies,
      each.light,
    ];
    expect(again.map(facts)).toEqual([
      ["1. Jyske infanteri", "infantry", 600, null, false, 2, false],
      ["2. Jyske infanteri", "infantry", 600, null, false, 0, false],
      ["Fynske husarer", "cavalry", 400, null, false, 1, true],
      ["Parkkolonne", "train", null, 3, true, null, false],
      ["Bagage", "train", null, 1, false, null, false],
    ]);
  });
});

describe("what arrives later", () => {
  const troops = scenario({
    sides: [
      side("s1", {
        name: "Reds",
        formations: [
          formation("f1", {
            name: "1st Brigade",
            units: [unit("u1", { name: "1st Foot" }), unit("u2", { name: "2nd Foot" })],
          }),
          formation("f2", { name: "2nd Brigade", units: [unit("u3", { name: "3rd Foot" })] }),
        ],
        reinforcements: [
          { id: "r1", brings: ["u2"], bound: 3, entry: [0, 10] },
          { id: "r2", brings: ["f2"], bound: 5, entry: [0, 10] },
        ],
      }),
    ],
  });
  const umpire = viewFor(troops, { for: "umpire" });

  test("has its bound in the CSV, with its formation too", () => {
    const [head = "", ...rows] = orderOfBattleCsv(umpire, words).trim().split("\r\n");
    const place = head.split(",").indexOf("arrives");
    expect(rows.map((row) => row.split(",")[place])).toEqual(["", "3", "5"]);
  });

  test("is marked once in the text", () => {
    expect(orderOfBattleText(umpire, words).split("\n").slice(2, 7)).toEqual([
      "1st Brigade [2 units, 1000 men, 50 figures]",
      "  1st Foot, 500 men, 25 figures, valour 0",
      "  2nd Foot, 500 men, 25 figures, valour 0, 3 arrives",
      "2nd Brigade [1 units, 500 men, 25 figures, 5 arrives]",
      "  3rd Foot, 500 men, 25 figures, valour 0",
    ]);
  });

  test("is for the umpire and its side only", () => {
    const open = viewFor(troops, { for: "public" });
    expect(orderOfBattleText(open, words)).not.toContain("arrives");
    expect(orderOfBattleCsv(open, words)).not.toMatch(/,[35]\r/);
  });

  test.each(LANGUAGES)("does not get in the way of pasting the %s text back", (language) => {
    const readBack = (audience: Audience) => {
      const text = orderOfBattleText(viewFor(troops, audience), exportWords(language));
      const { formations, doubts } = read(text);
      return {
        formations: formationsUnder(formations).map(({ name }) => name),
        units: unitsUnder(formations).map(({ name, men }) => [name, men]),
        doubts: doubts.map(({ code }) => code),
      };
    };
    expect(readBack({ for: "umpire" })).toEqual(readBack({ for: "public" }));
  });
});

describe("the map as GeoJSON", () => {
  const json = mapGeoJson(danes.map);

  test("says that its numbers are cm of a table", () => {
    expect(json.coordinateSystem).toMatchObject({
      kind: "planar",
      unit: "cm",
      widthCm: 180,
      metresPerCm: 10,
    });
  });

  test("holds areas as closed anticlockwise rings, lines, places and units", () => {
    expect(json.features.map(({ id, geometry }) => [id, geometry.type])).toEqual([
      ["w", "Polygon"],
      ["r", "LineString"],
      ["p", "Point"],
      ["u1", "Polygon"],
    ]);
    expect(json.features[0]?.geometry.coordinates).toEqual([
      [
        [10, 10],
        [0, 10],
        [0, 0],
        [10, 10],
      ],
    ]);
    expect(json.features[0]?.properties).toEqual({
      kind: "wood",
      name: "Skov",
      isReversed: true,
    });
  });
});
