import {
  effectOfRow,
  NO_EFFECT,
  type TerrainEffect,
} from "@/lib/rules/belle-alliance/terrain-effect";
import { centroid, ringContains } from "@/lib/terrain/ring";
import type { PointCm } from "../../document/primitives";
import { hillLook } from "../../table/looks/relief-and-cover";
import { OVAL_START } from "./corners";
import { layer } from "./terrain-field";
import { terrainKind } from "./terrain-kind";

const HIGHEST = 12;

const SAMPLE_CORNERS: PointCm[] = [
  [0.5, -3],
  [1.6, 2.2],
  [4.6, 3.4],
  [8, 2.4],
  [9, -3],
];

export const hill = terrainKind({
  ...hillLook,
  fields: { level: layer() },
  family: "hills",
  toolKey: "H",
  start: OVAL_START,
  /** A hill drawn on another hill becomes the layer above it. */
  adjustNew: (feature, others) => {
    const middle = centroid(feature.points);
    const below = others.map((other) =>
      isHill(other) && ringContains(other.points, middle) ? other.level : 0,
    );
    return { ...feature, level: Math.min(HIGHEST, Math.max(0, ...below) + 1) };
  },
  meaning: (_, { bandWidthCm }) => bandClassOf(bandWidthCm).effect,
  rows: () => ["hill-band-under-5", "hill-band-under-2", "hill-band-under-1"],
  sample: () => ({ level: 1, points: SAMPLE_CORNERS }),
});

function isHill(other: object): other is { kind: "hill"; level: number; points: PointCm[] } {
  return "kind" in other && other.kind === "hill";
}

/** A range of widths of a hill layer's band, and its effect [2.3.7, 3.4.5, table 5]. */
export interface BandClass {
  readonly fromCm: number;
  readonly underCm: number;
  readonly effect: TerrainEffect;
}

const ORDINARY = { ...NO_EFFECT, sightLayers: 1 };
const NARROW = { difficult: true, noRicochet: true, sightLayers: 1 };
const WIDE: BandClass = { fromCm: 10, underCm: Number.POSITIVE_INFINITY, effect: ORDINARY };

/** The narrowest first. */
export const BAND_CLASSES: readonly BandClass[] = [
  { fromCm: 0, underCm: 1, effect: effectOfRow("hill-band-under-1", NARROW) },
  { fromCm: 1, underCm: 2, effect: effectOfRow("hill-band-under-2", NARROW) },
  { fromCm: 2, underCm: 5, effect: effectOfRow("hill-band-under-5", NARROW) },
  { fromCm: 5, underCm: 10, effect: { ...NO_EFFECT, ...NARROW } },
  WIDE,
];

/** The class for the width of the band at a place; null, for a layer with nothing on it, is ordinary ground. */
export function bandClassOf(widthCm: number | null): BandClass {
  return BAND_CLASSES.find(({ underCm }) => widthCm !== null && widthCm < underCm) ?? WIDE;
}
