import type { Language } from "@/lib/domain/language";
import type { ChanceAnswer } from "@/lib/domain/odds/answer";
import { formatNumber } from "@/lib/i18n/formats";

/** A chance in per cent with one decimal; what is possible is never told as nought, nor what may fail as certain. */
export function formatChance(language: Language, decimal: number): string {
  const percent = decimal * 100;
  if (percent > 0 && percent < 0.1) return `< ${formatNumber(language, 0.1, 1)} %`;
  if (percent < 100 && percent > 99.9) return `> ${formatNumber(language, 99.9, 1)} %`;
  return `${formatNumber(language, percent, 1)} %`;
}

/** A fraction in lowest terms: "7/27", "0", "1". */
export function formatFraction({
  numerator,
  denominator,
}: Pick<ChanceAnswer, "numerator" | "denominator">): string {
  const sign = Number(numerator) < 0 ? "−" : "";
  const digits = String(numerator).replace("-", "");
  return denominator === 1 ? `${sign}${digits}` : `${sign}${digits}/${denominator}`;
}
