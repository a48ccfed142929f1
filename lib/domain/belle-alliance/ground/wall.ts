import { effectOfRow, OPEN_QUESTION } from "@/lib/rules/belle-alliance/terrain-effect";
import { wallLook } from "../../table/looks/barriers";
import { LINE_SAMPLE, LINE_START } from "./corners";
import { question } from "./terrain-field";
import { terrainKind } from "./terrain-kind";

/** Row of table 5 by height. */
const ROWS = {
  "under-1m": "wall-under-1",
  "1-2m": "wall-1-to-2",
  "over-2m": "wall-over-2",
} as const;

/** A wall, whose height decides its effect. */
export const wall = terrainKind({
  ...wallLook,
  fields: { height: question(["under-1m", "1-2m", "over-2m"]) },
  openFinding: "wall-height-open",
  family: "buildings",
  toolKey: "A",
  start: LINE_START,
  meaning: ({ height }) => (height === null ? OPEN_QUESTION : effectOfRow(ROWS[height])),
  sample: () => ({ points: LINE_SAMPLE }),
});
