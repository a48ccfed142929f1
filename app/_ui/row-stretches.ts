/** A range of table rows, from one index up to but excluding another. */
export interface RowSpan {
  readonly from: number;
  readonly to: number;
}

interface RowStretch extends RowSpan {
  readonly isDrawn: boolean;
}

/** Splits `count` rows into rendered ones (those of `span` and the kept ones) and the gaps between. */
export function rowStretches(
  count: number,
  span: RowSpan,
  kept: readonly number[],
): readonly RowStretch[] {
  const isDrawn = (i: number) => (i >= span.from && i < span.to) || kept.includes(i);
  const stretches: RowStretch[] = [];
  let from = 0;
  for (let i = 1; i <= count; i++) {
    if (i < count && isDrawn(i) === isDrawn(from)) continue;
    stretches.push({ from, to: i, isDrawn: isDrawn(from) });
    from = i;
  }
  return stretches;
}
