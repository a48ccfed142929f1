import type { Language } from "../../document/language";

/** The bounds that a text says something happens in, in the order in which it names them. */
export function namedBounds(text: string, language: Language): number[] {
  const { bound, limit } = BOUND_WORDS[language];
  return [...text.matchAll(bound)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - LIMIT_LENGTH), match.index);
    if (limit.test(before)) return [];
    return match.slice(1).flatMap((digits) => (digits ? [Number(digits)] : []));
  });
}

/** The most letters that the words of a limit take. */
const LIMIT_LENGTH = 40;

interface BoundWords {
  /** "bound 7", "bounds 7 to 9", "bound 7 or 8": one number or two. */
  readonly bound: RegExp;
  /** What stands before a bound that only limits: "from", "before", "until the end of". */
  readonly limit: RegExp;
}

/** "7", and what may follow: "–9", "or 8". */
const numbers = (and: string) => `(\\d{1,3})(?!\\d)(?:\\s*(?:–|-|${and})\\s*(\\d{1,3})(?!\\d))?`;

const BOUND_WORDS: Readonly<Record<Language, BoundWords>> = {
  en: {
    bound: new RegExp(`\\bbounds?\\s+${numbers("to|or|and")}`, "giu"),
    limit: /\b(from|before|until|till|after|since)(\s+the)?(\s+(start|beginning|end)\s+of)?\s+$/iu,
  },
  da: {
    bound: new RegExp(`\\btræk\\s+${numbers("til|eller|og")}`, "giu"),
    limit:
      /(^|[^\p{L}])(fra|før|inden|indtil|til|efter|siden)(\s+(begyndelsen|slutningen|udgangen)\s+af)?\s+$/iu,
  },
  pl: {
    bound: new RegExp(`(?<!\\p{L})tur\\p{L}{0,3}\\s+${numbers("do|lub|albo|i")}`, "giu"),
    limit:
      /(^|[^\p{L}])(od|przed|do|po)(\s+(początku|początkiem|końca|końcem|końcu|zakończeniu))?\s+$/iu,
  },
};
