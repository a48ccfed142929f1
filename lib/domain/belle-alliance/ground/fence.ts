import { effectOfRow, OPEN_QUESTION } from "@/lib/rules/belle-alliance/terrain-effect";
import { fenceLook } from "../../table/looks/barriers";
import { LINE_SAMPLE, LINE_START } from "./corners";
import { question } from "./terrain-field";
import { terrainKind } from "./terrain-kind";

const SORTS = ["fence", "shrubs", "dyke", "ditch"] as const;

/** A fence, shrubs, a dyke or a ditch. */
export const fence = terrainKind({
  ...fenceLook,
  fields: { fence: question(SORTS) },
  openFinding: "fence-kind-open",
  family: "hedges",
  toolKey: "C",
  start: LINE_START,
  meaning: ({ fence: sort }) => (sort === null ? OPEN_QUESTION : effectOfRow(ROWS[sort])),
  sample: () => ({ points: LINE_SAMPLE }),
});

/** Ditches count as watercourses under 1 cm [2.3.6]. */
const ROWS = {
  fence: "shrubs-fences-hedge-rows",
  shrubs: "shrubs-fences-hedge-rows",
  dyke: "wood-edge-hedge-dyke",
  ditch: "watercourse-under-1",
} as const;
