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
import { lengthCm, type Polyline } from "./polyline";

/** What troops are lined up by: a line on the table whose left flank comes first, and which faces to its left. */
export interface BaseLine {
  /** Its length in cm; null where it goes on for ever. */
  readonly lengthCm: number | null;
  /** The place `xCm` to the right of its middle and `yCm` before it, with the degrees clockwise from north it faces there. */
  readonly at: (xCm: number, yCm: number) => { readonly point: Point; readonly facingDeg: number };
}

/** A straight base line of any length through a place, facing a bearing in degrees clockwise from north. */
export function straightBase(middle: Point, facingDeg: number): BaseLine {
  const stand = { xCm: middle[0], yCm: middle[1], facingDeg: normalisedDeg(facingDeg) };
  return {
    lengthCm: null,
    at: (xCm, yCm) => ({ point: placed([xCm, yCm], stand), facingDeg: stand.facingDeg }),
  };
}

/** A base line as it was drawn, from the left flank to the right; beyond its ends it goes straight on. */
export function baseAlong(line: Polyline): BaseLine {
  const length = lengthCm(line);
  return {
    lengthCm: length,
    at: (xCm, yCm) => {
      const { point, along } = stationAt(line, length / 2 + xCm);
      const ahead: Point = [-along[1], along[0]];
      return {
        point: moved(point, ahead, yCm),
        facingDeg: normalisedDeg(bearingDeg([0, 0], along) - 90),
      };
    },
  };
}

/** The place so many cm along a line, and the direction it runs there; before its beginning and behind its end it goes straight on. */
export function stationAt(
  line: Polyline,
  atCm: number,
): { readonly point: Point; readonly along: Point } {
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
