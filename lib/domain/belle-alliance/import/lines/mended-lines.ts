import { readStrength } from "../units/strength";

/** A bracket still open at the end: `24th Infantry Regiment (48/`. */
const LEFT_OPEN = /[([][^()[\]]{0,40}$/;
/** The rest of that bracket: `2,051)`. */
const CLOSES = /^\s*[^()[\]]{1,40}[)\]]/;
/** Only strengths in brackets: `(52/2,135)`, `(4)(20/440)`. */
const STRENGTH_ALONE = /^\s*(?:\([^()\p{L}\d]*\d[^()\p{L}]*\)\s*)+$/u;

/**
 * Rejoins lines that were broken in print or by the clipboard. The text goes on the first of the two; the second is
 * left empty, so that line numbers do not change.
 */
export function mendedLines(raws: readonly string[]): string[] {
  const mended = [...raws];
  for (const [i, raw] of raws.entries()) {
    const before = mended[i - 1] ?? "";
    if (i === 0 || !goesOn(before, raw)) continue;
    const isInNumber = /[\d/]$/.test(before.trimEnd()) || /\($/.test(before.trimEnd());
    mended[i - 1] = `${before.trimEnd()}${isInNumber ? "" : " "}${raw.trim()}`;
    mended[i] = "";
  }
  return mended;
}

function goesOn(before: string, raw: string): boolean {
  if (!/\p{L}/u.test(before)) return false;
  if (LEFT_OPEN.test(before)) return CLOSES.test(raw);
  return STRENGTH_ALONE.test(raw) && isWithoutStrength(before);
}

/**
 * Whether a line names a unit without a strength. A sum below any other line may be that of the troops under a heading.
 */
function isWithoutStrength(line: string): boolean {
  const { men, guns } = readStrength(line.trim());
  return (
    men === null && guns === null && /\d{1,3}(?:st|nd|rd|th|e|er|\.)|\/|regim|batt|bn/iu.test(line)
  );
}
