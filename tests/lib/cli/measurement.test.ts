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
  });
});

test("nothing measured is a fault, not a zero", () => {
  expect(() => measurement({ bench: "b", unit: "ms", samples: [] })).toThrow(/at least one/);
});
