/** Results from one to another, both counted; null where the table leaves that end open ("15-n"). */
export interface Span {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * The row of a results table that a result falls into. A result off the table's end belongs to the
 * row at that end: no table says what a result below its least means.
 */
export function rowForResult<Row extends Span>(rows: readonly Row[], result: number): Row {
  const [first] = rows;
  if (!first) throw new RangeError("a results table needs a row");
  const row = rows.find((each) => spanHolds(each, result));
  return row ?? rows.reduce((best, each) => (gap(each, result) < gap(best, result) ? each : best));
}

/** Whether a result falls into a span. */
function spanHolds({ from, to }: Span, result: number): boolean {
  return (from === null || result >= from) && (to === null || result <= to);
}

function gap({ from, to }: Span, result: number): number {
  if (from !== null && result < from) return from - result;
  if (to !== null && result > to) return result - to;
  return 0;
}
