import { drawShapes } from "../looks/looks";
import { readableName } from "../readable-name";
import type { PlaceName, Scene, TableSize } from "../scene";
import { drawGrid, drawRulers } from "./draw-grid";
import { drawLabel } from "./draw-names";
import type { MapLabel, Naming } from "./label-request";
import { PALETTES, type PaletteName } from "./palette";
import { drawPatterns } from "./patterns";
import { type Pen, rounded, sized } from "./pen";
import { drawPicture, type PlacedPicture } from "./placed-picture";
import { namesWithoutPlace, sceneLabels } from "./scene-labels";
import { LAYER_OF_STRATUM, MAP_LAYERS, type MapLayer } from "./stratum";
import { type SvgNode, svg, svgText } from "./svg-node";

/** What a picture is made for: signs and letters grow as the picture shrinks. */
const PICTURE_SIZES = ["sheet", "page", "phone", "thumbnail"] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export interface SceneDrawing {
  readonly palette: PaletteName;
  readonly size: PictureSize;
  /** Unique among the pictures on the page; starts with a letter. */
  readonly idPrefix: string;
  /** The layers shown; the grid also needs the scene's permission. */
  readonly layers: readonly MapLayer[];
  /** What is named if names are shown; formations if left out, only places in small pictures. */
  readonly naming?: Naming;
  /**
   * Pictures below the terrain, the lowest first. Scenes do not contain them, so they may be added only after checking
   * the reader's access.
   */
  readonly below?: readonly PlacedPicture[];
  /** Drawn on the ground, below what stands on it. */
  readonly shade?: readonly SvgNode[];
  /** Drawn over what stands on the ground, below names. */
  readonly over?: readonly SvgNode[];
}

/** Terrain only, as in a thumbnail: no units, names or grid. */
export const TERRAIN_ONLY: readonly MapLayer[] = ["relief", "cover", "ways"];

/** Everything a scene has. */
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
  table: TableSize,
  drawing: Pick<SceneDrawing, "palette" | "size" | "idPrefix">,
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
export function frameOf(scene: Scene, drawing: SceneDrawing, pen: Pen): Frame {
  const rim = sized(pen, 0.6);
  if (!showsGrid(scene, drawing)) return { left: rim, top: rim, right: rim, bottom: rim };
  return { left: sized(pen, 9), top: sized(pen, 7), right: sized(pen, 4), bottom: sized(pen, 2) };
}

/** A scene as an SVG tree, one unit per cm, north up. It shows everything in it, so make the scene for the reader. */
export function drawScene(scene: Scene, drawing: SceneDrawing): SvgNode {
  const pen = penFor(scene, drawing);
  const { left, top, right, bottom } = frameOf(scene, drawing, pen);
  const width = rounded(scene.widthCm + left + right);
  const height = rounded(scene.depthCm + top + bottom);
  return svg(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${-left} ${-top} ${width} ${height}`,
      "text-rendering": "geometricPrecision",
    },
    drawTable(scene, drawing, pen),
  );
}

/**
 * The table with everything on it, its frame and rulers, and its north-west corner at the origin, for use inside
 * another picture.
 */
export function drawTable(scene: Scene, drawing: SceneDrawing, pen: Pen): readonly SvgNode[] {
  return [
    ...drawWithinFrame(scene, { drawing, pen, labels: labelsOf(scene, drawing, pen) }),
    svg("rect", {
      width: scene.widthCm,
      height: scene.depthCm,
      fill: "none",
      stroke: pen.palette.ink,
      "stroke-width": sized(pen, 0.35),
    }),
    ...(showsGrid(scene, drawing) ? [drawRulers(scene, pen)] : []),
    ...scene.signs.map((sign) => sign.draw(pen)),
  ];
}

interface LabelledDrawing {
  readonly drawing: SceneDrawing;
  readonly pen: Pen;
  readonly labels: readonly MapLabel[];
}

/** The table up to its edges as an SVG file, for callers that draw their own frame. */
export function tableFile(scene: Scene, drawing: LabelledDrawing): string {
  const size = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${scene.widthCm} ${scene.depthCm}`,
  };
  return svgText(svg("svg", size, drawWithinFrame(scene, drawing)));
}

function drawWithinFrame(
  scene: Scene,
  { drawing, pen, labels }: LabelledDrawing,
): readonly SvgNode[] {
  const clip = `${pen.idPrefix}-table`;
  const table = { width: scene.widthCm, height: scene.depthCm };
  const { layers, naming } = drawing;
  const pieces = layers.includes("units") ? scene.pieces : [];
  return [
    svg("defs", {}, [...drawPatterns(pen), svg("clipPath", { id: clip }, [svg("rect", table)])]),
    svg("g", { "clip-path": `url(#${clip})` }, [
      svg("rect", { ...table, fill: pen.palette.table }),
      ...(drawing.below ?? []).map((picture) => drawPicture(picture, pen)),
      ...drawTerrain(scene, drawing, pen),
      ...(showsGrid(scene, drawing) ? [drawGrid(scene, pen)] : []),
      ...(drawing.shade ?? []),
      ...pieces.map((piece) => piece.draw(pen, naming)),
      ...(drawing.over ?? []),
      ...labels.flatMap((label) => drawLabel(label, pen) ?? []),
    ]),
  ];
}

function showsGrid({ grid }: Scene, { layers }: SceneDrawing): boolean {
  return grid && layers.includes("grid");
}

function drawTerrain({ shapes }: Scene, { layers }: SceneDrawing, pen: Pen): readonly SvgNode[] {
  return drawShapes(shapes, pen)
    .filter(({ stratum }) => layers.includes(LAYER_OF_STRATUM[stratum]))
    .map(({ node }) => node);
}

/** The labels of a picture; unnamed places appear only on the desk, minor ones only in large pictures. */
export function labelsOf(scene: Scene, drawing: SceneDrawing, pen: Pen): readonly MapLabel[] {
  const { layers, size } = drawing;
  const isSmall = size === "phone" || size === "thumbnail";
  const named = layers.includes("names");
  const isShown = ({ name, minor }: PlaceName) =>
    named && readableName(name) !== "" && !(isSmall && minor);
  const hasPieces = layers.includes("units");
  const naming = named && !isSmall && hasPieces ? drawing.naming : "places";
  return sceneLabels(
    { ...scene, places: scene.places.filter(isShown), pieces: hasPieces ? scene.pieces : [] },
    pen,
    naming ?? "formations",
  );
}

/** Names that do not fit on a picture with all layers, for its legend. */
export function unnamedOn(scene: Scene, size: PictureSize): readonly string[] {
  const drawing = { palette: "light", size, idPrefix: "", layers: ALL_LAYERS } as const;
  return namesWithoutPlace(labelsOf(scene, drawing, penFor(scene, drawing)));
}
