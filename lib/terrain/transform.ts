import type { Point } from "./point";

/** Rotates points clockwise by degrees about a centre. */
export function turned(points: readonly Point[], about: Point, degrees: number): readonly Point[] {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return points.map(([x, y]) => {
    const dx = x - about[0];
    const dy = y - about[1];
    return [about[0] + dx * cos + dy * sin, about[1] - dx * sin + dy * cos];
  });
}

export function scaled(points: readonly Point[], about: Point, factor: number): readonly Point[] {
  return points.map(([x, y]) => [
    about[0] + (x - about[0]) * factor,
    about[1] + (y - about[1]) * factor,
  ]);
}
