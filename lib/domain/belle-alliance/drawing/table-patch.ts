import { type Box, boxAround, boxesTouch, widened } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { onPaper, type Pen } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import { drawnLine } from "../ground/drawn-line";
import type { Feature, ShapeFeature } from "../scenario/feature";

/** One part of a drawing with its bounding box, in the picture's coordinates. */
export interface TablePatch {
  readonly node: SvgNode;
  readonly box: Box;
}

/** How far lines, signs and rounded curves extend beyond the points they are drawn from, at mark 1. */
const FRINGE = 4;

/** A part drawn from some points of the picture. */
export function patchOf(node: SvgNode, places: readonly Point[], pen: Pen): TablePatch {
  return { node, box: widened(boxAround(places), FRINGE * pen.mark) };
}

/**
 * Like `patchOf`, but split into as many parts as possible: the thousands of strokes of a long slope are grouped by
 * position.
 */
export function patchesOf(node: SvgNode, places: readonly Point[], pen: Pen): TablePatch[] {
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

/** The parts that touch a box of the picture. */
export function cutToBox(patches: readonly TablePatch[], box: Box): readonly SvgNode[] {
  return patches.flatMap((patch) => (boxesTouch(patch.box, box) ? [patch.node] : []));
}

/** The points of the picture a feature is drawn through, with curves as straight steps; none for a place. */
export function drawnThrough(feature: Feature, pen: Pen): readonly Point[] {
  if (feature.kind === "place") return [];
  return [...drawnLine(feature), ...feature.points].map((at) => onPaper(pen, at));
}

/** How wide a line is made on the table; null where it has no width of its own. */
export function reachCm(feature: ShapeFeature): number | null {
  return "widthCm" in feature ? (feature.widthCm ?? 1) : null;
}
