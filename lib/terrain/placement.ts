import type { Point } from "./point";
import type { Ring } from "./ring";

/** Where something stands: its centre, and the degrees clockwise from north it faces. */
interface Stand {
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

/** An outline drawn about its own centre, facing north, turned and moved to where it stands. */
export function placedOutline(outline: Ring, stand: Stand): Ring {
  return outline.map((corner) => placed(corner, stand));
}

/** A rectangle at its place: front left, front right, rear right, rear left in table cm. */
export function placedRectangle(
  size: {
    readonly widthCm: number;
    readonly depthCm: number;
  },
  stand: Stand,
): Ring {
  return placedOutline(rectangle(size.widthCm, size.depthCm), stand);
}

/** A place given about a centre, facing north, in table cm. */
export function placed([x, y]: Point, { xCm, yCm, facingDeg }: Stand): Point {
  const angle = (facingDeg * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [xCm + x * cos + y * sin, yCm - x * sin + y * cos];
}

/** Places in table cm, seen from something's own centre as it faces north: undoes `placedOutline`. */
export function ownOutline(outline: Ring, { xCm, yCm, facingDeg }: Stand): Ring {
  const home = outline.map(([x, y]): Point => [x - xCm, y - yCm]);
  return placedOutline(home, { xCm: 0, yCm: 0, facingDeg: -facingDeg });
}
