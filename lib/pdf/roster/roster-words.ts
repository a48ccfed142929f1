import type { Language } from "@/lib/domain/language";
import { formatNumber, formatSigned } from "@/lib/i18n/formats";
import { type Translator, translatorFor } from "@/lib/i18n/translator";
import type { TextCleaner } from "../text/clean-text";

/** All that a roster needs to speak: terms, labels, figures and the author's texts made fit to print. */
export interface RosterWords {
  readonly language: Language;
  /** Terms of Bogowie Wojny, by code. */
  readonly terms: Translator;
  /** Words of army books: weapons, traits, characters. */
  readonly book: Translator;
  /** Words of the rule book's tables. */
  readonly tables: Translator;
  /** The details of the roster. */
  readonly roster: Translator;
  /** Labels of the namespace `print`. */
  readonly print: Translator;
  readonly clean: TextCleaner;
  /** Points come in halves. */
  number(value: number): string;
  signed(value: number): string;
}

export function rosterWords(language: Language, clean: TextCleaner): RosterWords {
  return {
    language,
    terms: translatorFor(language, "bogowieWojny"),
    book: translatorFor(language, "armyBook"),
    tables: translatorFor(language, "bogowieWojnyTables"),
    roster: translatorFor(language, "bwRoster"),
    print: translatorFor(language, "print"),
    clean,
    number: (value) => formatNumber(language, value, Number.isInteger(value) ? 0 : 1),
    signed: (value) => formatSigned(language, value),
  };
}
