import { type Factor, isSwing } from "../factor";

/** The value a row's factor contributes in one column. */
export interface CountedFactor {
  readonly row: string;
  readonly value: number;
}

interface Circumstances {
  /** The ids of the rows that apply. */
  readonly rows: readonly string[];
  /** The values chosen for variable factors, by row. */
  readonly swings: Readonly<Record<string, number>>;
  /** How often rows that count once per bound apply, by row. */
  readonly times: Readonly<Record<string, number>>;
}

interface FactorOfRow {
  readonly id: string;
  readonly factor: Factor;
}

/** The factors of a column that apply under the given circumstances, in the table's order, leaving out those of 0. */
export function countedFactors(
  column: readonly FactorOfRow[],
  circumstances: Circumstances,
): CountedFactor[] {
  return column
    .map(({ id, factor }) => ({ row: id, value: factorOf(id, factor, circumstances) }))
    .filter(({ value }) => value !== 0);
}

/** The sum that the factors add to the roll. */
export function sumOfFactors(factors: readonly CountedFactor[]): number {
  return factors.reduce((sum, { value }) => sum + value, 0);
}

function factorOf(id: string, factor: Factor, { rows, swings, times }: Circumstances): number {
  if (isSwing(factor)) return factor.sign * (swings[id] ?? 0);
  const count = times[id] ?? (rows.includes(id) ? 1 : 0);
  return (factor ?? 0) * count;
}
