import { effectOfRow } from "@/lib/rules/belle-alliance/terrain-effect";
import { smoothRing } from "@/lib/terrain/smooth";
import { patternFill } from "../../table/drawing/patterns";
import { curvePath, sized } from "../../table/drawing/pen";
import { svg } from "../../table/drawing/svg-node";
import { OVAL_START, ROUND_SAMPLE } from "../../table/ground/corners";
import { terrainKind } from "./terrain-kind";

/** A wood, drawn with trees. */
export const wood = terrainKind({
  kind: "wood",
  shape: "area",
  fields: {},
  family: "ground",
  toolKey: "W",
  start: OVAL_START,
  needsWideHitArea: false,
  isCurved: () => true,
  strata: ["wood"],
  /** Table 5, 1.1.6, 3.4.5; its edge counts as a separate kind of ground [6.2.0]. */
  meaning: () => effectOfRow("wood", { noRicochet: true, sightLayers: 1, remarks: ["wood-edge"] }),
  rows: () => ["wood-edge-hedge-dyke", "wood", "fired-at-from-wood"],
  draw: (feature, pen) => {
    const d = curvePath(pen, smoothRing(feature.points));
    const { palette } = pen;
    const node = svg("g", {}, [
      svg("path", { d, fill: palette.wood }),
      svg("path", {
        d,
        fill: patternFill(pen, "wood"),
        stroke: palette.woodInk,
        "stroke-width": sized(pen, 0.3),
      }),
    ]);
    return [{ stratum: "wood", node }];
  },
  sample: () => ({ points: ROUND_SAMPLE }),
});
