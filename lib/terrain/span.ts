import { type Box, widened } from "./box";
import { crossingPlace, crossingPlaces } from "./meeting";
import { between, direction, distanceCm, moved, type Point, type Segment } from "./point";
import { nearestOnLine, type Polyline } from "./polyline";
import { closedLine, type Ring, ringContains } from "./ring";
import { distanceToSegmentCm } from "./segment";
import { roundedCm } from "./snap";

/** Water that can be crossed: a line of some width, or an area. */
export type WaterGround =
  | { readonly line: Polyline; readonly widthCm: number }
  | { readonly ring: Ring };

/** The request for a crossing near a point. */
export interface SpanOptions {
  readonly near: Point;
  readonly reachCm: number;
  /** The width of the crossing. */
  readonly widthCm: number;
}

/** A crossing from bank to bank, as a straight line. */
export type Span = readonly [from: Point, to: Point];

/** How far a bridge extends onto each bank. */
const ON_BANK_CM = 0.5;
/** The sine of the most oblique angle for which a crossing is lengthened. */
const LEAST_SINE = 0.25;

/**
 * The crossing nearest to a point, as long as the water is wide there: along a road if one crosses, otherwise straight
 * across a watercourse. Null if there is none within reach.
 */
export function spanNear(
  options: SpanOptions,
  ground: { readonly roads: readonly Polyline[]; readonly waters: readonly WaterGround[] },
): Span | null {
  const [x, y] = options.near;
  const here = widened({ minX: x, minY: y, maxX: x, maxY: y }, options.reachCm);
  const roads = ground.roads.flatMap((line) => {
    const pieces = segmentsIn(line, here);
    return pieces.length > 0 ? [{ line, pieces }] : [];
  });
  const alongRoads = ground.waters.flatMap((water) =>
    "ring" in water
      ? roads.flatMap(({ line }) => spansOfArea(options, line, water.ring))
      : spansOfLine(
          options,
          roads.flatMap(({ pieces }) => pieces),
          { ...water, here },
        ),
  );
  const across = ground.waters.flatMap((water) =>
    "ring" in water ? [] : spanAcross(options, water),
  );
  return nearest(options, alongRoads) ?? nearest(options, across);
}

function nearest({ near, reachCm }: SpanOptions, spans: readonly Span[]): Span | null {
  const [best] = spans
    .map((span) => ({ span, away: distanceToSegmentCm(near, span) }))
    .filter(({ away }) => away <= reachCm)
    .toSorted((a, b) => a.away - b.away);
  return best ? ends(best.span) : null;
}

/** Where roads cross a watercourse: longer at oblique angles, so that both sides of the crossing reach the banks. */
function spansOfLine(
  { widthCm }: SpanOptions,
  roads: readonly Segment[],
  water: { readonly line: Polyline; readonly widthCm: number; readonly here: Box },
): Span[] {
  if (roads.length === 0) return [];
  const banks = segmentsIn(water.line, water.here);
  return roads.flatMap((way) =>
    banks.flatMap((bank) => {
      const place = crossingPlace(way, bank);
      if (!place) return [];
      const [along, flow] = [direction(...way), direction(...bank)];
      const cosine = Math.abs(along[0] * flow[0] + along[1] * flow[1]);
      const sine = Math.max(LEAST_SINE, Math.abs(along[0] * flow[1] - along[1] * flow[0]));
      const halfCm = (water.widthCm + widthCm * cosine) / (2 * sine) + ON_BANK_CM;
      return [about(place, along, halfCm)];
    }),
  );
}

/** Where a road enters an area of water and leaves it. */
function spansOfArea({ near, reachCm }: SpanOptions, road: Polyline, ring: Ring): Span[] {
  const { at } = nearestOnLine(near, road);
  if (distanceCm(near, at) > reachCm || !ringContains(ring, at)) return [];
  const banks = crossingPlaces(road, closedLine(ring));
  return banks.slice(1).flatMap((to, i): Span[] => {
    const from = banks[i] ?? to;
    const middle = between(from, to, 0.5);
    if (!ringContains(ring, middle)) return [];
    return [about(middle, direction(from, to), distanceCm(from, to) / 2 + ON_BANK_CM)];
  });
}

/** Straight across a watercourse. */
function spanAcross(
  { near }: SpanOptions,
  { line, widthCm }: { readonly line: Polyline; readonly widthCm: number },
): Span[] {
  const { index, at } = nearestOnLine(near, line);
  const [from, to] = [line[index], line[index + 1]];
  if (!from || !to) return [];
  const [x, y] = direction(from, to);
  return [about(at, [-y, x], widthCm / 2 + ON_BANK_CM)];
}

/** Not with `segmentsOf`, for speed: during a drag this is called for every line on every move. */
function segmentsIn(line: Polyline, box: Box): readonly Segment[] {
  const found: Segment[] = [];
  for (let i = 1; i < line.length; i++) {
    const segment = [line[i - 1] as Point, line[i] as Point] as const;
    if (reaches(segment, box)) found.push(segment);
  }
  return found;
}

function reaches([[x, y], [toX, toY]]: Segment, { minX, minY, maxX, maxY }: Box): boolean {
  return (
    Math.max(x, toX) >= minX &&
    Math.min(x, toX) <= maxX &&
    Math.max(y, toY) >= minY &&
    Math.min(y, toY) <= maxY
  );
}

function about(middle: Point, along: Point, halfCm: number): Span {
  return [moved(middle, along, -halfCm), moved(middle, along, halfCm)];
}

function ends(span: Span): Span {
  const [from, to] = span.map(([x, y]): Point => [roundedCm(x), roundedCm(y)]);
  return [from ?? span[0], to ?? span[1]];
}
