import { produce } from "immer";
import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { terrainMeaning } from "@/lib/domain/belle-alliance/scenario/terrain-meaning";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { VILLAGE } from "@/tests/fixtures/scenarios/village";

/** Water with straight banks that are this many cm apart at its two ends. */
const reach = (fromCm: number, toCm: number) => [
  [0, 50 - fromCm / 2],
  [60, 50 - toCm / 2],
  [120, 50 - toCm / 2],
  [120, 50 + toCm / 2],
  [60, 50 + toCm / 2],
  [0, 50 + fromCm / 2],
];
const water = (points: number[][], more: object = {}) => {
  const feature = featureSchema.parse({ id: "w", kind: "water", points, ...more });
  if (feature.kind === "place") throw new Error("no water");
  return feature;
};

describe("broad water means what a watercourse of its width does", () => {
  test.each<[string, number[][], object]>([
    ["12 cm", reach(12, 12), { obstacle: null, impassable: true, remarks: ["crossing-needed"] }],
    ["4 cm", reach(4, 4), { obstacle: "II", impassable: false, remarks: [] }],
    [
      "3 cm that become 11",
      reach(3, 11),
      { obstacle: "II", impassable: true, remarks: ["crossing-in-places"] },
    ],
  ])("%s", (_, points, effect) => {
    expect(terrainMeaning(water(points))).toMatchObject({ cover: null, ...effect });
  });

  test("and a pond is read so, too, with a word on it", () => {
    const pond = water(reach(20, 20), { water: "pond" });
    expect(terrainMeaning(pond).remarks).toEqual(["crossing-needed", "standing-water"]);
  });
});

describe("the check of a table with a river", () => {
  const codes = (change: (draft: Scenario) => void) =>
    checkScenario(produce(VILLAGE, change)).findings.map(({ code }) => code);
  const [first] = [...walkUnits(VILLAGE)].filter(({ unit }) => unit.placement);
  const { xCm, yCm } = first?.unit.placement ?? { xCm: 0, yCm: 0 };
  const about = (halfCm: number) => [
    [xCm - 40, yCm - halfCm],
    [xCm + 40, yCm - halfCm],
    [xCm + 40, yCm + halfCm],
    [xCm - 40, yCm + halfCm],
  ];
  const river = (halfCm: number) => (draft: Scenario) =>
    void draft.map.features.push(water(about(halfCm)));

  test("finds troops in water over 5 cm wide, and that nothing leads across", () => {
    expect(codes(river(8))).toEqual(expect.arrayContaining(["unit-in-water", "crossing-missing"]));
  });

  test("lets them stand in narrower water", () => {
    expect(codes(river(2))).not.toContain("unit-in-water");
    expect(codes(river(2))).not.toContain("crossing-missing");
  });

  test("is content with a bridge, and with a pond that has none", () => {
    const bridged = codes((draft) => {
      river(8)(draft);
      const points = [
        [xCm + 30, yCm - 9],
        [xCm + 30, yCm + 9],
      ];
      draft.map.features.push(
        featureSchema.parse({ id: "b", kind: "crossing", crossing: "stone-bridge", points }),
      );
    });
    expect(bridged).not.toContain("crossing-missing");
    const pond = codes((draft) => void draft.map.features.push(water(about(8), { water: "pond" })));
    expect(pond).not.toContain("crossing-missing");
  });
});
