import { placed } from "./placement";
import {
  bearingDeg,
  between,
  direction,
  distanceCm,
  moved,
  normalisedDeg,
  type Point,
} from "./point";
import { lengthCm, type Polyline, type Station } from "./polyline";

/** A line on the table along which troops are drawn up: it starts at the left flank and faces to its left. */
export interface BaseLine {
  /** Its length in cm; null if it is infinite. */
  readonly lengthCm: number | null;
  /**
   * The point `xCm` to the right of its middle and `yCm` in front of it, and the facing there in degrees clockwise from
   * north. If the line bends, a front of `widthCm` has both ends on it.
   */
  readonly at: (
    xCm: number,
    yCm: number,
    widthCm: number,
  ) => { readonly point: Point; readonly facingDeg: number };
}

/** A straight, infinite base line through a point, facing a bearing in degrees clockwise from north. */
export function straightBase(middle: Point, facingDeg: number): BaseLine {
  const stand = { xCm: middle[0], yCm: middle[1], facingDeg: normalisedDeg(facingDeg) };
  return {
    lengthCm: null,
    at: (xCm, yCm) => ({ point: placed([xCm, yCm], stand), facingDeg: stand.facingDeg }),
  };
}

/** A base line as drawn, from the left flank to the right; it continues straight beyond its ends. */
export function baseAlong(line: Polyline): BaseLine {
  const length = lengthCm(line);
  return {
    lengthCm: length,
    at: (xCm, yCm, widthCm) => {
      const { point, along } = chordAt(line, length / 2 + xCm, widthCm);
      const ahead: Point = [-along[1], along[0]];
      return {
        point: moved(point, ahead, yCm),
        facingDeg: normalisedDeg(bearingDeg([0, 0], along) - 90),
      };
    },
  };
}

/**
 * How something rigid lies on a line: the middle between two points of it, `chordCm` apart along the line and equally
 * far from the point at `atCm`, and the direction between them. If the line doubles back there, the same as
 * `stationAt`.
 */
export function chordAt(line: Polyline, atCm: number, chordCm: number): Station {
  const from = stationAt(line, atCm - chordCm / 2).point;
  const to = stationAt(line, atCm + chordCm / 2).point;
  if (distanceCm(from, to) <= chordCm / 2) return stationAt(line, atCm);
  return { point: between(from, to, 0.5), along: direction(from, to) };
}

/**
 * The point a number of cm along a line, and the line's direction there; the line continues straight beyond its ends.
 */
function stationAt(line: Polyline, atCm: number): Station {
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point];
    const step = distanceCm(from, to);
    const isLast = i === line.length - 1;
    if (step > 0 && (walked + step >= atCm || isLast)) {
      return { point: between(from, to, (atCm - walked) / step), along: direction(from, to) };
    }
    walked += step;
  }
  return { point: line[0] ?? [0, 0], along: [1, 0] };
}
