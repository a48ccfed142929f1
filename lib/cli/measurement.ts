/** One line of `npm run bench`. */
export interface Measurement {
  bench: string;
  n: number;
  median: number;
  p95: number;
  unit: string;
  /** What it is held against, and the measured value as a multiple of it: the median, or `p95` where that is named. */
  vs?: string;
  ratio?: number;
  /** Whether the value keeps within it. */
  passes?: boolean;
}

/** What each file of `lib/cli/bench` exports as its default. */
type Bench = () => AsyncIterable<Measurement>;

/** A file of `lib/cli/bench`. */
export interface BenchFile {
  readonly default: Bench;
  /** It measures functions, not the service: nothing need be built for it. */
  readonly standsAlone?: boolean;
  /** It takes so long that it is measured only when it is named. */
  readonly onlyByName?: boolean;
}

/** Sums up `samples`, given in `unit`, beside a bound in the same unit: a `limit` or a `p95Limit` from above, or a `floor` from below. */
export function measurement(input: {
  bench: string;
  unit: string;
  samples: readonly number[];
  limit?: number;
  p95Limit?: number;
  floor?: number;
}): Measurement {
  const { bench, unit, samples, limit, p95Limit, floor } = input;
  const sorted = samples.toSorted((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  const p95 = quantile(sorted, 0.95);
  const summary = { bench, n: sorted.length, median, p95, unit };
  if (p95Limit !== undefined) {
    const ratio = rounded(p95 / p95Limit);
    return { ...summary, vs: `p95 limit ${p95Limit} ${unit}`, ratio, passes: p95 <= p95Limit };
  }
  if (limit !== undefined) {
    const ratio = rounded(median / limit);
    return { ...summary, vs: `limit ${limit} ${unit}`, ratio, passes: median <= limit };
  }
  if (floor === undefined) return summary;
  const ratio = rounded(median / floor);
  return { ...summary, vs: `at least ${floor} ${unit}`, ratio, passes: median >= floor };
}

/** How long `work` takes, in ms. */
export async function elapsedMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function quantile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.ceil(share * sorted.length) - 1];
  if (value === undefined) throw new Error("a measurement needs at least one sample");
  return rounded(value);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
