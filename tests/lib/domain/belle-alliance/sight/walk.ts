import type { Point } from "@/lib/terrain/point";
import { type Ring, ringContains, ringsMeet } from "@/lib/terrain/ring";
import { distanceToSegmentCm } from "@/lib/terrain/segment";

/** A hill layer, or a wood or building, which has no level. */
export interface WalkedShape {
  readonly level: number | null;
  readonly ring: Ring;
}

const STEPS = 4_000;
const TOO_NEAR = "too near to say";

/** Whether a look is blocked, by brute force: thousands of places along the line, each asked what lies there. */
export function walk(shapes: readonly WalkedShape[], a: Point, b: Point): string {
  const on = (share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  const reach = Math.ceil(400 / Math.hypot(a[0] - b[0], a[1] - b[1]));
  // A line that passes so near a corner may cut less of the area than a step is long.
  const corners = shapes.flatMap(({ ring }) => ring);
  const whole = [on(-reach), on(reach + 1)] as const;
  if (corners.some((corner) => distanceToSegmentCm(corner, whole) < 0.05)) return TOO_NEAR;
  const inside = ({ rings }: { readonly rings: readonly Ring[] }, share: number) =>
    rings.some((ring) => ringContains(ring, on(share)));
  const hills = layersOf(shapes);
  const level = (share: number) =>
    Math.max(0, ...hills.filter((each) => inside(each, share)).map((each) => each.level));
  const [low, high] = [level(0), level(1)];
  const height = (share: number) => low + (high - low) * share;
  const margins: number[] = [];
  for (const each of hills) {
    const isOfBoth =
      low === each.level && high === each.level && inside(each, 0) && inside(each, 1);
    let start: number | null = null;
    for (let i = -reach * STEPS; i <= (reach + 1) * STEPS; i += 2) {
      const isIn = inside(each, i / STEPS);
      if (isIn && start === null) start = i;
      if (isIn || start === null) continue;
      const crest = (start + i - 2) / 2 / STEPS;
      start = null;
      if (Math.min(Math.abs(crest), Math.abs(crest - 1)) < 0.01) return TOO_NEAR;
      if (crest > 0 && crest < 1 && !isOfBoth) margins.push(height(crest) - each.level);
    }
  }
  for (const each of shapes) {
    if (each.level !== null) continue;
    for (let i = 1; i < STEPS; i++) {
      if (inside({ rings: [each.ring] }, i / STEPS))
        margins.push(height(i / STEPS) - level(i / STEPS) - 1);
    }
  }
  if (margins.some((margin) => Math.abs(margin) < 0.01 && margin !== 0)) return TOO_NEAR;
  return margins.some((margin) => margin <= 0) ? "blocked" : "clear";
}

/** The hills of one level that overlap or touch are one layer. */
function layersOf(shapes: readonly WalkedShape[]) {
  const layers: { level: number; rings: Ring[] }[] = [];
  for (const { level, ring } of shapes) {
    if (level === null) continue;
    const met = layers.filter(
      (layer) => layer.level === level && layer.rings.some((other) => ringsMeet(other, ring)),
    );
    for (const layer of met) layers.splice(layers.indexOf(layer), 1);
    layers.push({ level, rings: [ring, ...met.flatMap(({ rings }) => rings)] });
  }
  return layers;
}
