import type { CoverClass } from "@/lib/rules/belle-alliance/tables/table-4";
import {
  effectOfRow,
  OPEN_QUESTION,
  type TerrainEffect,
} from "@/lib/rules/belle-alliance/terrain-effect";
import type { PointCm } from "../../document/primitives";
import { buildingLook } from "../../table/looks/works";
import { flag, question } from "./terrain-field";
import { terrainKind } from "./terrain-kind";

/** What houses are built of [table 5]. */
export const MATERIALS = ["wood", "stone", "strong-stone"] as const;
type Material = (typeof MATERIALS)[number];

const START: readonly PointCm[] = [
  [-3, 2],
  [3, 2],
  [3, -2],
  [-3, -2],
];
const SAMPLE_CORNERS: PointCm[] = [
  [2, 1],
  [7, 1],
  [7, 4],
  [2, 4],
];

export const building = terrainKind({
  ...buildingLook,
  fields: {
    material: question(MATERIALS),
    /** Whether field works strengthened it before the game [6.3.0, table 20]. */
    reinforced: flag(),
  },
  openFinding: "building-material-open",
  faults: [
    {
      code: "building-reinforced-beyond",
      field: "reinforced",
      has: (feature) => effectOf(feature).remarks.includes("reinforced-beyond"),
    },
  ],
  family: "buildings",
  toolKey: "B",
  start: START,
  meaning: effectOf,
  sample: () => ({ points: SAMPLE_CORNERS }),
});

/** Closed to cavalry and guns; holds the figures that fit on its ground plan [table 5, 1.1.6, 6.1.1]. */
function effectOf(feature: {
  readonly material: Material | null;
  readonly reinforced: boolean;
}): TerrainEffect {
  const { material, reinforced } = feature;
  if (material === null) {
    return { ...OPEN_QUESTION, sightLayers: 1, remarks: ["question-open", "building"] };
  }
  const plain = effectOfRow(`building-${material}`, { sightLayers: 1, remarks: ["building"] });
  if (!reinforced) return plain;
  const cover = plain.cover && NEXT_COVER[plain.cover];
  const remark = cover === null ? "reinforced-beyond" : "reinforced";
  return { ...plain, cover: cover ?? plain.cover, remarks: ["building", remark] };
}

/** Reinforcing a building raises its cover by one class [table 20]; table 5 has none above III. */
const NEXT_COVER: Readonly<Record<CoverClass, CoverClass | null>> = {
  I: "II",
  II: "III",
  III: null,
};
