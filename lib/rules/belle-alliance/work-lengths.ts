import type { DrawnWork } from "./drawn-work";
import { TABLE_20 } from "./tables/table-20";

/** How much of a work table 20 lets be built at once, and how often that is started. */
interface WorkLengths {
  readonly count: number;
  readonly cm: number;
}

/** What rounding may add to a length drawn by corners. */
const ROUNDING_CM = 1e-6;

/** The lengths of table 20 that a work of this many cm takes, each started one counted; null where it is not built by length. */
export function workLengths(work: DrawnWork | null, lengthCm: number): WorkLengths | null {
  const result = TABLE_20.find(({ id }) => id === work)?.result;
  if (result?.kind !== "length") return null;
  return { count: Math.max(1, Math.ceil((lengthCm - ROUNDING_CM) / result.cm)), cm: result.cm };
}
