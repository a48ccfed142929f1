import { battalionsOf } from "./battalions";
import { memoised, plainName, withoutBrackets } from "./plain-name";

/** The numbers in a unit's name. */
export interface UnitNumbers {
  /** Number of the regiment, or of the battalion if the army counts by battalions; null if the name has none. */
  readonly unit: number | null;
  /** Other numbers that could as well be the regiment's. */
  readonly others: readonly number[];
  /** Battalions of a regiment, if the name distinguishes them from the regiment. */
  readonly battalions: readonly number[];
  /** Whether the unit's number follows `No.` or the like and so counts within the whole army. */
  readonly numbered: boolean;
}

/** `Nr. 12`, `No. 12`, `n° 12`, `IR 12`; also the number of a battery. */
const NUMBERED = /\b(?:nr|no|n|ir|lir|nummer)\b\.?\s*(\d+)|\b(?:nr|no|ir)(\d+)/;
/** Quantities, and the numbers of formations above, which are not the unit's. */
const COUNTED = new RegExp(
  [
    String.raw`(?<!\d)\d+[ .,]\d{3}\b(?:\s*men\b)?|\b(?:[2-9]\d\d|\d{4,})\b|\bx ?\d+\b|\b\d+ ?x\b`,
    String.raw`(?<!\d)\d+\s*(?:pdr|pd|pf|pfunder\w*|pounder|pfd|lb|livre|funt\w*|gun|kanon\w*|cannon|canon|dzial\w*|men|mand|mann|ludzi|homme|horse|figure|officer)s?\b`,
    String.raw`(?<!\d)\d+(?:st|nd|rd|th|er|re|eme|e|ste|te|\.)?\s*(?:\w{1,20} )?(?:brig\w*|bde|div\w*|dywiz\w*|corps|korps\w*|korpus\w*)\b`,
  ].join("|"),
  "g",
);

/** Reads the numbers out of a name such as `2/95th Rifles` or `1st Nassau Regt, 3rd Bn`. */
export const numbersOfName = memoised((name: string): UnitNumbers => {
  const { numbers: battalions, regiment } = battalionsOf(name);
  const plain = plainName(regiment);
  const whole = NUMBERED.exec(plain);
  if (whole) {
    return { unit: Number(whole[1] ?? whole[2]), others: [], battalions, numbered: true };
  }
  const text = withoutBrackets(plain).replace(COUNTED, " ");
  const [unit = null, ...others] = [...new Set((text.match(/\d+/g) ?? []).map(Number))];
  return { unit, others, battalions, numbered: false };
});
