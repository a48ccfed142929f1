/** A share with the ends of its interval, each from 0 to 1. */
export interface SureShare {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the standard normal distribution. */
const Z = 1.959964;

/**
 * The share of `count` in `total` with its Wilson score interval of 95 %: `(p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n)`.
 * E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the American
 * Statistical Association 22 (1927), 209–212. Of nothing it is 0, and anything from 0 to 1.
 */
export function sureShare(count: number, total: number): SureShare {
  if (total === 0) return { share: 0, low: 0, high: 1 };
  const share = count / total;
  const square = Z ** 2 / total;
  const middle = share + square / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / total + square / (4 * total));
  const end = (value: number) => Math.min(1, Math.max(0, value / (1 + square)));
  return { share, low: end(middle - reach), high: end(middle + reach) };
}
