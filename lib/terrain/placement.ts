import type { Point } from "./point";
import type { Ring } from "./ring";

/** Where something stands: its centre, and its facing in degrees clockwise from north. */
interface Pose {
  readonly xCm: number;
  readonly yCm: number;
  readonly facingDeg: number;
}

/** A rectangle's corners about its own centre: front left, front right, rear right, rear left. */
export function rectangle(widthCm: number, depthCm: number): Ring {
  const x = widthCm / 2;
  const y = depthCm / 2;
  return [
    [-x, y],
    [x, y],
    [x, -y],
    [-x, -y],
  ];
}

/** Rotates and moves an outline, given about its own centre and facing north, to where it stands. */
export function placedOutline(outline: Ring, stand: Pose): Ring {
  return outline.map((corner) => placed(corner, stand));
}

/** A rectangle's corners in table cm: front left, front right, rear right, rear left. */
export function placedRectangle(
  size: {
    readonly widthCm: number;
    readonly depthCm: number;
  },
  stand: Pose,
): Ring {
  return placedOutline(rectangle(size.widthCm, size.depthCm), stand);
}

/** Converts a point given about a centre, facing north, to table cm. */
export function placed([x, y]: Point, { xCm, yCm, facingDeg }: Pose): Point {
  const angle = (facingDeg * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [xCm + x * cos + y * sin, yCm - x * sin + y * cos];
}

/** Converts points in table cm to ones about something's own centre, facing north: the inverse of `placedOutline`. */
export function ownOutline(outline: Ring, { xCm, yCm, facingDeg }: Pose): Ring {
  const home = outline.map(([x, y]): Point => [x - xCm, y - yCm]);
  return placedOutline(home, { xCm: 0, yCm: 0, facingDeg: -facingDeg });
}
