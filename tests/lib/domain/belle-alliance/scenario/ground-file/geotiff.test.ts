import { describe, expect, test } from "vitest";
import { contoursOf } from "@/lib/domain/belle-alliance/scenario/ground-file/contours";
import { readGeoTiff } from "@/lib/domain/belle-alliance/scenario/ground-file/geotiff";
import {
  GroundFileError,
  MAX_PLACES,
} from "@/lib/domain/belle-alliance/scenario/ground-file/ground-file";

type Field = readonly [tag: number, type: 2 | 3 | 4 | 12, values: readonly number[] | string];

interface Made {
  readonly width: number;
  readonly height: number;
  readonly heights: readonly number[];
  readonly signed?: boolean;
  readonly more?: readonly Field[];
}

const PLACE: readonly Field[] = [
  [33_550, 12, [25, 25, 0]],
  [33_922, 12, [0, 0, 0, 400_000, 5_600_000, 0]],
];
const NO_DATA: Field = [42_113, 2, "-9999\0"];
const SIZES = { 2: 1, 3: 2, 4: 4, 12: 8 } as const;

/** A TIFF of one strip, as other programs write it: little-endian, signed 16-bit or 32-bit float. */
function tiff({ width, height, heights, signed = false, more = PLACE }: Made): Uint8Array {
  const bits = signed ? 16 : 32;
  const bytesOfHeights = (heights.length * bits) / 8;
  const fields: Field[] = [
    [256, 4, [width]],
    [257, 4, [height]],
    [258, 3, [bits]],
    [259, 3, [1]],
    [262, 3, [1]],
    [273, 4, [8]],
    [277, 3, [1]],
    [278, 4, [height]],
    [279, 4, [bytesOfHeights]],
    [339, 3, [signed ? 2 : 3]],
    ...more,
  ];
  const directoryAt = 8 + bytesOfHeights;
  const view = new DataView(new ArrayBuffer(directoryAt + 6 + fields.length * 12 + 4_000));
  view.setUint16(0, 0x4949, true);
  view.setUint16(2, 42, true);
  view.setUint32(4, directoryAt, true);
  heights.forEach((metres, at) => {
    if (signed) view.setInt16(8 + at * 2, metres, true);
    else view.setFloat32(8 + at * 4, metres, true);
  });
  view.setUint16(directoryAt, fields.length, true);
  let free = directoryAt + 6 + fields.length * 12;
  fields.forEach(([tag, type, given], nth) => {
    const at = directoryAt + 2 + nth * 12;
    const values = typeof given === "string" ? [...given].map((each) => each.charCodeAt(0)) : given;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, values.length, true);
    const isInside = values.length * SIZES[type] <= 4;
    if (!isInside) view.setUint32(at + 8, free, true);
    values.forEach((value, k) => {
      const to = (isInside ? at + 8 : free) + k * SIZES[type];
      if (type === 12) view.setFloat64(to, value, true);
      else if (type === 4) view.setUint32(to, value, true);
      else if (type === 3) view.setUint16(to, value, true);
      else view.setUint8(to, value);
    });
    if (!isInside) free += values.length * SIZES[type];
  });
  return new Uint8Array(view.buffer);
}

const faultOf = (bytes: Uint8Array) => {
  try {
    readGeoTiff(bytes);
  } catch (error) {
    if (error instanceof GroundFileError) return [error.fault, error.at];
    throw error;
  }
  return null;
};

describe("heights as a GeoTIFF", () => {
  test("lie where the file says, row by row from the north-west", () => {
    const grid = readGeoTiff(tiff({ width: 3, height: 2, heights: [1, 2, 3, 4.5, 5, 6] }));
    expect(grid).toMatchObject({ columns: 3, rows: 2, cell: 25, unit: "metres" });
    expect([...grid.heightsMetres]).toEqual([1, 2, 3, 4.5, 5, 6]);
    expect(grid.southWest).toEqual([400_012.5, 5_599_962.5]);
  });

  test("below the sea, and missing ones, are read from whole numbers", () => {
    const file = { width: 2, height: 2, heights: [-4, 12, -9999, 30], signed: true };
    const grid = readGeoTiff(tiff({ ...file, more: [...PLACE, NO_DATA] }));
    expect([...grid.heightsMetres]).toEqual([-4, 12, Number.NaN, 30]);
    expect(contoursOf(grid, { intervalMetres: 10, smoothing: 0 }).findings).toContainEqual({
      code: "heights-missing",
      at: "",
      count: 1,
    });
  });

  test("in degrees, at the points of the lattice", () => {
    const more: Field[] = [
      [33_550, 12, [0.001, 0.001, 0]],
      [33_922, 12, [0, 0, 0, 4.4, 50.7, 0]],
      [34_735, 3, [1, 1, 0, 2, 1_024, 0, 1, 2, 1_025, 0, 1, 2]],
    ];
    const grid = readGeoTiff(tiff({ width: 2, height: 2, heights: [1, 2, 3, 4], more }));
    expect(grid.unit).toBe("degrees");
    expect(grid.southWest[0]).toBeCloseTo(4.4, 6);
    expect(grid.southWest[1]).toBeCloseTo(50.699, 6);
  });

  test("of a whole country become means that a table can use", () => {
    const [width, height] = [800, 800];
    const heights = Array.from({ length: width * height }, (_, at) => at % width);
    const grid = readGeoTiff(tiff({ width, height, heights }));
    expect(grid.heightsMetres.length).toBeLessThanOrEqual(MAX_PLACES);
    expect(grid.cell).toBe(50);
    expect(grid.heightsMetres[0]).toBe(0.5);
    expect(grid.southWest[0]).toBe(400_025);
  });

  test.each<[string, Uint8Array, string, string | null]>([
    [
      "a TIFF without a place",
      tiff({ width: 2, height: 1, heights: [1, 2], more: [] }),
      "not-geotiff",
      "ModelPixelScale",
    ],
    [
      "a picture that claims 40 000 × 40 000 cells",
      tiff({ width: 40_000, height: 40_000, heights: [1] }),
      "geotiff-too-large",
      "",
    ],
    [
      "a file that is cut off",
      tiff({ width: 2, height: 2, heights: [1, 2, 3, 4] }).slice(0, 40),
      "not-geotiff",
      null,
    ],
    ["no TIFF at all", new TextEncoder().encode("II*\0 nonsense"), "not-geotiff", null],
    [
      "heights that are all missing",
      tiff({ width: 2, height: 1, heights: [-9999, -9999], more: [...PLACE, NO_DATA] }),
      "no-heights",
      "",
    ],
  ])("%s is a fault", (_, bytes, fault, at) => {
    const found = faultOf(bytes);
    expect(found?.[0]).toBe(fault);
    if (at !== null) expect(found?.[1]).toBe(at);
  });
});
