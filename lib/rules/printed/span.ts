/** A range of results, both ends inclusive; null if that end is open ("15-n"). */
export interface Span {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * The row of a results table for a result. A result beyond either end of the table gets the row at that end: no table
 * says what a result below its lowest means. Throws a RangeError for a table without rows.
 */
export function rowForResult<Row extends Span>(rows: readonly Row[], result: number): Row {
  const [first] = rows;
  if (!first) throw new RangeError("a results table needs a row");
  const row = rows.find((each) => isInSpan(each, result));
  return row ?? rows.reduce((best, each) => (gap(each, result) < gap(best, result) ? each : best));
}

/** Whether a result is within a span. */
function isInSpan({ from, to }: Span, result: number): boolean {
  return (from === null || result >= from) && (to === null || result <= to);
}

function gap({ from, to }: Span, result: number): number {
  if (from !== null && result < from) return from - result;
  if (to !== null && result > to) return result - to;
  return 0;
}
