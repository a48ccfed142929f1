/**
 * Shares `men` out over `parts` as evenly as whole men allow, the larger shares first; the total is
 * conserved. Throws a RangeError unless `parts` is a whole number from 1 up and `men` a whole number
 * from 0 up.
 */
export function splitMen(men: number, parts: number): number[] {
  if (!Number.isInteger(parts) || parts < 1) {
    throw new RangeError(`parts must be a whole number from 1 up, not ${parts}`);
  }
  if (!Number.isInteger(men) || men < 0) {
    throw new RangeError(`men must be a whole number from 0 up, not ${men}`);
  }
  const share = Math.floor(men / parts);
  const larger = men % parts;
  return Array.from({ length: parts }, (_, i) => share + (i < larger ? 1 : 0));
}
