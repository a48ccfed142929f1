import type { Chance, Odds } from "@/lib/rules/odds/odds";
import type { DistributionAnswer } from "./answer";

/** The id of a distribution and its label. */
export interface Naming {
  readonly id: string;
  readonly label: string;
}

/** The largest possible amount and the formatting of amounts. */
export interface LargestAmount {
  readonly value: number;
  readonly label: string;
}

/** Odds of a number in ascending order, each with the chance of at least that many, and the mean. */
export function layOutNumbers(
  { id, label }: Naming,
  odds: Odds<number>,
  whole: LargestAmount | null = null,
): DistributionAnswer {
  const chances = [...odds.chances].sort((a, b) => a.value - b.value);
  const outcomes = chances.map(({ value, ways }, i) => ({
    value,
    label: value === whole?.value ? whole.label : String(value).replace("-", "−"),
    chance: fraction(ways, odds.throws),
    orMore: fraction(waysOf(chances.slice(i)), odds.throws),
  }));
  const sum = chances.reduce((total, { value, ways }) => total + BigInt(value) * ways, 0n);
  return { id, label, outcomes, mean: fraction(sum, odds.throws) };
}

/** Odds of codes in the order given; an impossible code has the chance 0. */
export function layOutCodes<Code extends string>(
  { id, label }: Naming,
  odds: Odds<Code>,
  codes: readonly { readonly value: Code; readonly label: string }[],
): DistributionAnswer {
  const outcomes = codes.map((code) => {
    const ways = odds.chances.find(({ value }) => value === code.value)?.ways ?? 0n;
    return { ...code, chance: fraction(ways, odds.throws), orMore: null };
  });
  return { id, label, outcomes, mean: null };
}

function waysOf(chances: readonly Chance<number>[]): bigint {
  return chances.reduce((sum, { ways }) => sum + ways, 0n);
}

/** A fraction in lowest terms. */
function fraction(numerator: bigint, denominator: bigint) {
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return {
    numerator: wholeOf(numerator / divisor),
    denominator: wholeOf(denominator / divisor),
    decimal: Number(numerator) / Number(denominator),
  };
}

function wholeOf(value: bigint): number | string {
  return value > Number.MAX_SAFE_INTEGER ? String(value) : Number(value);
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
