/** A place on the table in cm: x from the west edge, y from the south edge. */
export type Point = readonly [xCm: number, yCm: number];

/** A straight line between two points. */
export type Segment = readonly [from: Point, to: Point];

/** The straight distance between two places, in cm. */
export function distanceCm(from: Point, to: Point): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  // Not `Math.hypot`, which is many times slower.
  return Math.sqrt(dx * dx + dy * dy);
}

/** The point a share of the way between two others; 0 is `from`, 1 is `to`. */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** `from` + `by` × `times`. */
export function moved(from: Point, by: Point, times = 1): Point {
  return [from[0] + by[0] * times, from[1] + by[1] * times];
}

/** The direction from one point to another as a vector of 1 cm; [0, 0] if they coincide. */
export function direction(from: Point, to: Point): Point {
  const length = distanceCm(from, to);
  return length === 0 ? [0, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** A bearing in degrees clockwise from north as 0 ≤ bearing < 360. */
export function normalisedDeg(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned === 360 ? 0 : turned;
}

/** The rotation for lettering along the same line that is never upside down: −90 < rotation ≤ 90. */
export function uprightDeg(degrees: number): number {
  const within = normalisedDeg(degrees);
  if (within > 270) return within - 360;
  return within > 90 ? within - 180 : within;
}

/** The bearing of `to` from `from`, in degrees clockwise from north. */
export function bearingDeg(from: Point, to: Point): number {
  return normalisedDeg((Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI);
}
