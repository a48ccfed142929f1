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
}

/** What each file of `lib/cli/bench` exports as its default. */
export type Bench = () => AsyncIterable<Measurement>;

/** A file of `lib/cli/bench`. */
export interface BenchFile {
  readonly default: Bench;
  /** It measures functions, not the service: nothing need be built for it. */
  readonly standsAlone?: boolean;
}

/** Sums up `samples`, given in `unit`, beside a `limit` in the same unit that the median should stay under. */
export function measurement(input: {
  bench: string;
  unit: string;
  samples: readonly number[];
  limit?: number;
}): Measurement {
  const { bench, unit, samples, limit } = input;
  const sorted = samples.toSorted((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  const summary = { bench, n: sorted.length, median, p95: quantile(sorted, 0.95), unit };
  if (limit === undefined) return summary;
  return { ...summary, vs: `limit ${limit} ${unit}`, ratio: rounded(median / limit) };
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
