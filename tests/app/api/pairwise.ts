/** A row with one value for each dimension. */
type Row = Readonly<Record<string, string>>;

/**
 * A small sample of `rows` that contains every pair of values occurring in any of them. For rows of three dimensions,
 * its size is the product of the two largest dimensions instead of all three.
 */
export function pairwise<R>(rows: readonly R[], dimensionsOf: (row: R) => Row): R[] {
  const open = rows.map((row) => ({ row, pairs: pairsOf(dimensionsOf(row)) }));
  const missing = new Set(open.flatMap(({ pairs }) => pairs));
  const sample: R[] = [];
  for (const wanted of ["all", "some"] as const) {
    for (const { row, pairs } of open) {
      const fresh = pairs.filter((pair) => missing.has(pair));
      if (wanted === "all" ? fresh.length < pairs.length : fresh.length === 0) continue;
      sample.push(row);
      for (const pair of fresh) missing.delete(pair);
    }
  }
  return sample;
}

function pairsOf(row: Row): string[] {
  const values = Object.entries(row).map((entry) => entry.join("="));
  return values.flatMap((one, i) => values.slice(i + 1).map((other) => `${one}&${other}`));
}
