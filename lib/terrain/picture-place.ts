import { distanceCm, type Point, type Segment } from "./point";

/** Where a picture lies on the table: its middle, how wide it lies, and how far it is turned clockwise. */
export interface PicturePlace {
  readonly xCm: number;
  readonly yCm: number;
  readonly widthCm: number;
  readonly turnDeg: number;
}

/** A picture's size in its own points. */
export interface PictureSizePx {
  readonly widthPx: number;
  readonly heightPx: number;
}

interface Table {
  readonly widthCm: number;
  readonly depthCm: number;
}

/** How high a picture of this shape lies on the table, in cm. */
export function pictureHeightCm(widthCm: number, { widthPx, heightPx }: PictureSizePx): number {
  return (widthCm * heightPx) / widthPx;
}

/** To which measure of the table a picture is fitted: all of it inside, as wide as the table, or as deep. */
export const PICTURE_FITS = ["inside", "width", "depth"] as const;
export type PictureFit = (typeof PICTURE_FITS)[number];

/** A picture laid straight in the middle of the table. */
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
 * The place that brings two places seen on a picture to the wanted distance, in cm: the first stays where it is, and the
 * picture grows or shrinks about it. Null where the two are one.
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
