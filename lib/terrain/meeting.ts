import { type Box, boxAround, boxContains, boxesTouch, widened } from "./box";
import { between, distanceCm, type Point, type Segment } from "./point";
import { distanceToLineCm, type Polyline, segmentsOf } from "./polyline";
import { centroid, closedLine, distanceToEdgeCm, edgesOf, type Ring, ringContains } from "./ring";
import { distanceBetweenSegmentsCm, distanceToSegmentCm, leastDistanceCm } from "./segment";
import { roundedCm } from "./snap";

/** Distance in cm from a place to an area; 0 within it. */
export function distanceToAreaCm(point: Point, ring: Ring): number {
  return ringContains(ring, point) ? 0 : distanceToEdgeCm(point, ring);
}

/** The smallest distance in cm between two areas, from edge to edge; 0 if they overlap or touch. */
export function distanceBetweenAreasCm(a: Ring, b: Ring): number {
  const [corner] = a;
  const [other] = b;
  if (!corner || !other) return Number.POSITIVE_INFINITY;
  if (ringContains(b, corner) || ringContains(a, other)) return 0;
  return distanceBetweenLinesCm(closedLine(a), closedLine(b));
}

/** The smallest distance in cm between two lines; 0 if they meet. */
export function distanceBetweenLinesCm(a: Polyline, b: Polyline): number {
  let least = Number.POSITIVE_INFINITY;
  const others = segmentsOf(b);
  for (const segment of segmentsOf(a)) {
    for (const other of others) {
      if (leastDistanceCm(segment, other) >= least) continue;
      least = Math.min(least, distanceBetweenSegmentsCm(segment, other));
    }
  }
  return least;
}

/** The point at which two segments cross; null if they do not, or are parallel. */
export function crossingPlace([a, b]: Segment, [c, d]: Segment): Point | null {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const across = rx * sy - ry * sx;
  if (Math.abs(across) < 1e-12) return null;
  const share = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / across;
  const other = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / across;
  if (share < 0 || share > 1 || other < 0 || other > 1) return null;
  return between(a, b, share);
}

/**
 * The points at which two lines cross, in the order of the first line; a crossing at a corner is listed once. To a
 * tenth of a mm.
 */
export function crossingPlaces(a: Polyline, b: Polyline): readonly Point[] {
  const others = segmentsOf(b);
  const places = segmentsOf(a).flatMap((segment) =>
    others.flatMap((other) => {
      if (leastDistanceCm(segment, other) > 0) return [];
      const place = crossingPlace(segment, other);
      return place ? [place] : [];
    }),
  );
  const alike = new Map(places.map((place) => [place.map(roundedCm).join(), place]));
  return [...alike.values()];
}

/** Whether a line enters an area, further than `slackCm` from its edge. */
export function lineEnters(line: Polyline, ring: Ring, slackCm: number): boolean {
  const box = boxAround(ring);
  const inside = (point: Point) => liesWithin(point, ring, { slackCm, box });
  if (line.some(inside)) return true;
  const edges = edgesOf(ring);
  return segmentsOf(line).some((segment) => {
    if (!boxesTouch(boxAround(segment), box)) return false;
    const places = edges.flatMap<Point>((edge) => {
      const place = crossingPlace(segment, edge);
      return place ? [place] : [];
    });
    const stops = [segment[0], ...places, segment[1]].toSorted(
      (a, b) => distanceCm(segment[0], a) - distanceCm(segment[0], b),
    );
    return stops.slice(1).some((stop, i) => inside(between(stops[i] as Point, stop, 0.5)));
  });
}

/** Whether two areas overlap by more than `slackCm`: neighbours may touch. */
export function areasOverlap(a: Ring, b: Ring, slackCm: number): boolean {
  const [boxA, boxB] = [boxAround(a), boxAround(b)];
  if (!boxesTouch(boxA, boxB)) return false;
  const inA = (point: Point) => liesWithin(point, a, { slackCm, box: boxA });
  const inB = (point: Point) => liesWithin(point, b, { slackCm, box: boxB });
  if (placesOn(a).some(inB) || placesOn(b).some(inA)) return true;
  return edgesOf(a).some((edge) => edgesOf(b).some((other) => crossDeeply(edge, other, slackCm)));
}

/** Whether a point is within `reachCm` of a line. */
export function isOnLine(point: Point, line: Polyline, reachCm: number): boolean {
  return boxContains(widened(boxAround(line), reachCm), point)
    ? distanceToLineCm(point, line) <= reachCm
    : false;
}

function liesWithin(
  point: Point,
  ring: Ring,
  { slackCm, box }: { readonly slackCm: number; readonly box: Box },
): boolean {
  return (
    boxContains(box, point) && ringContains(ring, point) && distanceToEdgeCm(point, ring) > slackCm
  );
}

/** A ring's corners, the middles of its edges and its own middle, which detect one ring lying on another. */
function placesOn(ring: Ring): readonly Point[] {
  const middle = centroid(ring);
  const rim = edgesOf(ring).flatMap(([from, to]) => [from, between(from, to, 0.5)]);
  return ringContains(ring, middle) ? [...rim, middle] : rim;
}

function crossDeeply(a: Segment, b: Segment, slackCm: number): boolean {
  if (leastDistanceCm(a, b) > 0 || !crossingPlace(a, b)) return false;
  const deep = (point: Point, segment: Segment) => distanceToSegmentCm(point, segment) > slackCm;
  return a.every((end) => deep(end, b)) && b.every((end) => deep(end, a));
}
