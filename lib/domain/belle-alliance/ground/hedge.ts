import { effectOfRow, OPEN_QUESTION } from "@/lib/rules/belle-alliance/terrain-effect";
import { hedgeLook } from "../../table/looks/barriers";
import { LINE_SAMPLE, LINE_START } from "./corners";
import { question } from "./terrain-field";
import { terrainKind } from "./terrain-kind";

const SORTS = ["hedge-row", "hedge", "holstein-hedge"] as const;

/** A hedge row, a hedge or a Holstein hedge. */
export const hedge = terrainKind({
  ...hedgeLook,
  fields: { hedge: question(SORTS) },
  openFinding: "hedge-kind-open",
  family: "hedges",
  toolKey: "E",
  start: LINE_START,
  meaning: ({ hedge: sort }) => (sort === null ? OPEN_QUESTION : effectOfRow(ROWS[sort])),
  sample: () => ({ points: LINE_SAMPLE }),
});

const ROWS = {
  "hedge-row": "shrubs-fences-hedge-rows",
  hedge: "wood-edge-hedge-dyke",
  "holstein-hedge": "holstein-hedge",
} as const;
