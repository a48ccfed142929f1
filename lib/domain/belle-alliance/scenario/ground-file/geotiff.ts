import { decode, type TiffIfd } from "tiff";
import type { Point } from "@/lib/terrain/point";
import { GroundFileError, MAX_PLACES } from "./ground-file";
import { type HeightGrid, heightUnit } from "./height-grid";

/** Images with more cells than this are not decoded. */
const MAX_CELLS = 25_000_000;

/** GeoTIFF tags, and two of its geo keys with the values used here. */
const TAG = { scale: 33_550, tiepoint: 33_922, keys: 34_735, noData: 42_113 } as const;
const KEY = { model: 1_024, raster: 1_025 } as const;
const GEOGRAPHIC = 2;
const PIXEL_IS_POINT = 2;
const SIGNED = 2;

/**
 * The heights of the first image of a GeoTIFF. If it has more cells than a table can use, square blocks are averaged.
 * Throws a GroundFileError naming what cannot be read.
 */
export function readGeoTiff(bytes: Uint8Array): HeightGrid {
  const head = imageOf(bytes, { ignoreImageData: true });
  const { width, height } = head;
  if (!(width > 0 && height > 0)) throw new GroundFileError("not-geotiff", "ImageWidth");
  if (width * height > MAX_CELLS) throw new GroundFileError("geotiff-too-large");
  if (head.samplesPerPixel !== 1) throw new GroundFileError("not-geotiff", "SamplesPerPixel");
  const place = placeOf(head);
  const image = imageOf(bytes, { ignoreImageData: false });
  const grid = { ...place, columns: width, rows: height, heightsMetres: heightsOf(image) };
  const within = reduced(grid);
  if (within.heightsMetres.every(Number.isNaN)) throw new GroundFileError("no-heights");
  return within;
}

function imageOf(bytes: Uint8Array, options: { readonly ignoreImageData: boolean }): TiffIfd {
  try {
    const [image] = decode(bytes, { pages: [0], ...options });
    if (image) return image;
  } catch (error) {
    // The library throws plain errors that name what it does not support.
    if (!(error instanceof Error)) throw error;
    throw new GroundFileError("not-geotiff", error.message.slice(0, 100));
  }
  throw new GroundFileError("not-geotiff");
}

/** The position of the cells, which must be square, with north up. */
function placeOf(image: TiffIfd): Omit<HeightGrid, "columns" | "rows" | "heightsMetres"> {
  const [across = 0, along = 0] = numbersOf(image, TAG.scale);
  const [column = 0, row = 0, , x = Number.NaN, y = Number.NaN] = numbersOf(image, TAG.tiepoint);
  const isSquare = across > 0 && Math.abs(across - along) <= across / 100;
  if (!isSquare) throw new GroundFileError("not-geotiff", "ModelPixelScale");
  if (!Number.isFinite(x) || !Number.isFinite(y))
    throw new GroundFileError("not-geotiff", "ModelTiepoint");
  const toMiddle = keyOf(image, KEY.raster) === PIXEL_IS_POINT ? 0 : 0.5;
  const southWest: Point = [
    x + (toMiddle - column) * across,
    y - (image.height - 1 + toMiddle - row) * along,
  ];
  const isDegrees = keyOf(image, KEY.model) === GEOGRAPHIC;
  const unit = isDegrees ? "degrees" : heightUnit(southWest, across);
  return { southWest, cell: across, cellDepth: across, unit, findings: [] };
}

function numbersOf({ fields }: TiffIfd, tag: number): readonly number[] {
  const value: unknown = fields.get(tag);
  return value instanceof Float64Array || value instanceof Uint16Array ? [...value] : [];
}

/** The value of a geo key: entries of four numbers after a header of four. */
function keyOf(image: TiffIfd, key: number): number | undefined {
  const keys = numbersOf(image, TAG.keys);
  for (let at = 4; at < keys.length; at += 4) if (keys[at] === key) return keys[at + 3];
  return undefined;
}

function heightsOf({ data, fields, sampleFormat, bitsPerSample }: TiffIfd): Float64Array {
  const noData = Number.parseFloat(String(fields.get(TAG.noData) ?? ""));
  // The library returns signed integers as unsigned.
  const signed = sampleFormat === SIGNED ? 2 ** bitsPerSample : Number.POSITIVE_INFINITY;
  return Float64Array.from(data, (value) => {
    const metres = value >= signed / 2 ? value - signed : value;
    return metres === noData || Math.abs(metres) > MAX_METRES ? Number.NaN : metres;
  });
}

/** No ground is this high or deep; programs without a code for "missing" write such numbers. */
const MAX_METRES = 12_000;

function reduced(grid: HeightGrid): HeightGrid {
  const { columns, rows, southWest, cell } = grid;
  const by = Math.ceil(Math.sqrt((columns * rows) / MAX_PLACES));
  if (by <= 1) return grid;
  const [fewer, lower] = [Math.floor(columns / by), Math.floor(rows / by)];
  const heightsMetres = new Float64Array(fewer * lower);
  for (let at = 0; at < heightsMetres.length; at++) {
    heightsMetres[at] = meanOf(grid, {
      column: (at % fewer) * by,
      row: Math.floor(at / fewer) * by,
      by,
    });
  }
  const shift = ((by - 1) / 2) * cell;
  const below = (rows - lower * by) * cell;
  return {
    ...grid,
    columns: fewer,
    rows: lower,
    heightsMetres,
    southWest: [southWest[0] + shift, southWest[1] + below + shift],
    cell: cell * by,
    cellDepth: cell * by,
  };
}

interface Square {
  readonly column: number;
  readonly row: number;
  readonly by: number;
}

function meanOf({ heightsMetres, columns }: HeightGrid, { column, row, by }: Square): number {
  let [sum, count] = [0, 0];
  for (let y = row; y < row + by; y++) {
    for (let x = column; x < column + by; x++) {
      const height = heightsMetres[y * columns + x] ?? Number.NaN;
      if (Number.isNaN(height)) continue;
      sum += height;
      count += 1;
    }
  }
  return count === 0 ? Number.NaN : sum / count;
}
