/** One line of `npm run bench`. */
export interface Measurement {
  bench: string;
  n: number;
  median: number;
  p95: number;
  unit: string;
  /** What the value is compared with, and the value as a multiple of it: the median, or `p95` if `vs` names that. */
  vs?: string;
  ratio?: number;
  /** Whether the value is within its limit. */
  passes?: boolean;
}

/** The default export of each file in `lib/cli/bench`. */
type Bench = () => AsyncIterable<Measurement>;

/** The module of a file in `lib/cli/bench`. */
export interface BenchFile {
  readonly default: Bench;
  /** Whether it measures functions rather than the service, so that no build is needed. */
  readonly standsAlone?: boolean;
  /** Whether it takes so long that it only runs when it is named. */
  readonly onlyByName?: boolean;
}

/**
 * Summarises `samples`, given in `unit`, and compares them with a bound in the same unit: a maximum (`limit` or
 * `p95Limit`) or a minimum (`floor`).
 */
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
