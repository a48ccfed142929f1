import { type Groups, takeFirst, wholeNumber } from "../groups";
import type { Rest } from "../lines/rest";
import { tidyName } from "../words/strength-name";
import { PATTERNS } from "../words/strength-words";

/** The men found on a line. */
export interface Men {
  readonly count: number | null;
  readonly estimate: boolean;
  readonly ambiguous: boolean;
}

/**
 * Looks for a number named as men first, then for one between two numbers, then by position on the line, where one below
 * `least` is part of the name.
 */
export function takeMen(rest: Rest, least = LEAST_MEN): Men {
  const between = takeFirst(rest, PATTERNS.menBetween);
  if (between) return menBetween(between);
  const either = takeFirst(rest, PATTERNS.menEither);
  if (either) return firstOfTwo(either);
  const found =
    takeFirst(rest, PATTERNS.menNamed) ??
    takeFirst(rest, PATTERNS.menLabelled) ??
    takeFirst(rest, PATTERNS.engineers) ??
    trailingMen(rest, least) ??
    takeFirst(rest, PATTERNS.menAnywhere);
  if (!found?.men) return { count: null, estimate: false, ambiguous: false };
  return { count: wholeNumber(found.men), estimate: isEstimate(found), ambiguous: false };
}

function isEstimate({ about, doubt, vague }: Groups): boolean {
  return [about, doubt, vague].some((sign) => sign !== undefined);
}

/** `2 × 500` means 1000 men. */
export function menOfSeveral(found: Groups): Men {
  const count = Number(found.count) * wholeNumber(found.men ?? "");
  return { count, estimate: isEstimate(found), ambiguous: false };
}

/** `500–550` is an estimate in the middle. */
export function menBetween({ men = "", upTo = "" }: Groups): Men {
  const count = Math.round((wholeNumber(men) + wholeNumber(upTo)) / 2);
  return { count, estimate: true, ambiguous: true };
}

/** In `600/580` it is unclear which is meant. */
function firstOfTwo(found: Groups): Men {
  const count = wholeNumber(found.men ?? "");
  return { count, estimate: isEstimate(found), ambiguous: true };
}

/** No unit has fewer men than this: a smaller number is part of the name. */
const LEAST_MEN = 20;

function trailingMen(rest: Rest, least: number): Groups | null {
  const tidy = { text: tidyName(rest.text.replace(/(?<=\d)\+\s*$/u, "~")) };
  if (/\b(?:nr|no|n°|№)\.?\s*\d+\s*$/iu.test(tidy.text)) return null;
  const found = takeFirst(tidy, PATTERNS.menLast);
  if (!found?.men || wholeNumber(found.men) < least) return null;
  rest.text = tidy.text;
  return found;
}
