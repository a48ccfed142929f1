import {
  NO_EFFECT,
  OPEN_QUESTION,
  type TerrainEffect,
} from "@/lib/rules/belle-alliance/terrain-effect";
import type { PointCm } from "../../document/primitives";
import { groundLook } from "../../table/looks/relief-and-cover";
import { AREA_SAMPLE, ROUND_SAMPLE } from "./corners";
import { question } from "./terrain-field";
import { terrainKind } from "./terrain-kind";

const SORTS = ["orchard", "ploughed", "overgrown", "scrub", "garden", "marsh", "pit"] as const;
type Sort = (typeof SORTS)[number];

const START: readonly PointCm[] = [
  [-10, 7],
  [10, 7],
  [10, -7],
  [-10, -7],
];

/** Ground that is neither open nor wood. */
export const ground = terrainKind({
  ...groundLook,
  fields: { ground: question(SORTS) },
  openFinding: "ground-kind-open",
  family: "ground",
  toolKey: "F",
  start: START,
  meaning: ({ ground: sort }) => (sort === null ? OPEN_QUESTION : MEANINGS[sort]),
  sample: ({ ground: sort }) => ({ points: sort === "pit" ? ROUND_SAMPLE : AREA_SAMPLE }),
});

const DIFFICULT: TerrainEffect = { ...NO_EFFECT, difficult: true };
const OF_THE_SCENARIO: TerrainEffect = {
  ...DIFFICULT,
  noRicochet: true,
  remarks: ["scenario-ground"],
};

/**
 * Difficult ground [2.3.7]; shot does not ricochet on orchards, ploughed fields and the kinds a scenario adds [3.4.5].
 * Scrub is an area here; a row of shrubs is a fence.
 */
const MEANINGS: Readonly<Record<Sort, TerrainEffect>> = {
  orchard: { ...DIFFICULT, noRicochet: true },
  ploughed: { ...DIFFICULT, noRicochet: true },
  overgrown: DIFFICULT,
  scrub: DIFFICULT,
  garden: OF_THE_SCENARIO,
  marsh: OF_THE_SCENARIO,
  pit: OF_THE_SCENARIO,
};
