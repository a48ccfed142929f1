import { boxAround } from "@/lib/terrain/box";
import { simplified } from "@/lib/terrain/simplify";
import type { Shape } from "../looks/look";
import type { Scene } from "../scene";
import { drawScene, TERRAIN_ONLY } from "./draw-scene";
import { svg, svgText } from "./svg-node";

/** The width of a library card in pixels; finer detail would not be seen. */
const WIDTH_PX = 400;
/** The limits of a thumbnail; a map within them is drawn unchanged. */
const MAX_POINTS = 6_000;
const MAX_SHAPES = 600;

/**
 * A small SVG file of the ground and the signs over it, without pieces, names or a grid. It is light or dark to match
 * the page that shows it. `idPrefix` is unique among the pictures on the page; it starts with a letter.
 */
export function thumbnail(scene: Scene, idPrefix: string): string {
  const { attributes, children } = drawScene(coarse(scene), {
    palette: "either",
    size: "thumbnail",
    idPrefix,
    layers: TERRAIN_ONLY,
  });
  return svgText(svg("svg", { ...attributes, style: "color-scheme: light dark" }, children));
}

/**
 * Simplifies a scene that has more than a small picture can show: keeps the largest shapes, and coarsens their outlines
 * as needed.
 */
function coarse(scene: Scene): Scene {
  const bySpan = scene.shapes.toSorted((a, b) => spanOf(b) - spanOf(a));
  const large = new Set(bySpan.slice(0, MAX_SHAPES));
  const kept = scene.shapes.filter((shape) => large.has(shape));
  let toleranceCm = Math.max(scene.widthCm, scene.depthCm) / WIDTH_PX;
  let shapes: readonly Shape[] = kept;
  while (pointsOf(shapes) > MAX_POINTS && toleranceCm < scene.widthCm + scene.depthCm) {
    shapes = kept.map((shape) => ({
      ...shape,
      points: simplified<[number, number]>(shape.points, toleranceCm),
    }));
    toleranceCm *= 2;
  }
  return { ...scene, shapes };
}

function spanOf({ points }: Shape): number {
  const { minX, minY, maxX, maxY } = boxAround(points);
  return Math.max(maxX - minX, maxY - minY);
}

function pointsOf(shapes: readonly Shape[]): number {
  return shapes.reduce((sum, { points }) => sum + points.length, 0);
}
