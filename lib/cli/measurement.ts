/** One line of `npm run bench`. */
export interface Measurement {
  bench: string;
  n: number;
  median: number;
  p95: number;
  unit: string;
  /** What the median is held against, and the median as a multiple of it. */
  vs?: string;
  ratio?: number;
  /** Whether the median keeps within it. */
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

/** Sums up `samples`, given in `unit`, beside a bound in the same unit: a `limit` from above or a `floor` from below. */
export function measurement(input: {
  bench: string;
  unit: string;
  samples: readonly number[];
  limit?: number;
  floor?: number;
}): Measurement {
  const { bench, unit, samples, limit, floor } = input;
  const sorted = samples.toSorted((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  const summary = { bench, n: sorted.length, median, p95: quantile(sorted, 0.95), unit };
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
