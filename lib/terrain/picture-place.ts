import { distanceCm, type Point, type Segment } from "./point";

/** A picture's place on the table: its middle, its width, and its rotation clockwise. */
export interface PicturePlace {
  readonly xCm: number;
  readonly yCm: number;
  readonly widthCm: number;
  readonly turnDeg: number;
}

/** A picture's size in pixels. */
export interface PictureSizePx {
  readonly widthPx: number;
  readonly heightPx: number;
}

interface Table {
  readonly widthCm: number;
  readonly depthCm: number;
}

/** The height of a picture on the table, in cm. */
export function pictureHeightCm(widthCm: number, { widthPx, heightPx }: PictureSizePx): number {
  return (widthCm * heightPx) / widthPx;
}

/** How a picture is fitted to the table: entirely inside, to its width, or to its depth. */
export const PICTURE_FITS = ["inside", "width", "depth"] as const;
export type PictureFit = (typeof PICTURE_FITS)[number];

/** Places a picture straight in the middle of the table. */
export function fittedPicture(size: PictureSizePx, table: Table, fit: PictureFit): PicturePlace {
  const byDepth = (table.depthCm * size.widthPx) / size.heightPx;
  const widths: Record<PictureFit, number> = {
    inside: Math.min(table.widthCm, byDepth),
    width: table.widthCm,
    depth: byDepth,
  };
  return {
    xCm: table.widthCm / 2,
    yCm: table.depthCm / 2,
    widthCm: widths[fit],
    turnDeg: 0,
  };
}

/**
 * Scales a picture so that two points on it are the wanted distance apart, in cm; the first point stays fixed. Null if
 * the two coincide.
 */
export function pictureScaledByPoints<Place extends PicturePlace>(
  place: Place,
  [from, to]: Segment,
  wantedCm: number,
): Place | null {
  const isCm = distanceCm(from, to);
  if (isCm === 0) return null;
  const factor = wantedCm / isCm;
  const [xCm, yCm]: Point = [
    from[0] + (place.xCm - from[0]) * factor,
    from[1] + (place.yCm - from[1]) * factor,
  ];
  return { ...place, xCm, yCm, widthCm: place.widthCm * factor };
}
