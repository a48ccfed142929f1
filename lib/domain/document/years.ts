/** A range of years, both ends included. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/** The years the rules cover: from Valmy to Waterloo. */
export const WAR_YEARS: Years = { from: 1792, to: 1815 };

/** Whether two ranges of years overlap. */
export function yearsMeet(one: Years, other: Years): boolean {
  return one.from <= other.to && other.from <= one.to;
}
