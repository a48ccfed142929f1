import { plainName, withoutBrackets } from "./plain-name";

/** The numbers a unit's own name carries. */
export interface UnitNumbers {
  /** Of the regiment, or of the battalion where that is what the army counts by; null for none. */
  readonly unit: number | null;
  /** Battalions of a regiment, where the name tells them apart from the regiment. */
  readonly battalions: readonly number[];
}

const ORDINAL = String.raw`\d+(?:st|nd|rd|th|er|ere|eme|e|me|te|ter|\.)?`;
const BATTALION_WORD = String.raw`(?:bns?|bat|batt|bataljon\w*|battalions?|bataillons?|batalion\w*)\b`;
const JOINT = String.raw`(?:\s*(?:,|&|\band\b|\bog\b|\bund\b|\bet\b|\bi\b)\s*|\s+)`;
const BATTALIONS = new RegExp(
  String.raw`((?:${ORDINAL}${JOINT})*${ORDINAL}|\b(?:i|ii|iii|iv)\.?)\s*${BATTALION_WORD}`,
);
const BATTALION_OF_REGIMENT = /\b(\d+|i|ii|iii|iv|f)\.?\s*\/\s*(\d+)/;
/** Counts of things, and companies of a regiment, are no unit's number. */
const COUNTED =
  /\d+(?:st|nd|rd|th|e|er|\.)?\s*(?:pdr|pd|pdrs|pf|funt\w*|guns?|men|coys?\b|co\b|companies|company|squadrons?|sqns?|eskadron\w*|squadrons)/g;
const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 };

/** Reads the numbers out of a name such as `2/95th Rifles` or `1st Nassau Regt, 3rd Bn`. */
export function numbersOfName(name: string): UnitNumbers {
  const text = withoutBrackets(plainName(name)).replace(COUNTED, " ");
  const pair = BATTALION_OF_REGIMENT.exec(text);
  if (pair) return { unit: Number(pair[2]), battalions: numbersIn(pair[1] ?? "") };
  const counted = BATTALIONS.exec(text);
  const rest = counted ? text.replace(counted[0], " ") : text;
  const first = /\d+/.exec(rest);
  return {
    unit: first ? Number(first[0]) : null,
    battalions: counted ? numbersIn(counted[1] ?? "") : [],
  };
}

function numbersIn(text: string): number[] {
  const roman = ROMAN[text.replace(/\W/g, "")];
  return roman === undefined
    ? [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
    : [roman];
}

const ROMAN_CORPS =
  /\b(x{0,2}(?:ix|iv|v?i{0,3}))(?:er|eme|e|\.)?\s+(?:army )?(?:corps|korps|korpus)\b/;
const CORPS = /\b(\d+)(?:st|nd|rd|th|er|eme|e|\.)?\s*(?:army |armee )?(?:corps|korps|korpus)\b/;
const DIVISION =
  /\b(\d+)(?:st|nd|rd|th|er|ere|eme|e|\.)?\s*(?:infantry |infanteri |inf\.? |d infanterie )?(?:division|dywizj)/;

/** Numbers of the corps and divisions among the names of the formations above a unit. */
export function numbersOfContext(context: readonly string[]): {
  readonly corps: readonly number[];
  readonly divisions: readonly number[];
} {
  const names = context.map(plainName);
  return {
    corps: names.flatMap((name) => {
      const digits = CORPS.exec(name)?.[1];
      if (digits !== undefined) return [Number(digits)];
      const roman = ROMAN_CORPS.exec(name)?.[1];
      return roman ? [romanNumber(roman)] : [];
    }),
    divisions: names.flatMap((name) => {
      const digits = DIVISION.exec(name)?.[1];
      return digits === undefined ? [] : [Number(digits)];
    }),
  };
}

const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

function romanNumber(roman: string): number {
  const values = [...roman].map((digit) => ROMAN_DIGITS[digit] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
