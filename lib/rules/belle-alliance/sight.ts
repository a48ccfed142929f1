import { TABLE_2 } from "./tables/table-2";

/** How a unit stands for sight: table 2's rows, with garrisons among those in cover [1.1.6, table 5]. */
export const SIGHT_TERRAINS = ["open", "cover", "wood-edge", "wood", "building"] as const;
export type SightTerrain = (typeof SIGHT_TERRAINS)[number];

/**
 * Where the text leaves room: both ways to read it, the usual one first. Each is a setting of the scenario.
 *
 * - `crest`: between which edges a crest runs midway: those of the whole layer, or of the band that the next layer leaves.
 * - `levelLine`: whether a line exactly as high as an obstacle is blocked by it.
 * - `limits`: whether both limits of table 2 hold, the lesser counting, or only that against the target.
 * - `inward`: whether a unit in a wood's edge that looks into the wood counts as in the wood or still as in its edge.
 * - `garrisons`: whether they see and are seen from the ground, as all others, or from the roof, one layer higher.
 * - `outlines`: whether hills and woods end at the curves they are drawn with, or at straight lines between their corners.
 */
export const SIGHT_CHOICES = {
  crest: ["layer", "band"],
  levelLine: ["blocked", "clear"],
  limits: ["both", "against"],
  inward: ["wood", "edge"],
  garrisons: ["ground", "roof"],
  outlines: ["drawn", "corners"],
} as const;
export type SightReading = keyof typeof SIGHT_CHOICES;
export type SightReadings = {
  readonly [Reading in SightReading]: (typeof SIGHT_CHOICES)[Reading][number];
};

/** The default readings. */
export const SIGHT_READINGS: SightReadings = {
  crest: "layer",
  levelLine: "blocked",
  limits: "both",
  inward: "wood",
  garrisons: "ground",
  outlines: "drawn",
};

/** For each layer the observer stands above a target in the open [table 2]. */
const CM_PER_LAYER = 20;

/** How one unit stands to another that it looks at. */
export interface SightPair {
  readonly from: SightTerrain;
  readonly to: SightTerrain;
  /** The target has fired in this bound or the last. */
  readonly fired: boolean;
  /** How many layers the observer stands above the target; negative if below. */
  readonly layersAbove: number;
}

/**
 * How far, in cm, a unit sees another by table 2. A unit that has fired is seen from farther. The text does not say
 * which of the two positions counts, nor what the layers are added to: by our reading the lesser limit holds, and the
 * layers come on top [1.1.6, table 2].
 */
export function sightLimitCm(
  { from, to, fired, layersAbove }: SightPair,
  { limits }: Pick<SightReadings, "limits">,
): number {
  const against = fired ? rowOf(to).againstAfterFireCm : rowOf(to).againstCm;
  const least = limits === "both" ? Math.min(rowOf(from).fromCm, against) : against;
  return to === "open" ? least + CM_PER_LAYER * Math.max(0, layersAbove) : least;
}

function rowOf(terrain: SightTerrain) {
  const id = terrain === "open" || terrain === "wood" ? terrain : "cover";
  const row = TABLE_2.find((each) => each.id === id);
  if (!row) throw new RangeError(`Table 2 has no row for ${terrain}.`);
  return row;
}
