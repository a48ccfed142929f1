import { describe, expect, test } from "vitest";
import { contoursOf } from "@/lib/domain/belle-alliance/scenario/ground-file/contours";
import { readHeights } from "@/lib/domain/belle-alliance/scenario/ground-file/heights";
import { areaCm2, centroid } from "@/lib/terrain/ring";

/** A cone 50 m high with its top 300 m east and 200 m north of the south-west corner, on a 10 m grid. */
const heightAt = (east: number, north: number) =>
  100 + Math.max(0, 50 - Math.hypot(east - 300, north - 200) / 4);

const COLUMNS = 61;
const ROWS = 41;

function asciiGrid(cell = (east: number, north: number) => String(heightAt(east, north))): string {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => cell(column * 10, (ROWS - 1 - row) * 10)).join(
      " ",
    ),
  );
  return [
    `ncols ${COLUMNS}`,
    `nrows ${ROWS}`,
    "xllcorner 3995",
    "yllcorner 6995",
    "cellsize 10",
    "NODATA_value -9999",
    ...rows,
  ].join("\n");
}

describe("contours of heights", () => {
  const OPTIONS = { intervalMetres: 10, smoothing: 0 };

  test.each([
    ["an ESRI ASCII grid", asciiGrid()],
    [
      "points, a line each",
      [
        "x;y;z",
        ...Array.from({ length: COLUMNS * ROWS }, (_, i) => {
          const [east, north] = [(i % COLUMNS) * 10, Math.floor(i / COLUMNS) * 10];
          return `${4_000 + east};${7_000 + north};${heightAt(east, north)}`;
        }),
      ].join("\n"),
    ],
  ])("lie where the heights say: %s", (_, text) => {
    const { unit, shapes, findings } = contoursOf(readHeights(text), OPTIONS);
    expect(unit).toBe("metres");
    expect(findings).toEqual([]);
    expect(shapes.map(({ heightMetres }) => heightMetres)).toEqual([110, 120, 130, 140]);
    for (const { points, heightMetres } of shapes) {
      const radius = (150 - Number(heightMetres)) * 4;
      expect(areaCm2(points) / (Math.PI * radius ** 2)).toBeCloseTo(1, 0.7);
      const [east, north] = centroid(points);
      expect(Math.hypot(east - 4_300, north - 7_200)).toBeLessThan(2);
    }
  });

  test("scattered points are joined by planes", () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const text = Array.from({ length: 4_000 }, () => {
      const [east, north] = [random() * 600, random() * 400];
      return `${4_000 + east}\t${7_000 + north}\t${heightAt(east, north)}`;
    }).join("\n");
    const { shapes } = contoursOf(readHeights(text), OPTIONS);
    const largest = [110, 120, 130, 140].map((metres) =>
      Math.max(...shapes.filter((s) => s.heightMetres === metres).map((s) => areaCm2(s.points))),
    );
    for (const [i, area] of largest.entries()) {
      expect(area / (Math.PI * ((40 - 10 * i) * 4) ** 2)).toBeCloseTo(1, 0.7);
    }
  });

  test("decimal commas are read as such beside semicolons", () => {
    const { heightsMetres, southWest } = readHeights(
      "0,5;0,5;10,5\n1,5;0,5;11,5\n0,5;1,5;12,5\n1,5;1,5;13,5",
    );
    expect(southWest).toEqual([0.5, 0.5]);
    expect([...heightsMetres]).toEqual([12.5, 13.5, 10.5, 11.5]);
  });

  test("gaps are counted, and the rest is drawn", () => {
    const gap = (east: number, north: number) =>
      east > 500 ? "-9999" : String(heightAt(east, north));
    const { shapes, findings } = contoursOf(readHeights(asciiGrid(gap)), OPTIONS);
    expect(findings).toEqual([{ code: "heights-missing", at: "", count: 10 * ROWS }]);
    expect(shapes).toHaveLength(4);
  });

  test("an interval too small for the ground is said", () => {
    const { findings } = contoursOf(readHeights(asciiGrid()), { ...OPTIONS, intervalMetres: 0.1 });
    expect(findings).toEqual([{ code: "above-last-layer", at: "", count: expect.any(Number) }]);
  });

  test("a hollow is left out and said", () => {
    const crater = (east: number, north: number) => String(250 - heightAt(east, north));
    const { findings } = contoursOf(readHeights(asciiGrid(crater)), OPTIONS);
    expect(findings).toEqual([{ code: "hole-left-out", at: "", count: 5 }]);
  });

  test("smoothing takes the noise and leaves the hill", () => {
    const noisy = (east: number, north: number) =>
      String(heightAt(east, north) + ((east / 10 + north / 10) % 2 === 0 ? 3 : -3));
    const grid = readHeights(asciiGrid(noisy));
    const rough = contoursOf(grid, OPTIONS).shapes.length;
    const smooth = contoursOf(grid, { ...OPTIONS, smoothing: 2 }).shapes.length;
    expect(smooth).toBeLessThan(rough);
    expect(smooth).toBeGreaterThanOrEqual(4);
  });
});

test.each([
  ["words", "The heights of Ligny", "no-heights", ""],
  [
    "a grid cut short",
    "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2 3",
    "not-heights",
    "6",
  ],
  [
    "a grid with a word in it",
    "ncols 2\nnrows 1\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 high",
    "not-heights",
    "6",
  ],
  ["a grid without its size", "ncols 2\nxllcorner 0\n1 2", "not-heights", "nrows"],
  [
    "a grid without any height",
    "ncols 2\nnrows 1\nxllcorner 0\nyllcorner 0\ncellsize 1\n-9999 -9999",
    "no-heights",
    "",
  ],
  [
    "a grid of a continent",
    "ncols 90000\nnrows 90000\nxllcorner 0\nyllcorner 0\ncellsize 1\n1",
    "too-many-places",
    "",
  ],
  ["points on one line", "0,0,1\n1,0,2\n2,0,3", "no-heights", ""],
  ["a point without its height", "0,0,1\n1,1,2\n2,0", "not-heights", "3"],
])("heights are refused with the place: %s", (_, text, fault, at) => {
  expect(() => readHeights(text)).toThrow(expect.objectContaining({ fault, at }));
});
