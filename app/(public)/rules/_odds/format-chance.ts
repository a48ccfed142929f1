import type { Language } from "@/lib/domain/document/language";
import type { ChanceAnswer } from "@/lib/domain/odds-answer/answer";
import { formatNumber } from "@/lib/i18n/formats";

/** A chance as a percentage with one decimal; a possible result is never shown as 0, nor an uncertain one as 100. */
export function formatChance(language: Language, decimal: number): string {
  const percent = decimal * 100;
  if (percent > 0 && percent < 0.1) return `<${NBSP}${formatNumber(language, 0.1, 1)}${NBSP}%`;
  if (percent < 100 && percent > 99.9) return `>${NBSP}${formatNumber(language, 99.9, 1)}${NBSP}%`;
  return `${formatNumber(language, percent, 1)}${NBSP}%`;
}

/**
 * A fraction in lowest terms: "7/27", "0", "1". Long numbers are in groups of three digits; a line may break after the
 * slash, and between the groups of very long numbers.
 */
export function formatFraction({
  numerator,
  denominator,
}: Pick<ChanceAnswer, "numerator" | "denominator">): string {
  const sign = Number(numerator) < 0 ? "−" : "";
  const digits = grouped(String(numerator).replace("-", ""));
  if (denominator === 1) return `${sign}${digits}`;
  const below = grouped(String(denominator));
  const stroke = digits.length + below.length > MAX_ON_A_LINE ? `/${MAY_BREAK}` : "/";
  return `${sign}${digits}${stroke}${below}`;
}

const NBSP = "\u00A0";
const THIN_SPACE = "\u2009";
const UNBROKEN_SPACE = "\u202F";
const MAY_BREAK = "\u200B";
/** The number of digits that fit on one line of a narrow column. */
const MAX_ON_A_LINE = 12;

function grouped(digits: string): string {
  if (digits.length < 5) return digits;
  const between = digits.length > MAX_ON_A_LINE ? THIN_SPACE : UNBROKEN_SPACE;
  return digits.replace(/\B(?=(\d{3})+$)/g, between);
}
