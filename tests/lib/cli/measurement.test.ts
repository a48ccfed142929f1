import { expect, test } from "vitest";
import { measurement } from "@/lib/cli/measurement";

test("median and 95th percentile are samples that were taken, whatever their order", () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(measurement({ bench: "b", unit: "ms", samples })).toEqual({
    bench: "b",
    n: 100,
    median: 50,
    p95: 95,
    unit: "ms",
  });
});

test("a limit shows as what the median is held against", () => {
  expect(measurement({ bench: "b", unit: "ms", samples: [30], limit: 300 })).toMatchObject({
    vs: "limit 300 ms",
    ratio: 0.1,
    passes: true,
  });
  expect(measurement({ bench: "b", unit: "ms", samples: [301], limit: 300 }).passes).toBe(false);
});

test("a floor is kept from above", () => {
  const about = { bench: "b", unit: "frames/s", floor: 55 };
  expect(measurement({ ...about, samples: [60] })).toMatchObject({
    vs: "at least 55 frames/s",
    ratio: 1.09,
    passes: true,
  });
  expect(measurement({ ...about, samples: [54] }).passes).toBe(false);
});

test("a limit for nearly all holds the 95th percentile, not the median", () => {
  const samples = [
    ...Array.from({ length: 90 }, () => 10),
    ...Array.from({ length: 10 }, () => 600),
  ];
  expect(measurement({ bench: "b", unit: "ms", samples, p95Limit: 500 })).toMatchObject({
    median: 10,
    vs: "p95 limit 500 ms",
    ratio: 1.2,
    passes: false,
  });
});

test("nothing measured is a fault, not a zero", () => {
  expect(() => measurement({ bench: "b", unit: "ms", samples: [] })).toThrow(/at least one/);
});
