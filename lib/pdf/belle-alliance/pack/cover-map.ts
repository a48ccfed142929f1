import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { penFor, type SceneDrawing, tableFile } from "@/lib/domain/table/drawing/draw-scene";
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
  const picture = { drawing: SMALL, pen: penFor(map, SMALL), labels: [] };
  return {
    svg: tableFile(mapScene(map), picture),
    widthMm: map.widthCm * scale,
    heightMm: map.depthCm * scale,
    alternative: mapAlternative(view, words),
  };
}
