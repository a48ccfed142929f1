/** A value, and in how many of all the equally likely throws it comes up. */
export interface Chance<Value> {
  readonly value: Value;
  readonly ways: bigint;
}

/**
 * Exact odds: `throws` equally likely throws of the dice, divided among distinct values. Bigints, because twenty dice
 * have more throws than a number can count exactly.
 */
export interface Odds<Value> {
  readonly throws: bigint;
  readonly chances: readonly Chance<Value>[];
}

/** The odds of a value that is already known. */
export function certain<Value>(value: Value): Odds<Value> {
  return { throws: 1n, chances: [{ value, ways: 1n }] };
}

/** The odds of the results of `to` for each value; results that are equal as JSON are merged. */
export function mapOdds<From, To>(odds: Odds<From>, to: (value: From) => To): Odds<To> {
  const chances = odds.chances.map(({ value, ways }) => ({ value: to(value), ways }));
  return { throws: odds.throws, chances: merged(chances) };
}

/** The odds of the results of `to` for two independent throws; results that are equal as JSON are merged. */
export function combineOdds<One, Other, To>(
  one: Odds<One>,
  other: Odds<Other>,
  to: (a: One, b: Other) => To,
): Odds<To> {
  const chances = one.chances.flatMap((a) =>
    other.chances.map((b) => ({ value: to(a.value, b.value), ways: a.ways * b.ways })),
  );
  return { throws: one.throws * other.throws, chances: merged(chances) };
}

function merged<Value>(chances: readonly Chance<Value>[]): Chance<Value>[] {
  const ways = new Map<string, { value: Value; ways: bigint }>();
  for (const chance of chances) {
    const key = JSON.stringify(chance.value);
    const known = ways.get(key);
    if (known) known.ways += chance.ways;
    else ways.set(key, { ...chance });
  }
  return [...ways.values()];
}
