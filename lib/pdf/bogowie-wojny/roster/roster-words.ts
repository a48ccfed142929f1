import type { Language } from "@/lib/domain/document/language";
import { formatNumber, formatSigned } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator";
import type { TextCleaner } from "../../document/text/clean-text";
import { paperWords } from "../../document/text/paper-words";

/** Translators, number formats and the text cleaner for printing a roster. */
export interface RosterWords {
  readonly language: Language;
  /** Terms of Bogowie Wojny, by code. */
  readonly terms: Translator;
  /** Words of army books: weapons, traits, characters. */
  readonly book: Translator;
  /** Words of the rule book's tables. */
  readonly tables: Translator;
  /** Words of the roster itself. */
  readonly roster: Translator;
  /** Words of cards, labels and the score sheet. */
  readonly sheets: Translator;
  /** Labels of the namespace `print`. */
  readonly print: Translator;
  readonly clean: TextCleaner;
  /** Formats a number; points may be halves. */
  number(value: number): string;
  signed(value: number): string;
}

export function rosterWords(language: Language, clean: TextCleaner): RosterWords {
  return {
    language,
    terms: paperWords(language, "bogowieWojny"),
    book: paperWords(language, "armyBook"),
    tables: paperWords(language, "bogowieWojnyTables"),
    roster: paperWords(language, "bwRoster"),
    sheets: paperWords(language, "bwSheets"),
    print: paperWords(language, "print"),
    clean,
    number: (value) => formatNumber(language, value, Number.isInteger(value) ? 0 : 1),
    signed: (value) => formatSigned(language, value),
  };
}
