import { type Box, boxAround, boxesTouch, widened } from "@/lib/terrain/box";
import { laneAlong } from "@/lib/terrain/clip";
import type { Point } from "@/lib/terrain/point";
import { flattened, smoothLine } from "@/lib/terrain/smooth";
import { drawGrid } from "../drawing/draw-grid";
import { drawLabel } from "../drawing/draw-names";
import { labelsOf, type SceneDrawing } from "../drawing/draw-scene";
import { cornersOf } from "../drawing/label";
import type { MapLabel } from "../drawing/label-request";
import { onPaper, type Pen, sized, straightPath } from "../drawing/pen";
import { type SvgNode, svg } from "../drawing/svg-node";
import type { Shape } from "../looks/look";
import { drawnLine, drawShapes, lookOf, reachCm } from "../looks/looks";
import type { Scene, SceneSign, TableSize } from "../scene";

/** One part of a drawing with its bounding box, in the picture's coordinates. */
interface TablePatch {
  readonly node: SvgNode;
  readonly box: Box;
}

/**
 * The parts of a table's picture from the ground up, each with its bounding box, so that a sheet includes only those it
 * shows.
 */
export function tablePatches(
  scene: Scene,
  drawing: SceneDrawing,
  { pen, look }: { readonly pen: Pen; readonly look: "coloured" | "outlined" },
): readonly TablePatch[] {
  const grid = scene.grid ? [patchOf(drawGrid(scene, pen), cornersOfTable(scene), pen)] : [];
  return [
    ...(look === "outlined" ? outlines(scene, pen) : [...terrain(scene, pen), ...grid]),
    ...pieces(scene, pen),
    ...labelsOf(scene, drawing, pen).flatMap((label) => labelPatch(label, pen)),
    ...scene.signs.map((sign) => signPatch(sign, scene, pen)),
  ];
}

/** The parts that touch a box of the picture. */
export function cutToBox(patches: readonly TablePatch[], box: Box): readonly SvgNode[] {
  return patches.flatMap((patch) => (boxesTouch(patch.box, box) ? [patch.node] : []));
}

function cornersOfTable({ widthCm, depthCm }: TableSize): readonly Point[] {
  return [
    [0, 0],
    [widthCm, depthCm],
  ];
}

function terrain({ shapes }: Scene, pen: Pen): TablePatch[] {
  return drawShapes(shapes, pen).flatMap(({ node, shape }) =>
    patchesOf(node, drawnThrough(shape, pen), pen),
  );
}

function outlines({ shapes }: Scene, pen: Pen): TablePatch[] {
  return shapes.flatMap((shape) =>
    drawnOutline(shape, pen).map((node) => patchOf(node, drawnThrough(shape, pen), pen)),
  );
}

function pieces(scene: Scene, pen: Pen): TablePatch[] {
  return scene.pieces.map((piece) =>
    patchOf(piece.draw(pen), [...piece.outline(pen), ...(piece.beyond?.(pen) ?? [])], pen),
  );
}

function signPatch({ ground, draw }: SceneSign, table: TableSize, pen: Pen): TablePatch {
  const places = (ground ?? cornersOfTable(table)).map((at) => onPaper(pen, at));
  return patchOf(draw(pen), places, pen);
}

function labelPatch(label: MapLabel, pen: Pen): TablePatch[] {
  const node = drawLabel(label, pen);
  const { fate } = label;
  if (node === null || fate.fate === "dropped") return [];
  const corners = cornersOf(fate.box, label.turnDeg);
  return [{ node, box: boxAround(fate.fate === "led" ? [...corners, ...fate.leader] : corners) }];
}

/** The points of the picture a shape is drawn through, with curves as straight steps. */
function drawnThrough(shape: Shape, pen: Pen): readonly Point[] {
  return [...drawnLine(shape), ...shape.points].map((at) => onPaper(pen, at));
}

/** How far lines, signs and rounded curves extend beyond the points they are drawn from, at mark 1. */
const FRINGE = 4;

/** A part drawn from some points of the picture. */
function patchOf(node: SvgNode, places: readonly Point[], pen: Pen): TablePatch {
  return { node, box: widened(boxAround(places), FRINGE * pen.mark) };
}

/**
 * Like `patchOf`, but split into as many parts as possible: the thousands of strokes of a long slope are grouped by
 * position.
 */
function patchesOf(node: SvgNode, places: readonly Point[], pen: Pen): TablePatch[] {
  const isPlainGroup = node.tag === "g" && Object.keys(node.attributes).length === 0;
  if (isPlainGroup) {
    return node.children.flatMap((child) =>
      typeof child === "string" ? [] : patchesOf(child, places, pen),
    );
  }
  const { d } = node.attributes;
  return node.tag === "path" && typeof d === "string" && STROKES.test(d)
    ? strokePatches(node, d, pen)
    : [patchOf(node, places, pen)];
}

/** Path data consisting only of separate strokes, as written by `strokesPath`. */
const STROKES = /^(?:M-?[\d.]+ -?[\d.]+L-?[\d.]+ -?[\d.]+){2,}$/;

/** Strokes are grouped by squares of the table of this size. */
const SQUARE_CM = 10;

function strokePatches(node: SvgNode, d: string, pen: Pen): TablePatch[] {
  const squares = new Map<string, { d: string; places: Point[] }>();
  for (const [stroke] of d.matchAll(/M[^M]+/g)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (stroke.match(/-?[\d.]+/g) ?? []).map(Number);
    const key = `${Math.floor(x1 / SQUARE_CM)} ${Math.floor(y1 / SQUARE_CM)}`;
    const square = squares.get(key) ?? { d: "", places: [] };
    square.d += stroke;
    square.places.push([x1, y1], [x2, y2]);
    squares.set(key, square);
  }
  return [...squares.values()].map((square) =>
    patchOf(svg("path", { ...node.attributes, d: square.d }), square.places, pen),
  );
}

/** The line width of an outline at mark 1. */
const LINE = 0.22;

/**
 * Only the outline of a shape, for cutting felt and card: an area's edge as on the map, both edges of a road or
 * stream at its true width, and the line of a wall, hedge, fence or work.
 */
function drawnOutline(shape: Shape, pen: Pen): readonly SvgNode[] {
  const widthCm = reachCm(shape);
  if (widthCm !== null) {
    const lane = laneAlong(flattened(smoothLine(shape.points)), widthCm);
    return lane.length === 0
      ? []
      : [edge(lane.map((ring) => straightPath(pen, ring, "Z")).join(""), pen)];
  }
  const look = lookOf(shape);
  const paths = look.draw(shape, pen).flatMap(({ node }) => pathsIn(node));
  const filled = paths.filter(({ attributes: { fill } }) => fill !== "none");
  const isArea = look.shape === "area";
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
