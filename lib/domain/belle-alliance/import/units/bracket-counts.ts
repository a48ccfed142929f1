import { foldText } from "../../../document/fold-text";
import { PATTERNS, withDigits } from "../words/strength-words";
import { battalionsNamed } from "./battalions-read";
import { armNamed } from "./troops";

/** `6+2`, `(6+2)`: guns and howitzers. */
const GUNS_AND_HOWITZERS = /(?<=[\s([:,]|^)(\d{1,2})\s*\+\s*(\d{1,2})(?=[\s)\],;]|$)/gu;
/** `(8)`, `(4)`. */
const COUNT = /\(\s*(\d{1,2})\s*\)/u;
/** No battery had more guns than this; `(98)` is its men. */
const MAX_GUNS = 24;
/** `(6) 6-pdrs, (2) 5½" how`. */
const COUNTS_OF_GUNS =
  /\(\s*(\d{1,2})\s*\)\s*(?=[\d.¼½]+\s{0,4}(?:-|"|”)?\s{0,4}(?:pdr|pd|pounder|lb|inch|in\b|how|haub|pud))/giu;

/** `(3)(62/1,676)`. */
const COUNT_BEFORE_PAIR = /[([]\s*(\d{1,2})\s*[)\]](?=\s*[([]\d{1,3}\s*\/)/u;

/**
 * Adds the missing nouns to Nafziger's counts if the line or the headings above name the arm: for a battery `(8)` means
 * guns and `6+2` guns and howitzers, for a cavalry regiment `(4)` squadrons, for an infantry regiment battalions.
 */
export function withNouns(line: string, under: string): string {
  if (!/\d\s*\+\s*\d/.test(line) && !COUNT.test(line)) return line;
  const arm = armNamed(foldText(line), under);
  if (arm === "artillery") {
    const parted = line
      .replace(COUNTS_OF_GUNS, "$1 ")
      .replace(GUNS_AND_HOWITZERS, gunsAndHowitzers);
    return parted === line && isCountOfGuns(line) ? line.replace(COUNT, "($1 guns)") : parted;
  }
  if (arm === "cavalry") return line.replace(COUNT, "($1 sqns)");
  const isOfBattalions = arm === "infantry" && battalionsNamed(line) === null;
  return isOfBattalions ? line.replace(COUNT_BEFORE_PAIR, "($1 bns)") : line;
}

/** In `4+93` the numbers are officers and men. */
function gunsAndHowitzers(words: string, guns: string, howitzers: string): string {
  const isBattery = Number(guns) + Number(howitzers) <= MAX_GUNS;
  return isBattery ? `${guns} guns & ${howitzers} howitzers` : words;
}

/** Whether the number in brackets can be guns: not if they are counted elsewhere, as in `(6 6-pdrs & 2 how)(98)`. */
function isCountOfGuns(line: string): boolean {
  const counted = withDigits(line);
  const { gunsOfCalibre, guns, howitzers } = PATTERNS;
  if ([gunsOfCalibre, guns, howitzers].some((pattern) => pattern.test(counted))) return false;
  return Number(COUNT.exec(line)?.[1] ?? 0) <= MAX_GUNS;
}
