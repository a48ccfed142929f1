import { effectOfRow } from "@/lib/rules/belle-alliance/terrain-effect";
import { woodLook } from "../../table/looks/relief-and-cover";
import { OVAL_START, ROUND_SAMPLE } from "./corners";
import { terrainKind } from "./terrain-kind";

export const wood = terrainKind({
  ...woodLook,
  fields: {},
  family: "ground",
  toolKey: "W",
  start: OVAL_START,
  /** Table 5, 1.1.6, 3.4.5; its edge counts as a separate kind of ground [6.2.0]. */
  meaning: () => effectOfRow("wood", { noRicochet: true, sightLayers: 1, remarks: ["wood-edge"] }),
  rows: () => ["wood-edge-hedge-dyke", "wood", "fired-at-from-wood"],
  sample: () => ({ points: ROUND_SAMPLE }),
});
