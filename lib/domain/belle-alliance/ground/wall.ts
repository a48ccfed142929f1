import { effectOfRow, OPEN_QUESTION } from "@/lib/rules/belle-alliance/terrain-effect";
import { sized, straightPath } from "../../table/drawing/pen";
import { dashed, stroke, ticks } from "../../table/drawing/strokes";
import { svg } from "../../table/drawing/svg-node";
import { LINE_SAMPLE, LINE_START } from "../../table/ground/corners";
import { question } from "../../table/ground/terrain-field";
import { terrainKind } from "./terrain-kind";

/** Row of table 5 and line weight, by height. */
const HEIGHTS = {
  "under-1m": { row: "wall-under-1", weight: 0.4 },
  "1-2m": { row: "wall-1-to-2", weight: 0.6 },
  "over-2m": { row: "wall-over-2", weight: 0.8 },
} as const;
const OPEN_WEIGHT = 0.5;

/** A wall: the higher, the heavier the line; over 2 m it has buttresses. */
export const wall = terrainKind({
  kind: "wall",
  shape: "line",
  fields: { height: question(["under-1m", "1-2m", "over-2m"]) },
  openFinding: "wall-height-open",
  family: "buildings",
  toolKey: "A",
  start: LINE_START,
  needsWideHitArea: true,
  strata: ["wall"],
  meaning: ({ height }) => (height === null ? OPEN_QUESTION : effectOfRow(HEIGHTS[height].row)),
  draw: ({ height, points }, pen) => {
    const { palette } = pen;
    const d = straightPath(pen, points);
    const line =
      height === null
        ? stroke(d, palette.open, sized(pen, OPEN_WEIGHT), dashed(pen, 1, 0.7))
        : stroke(d, palette.wall, sized(pen, HEIGHTS[height].weight));
    const buttresses =
      height === "over-2m" ? [ticks(d, pen, { colour: palette.wall, width: 1.5, gap: 3 })] : [];
    const node = svg("g", { "stroke-linejoin": "miter" }, [line, ...buttresses]);
    return [{ stratum: "wall", node }];
  },
  sample: () => ({ points: LINE_SAMPLE }),
});
