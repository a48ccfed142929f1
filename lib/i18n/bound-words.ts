import type { Language } from "@/lib/domain/language";
import type { Messages } from "./messages";

/** Shorter texts are labels, which people also search for and which seldom break. */
const PROSE_LENGTH = 40;
const NO_BREAK = "\u00a0";
/** A number or a value put in, and what is counted or measured by it. */
const MEASURE = /(?<=[\d}#×]) (?=(?:cm|pkt|mm|%|×)(?![\p{L}\d]))|(?<=×) (?=[\d{])/gu;
/** Two numbers beside a slash. */
const PAIR = /(?<=[\d}]) (?=\/ [\d{])|(?<=[\d}] \/) (?=[\d{])/g;
/** A word of one letter that a brace may not follow: that would be a choice's key and not a word. */
const SHORT_WORD = /(?<=(?:^|[\s(„{])[aiouwzAIOUWZ]) (?=[^\s{])/gu;

/**
 * The sentences of a page with spaces that do not break where the language wants none to: within measures and
 * pairs of numbers everywhere, and in Polish behind words of one letter, which do not stand at a line's end.
 */
export function bindWords(messages: Messages, language: Language): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? bound(value, language) : bindWords(value, language),
    ]),
  );
}

function bound(text: string, language: Language): string {
  if (text.length < PROSE_LENGTH) return text;
  const measured = text.replace(PAIR, NO_BREAK).replace(MEASURE, NO_BREAK);
  return language === "pl" ? measured.replace(SHORT_WORD, NO_BREAK) : measured;
}
