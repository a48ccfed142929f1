import { drawGrid, drawRulers } from "../../table/drawing/draw-grid";
import { drawLabel } from "../../table/drawing/draw-names";
import type { MapLabel, Naming } from "../../table/drawing/label-request";
import { letterOf } from "../../table/drawing/letter-of";
import { PALETTES, type PaletteName } from "../../table/drawing/palette";
import { drawPatterns } from "../../table/drawing/patterns";
import { type Pen, rounded, sized } from "../../table/drawing/pen";
import { LAYER_OF_STRATUM, MAP_LAYERS, type MapLayer } from "../../table/drawing/stratum";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import { wantsName } from "../scenario/feature-name";
import type { MapView } from "../scenario/scenario-view";
import { drawCommander } from "./draw-commander";
import { drawEntry } from "./draw-entry";
import { drawFeatures } from "./draw-feature";
import { drawPicture, type LaidPicture } from "./draw-picture";
import { drawUnit } from "./draw-unit";
import { mapLabels, namesWithoutPlace } from "./map-labels";

/** What a picture is made for: signs and letters grow as the picture shrinks. */
const PICTURE_SIZES = ["sheet", "page", "phone", "thumbnail"] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export interface MapDrawing {
  readonly palette: PaletteName;
  readonly size: PictureSize;
  /** Unique among the pictures on the page; starts with a letter. */
  readonly idPrefix: string;
  /** The layers shown; the grid also needs the view's permission. */
  readonly layers: readonly MapLayer[];
  /** What is named if names are shown; formations if left out, only places in small pictures. */
  readonly naming?: Naming;
  /**
   * Pictures below the terrain, the lowest first. Views do not contain them, so they may be added only after checking
   * the reader's access.
   */
  readonly below?: readonly LaidPicture[];
}

/** Terrain only, as in a thumbnail: no units, names or grid. */
export const TERRAIN_ONLY: readonly MapLayer[] = ["relief", "cover", "ways"];

/** Everything a view allows. */
export const ALL_LAYERS: readonly MapLayer[] = MAP_LAYERS;

/** The margins around a map for its rulers, in cm. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The pen for drawing a table at a given size. */
export function penFor(
  table: { readonly widthCm: number; readonly depthCm: number },
  drawing: Pick<MapDrawing, "palette" | "size" | "idPrefix">,
): Pen {
  const times = { sheet: 1, page: 1.15, phone: 1.9, thumbnail: 2.6 }[drawing.size];
  return {
    palette: PALETTES[drawing.palette],
    mark: rounded((Math.max(table.widthCm, table.depthCm * 1.2) / 230) * times),
    idPrefix: drawing.idPrefix,
    depthCm: table.depthCm,
  };
}

/** The margins around the table: wide for rulers, otherwise just enough for the frame's line. */
export function frameOf(map: MapView, drawing: MapDrawing, pen: Pen): Frame {
  const rim = sized(pen, 0.6);
  if (!showsGrid(map, drawing)) return { left: rim, top: rim, right: rim, bottom: rim };
  return { left: sized(pen, 9), top: sized(pen, 7), right: sized(pen, 4), bottom: sized(pen, 2) };
}

/**
 * A map as an SVG tree, one unit per cm, north up. It shows everything the view contains, so make the view for the
 * reader first.
 */
export function drawMap(map: MapView, drawing: MapDrawing): SvgNode {
  const pen = penFor(map, drawing);
  const { left, top, right, bottom } = frameOf(map, drawing, pen);
  const width = rounded(map.widthCm + left + right);
  const height = rounded(map.depthCm + top + bottom);
  return svg(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${-left} ${-top} ${width} ${height}`,
      "text-rendering": "geometricPrecision",
    },
    drawTable(map, drawing, pen),
  );
}

/**
 * The table with everything on it, its frame and rulers, and its north-west corner at the origin, for use inside
 * another picture.
 */
export function drawTable(map: MapView, drawing: MapDrawing, pen: Pen): readonly SvgNode[] {
  return [
    ...drawWithinFrame(map, { drawing, pen, labels: labelsOf(map, drawing, pen) }),
    svg("rect", {
      width: map.widthCm,
      height: map.depthCm,
      fill: "none",
      stroke: pen.palette.ink,
      "stroke-width": sized(pen, 0.35),
    }),
    ...(showsGrid(map, drawing) ? [drawRulers(map, pen)] : []),
  ];
}

export interface LabelledDrawing {
  readonly drawing: MapDrawing;
  readonly pen: Pen;
  readonly labels: readonly MapLabel[];
}

/** The table up to its edges, for callers that draw their own frame. */
export function drawWithinFrame(
  map: MapView,
  { drawing, pen, labels }: LabelledDrawing,
): readonly SvgNode[] {
  const clip = `${pen.idPrefix}-table`;
  const table = { width: map.widthCm, height: map.depthCm };
  return [
    svg("defs", {}, [...drawPatterns(pen), svg("clipPath", { id: clip }, [svg("rect", table)])]),
    svg("g", { "clip-path": `url(#${clip})` }, [
      svg("rect", { ...table, fill: pen.palette.table }),
      ...(drawing.below ?? []).map((picture) => drawPicture(picture, pen)),
      ...drawTerrain(map, drawing, pen),
      ...(showsGrid(map, drawing) ? [drawGrid(map, pen)] : []),
      ...drawTroops(map, drawing, pen),
      ...labels.flatMap((label) => drawLabel(label, pen) ?? []),
    ]),
  ];
}

function showsGrid(map: MapView, { layers }: MapDrawing): boolean {
  return map.grid && layers.includes("grid");
}

function drawTerrain(map: MapView, { layers }: MapDrawing, pen: Pen): readonly SvgNode[] {
  return drawFeatures(map.features, pen)
    .filter(({ stratum }) => layers.includes(LAYER_OF_STRATUM[stratum]))
    .map(({ node }) => node);
}

/** Entries are drawn over units: they are small and often where units stand. */
function drawTroops(map: MapView, { layers, naming }: MapDrawing, pen: Pen): readonly SvgNode[] {
  if (!layers.includes("units")) return [];
  const keyed = map.commanders.map((each, i) => ({ ...each, letter: letterOf(i) }));
  return [
    ...map.units.map((unit) => drawUnit(unit, pen)),
    ...map.entries.map((entry) => drawEntry(entry, map, pen)),
    ...(naming === "keys" ? keyed : map.commanders).map((each) => drawCommander(each, pen)),
  ];
}

/** The labels of a picture; unnamed places appear only on the desk, minor ones only in large pictures. */
export function labelsOf(map: MapView, drawing: MapDrawing, pen: Pen): readonly MapLabel[] {
  const { layers, size } = drawing;
  const isSmall = size === "phone" || size === "thumbnail";
  const named = layers.includes("names");
  const features = map.features.filter((feature) =>
    feature.kind === "place" ? named && !wantsName(feature) && !(isSmall && feature.minor) : true,
  );
  const troops = layers.includes("units") ? {} : { units: [], commanders: [], entries: [] };
  const naming = named && !isSmall && layers.includes("units") ? drawing.naming : "places";
  return mapLabels({ ...map, features, ...troops }, pen, naming ?? "formations");
}

/** Names that do not fit on a picture with all layers, for its legend. */
export function unnamedOn(map: MapView, size: PictureSize): readonly string[] {
  const drawing = { palette: "light", size, idPrefix: "", layers: ALL_LAYERS } as const;
  return namesWithoutPlace(labelsOf(map, drawing, penFor(map, drawing)));
}
