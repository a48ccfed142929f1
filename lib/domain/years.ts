/** The first and the last of some years of the wars, both included. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/** The wars of the rules: from Valmy to Waterloo. */
export const WAR_YEARS: Years = { from: 1792, to: 1815 };

/** Whether two spans of years have one in common. */
export function yearsMeet(one: Years, other: Years): boolean {
  return one.from <= other.to && other.from <= one.to;
}
