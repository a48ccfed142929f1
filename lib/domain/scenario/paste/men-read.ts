import { type Groups, takeFirst, wholeNumber } from "./groups";
import type { Rest } from "./rest";
import { tidyName } from "./strength-name";
import { PATTERNS } from "./strength-words";

/** The men of a line. */
export interface Men {
  readonly count: number | null;
  readonly estimate: boolean;
  readonly ambiguous: boolean;
}

/** Named as men before all else, then between two numbers, then by the place on the line. */
export function takeMen(rest: Rest): Men {
  const between = takeFirst(rest, PATTERNS.menBetween);
  if (between) return menBetween(between);
  const found =
    takeFirst(rest, PATTERNS.menNamed) ??
    takeFirst(rest, PATTERNS.engineers) ??
    trailingMen(rest) ??
    takeFirst(rest, PATTERNS.menAnywhere);
  if (!found?.men) return { count: null, estimate: false, ambiguous: false };
  return { count: wholeNumber(found.men), estimate: isEstimate(found), ambiguous: false };
}

function isEstimate({ about, doubt }: Groups): boolean {
  return about !== undefined || doubt !== undefined;
}

/** `2 × 500` are 1000 men. */
export function menOfSeveral(found: Groups): Men {
  const count = Number(found.count) * wholeNumber(found.men ?? "");
  return { count, estimate: isEstimate(found), ambiguous: false };
}

/** `500–550` is an estimate in the middle; in `600/580` it is unclear which is meant. */
function menBetween(found: Groups): Men {
  const first = wholeNumber(found.men ?? "");
  const second = wholeNumber(found.upTo ?? "");
  if (found.sign === "/") return { count: first, estimate: isEstimate(found), ambiguous: true };
  return { count: Math.round((first + second) / 2), estimate: true, ambiguous: true };
}

/** Fewer men than these make no unit: such a number belongs to the name. */
const LEAST_MEN = 20;

function trailingMen(rest: Rest): Groups | null {
  const tidy = { text: tidyName(rest.text.replace(/(?<=\d)\+\s*$/u, "~")) };
  if (/\b(?:nr|no|n°|№)\.?\s*\d+\s*$/iu.test(tidy.text)) return null;
  const found = takeFirst(tidy, PATTERNS.menLast);
  if (!found?.men || wholeNumber(found.men) < LEAST_MEN) return null;
  rest.text = tidy.text;
  return found;
}
