import { describe, expect, test } from "vitest";
import { mapGeoJson } from "@/lib/domain/scenario/exports/map-geojson";
import { orderOfBattleCsv } from "@/lib/domain/scenario/exports/order-of-battle-csv";
import { orderOfBattleText } from "@/lib/domain/scenario/exports/order-of-battle-text";
import type { ExportWords } from "@/lib/domain/scenario/exports/words";
import { viewFor } from "@/lib/domain/scenario/view-for";
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
      /^Danes,1. Brigade,Schulenburg,"Fynske, ""de gule""",france,infantry,line,musket,,418,,,21,/,
    );
    expect(lines).toHaveLength(4);
    expect(lines.join()).not.toContain("Russians");
  });

  test("gives spreadsheets no formulas", () => {
    expect(lines[2]).toContain(",'=SUM(A1),");
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
    expect(json.features[0]?.properties).toEqual({ kind: "wood", name: "Skov" });
  });
});
