import { type Factor, isSwing } from "../factor";

/** A row's factor as it counts in one column. */
export interface CountedFactor {
  readonly row: string;
  readonly value: number;
}

interface Circumstances {
  /** The rows that hold. */
  readonly rows: readonly string[];
  /** What was chosen for rows that swing, by row. */
  readonly swings: Readonly<Record<string, number>>;
  /** How often rows that count by the bound do. */
  readonly times: Readonly<Record<string, number>>;
}

interface FactorOfRow {
  readonly id: string;
  readonly factor: Factor;
}

/** The factors of a column that count under some circumstances, in the table's order; none is 0. */
export function countedFactors(
  column: readonly FactorOfRow[],
  circumstances: Circumstances,
): CountedFactor[] {
  return column
    .map(({ id, factor }) => ({ row: id, value: factorOf(id, factor, circumstances) }))
    .filter(({ value }) => value !== 0);
}

/** What counted factors add to the roll. */
export function sumOfFactors(factors: readonly CountedFactor[]): number {
  return factors.reduce((sum, { value }) => sum + value, 0);
}

function factorOf(id: string, factor: Factor, { rows, swings, times }: Circumstances): number {
  if (isSwing(factor)) return factor.sign * (swings[id] ?? 0);
  const count = times[id] ?? (rows.includes(id) ? 1 : 0);
  return (factor ?? 0) * count;
}
