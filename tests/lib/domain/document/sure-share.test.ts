import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sureShare } from "@/lib/domain/document/sure-share";

describe("how sure a share is", () => {
  // The score method without continuity correction in R. G. Newcombe, Statistics in Medicine 17 (1998), table I.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("%i of %i: from %f to %f", (count, total, low, high) => {
    const found = sureShare(count, total);
    expect(found.share).toBeCloseTo(count / total, 10);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test("of no games it can be anything", () => {
    expect(sureShare(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  test("the interval holds the share, stays between 0 and 1, and mirrors that of the rest", () => {
    const games = fc.integer({ min: 1, max: 10_000 });
    const counts = games.chain((total) => fc.tuple(fc.nat({ max: total }), fc.constant(total)));
    fc.assert(
      fc.property(counts, ([count, total]) => {
        const { share, low, high } = sureShare(count, total);
        const rest = sureShare(total - count, total);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(share + 1e-12);
        expect(high).toBeGreaterThanOrEqual(share - 1e-12);
        expect(rest.low).toBeCloseTo(1 - high, 10);
      }),
    );
  });
});
