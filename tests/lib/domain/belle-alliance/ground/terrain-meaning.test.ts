import { describe, expect, it } from "vitest";
import { featureSchema, type ShapeFeature } from "@/lib/domain/belle-alliance/scenario/feature";
import { terrainMeaning } from "@/lib/domain/belle-alliance/scenario/terrain-meaning";
import type { TerrainReadings } from "@/lib/rules/belle-alliance/terrain-readings";

/** A shape in a test: its kind and fields, and the width of a hill's band. */
interface TerrainSubject extends Readonly<Record<string, unknown>> {
  readonly kind: ShapeFeature["kind"];
}

const CORNERS = [
  [0, 0],
  [10, 0],
  [10, 10],
];

function terrainEffect({ bandWidthCm, ...fields }: TerrainSubject, readings?: TerrainReadings) {
  const level = fields.kind === "hill" ? { level: 1 } : {};
  const feature = featureSchema.parse({ id: "f", points: CORNERS, ...level, ...fields });
  if (feature.kind === "place") throw new RangeError("a name means nothing");
  return terrainMeaning(feature, {
    ...(readings && { readings }),
    bandWidthCm: typeof bandWidthCm === "number" ? bandWidthCm : null,
  });
}

const OPEN = {
  obstacle: null,
  cover: null,
  impassable: false,
  difficult: false,
  noRicochet: false,
};

/** Transcribed from table 5 and the paragraphs next to it. */
const MEANINGS: readonly (readonly [string, TerrainSubject, object])[] = [
  ["a hill band of 10 cm", { kind: "hill", bandWidthCm: 10 }, { ...OPEN, sightLayers: 1 }],
  [
    "a hill band of 9.9 cm",
    { kind: "hill", bandWidthCm: 9.9 },
    { obstacle: null, difficult: true, noRicochet: true },
  ],
  ["a hill band of 5 cm", { kind: "hill", bandWidthCm: 5 }, { obstacle: null, difficult: true }],
  ["a hill band of 4.9 cm", { kind: "hill", bandWidthCm: 4.9 }, { obstacle: "I", cover: null }],
  ["a hill band of 1.5 cm", { kind: "hill", bandWidthCm: 1.5 }, { obstacle: "II", cover: null }],
  ["a hill band of 0.5 cm", { kind: "hill", bandWidthCm: 0.5 }, { obstacle: "III", cover: null }],
  [
    "a wood",
    { kind: "wood" },
    { obstacle: null, cover: "I", noRicochet: true, sightLayers: 1, remarks: ["wood-edge"] },
  ],
  [
    "an orchard",
    { kind: "ground", ground: "orchard" },
    { ...OPEN, difficult: true, noRicochet: true },
  ],
  [
    "a ploughed field",
    { kind: "ground", ground: "ploughed" },
    { difficult: true, noRicochet: true },
  ],
  [
    "an overgrown field",
    { kind: "ground", ground: "overgrown" },
    { difficult: true, noRicochet: false },
  ],
  ["scrub", { kind: "ground", ground: "scrub" }, { difficult: true, noRicochet: false }],
  [
    "a gravel pit",
    { kind: "ground", ground: "pit" },
    { difficult: true, remarks: ["scenario-ground"] },
  ],
  [
    "a wooden house",
    { kind: "building", material: "wood" },
    { cover: "I", obstacle: null, sightLayers: 1 },
  ],
  ["a stone house", { kind: "building", material: "stone" }, { cover: "II" }],
  ["a church", { kind: "building", material: "strong-stone" }, { cover: "III" }],
  [
    "a wooden house reinforced",
    { kind: "building", material: "wood", reinforced: true },
    { row: "building-wood", cover: "II", remarks: ["building", "reinforced"] },
  ],
  [
    "a stone house reinforced",
    { kind: "building", material: "stone", reinforced: true },
    { cover: "III", remarks: ["building", "reinforced"] },
  ],
  [
    "a church reinforced, which is more than the table knows",
    { kind: "building", material: "strong-stone", reinforced: true },
    { cover: "III", remarks: ["building", "reinforced-beyond"] },
  ],
  ["a road", { kind: "road" }, OPEN],
  ["a brook", { kind: "stream", widthCm: 0.9 }, { obstacle: "I", cover: null }],
  ["a stream of 1 cm", { kind: "stream", widthCm: 1 }, { obstacle: "II" }],
  [
    "a stream of exactly 5 cm",
    { kind: "stream", widthCm: 5 },
    { obstacle: "II", impassable: false },
  ],
  [
    "a river",
    { kind: "stream", widthCm: 5.1 },
    { obstacle: null, impassable: true, remarks: ["crossing-needed"] },
  ],
  ["a ford", { kind: "crossing", crossing: "ford" }, { obstacle: "I", remarks: ["ford"] }],
  [
    "a bridge",
    { kind: "crossing", crossing: "stone-bridge" },
    { obstacle: null, remarks: ["bridge"] },
  ],
  ["a low wall", { kind: "wall", height: "under-1m" }, { obstacle: "I", cover: "I" }],
  ["a wall", { kind: "wall", height: "1-2m" }, { obstacle: "II", cover: "II" }],
  ["a high wall", { kind: "wall", height: "over-2m" }, { obstacle: "III", cover: "III" }],
  ["a hedge row", { kind: "hedge", hedge: "hedge-row" }, { obstacle: "I", cover: null }],
  ["a hedge", { kind: "hedge", hedge: "hedge" }, { obstacle: "I", cover: "I" }],
  ["a Holstein hedge", { kind: "hedge", hedge: "holstein-hedge" }, { obstacle: "II", cover: "I" }],
  ["a fence", { kind: "fence", fence: "fence" }, { obstacle: "I", cover: null }],
  ["shrubs", { kind: "fence", fence: "shrubs" }, { obstacle: "I", cover: null }],
  ["a dyke", { kind: "fence", fence: "dyke" }, { obstacle: "I", cover: "I" }],
  [
    "an abatis",
    { kind: "field-work", work: "abatis" },
    { row: "abatis-chevaux-de-frise", obstacle: "I", cover: null },
  ],
  [
    "chevaux-de-frise",
    { kind: "field-work", work: "chevaux-de-frise" },
    { row: "abatis-chevaux-de-frise", obstacle: "I", cover: null },
  ],
  [
    "a barricade",
    { kind: "field-work", work: "barricade" },
    {
      row: "barricade",
      obstacle: "I",
      cover: "I",
      remarks: ["cover-unclear", "field-work-silent"],
    },
  ],
  [
    "an emplacement",
    { kind: "field-work", work: "emplacement" },
    { row: "emplacement", obstacle: "II", cover: "II", difficult: false, sightLayers: 0 },
  ],
  ["a ditch", { kind: "fence", fence: "ditch" }, { obstacle: "I", cover: null }],
];

describe("the rules' meaning of a feature", () => {
  it.each(MEANINGS)("%s", (_, subject, meaning) => {
    expect(terrainEffect(subject)).toMatchObject(meaning);
  });

  it("reads a barricade's “−/I” as the scenario does", () => {
    const barricade = { kind: "field-work", work: "barricade" } as const;
    expect(terrainEffect(barricade, { barricadesWithoutCover: true })).toMatchObject({
      obstacle: "I",
      cover: null,
      remarks: ["cover-unclear", "field-work-silent"],
    });
    const emplacement = { kind: "field-work", work: "emplacement" } as const;
    expect(terrainEffect(emplacement, { barricadesWithoutCover: true }).cover).toBe("II");
  });
});
