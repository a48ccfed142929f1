import type { Language } from "@/lib/domain/document/language";
import { formatBattleDate, formatNumber, formatSigned } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator";
import type { TextCleaner } from "./clean-text";
import { paperWords } from "./paper-words";

/** Translators, number formats and the text cleaner for printing a sheet. */
export interface Words {
  readonly language: Language;
  /** Labels of the namespace `print`. */
  readonly print: Translator;
  /** Terms of Belle Alliance, by code. */
  readonly terms: Translator;
  /** Meanings of the map's signs. */
  readonly legend: Translator;
  /** Labels of the order of battle as a diagram. */
  readonly diagram: Translator;
  /** Labels of the table on sheets. */
  readonly tableSheets: Translator;
  /** Titles of findings. */
  readonly findings: Translator;
  /** The tables of Belle Alliance as printed. */
  readonly tables: Translator;
  /** Words of order sheets and other forms filled in during the game. */
  readonly forms: Translator;
  /** Words of cards, labels and stands. */
  readonly unitSheets: Translator;
  /** What is said about lines of sight. */
  readonly sight: Translator;
  /** What is said about objectives and levels of victory. */
  readonly victory: Translator;
  /** What is said about events and uncertain arrivals. */
  readonly events: Translator;
  readonly clean: TextCleaner;
  number(value: number, decimals?: number): string;
  signed(value: number): string;
  date(date: string): string;
}

export function wordsFor(language: Language, clean: TextCleaner): Words {
  return {
    language,
    print: paperWords(language, "print"),
    terms: paperWords(language, "belleAlliance"),
    legend: paperWords(language, "legend"),
    diagram: paperWords(language, "diagram"),
    tableSheets: paperWords(language, "tableSheets"),
    findings: paperWords(language, "findings"),
    tables: paperWords(language, "belleAllianceTables"),
    forms: paperWords(language, "orderSheets"),
    unitSheets: paperWords(language, "unitSheets"),
    sight: paperWords(language, "sight"),
    victory: paperWords(language, "victory"),
    events: paperWords(language, "events"),
    clean,
    number: (value, decimals) => formatNumber(language, value, decimals),
    signed: (value) => formatSigned(language, value),
    date: (date) => formatBattleDate(language, date),
  };
}
