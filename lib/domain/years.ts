/** The first and the last of some years of the wars, both included. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/** Whether two spans of years have one in common. */
export function yearsMeet(one: Years, other: Years): boolean {
  return one.from <= other.to && other.from <= one.to;
}
