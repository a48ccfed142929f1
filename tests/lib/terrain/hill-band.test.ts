import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bandWidthAtCm, bandWidthsAlong, type HillBand, hillBand } from "@/lib/terrain/hill-band";
import { between, type Point } from "@/lib/terrain/point";
import { edgesOf, type Ring } from "@/lib/terrain/ring";
import { distanceBetweenSegmentsCm } from "@/lib/terrain/segment";

const TABLE = { widthCm: 230, depthCm: 190 };
const MIDDLE: Point = [100, 95];

function onCircle(radiusCm: number, share: number, [x, y] = MIDDLE): Point {
  const angle = share * 2 * Math.PI;
  return [x + radiusCm * Math.cos(angle), y + radiusCm * Math.sin(angle)];
}

/** A ring with so many corners that its smooth curve is a circle to a hundredth of a mm. */
function circle(radiusCm: number, centre: Point = MIDDLE): Ring {
  return Array.from({ length: 48 }, (_, i) => onCircle(radiusCm, i / 48, centre));
}

function bandOf(lower: Ring, ...above: Ring[]): HillBand {
  const band = hillBand({ lower, above, table: TABLE });
  if (!band) throw new Error("Nothing stands on the layer.");
  return band;
}

/** The smallest distance between the edges, found without the code under test. */
function gapCm({ outer, inner }: HillBand): number {
  const upper = inner.flatMap(({ ring }) => edgesOf(ring));
  return Math.min(
    ...edgesOf(outer).flatMap((edge) =>
      upper.map((other) => distanceBetweenSegmentsCm(edge, other)),
    ),
  );
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const radius = fc.double({ min: 20, max: 80, noNaN: true });
const part = fc.double({ min: 0.1, max: 0.9, noNaN: true });

describe("the width of a hill's band at a place", () => {
  it("is the same all round between rings about one centre", () => {
    fc.assert(
      fc.property(radius, part, share, share, (outerCm, inner, round, across) => {
        const innerCm = outerCm * inner;
        const band = bandOf(circle(outerCm), circle(innerCm));
        const at = onCircle(innerCm + (outerCm - innerCm) * (0.02 + 0.96 * across), round);
        expect(bandWidthAtCm(band, at)).toBeCloseTo(outerCm - innerCm, 1);
      }),
    );
  });

  it("is wide on one side and narrow on the other where the upper layer lies off the middle", () => {
    fc.assert(
      fc.property(radius, part, part, share, (outerCm, inner, off, round) => {
        const innerCm = outerCm * inner;
        const offCm = (outerCm - innerCm) * off;
        const band = bandOf(circle(outerCm), circle(innerCm, [MIDDLE[0] + offCm, MIDDLE[1]]));
        const narrow = outerCm - innerCm - offCm;
        const wide = outerCm - innerCm + offCm;
        const [east, west] = [0.995 * outerCm, -0.995 * outerCm];
        if (narrow > 0.01 * outerCm) {
          const atEast = bandWidthAtCm(band, [MIDDLE[0] + east, MIDDLE[1]]);
          expect(atEast).toBeCloseTo(narrow, 0);
        }
        expect(bandWidthAtCm(band, [MIDDLE[0] + west, MIDDLE[1]])).toBeCloseTo(wide, 0);
        const anywhere = bandWidthAtCm(band, onCircle(0.999 * outerCm, round)) ?? narrow;
        expect(anywhere).toBeGreaterThan(narrow - 0.05);
        expect(anywhere).toBeLessThan(wide + 0.05);
      }),
    );
  });

  it("is nowhere on the band under the narrowest gap between the edges drawn", () => {
    const corner = (at: number) => fc.double({ min: 25, max: 40, noNaN: true }).map((r) => [r, at]);
    const jagged = fc.tuple(...Array.from({ length: 9 }, (_, i) => corner(i / 9)));
    const place = fc.tuple(share, fc.double({ min: 0, max: 45, noNaN: true }));
    fc.assert(
      fc.property(jagged, part, fc.array(place, { maxLength: 20 }), (corners, inner, places) => {
        const ring = (factor: number) => corners.map(([r = 0, at = 0]) => onCircle(r * factor, at));
        const band = bandOf(ring(1), ring(inner));
        const least = gapCm(band) - 1e-6;
        for (const [round, far] of places) {
          const widthCm = bandWidthAtCm(band, onCircle(far, round));
          if (widthCm !== null) expect(widthCm).toBeGreaterThanOrEqual(least);
        }
        for (const { widthCm } of bandWidthsAlong(band)) {
          expect(widthCm).toBeGreaterThanOrEqual(least);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("is not known off the band: on the layer above, and below the hill", () => {
    const band = bandOf(circle(40), circle(28));
    expect(bandWidthAtCm(band, MIDDLE)).toBeNull();
    expect(bandWidthAtCm(band, [150, 95])).toBeNull();
    expect(bandWidthAtCm(band, [134, 95])).toBeCloseTo(12, 1);
  });

  it("counts to the nearer of two layers that stand on it", () => {
    const band = bandOf(circle(60), circle(10), circle(20, [130, 95]));
    expect(bandWidthAtCm(band, [155, 95])).toBeCloseTo(10, 1);
    expect(bandWidthAtCm(band, [80, 95])).toBeCloseTo(50, 0);
  });

  it("is not measured to what runs out over the table's edge, or along it", () => {
    const rectangle = (west: number, east: number, north: number): Ring => {
      const corners: Ring = [
        [west, -4],
        [east, -4],
        [east, north],
        [west, north],
      ];
      const steps = Array.from({ length: 20 }, (_, i) => i / 20);
      return edgesOf(corners).flatMap(([a, b]) => steps.map((step) => between(a, b, step)));
    };
    const off = bandOf(rectangle(-4, 120, 90), rectangle(-3, 60, 50));
    expect(bandWidthAtCm(off, [1, 70])).toBeCloseTo(40, 0);
    const along = bandOf(rectangle(0, 120, 90), rectangle(0, 60, 50));
    expect(bandWidthAtCm(along, [1, 70])).toBeCloseTo(40, 0);
  });

  it("does not exist where no layer stands on the hill", () => {
    const above = [circle(5, [200, 20])];
    expect(hillBand({ lower: circle(20), above, table: TABLE })).toBeNull();
  });
});

describe("the widths along a layer's edge", () => {
  it("come to the whole edge and each to its own width", () => {
    const pieces = bandWidthsAlong(bandOf(circle(40), circle(28, [108, 95])));
    const whole = pieces.reduce((sum, { lengthCm }) => sum + lengthCm, 0);
    expect(whole).toBeCloseTo(2 * Math.PI * 40, 0);
    const widths = pieces.map(({ widthCm }) => widthCm);
    expect(Math.min(...widths)).toBeCloseTo(4, 1);
    expect(Math.max(...widths)).toBeCloseTo(20, 1);
  });

  it("are nothing where the layer above is drawn over the edge, as a cliff", () => {
    const band = bandOf(circle(40), circle(30, [115, 95]));
    expect(bandWidthsAlong(band).some(({ widthCm }) => widthCm === 0)).toBe(true);
  });
});
