import { plainName, withoutBrackets } from "./plain-name";

/** The numbers in a unit's name. */
export interface UnitNumbers {
  /** Number of the regiment, or of the battalion if the army counts by battalions; null if the name has none. */
  readonly unit: number | null;
  /** Battalions of a regiment, if the name distinguishes them from the regiment. */
  readonly battalions: readonly number[];
  /** Whether the unit's number follows `No.` or the like and so counts within the whole army. */
  readonly numbered: boolean;
}

const ORDINAL = String.raw`\d+(?:st|nd|rd|th|er|ere|eme|e|me|te|ter|\.)?`;
const BATTALION_WORD = String.raw`(?:bns?|bat|batt|btl|batl|bataljon\w*|battalions?|bataillons?|batalion\w*)\b`;
const JOINT = String.raw`(?:\s*(?:,|&|\band\b|\bog\b|\bund\b|\bet\b|\bi\b)\s*|\s+)`;
const BATTALIONS = new RegExp(
  String.raw`((?:${ORDINAL}${JOINT})*${ORDINAL}|\b(?:i|ii|iii|iv)\.?)\s*${BATTALION_WORD}`,
);
const BATTALION_OF_REGIMENT = /(?:^|\s)(\d+|i|ii|iii|iv|f)\.?\s*\/\s*(?:ir\s*)?(\d+)/;
/** `Nr. 12`, `No. 12`, `n° 12`, `IR 12`; also the number of a battery. */
const NUMBERED = /\b(?:nr|no|n|ir|lir|nummer)\b\.?\s*(\d+)|\b(?:nr|no|ir)(\d+)/;
/** A regiment's number that precedes its battalions' numbers: `Nr. 28, 1. Bat.`, `regiment 21, 2. bataljon`. */
const REGIMENT_BEFORE_LIST = new RegExp(
  String.raw`(?:${NUMBERED.source}|(?:regiment|regt?|rgt)\.?\s+\d+)(?=\s*,)`,
  "g",
);
/** Quantities and companies of a regiment, whose numbers are not the unit's. */
const COUNTED =
  /\d+(?:st|nd|rd|th|e|er|\.)?\s*(?:pdr|pd|pdrs|pf|pfunder\w*|pounders?|funt\w*|guns?|men|coys?\b|co\b|comp\w*|company|squadrons?|sqns?|eskadron\w*|bns\b|battalions\b|bataljoner\b|bataillone\b)/g;
const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 };

/** Reads the numbers out of a name such as `2/95th Rifles` or `1st Nassau Regt, 3rd Bn`. */
export function numbersOfName(name: string): UnitNumbers {
  return numbersOfPlainName(plainName(name));
}

/** The same for a name already normalised by `plainName`. */
export function numbersOfPlainName(plain: string): UnitNumbers {
  const whole = NUMBERED.exec(plain);
  const army = whole ? Number(whole[1] ?? whole[2]) : null;
  const text = withoutLists(withoutBrackets(plain));
  const told = text.replace(REGIMENT_BEFORE_LIST, " ");
  const numbered = army !== null;
  const pair = BATTALION_OF_REGIMENT.exec(text);
  if (pair) {
    return { unit: army ?? Number(pair[2]), battalions: numbersIn(pair[1] ?? ""), numbered };
  }
  const counted = BATTALIONS.exec(told);
  const rest = counted ? text.replace(counted[0], " ") : text;
  const first = /\d+/.exec(rest.replace(/^\d+\s*\//, " "));
  return {
    unit: army ?? (first ? Number(first[0]) : null),
    battalions: counted ? numbersIn(counted[1] ?? "") : [],
    numbered,
  };
}

/** Removes counts such as `5 bns`, but keeps lists such as `2nd, 3rd & 4th Bn`, which name three battalions. */
function withoutLists(text: string): string {
  const list = BATTALIONS.exec(text);
  if (list && /[,&]|\b(and|og|und|et|i)\b/.test(list[1] ?? "")) return text;
  return text.replace(COUNTED, " ");
}

function numbersIn(text: string): number[] {
  const roman = ROMAN[text.replace(/\W/g, "")];
  return roman === undefined
    ? [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
    : [roman];
}
