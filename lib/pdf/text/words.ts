import type { Language } from "@/lib/domain/language";
import { formatBattleDate, formatNumber, formatSigned } from "@/lib/i18n/formats";
import { type Translator, translatorFor } from "@/lib/i18n/translator";
import type { TextCleaner } from "./clean-text";

/** All that a sheet needs to speak: labels, rule terms, figures and the author's texts made fit to print. */
export interface Words {
  readonly language: Language;
  /** Labels of the namespace `print`. */
  readonly print: Translator;
  /** Terms of Belle Alliance, by code. */
  readonly terms: Translator;
  /** What the map's signs mean. */
  readonly legend: Translator;
  /** Titles of findings. */
  readonly findings: Translator;
  readonly clean: TextCleaner;
  number(value: number, decimals?: number): string;
  signed(value: number): string;
  date(date: string): string;
}

export function wordsFor(language: Language, clean: TextCleaner): Words {
  return {
    language,
    print: translatorFor(language, "print"),
    terms: translatorFor(language, "belleAlliance"),
    legend: translatorFor(language, "legend"),
    findings: translatorFor(language, "findings"),
    clean,
    number: (value, decimals) => formatNumber(language, value, decimals),
    signed: (value) => formatSigned(language, value),
    date: (date) => formatBattleDate(language, date),
  };
}
