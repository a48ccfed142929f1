import { boxAround } from "@/lib/terrain/box";
import { laneAlong } from "@/lib/terrain/clip";
import type { Point } from "@/lib/terrain/point";
import { flattened, smoothLine } from "@/lib/terrain/smooth";
import { drawGrid } from "../../table/drawing/draw-grid";
import { drawLabel } from "../../table/drawing/draw-names";
import { cornersOf } from "../../table/drawing/label";
import type { MapLabel } from "../../table/drawing/label-request";
import { type Pen, sized, straightPath } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import { terrainKindOf } from "../ground/kinds";
import type { Feature } from "../scenario/feature";
import type { MapView } from "../scenario/scenario-view";
import { drawCommander } from "./draw-commander";
import { drawEntry, entryOutline } from "./draw-entry";
import { drawFeature, drawFeatures } from "./draw-feature";
import { labelsOf, type MapDrawing } from "./draw-map";
import { drawUnit } from "./draw-unit";
import { drawnThrough, patchesOf, patchOf, reachCm, type TablePatch } from "./table-patch";
import { discOf, outlineOf } from "./troop-labels";

/**
 * The parts of a table's picture from the ground up, each with its bounding box, so that a sheet includes only those it
 * shows.
 */
export function tablePatches(
  map: MapView,
  drawing: MapDrawing,
  { pen, look }: { readonly pen: Pen; readonly look: "coloured" | "outlined" },
): readonly TablePatch[] {
  const grid = map.grid ? [patchOf(drawGrid(map, pen), wholeOf(map), pen)] : [];
  return [
    ...(look === "outlined" ? outlines(map, pen) : [...terrain(map, pen), ...grid]),
    ...troops(map, pen),
    ...labelsOf(map, drawing, pen).flatMap((label) => labelPatch(label, pen)),
  ];
}

function wholeOf({ widthCm, depthCm }: MapView): readonly Point[] {
  return [
    [0, 0],
    [widthCm, depthCm],
  ];
}

function terrain({ features }: MapView, pen: Pen): TablePatch[] {
  return drawFeatures(features, pen).flatMap(({ node, feature }) =>
    patchesOf(node, drawnThrough(feature, pen), pen),
  );
}

function outlines({ features }: MapView, pen: Pen): TablePatch[] {
  return features.flatMap((feature) =>
    drawnOutline(feature, pen).map((node) => patchOf(node, drawnThrough(feature, pen), pen)),
  );
}

function troops(map: MapView, pen: Pen): TablePatch[] {
  const building = (unit: MapView["units"][number]) =>
    unit.holds ? outlineOf({ ...unit, outline: unit.holds.outline }, pen) : [];
  return [
    ...map.units.map((unit) =>
      patchOf(drawUnit(unit, pen), [...outlineOf(unit, pen), ...building(unit)], pen),
    ),
    ...map.entries.map((entry) =>
      patchOf(drawEntry(entry, map, pen), entryOutline(entry, map, pen), pen),
    ),
    ...map.commanders.map((each) => patchOf(drawCommander(each, pen), discOf(each, pen), pen)),
  ];
}

function labelPatch(label: MapLabel, pen: Pen): TablePatch[] {
  const node = drawLabel(label, pen);
  const { fate } = label;
  if (node === null || fate.fate === "dropped") return [];
  const corners = cornersOf(fate.box, label.turnDeg);
  return [{ node, box: boxAround(fate.fate === "led" ? [...corners, ...fate.leader] : corners) }];
}

/** The line width of an outline at mark 1. */
const LINE = 0.22;

/**
 * Only the outline of a feature, for cutting felt and card: an area's edge as on the map, both edges of a road or
 * stream at its true width, and the line of a wall, hedge, fence or work. A place has none.
 */
function drawnOutline(feature: Feature, pen: Pen): readonly SvgNode[] {
  if (feature.kind === "place") return [];
  const widthCm = reachCm(feature);
  if (widthCm !== null) {
    const lane = laneAlong(flattened(smoothLine(feature.points)), widthCm);
    return lane.length === 0
      ? []
      : [edge(lane.map((ring) => straightPath(pen, ring, "Z")).join(""), pen)];
  }
  const paths = drawFeature(feature, pen).flatMap(({ node }) => pathsIn(node));
  const filled = paths.filter(({ attributes: { fill } }) => fill !== "none");
  const isArea = terrainKindOf(feature).shape === "area";
  const chosen = isArea ? (filled.length > 0 ? filled : paths).slice(0, 1) : paths.slice(0, 1);
  return chosen.map(({ attributes: { d } }) => edge(String(d), pen));
}

function pathsIn(node: SvgNode): readonly SvgNode[] {
  const within = node.children.flatMap((child) =>
    typeof child === "string" ? [] : pathsIn(child),
  );
  return node.tag === "path" ? [node, ...within] : within;
}

function edge(d: string, pen: Pen): SvgNode {
  return svg("path", {
    d,
    fill: "none",
    stroke: pen.palette.ink,
    "stroke-width": sized(pen, LINE),
    "stroke-linejoin": "round",
  });
}
