import { type FieldWork, TABLE_20 } from "./tables/table-20";

/** The field works drawn on the map [table 20]; a building's reinforcement is not one of them. */
type DrawnWork = Extract<FieldWork, "abatis" | "chevaux-de-frise" | "barricade" | "emplacement">;

/** The length of a work that table 20 lets be built at once, in cm, and how many such lengths a drawn work needs. */
interface WorkLengths {
  readonly count: number;
  readonly cm: number;
}

/** Allowance for rounding errors in a length computed from corners. */
const ROUNDING_CM = 1e-6;

/**
 * How many lengths of table 20 a work of this many cm takes, a partial length counting as one; null if the work is
 * not built by length.
 */
export function workLengths(work: DrawnWork | null, lengthCm: number): WorkLengths | null {
  const result = TABLE_20.find(({ id }) => id === work)?.result;
  if (result?.kind !== "length") return null;
  return { count: Math.max(1, Math.ceil((lengthCm - ROUNDING_CM) / result.cm)), cm: result.cm };
}
