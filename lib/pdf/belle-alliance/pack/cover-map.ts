import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { drawWithinFrame, penFor, type SceneDrawing } from "@/lib/domain/table/drawing/draw-scene";
import { svg, svgText } from "@/lib/domain/table/drawing/svg-node";
import type { Words } from "../../document/text/words";
import { mapAlternative } from "../map/map-part";
import type { Cover } from "./sheet";

/** Maximum size of the map on a cover, in mm. */
const MAX_WIDTH_MM = 130;
const MAX_HEIGHT_MM = 74;

const SMALL: SceneDrawing = {
  palette: "light",
  size: "page",
  idPrefix: "cover",
  layers: ["relief", "cover", "ways", "units"],
};

/** A small map for the cover: terrain and troops, without names and grid. */
export function coverMap(view: ScenarioView, words: Words): Cover["map"] {
  const { map } = view;
  if (map.features.length === 0 && map.units.length === 0) return null;
  const scale = Math.min(MAX_WIDTH_MM / map.widthCm, MAX_HEIGHT_MM / map.depthCm);
  const size = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${map.widthCm} ${map.depthCm}`,
  };
  const picture = { drawing: SMALL, pen: penFor(map, SMALL), labels: [] };
  return {
    svg: svgText(svg("svg", size, drawWithinFrame(mapScene(map), picture))),
    widthMm: map.widthCm * scale,
    heightMm: map.depthCm * scale,
    alternative: mapAlternative(view, words),
  };
}
